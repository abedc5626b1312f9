/** Practice tables: the sign that a table is one, and the place where a position for a new one is given. */
import { Icon } from "../symbols";
import type { Error as Refusal, TableInfo as Table } from "../wire";
import { plain, t } from "../words";

/** For everybody, all the time: the game began with a position. */
export function PracticeSign(p: { table: Table }) {
  if (!p.table.is_practice) return null;
  return (
    <span class="seed-sign" title={t("practice.what")}>
      <Icon name="book" size={16} /> <span class="seed-words">{t("practice.sign")}</span>
      <span class="visually-hidden"> {t("practice.what")}</span>
    </span>
  );
}

/** How many seats a position is for, where it says so; null for what is no position. */
export function seatsIn(text: string): { seats: number | undefined } | null {
  try {
    const position: unknown = JSON.parse(text);
    if (typeof position !== "object" || position === null || Array.isArray(position)) return null;
    const { seats } = position as { seats?: unknown };
    return { seats: typeof seats === "number" ? seats : undefined };
  } catch {
    return null;
  }
}

/** Folded away: it is for people who test or teach. */
export function PositionField(p: { value: string; refusal: Refusal | null; onChange: (text: string) => void }) {
  const choose = (file: File | undefined) => {
    if (file) void file.text().then(p.onChange);
  };
  return (
    <details class="position-field">
      <summary>{t("position.title")}</summary>
      <p class="hint">{t("position.what")}</p>
      <label for="setup-position">{t("position.text")}</label>
      <textarea
        id="setup-position"
        class="field"
        rows={6}
        spellcheck={false}
        value={p.value}
        aria-invalid={p.refusal !== null}
        aria-describedby="setup-position-trouble"
        onInput={(e) => p.onChange(e.currentTarget.value)}
      />
      <label>
        {t("position.file")}{" "}
        <input type="file" accept=".json,application/json" onChange={(e) => choose(e.currentTarget.files?.[0])} />
      </label>
      <div id="setup-position-trouble" role="alert">
        {p.refusal ? <p class="trouble">{plain(p.refusal.message)}</p> : null}
      </div>
    </details>
  );
}

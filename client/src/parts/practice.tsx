/** Practice tables: the place where a position for a new one is given. */
import type { Error as Refusal } from "../wire";
import { plain, t } from "../words";

/** What TOML says before its first table belongs to the position as a whole. */
const FIRST_TABLE = /^[ \t]*\[/m;
const SEATS = /^[ \t]*seats[ \t]*=[ \t]*(\d+)[ \t]*(?:#.*)?$/m;

/** How many seats a position is for, where it says so. The server reads it; here it only saves a choice. */
export function seatsIn(text: string): number | undefined {
  if (!text.trimStart().startsWith("{")) {
    const found = SEATS.exec(text.split(FIRST_TABLE, 1)[0]!);
    return found ? Number(found[1]) : undefined;
  }
  try {
    const { seats } = JSON.parse(text) as { seats?: unknown };
    return typeof seats === "number" ? seats : undefined;
  } catch {
    return undefined;
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
        <input
          type="file"
          accept=".json,.toml,application/json,application/toml"
          onChange={(e) => choose(e.currentTarget.files?.[0])}
        />
      </label>
      <div id="setup-position-trouble" role="alert">
        {p.refusal ? <p class="trouble">{plain(p.refusal.message)}</p> : null}
      </div>
    </details>
  );
}

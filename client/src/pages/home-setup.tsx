/** The form that sets up a table: who sits where, options, edition, a position to begin with. */
import { useState } from "preact/hooks";
import { Segments, Switch } from "../parts/base";
import { PositionField, seatsIn } from "../parts/practice";
import { Icon, SeatMark } from "../symbols";
import type { GameInfo, NewTable, Error as Refusal } from "../wire";
import { levelName, t } from "../words";
import { EditionField, OptionField } from "./home-options";
import type { Open, Opponents } from "./home-wish";

type Sitter = { kind: "me" | "free" } | { kind: "computer"; level: string };

/** It begins with the opponents that "Play now" would have. */
export function Setup(p: { game: GameInfo; opponents: Opponents; busy: boolean; open: Open }) {
  const { game } = p;
  const [count, setCount] = useState(p.opponents.count + 1);
  const [sitters, setSitters] = useState<Sitter[]>(() =>
    Array.from({ length: Math.max(...game.seats) }, (_, i) =>
      i === 0 ? { kind: "me" } : { kind: "computer", level: p.opponents.level },
    ),
  );
  const [options, setOptions] = useState<Record<string, string | number | boolean>>(() =>
    Object.fromEntries(game.options.map((o) => [o.name, o.default])),
  );
  const [edition, setEdition] = useState(game.editions[0]?.name);
  const [isPublic, setPublic] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const [hints, setHints] = useState(false);
  const [position, setPosition] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const shown = sitters.slice(0, count);
  const free = shown.some((s) => s.kind === "free");
  const me = shown.findIndex((s) => s.kind === "me");

  function seat(index: number, value: string) {
    setSitters(
      sitters.map((old, i) => {
        if (i === index)
          return value === "me"
            ? { kind: "me" }
            : value === "free"
              ? { kind: "free" }
              : { kind: "computer", level: value.slice(2) };
        return value === "me" && old.kind === "me" ? { kind: "free" } : old;
      }),
    );
  }
  /** A position says how many play. */
  function lay(text: string) {
    setPosition(text);
    setRefusal(null);
    const seats = seatsIn(text);
    if (seats !== undefined && game.seats.includes(seats)) setCount(seats);
  }
  async function submit() {
    const wish: NewTable = {
      game: game.name,
      seats: count,
      options,
      edition,
      public: isPublic,
      confirm,
      hints,
      seat: me >= 0 ? me : null,
      computers: shown.flatMap((s, i) => (s.kind === "computer" ? [{ seat: i, level: s.level }] : [])),
    };
    if (position.trim()) setRefusal(await p.open({ ...wish, position }));
    else await p.open(wish);
  }
  return (
    <form
      id="setup"
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Segments
        label={t("home.players")}
        value={count}
        options={game.seats.map((n) => ({ value: n, label: String(n) }))}
        onChange={setCount}
      />
      <fieldset class="seat-fields">
        <legend>{t("home.seats")}</legend>
        {shown.map((s, i) => (
          <label key={i} class="seat-field">
            <SeatMark seat={i} size={20} />
            <span class="visually-hidden">{t("home.seat", i + 1)}</span>
            <select
              class="field grow"
              value={s.kind === "computer" ? `c:${s.level}` : s.kind}
              onChange={(e) => seat(i, e.currentTarget.value)}
            >
              <option value="me">{t("home.seat.me")}</option>
              <option value="free">{t("home.seat.free")}</option>
              {game.levels.map((level) => (
                <option key={level} value={`c:${level}`}>
                  {t("home.seat.computer", levelName(level))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <fieldset class="options">
        <legend>{t("home.options")}</legend>
        {game.editions.length > 1 ? <EditionField game={game} value={edition} onChange={setEdition} /> : null}
        {game.options.map((o) => (
          <OptionField
            key={o.name}
            game={game.name}
            option={o}
            value={options[o.name] ?? o.default}
            onChange={(v) => setOptions({ ...options, [o.name]: v })}
          />
        ))}
        <Switch label={t("home.confirm")} text={t("home.confirm.what")} on={confirm} onChange={setConfirm} />
        <Switch label={t("home.hints")} text={t("home.hints.what")} on={hints} onChange={setHints} />
        <Switch label={t("home.public")} text={t("home.public.what")} on={isPublic} onChange={setPublic} />
      </fieldset>
      <PositionField value={position} refusal={refusal} onChange={lay} />
      <button type="submit" class="button primary" disabled={p.busy}>
        <Icon name={free ? "people" : "play"} /> {t(free ? "home.create" : "home.create.start")}
      </button>
    </form>
  );
}

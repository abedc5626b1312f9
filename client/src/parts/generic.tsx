/** A table for any game, from its view alone: every field of the view as words, numbers and chips. */
import type { BoardProps } from "../board";
import { SeatMark } from "../symbols";
import { fieldName, t } from "../words";

/** The name of an id, whatever kind of thing it is. */
export function nameOfId(props: Pick<BoardProps, "names" | "language">, id: string, kinds: string[] = []): string {
  for (const kind of kinds) {
    const found = props.names[`${kind}.${id}`];
    if (found) return found[props.language];
  }
  const direct = props.names[id];
  if (direct) return direct[props.language];
  const key = Object.keys(props.names).find((k) => k.slice(k.indexOf(".") + 1) === id);
  if (key) return props.names[key]![props.language];
  const parts = id.split(/[:/.]/);
  if (parts.length > 1) return parts.map((part) => nameOfId(props, part)).join(" ");
  return id.replace(/[-_]/g, " ");
}

/** The name of a field of the view: the game's own, or one of the usual words. */
function fieldOf(props: Pick<BoardProps, "names" | "language">, field: string): string {
  return props.names[`field.${field}`]?.[props.language] ?? fieldName(field);
}

type Scalar = string | number | boolean | null;
const isScalar = (v: unknown): v is Scalar => v === null || typeof v !== "object";

function scalar(props: BoardProps, value: Scalar): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  return nameOfId(props, value);
}

function Value(p: { props: BoardProps; value: unknown; path: string; field: string }) {
  const { props, value, path } = p;
  const mark = (key: string) => (props.changed.has(key) ? " is-changed" : "");
  if (isScalar(value)) return <span class={`value${mark(path)}`}>{scalar(props, value)}</span>;
  if (Array.isArray(value)) {
    if (!value.length) return <span class="hint">{t("generic.empty")}</span>;
    return (
      <span class="chips">
        {value.map((item, i) => (
          <span key={i} class={`chip${mark(`${path}.${i}`)}`}>
            {isScalar(item) ? (
              scalar(props, item)
            ) : (
              <Value props={props} value={item} path={`${path}.${i}`} field={p.field} />
            )}
          </span>
        ))}
      </span>
    );
  }
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, v]) => !(v === 0 || v === null || (Array.isArray(v) && !v.length)),
  );
  if (!entries.length) return <span class="hint">{t("generic.empty")}</span>;
  return (
    <span class="chips">
      {entries.map(([key, item]) => (
        <span key={key} class={`chip${mark(`${path}.${key}`)}`}>
          {nameOfId(props, key)} <b>{isScalar(item) ? scalar(props, item) : null}</b>
          {isScalar(item) ? null : <Value props={props} value={item} path={`${path}.${key}`} field={key} />}
        </span>
      ))}
    </span>
  );
}

function Fields(p: { props: BoardProps; of: Record<string, unknown>; path: string; skip?: string[] }) {
  const entries = Object.entries(p.of).filter(([key]) => !p.skip?.includes(key));
  const simple = entries.filter(([, v]) => isScalar(v));
  const rich = entries.filter(([, v]) => !isScalar(v));
  return (
    <div class="fields">
      {simple.length ? (
        <dl class="field-grid">
          {simple.map(([key, value]) => (
            <div key={key}>
              <dt>{fieldOf(p.props, key)}</dt>
              <dd>
                <Value props={p.props} value={value} path={`${p.path}.${key}`} field={key} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {rich.map(([key, value]) => (
        <section key={key} class="field-block">
          <h4>{fieldOf(p.props, key)}</h4>
          <Value props={p.props} value={value} path={`${p.path}.${key}`} field={key} />
        </section>
      ))}
    </div>
  );
}

/** Something with fields, whatever the game. */
type Fielded = Record<string, unknown>;

/** What lies before the players, a column each. */
function PlayersTable(props: BoardProps) {
  const players = (props.view.players ?? []) as Fielded[];
  const fields = Object.keys(players[0] ?? {}).filter((field) => field !== "name");
  return (
    <table class="generic-players">
      <thead>
        <tr>
          <td />
          {props.seats.map((one) => (
            <th key={one.seat} scope="col">
              <SeatMark seat={one.seat} size={14} /> {one.name || `${t("computer")} ${one.seat + 1}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{fieldOf(props, field)}</th>
            {players.map((player, seat) => (
              <td key={seat}>
                <Value props={props} value={player[field]} path={`players.${seat}.${field}`} field={field} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function GenericBoard(props: BoardProps) {
  const board = props.view.board as Fielded | undefined;
  const title = props.names["field.board"]?.[props.language] ?? t("generic.board");
  return (
    <section class="generic card" aria-label={title}>
      <h3>{title}</h3>
      {board && typeof board === "object" ? <Fields props={props} of={board} path="board" /> : null}
      {props.narrow ? null : <PlayersTable {...props} />}
    </section>
  );
}

export function GenericOwn(props: BoardProps) {
  const player = props.view.players?.[props.shownSeat] as Fielded | undefined;
  if (!player) return null;
  return (
    <div class="generic">
      <Fields props={props} of={player} path={`players.${props.shownSeat}`} skip={["name"]} />
    </div>
  );
}

export function GenericSummary(props: BoardProps & { of: number }) {
  const player = props.view.players?.[props.of] as Fielded | undefined;
  if (!player) return null;
  // The shell shows the points already.
  const numbers = Object.entries(player).filter(
    ([key, v]) => typeof v === "number" && key !== "points" && key !== "fame",
  ) as [string, number][];
  return (
    <span class="generic-summary">
      {numbers.slice(0, 5).map(([key, value]) => (
        <span key={key} class={props.changed.has(`players.${props.of}.${key}`) ? "is-changed" : ""}>
          {fieldOf(props, key)} <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

export const genericDrawing = { Board: GenericBoard, OwnArea: GenericOwn, Summary: GenericSummary };

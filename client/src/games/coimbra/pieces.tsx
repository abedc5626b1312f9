/** Pieces: shape, symbol and colour together, never colour alone. */
import { Fragment } from "preact";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { type Colour, SYMBOL } from "./facts";

/**
 * Where the pips lie, on a grid of 3 × 3, so far inside the face that signs at its corners cover none of them; above
 * six only a cap tile leads.
 */
const PIPS: Record<number, number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
  7: [0, 2, 3, 4, 5, 6, 8],
  8: [0, 1, 2, 3, 5, 6, 7, 8],
  9: [0, 1, 2, 3, 4, 5, 6, 7, 8],
};

export interface DieProps {
  value: number;
  colour?: Colour;
  /** Whose holder it stands in. */
  seat?: number;
  token?: boolean;
  cap?: boolean;
  at?: string;
}

/** A die in its colour, its income in a corner, in the holder of its owner; or a die token. */
export function DieFace(p: DieProps) {
  const kind = p.token ? "token" : p.colour!;
  const held = p.seat === undefined ? "" : ` c-held c-holder-${p.seat % 5}`;
  return (
    <span class={`c-die c-of-${kind}${held}`} data-at={p.at} data-piece={p.at ? `die.${kind}` : undefined}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        {PIPS[p.value]!.map((spot) => {
          const [x, y, r] = [8.3 + (spot % 3) * 6.7, 8.3 + Math.floor(spot / 3) * 6.7, p.value > 6 ? 2.3 : 2.6];
          return (
            <Fragment key={spot}>
              <circle class="c-dent" cx={x} cy={y + 0.9} r={r} />
              <circle cx={x} cy={y} r={r} />
            </Fragment>
          );
        })}
      </svg>
      {p.colour ? (
        <span class="c-corner">
          <Icon name={SYMBOL[p.colour]} size={10} />
        </span>
      ) : null}
      {p.cap ? <Icon name="c-cap" size={14} class="c-capped" /> : null}
      {p.seat === undefined ? null : <SeatMark seat={p.seat} size={13} class="c-owner" />}
    </span>
  );
}

/** A die that waits for its income: the value no longer matters. */
export function BlankDie(p: { colour: Colour; seat: number; at?: string }) {
  return (
    <span class={`c-die c-blank c-of-${p.colour} c-held c-holder-${p.seat % 5}`} data-at={p.at}>
      <Icon name={SYMBOL[p.colour]} size={18} />
      <SeatMark seat={p.seat} size={13} class="c-owner" />
    </span>
  );
}

/** A diploma with the letter of its kind. */
export function Diploma(p: { kind: string; size?: number }) {
  const size = p.size ?? 18;
  return (
    <span
      class={`c-diploma c-diploma-${p.kind}`}
      style={{ width: `${size}px`, height: `${size}px`, fontSize: `${Math.max(11, Math.round(size * 0.56))}px` }}
    >
      <Icon name="c-diploma" size={size} />
      <b>
        <Painted text={p.kind === "wild" ? "✱" : p.kind.toUpperCase()} />
      </b>
    </span>
  );
}

/** Crowns, with their number on them. */
export function Crowns(p: { n: number; size?: number }) {
  const size = p.size ?? 20;
  return (
    <span
      class="c-crowns"
      style={{ width: `${size}px`, height: `${size}px`, fontSize: `${Math.max(11, Math.round(size * 0.5))}px` }}
    >
      <Icon name="c-crown" size={size} />
      <b>
        <Painted text={p.n} />
      </b>
    </span>
  );
}

/** Disks of seats beside each other. */
export function Disks(p: { seats: number[]; size?: number }) {
  return (
    <span class="c-disks">
      {p.seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={p.size ?? 12} />
      ))}
    </span>
  );
}

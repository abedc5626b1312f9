/** Pieces: shape, symbol and colour together, never colour alone. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SEAT_SHAPES } from "../../symbols";
import { COLOURS, type Counts, type Desk, type Folk, hasBread, printedOn, seatName, wordOf } from "./facts";
import { figureMeans, NOTHING } from "./moves";

/** A cube as it lies on the table. */
export function Cube(p: { cube: string; size?: number; at?: string }) {
  const size = p.size ?? 24;
  return (
    <span
      class="v-cube"
      style={{ width: `${size}px`, height: `${size}px` }}
      data-at={p.at}
      data-piece={`cube-${p.cube}`}
    >
      <Icon name={`v-cube-${p.cube}`} size={size} />
    </span>
  );
}

export function Good(p: { good: string; size?: number }) {
  return <Icon name={`v-good-${p.good}`} size={p.size ?? 22} class="v-good" />;
}

/** A symbol with a number beside it: 2 time, 3 points, 1 grain. */
export function Tally(p: { of: string; n: number | string; size?: number }) {
  return (
    <span class="v-tally">
      <Painted text={p.n} />
      <Icon name={`v-${p.of}`} size={p.size ?? 16} />
    </span>
  );
}

/** What a thing is worth: the number stands beside its star, where it is read on every ground. */
export function Points(p: { n: number; size?: number }) {
  return (
    <span class="v-points">
      <Painted text={p.n} />
      <Icon name="v-fame" size={p.size ?? 18} />
    </span>
  );
}

/** A price: cubes one by one, then grain. */
export function Price(p: { cubes?: Counts; grain?: number; size?: number }) {
  const size = p.size ?? 15;
  const cubes = COLOURS.flatMap((cube) => Array.from({ length: p.cubes?.[cube] ?? 0 }, () => cube));
  return (
    <span class="v-price">
      {cubes.map((cube, n) => (
        <Icon key={n} name={`v-chip-${cube}`} size={size} />
      ))}
      {p.grain ? <Tally of="grain" n={p.grain} size={size + 1} /> : null}
    </span>
  );
}

/** The body of a figure inside a picture whose grid is 24 × 30: a head, and the seat's shape with the generation on it. */
export function FigureShape(p: { seat: number; number: string }) {
  const shape = SEAT_SHAPES[p.seat % 5]!;
  const low = shape === "triangle" ? 12.4 : 10.4;
  return (
    <>
      <g class={`seat-${p.seat % 5}`}>
        <circle cx="12" cy="6" r="4.6" fill="currentColor" stroke="var(--v-outline)" stroke-width="1.5" />
        <use href={`#sym-seat-${shape}`} x="1" y="7.4" width="22" height="22" />
      </g>
      <use
        href={`#sym-v-number-${printedOn(p.number)}`}
        class={`on-seat-${p.seat % 5}`}
        x="4"
        y={low}
        width="16"
        height="16"
      />
      {hasBread(p.number) ? <use href="#sym-v-bread" x="13" y="20" width="11" height="11" /> : null}
    </>
  );
}

export function Figure(p: { seat: number; number: string; size?: number; at?: string }) {
  const size = p.size ?? 26;
  return (
    <span
      class="v-figure"
      style={{ width: `${size * 0.8}px`, height: `${size}px` }}
      data-at={p.at}
      data-piece={`figure-${p.seat}-${p.number}`}
    >
      <svg class="symbol" width={size * 0.8} height={size} viewBox="0 0 24 30" aria-hidden="true" focusable="false">
        <FigureShape seat={p.seat} number={p.number} />
      </svg>
    </span>
  );
}

interface PeopleProps {
  desk: Desk;
  place: string;
  folk: Folk[];
  size?: number;
  where: string;
}

/** Who stands at a place: one button for each group of equal figures; my own can be moved. */
export function People({ desk, place, folk, size, where }: PeopleProps) {
  return (
    <>
      {folk.map((one) => (
        <Person key={`${one.seat}.${one.number}`} desk={desk} place={place} one={one} size={size} where={where} />
      ))}
    </>
  );
}

function Person({
  desk,
  place,
  one,
  size,
  where,
}: {
  desk: Desk;
  place: string;
  one: Folk;
  size: number | undefined;
  where: string;
}) {
  const { p, view } = desk;
  const mine = p.seat === one.seat;
  const own = mine ? figureMeans(desk, place, one.number) : NOTHING;
  // A priest may bring out anybody's figures.
  const brought = place === "bag" ? [`bring-out ${view.players[one.seat]?.name ?? "conny"} ${one.number}`] : [];
  const { meant, asks } = { meant: [...own.meant, ...brought], asks: own.asks };
  const who = seatName(p, view, one.seat);
  const number = printedOn(one.number);
  const label =
    wordOf(p, "figure-at", who, number, where) +
    (hasBread(one.number) ? ` – ${wordOf(p, "on-bread")}` : "") +
    (one.count > 1 ? ` (${one.count} ×)` : "");
  const isOldest = view.players[one.seat]?.next_to_die[place]?.includes(one.number);
  const card = () => ({
    title: wordOf(p, "figure", who, number),
    text: `${wordOf(p, "figure-text", number)} ${wordOf(p, "figure-work", where)}.`,
    rule: "V-8.4",
    lines: [
      ...(hasBread(one.number) ? [wordOf(p, "bread-text")] : []),
      ...(isOldest ? [wordOf(p, "figure-oldest")] : []),
    ],
  });
  const changed = p.changed.has(`players.${one.seat}.family.${place}.${one.number}`);
  return (
    <Hit
      desk={desk}
      class={`v-person${mine ? " mine" : ""}${changed ? " changed" : ""}`}
      drag={mine}
      path={[`players.${one.seat}.family.${place}.${one.number}`]}
      meant={meant}
      asks={asks}
      card={card}
      label={label}
      data-person={`${place} ${one.seat} ${one.number}`}
    >
      {Array.from({ length: one.count }, (_, n) => (
        <Figure
          key={n}
          seat={one.seat}
          number={one.number}
          size={size ?? 26}
          at={`${place}.${one.seat}.${one.number}.${n}`}
        />
      ))}
    </Hit>
  );
}

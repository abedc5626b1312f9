/** The feast at the end of a game: who stands where, the winner with a crown; alone, the steps of the ranks. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { seatName } from "../people";
import { motion } from "../settings";
import type { TableStore } from "../store";
import { Icon, registerSymbols, SEAT_SHAPES, SeatMark } from "../symbols";
import type { Outcome, Score } from "../wire";
import { minus, plain, t } from "../words";
import { placeOf } from "./sheet";

registerSymbols({
  "crown-of-winner": `<path d="M3 8.5 7.4 12 12 4l4.6 8L21 8.5 19.2 19H4.8Z" fill="#efbf3f" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/><path d="M5 16.2h14" stroke="var(--ink)" stroke-width="1.2"/><g fill="#b3261e" stroke="var(--ink)"><circle cx="12" cy="3.6" r="1.7"/><circle cx="3" cy="8" r="1.5"/><circle cx="21" cy="8" r="1.5"/></g>`,
  "pawn-body@0 0 40 34": `<path d="M13 1h14c1 8 4 15 10 22v10H3V23c6-7 9-14 10-22Z" fill="currentColor" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/><path d="M3 26h34" stroke="var(--ink)" stroke-opacity=".45" stroke-width="1.4"/>`,
});

/** A game that has been celebrated: coming back to its end is quiet. */
const celebrated = new Set<string>();

/** The stage: a garland in the colours of the table, the title as a ribbon of the winner, what stands below, and what is told. */
export function Feast(p: {
  store: TableStore;
  winners: number[];
  seats: number[];
  title: ComponentChildren;
  stand: ComponentChildren;
  isCheered: boolean;
  children?: ComponentChildren;
}) {
  const only = p.winners.length === 1 ? p.winners[0]! : null;
  const ribbon = only === null ? "" : `is-of-seat on-seat-${only % 5}`;
  return (
    <header class="feast" style={only === null ? undefined : { "--ribbon": `var(--seat-${only % 5})` }}>
      <Garland seats={p.seats} />
      <h2 class={`ending-title ${ribbon}`}>
        <span>{p.title}</span>
      </h2>
      <div class="feast-stand">{p.stand}</div>
      <div class="feast-told">{p.children}</div>
      {p.isCheered ? <Confetti id={p.store.id} seats={p.winners} /> : null}
    </header>
  );
}

/** Who stands left and right of whom: the first in the middle, the others by turns beside. */
function standsAt(index: number): number {
  return index % 2 ? -(index + 1) / 2 : index / 2;
}

/** Steps are narrow: the first word of a name is enough where nobody else has the same. */
export function calledAmong(name: string, names: string[]): string {
  const first = (of: string) => of.split(" ", 1)[0]!;
  return names.filter((other) => first(other) === first(name)).length > 1 ? name : first(name);
}

export function Podium(p: { store: TableStore; scores: Score[]; ranking: number[][] }) {
  const { store, scores, ranking } = p;
  const names = ranking.flat().map((seat) => seatName(store.table.value, seat));
  return (
    <ol class="podium" aria-label={t("end.podium")}>
      {ranking.flat().map((seat, index) => {
        const place = placeOf(ranking, seat);
        const points = scores[seat]?.total ?? 0;
        return (
          <li key={seat} class={`podium-place is-${place}`} style={{ order: standsAt(index), "--late": index }}>
            <span class="podium-figure">
              {place === 1 ? <Icon name="crown-of-winner" size={30} class="podium-crown" /> : null}
              <Pawn seat={seat} />
            </span>
            <span class={`podium-step seat-${seat % 5}`}>
              <b>{t("end.rank", place)}</b>
            </span>
            <span class="podium-words">
              <span class="podium-name" title={names[index]}>
                {calledAmong(names[index]!, names)}
              </span>{" "}
              <b title={t("points", points)}>{minus(points)}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A piece of the game with the seat's shape for a head. */
function Pawn(p: { seat: number }) {
  return (
    <span class="pawn" aria-hidden="true">
      <SeatMark seat={p.seat} size={24} />
      <svg class={`pawn-body seat-${p.seat % 5}`} width="40" height="34" viewBox="0 0 40 34">
        <use href="#sym-pawn-body" />
      </svg>
    </span>
  );
}

/** Who plays alone climbs: the rank reached, the next one, and how much of the way to it is done. */
export function Climb(p: { seat: number; total: number; rank: NonNullable<Outcome["rank"]> }) {
  const { name, next, missing } = p.rank;
  return (
    <ol class="climb">
      <li class="climb-step is-reached">
        <span class="podium-figure">
          <Pawn seat={p.seat} />
        </span>
        <span class={`podium-step seat-${p.seat % 5}`}>
          <b>{plain(name)}</b>
        </span>
        <span class="podium-words">
          <b>{t("points", p.total)}</b>
        </span>
      </li>
      {next ? (
        <li class="climb-step">
          <span class="podium-figure">
            <Icon name="flag" size={26} class="climb-flag" />
          </span>
          <span class="podium-step">
            <b>{plain(next)}</b>
          </span>
          <span class="podium-words">
            <b>{t("points", p.total + missing)}</b>
          </span>
        </li>
      ) : null}
    </ol>
  );
}

const SWAG = 200;
const FLAGS = 6;
const GARLAND = 1600;

/** Pennants on a cord, in the colours of those at the table. */
function Garland(p: { seats: number[] }) {
  const swags = Array.from({ length: GARLAND / SWAG }, (_, i) => i * SWAG);
  // The cord between two nails hangs like this.
  const sag = (part: number) => 4 + 44 * part * (1 - part);
  return (
    <svg class="garland" viewBox={`0 0 ${GARLAND} 40`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {swags.map((left, swag) => (
        <g key={left}>
          {Array.from({ length: FLAGS }, (_, i) => {
            const part = (i + 0.5) / FLAGS;
            const x = left + part * SWAG;
            const seat = p.seats[(swag * FLAGS + i) % p.seats.length]!;
            const isPaper = p.seats.length === 1 && i % 2 === 1;
            return (
              <path
                key={i}
                class={isPaper ? "garland-paper" : `seat-${seat % 5}`}
                d={`M${x - 11} ${sag(part - 0.055)}L${x + 11} ${sag(part + 0.055)}L${x} ${sag(part) + 22}Z`}
              />
            );
          })}
          <path class="garland-cord" d={`M${left} 4Q${left + SWAG / 2} 26 ${left + SWAG} 4`} />
        </g>
      ))}
    </svg>
  );
}

const PIECES = 42;

/** Once, when the end is met with motion on: the winner's shapes fall, and are gone. */
function Confetti(p: { id: string; seats: number[] }) {
  const falls = useMemo(() => {
    const isNew = motion.peek() && !celebrated.has(p.id);
    celebrated.add(p.id);
    return isNew;
  }, [p.id]);
  if (!falls) return null;
  return (
    <span class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => {
        const seat = p.seats[i % p.seats.length]!;
        const style = {
          left: `${(i * 61) % 100}%`,
          animationDelay: `${((i * 37) % 90) * 10}ms`,
          animationDuration: `${1500 + ((i * 53) % 90) * 10}ms`,
        };
        return (
          <svg key={i} class={`seat-${seat % 5}`} width="12" height="12" viewBox="0 0 24 24" style={style}>
            <use href={`#sym-seat-${SEAT_SHAPES[seat % 5]}`} />
          </svg>
        );
      })}
    </span>
  );
}

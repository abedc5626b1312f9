/** The score sheet: a bar for every source and player, all of them on one scale. */
import type { Text } from "../board";
import { seatName } from "../people";
import { language, tiny } from "../settings";
import type { TableStore } from "../store";
import { SeatMark, seatColour } from "../symbols";
import type { Score } from "../wire";
import { minus, t } from "../words";

interface Sheet {
  store: TableStore;
  scores: Score[];
  ranking: number[][];
}

export function sourceName(names: Record<string, Text>, source: string): string {
  return names[`score.${source}`]?.[language.value] ?? source.replace(/[_-]/g, " ");
}

/** The place of a seat; those that share one leave the next ones free. */
export function placeOf(ranking: number[][], seat: number): number {
  let place = 1;
  for (const group of ranking) {
    if (group.includes(seat)) return place;
    place += group.length;
  }
  return place;
}

/** The sources from which anybody has points. */
export function sourcesOf(scores: Score[]): string[] {
  return [...new Set(scores.flatMap((score) => Object.keys(score.parts)))].filter((source) =>
    scores.some((score) => score.parts[source]),
  );
}

/** What all bars are drawn to: the most that anybody lacks and has from one source, left and right of one zero. */
export interface Scale {
  left: number;
  right: number;
}

export function scaleOf(scores: Score[]): Scale {
  const all = scores.flatMap((score) => Object.values(score.parts));
  const right = Math.max(0, ...all);
  const left = Math.max(0, ...all.map((points) => -points));
  return { left, right: left + right ? right : 1 };
}

export function ScoreSheet(p: Sheet & { isWide?: boolean }) {
  const order = p.ranking.flat();
  const seats = order.length === p.scores.length ? order : p.scores.map((_, seat) => seat);
  return (
    <>
      {tiny.value && !p.isWide ? <Blocks {...p} seats={seats} /> : <Columns {...p} seats={seats} />}
      {seats.length > 1 ? <p class="hint sheet-scale">{t("end.scale")}</p> : null}
    </>
  );
}

/** On a phone a column per player would be too narrow: a block per source, a line per player. */
function Blocks(p: Sheet & { seats: number[] }) {
  const { store, scores, seats } = p;
  const names = store.box.value?.names ?? {};
  const scale = scaleOf(scores);
  const isAlone = seats.length === 1;
  const has = (source: string) => (seat: number) => Boolean(scores[seat]?.parts[source]);
  return (
    <div class="score-blocks">
      <h3>{t("end.title")}</h3>
      <ol class="score-order">
        {seats.map((seat) => {
          const place = placeOf(p.ranking, seat);
          return (
            <li key={seat} class={place === 1 && !isAlone ? "is-winner" : ""}>
              {isAlone ? null : <span class="sheet-rank">{t("end.rank", place)}</span>}
              <SeatMark seat={seat} size={16} /> <span class="grow">{seatName(store.table.value, seat)}</span>{" "}
              <b>{minus(scores[seat]?.total ?? 0)}</b>
            </li>
          );
        })}
      </ol>
      {sourcesOf(scores).map((source) => (
        <section key={source}>
          <h4>
            {sourceName(names, source)}
            <Without store={store} seats={seats.filter((seat) => !has(source)(seat))} />
          </h4>
          <ul>
            {seats.filter(has(source)).map((seat) => (
              <li key={seat}>
                <SeatMark seat={seat} size={14} title={seatName(store.table.value, seat)} />
                <Bar points={scores[seat]?.parts[source] ?? 0} scale={scale} seat={seat} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Who has no points from a source: their marks share its line, so that zeros make no list longer. */
function Without(p: { store: TableStore; seats: number[] }) {
  if (!p.seats.length) return null;
  return (
    <span class="score-without">
      {p.seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={12} title={seatName(p.store.table.value, seat)} />
      ))}
      <span class="bar-number is-zero">0</span>
    </span>
  );
}

function Columns(p: Sheet & { seats: number[] }) {
  const { store, scores, seats } = p;
  const names = store.box.value?.names ?? {};
  const scale = scaleOf(scores);
  const isAlone = seats.length === 1;
  const sources = sourcesOf(scores);
  const nameOf = (source: string) => sourceName(names, source);
  return (
    <div class="sheet-scroll" tabIndex={0} role="region" aria-label={t("end.title")}>
      <table class="score-sheet" style={{ "--letters": Math.max(...sources.map((one) => nameOf(one).length)) }}>
        <thead>
          <tr>
            <td class="sheet-source">
              <h3>{t("end.title")}</h3>
            </td>
            {seats.map((seat) => {
              const place = placeOf(p.ranking, seat);
              return (
                <th key={seat} scope="col" class={place === 1 && !isAlone ? "is-winner" : ""}>
                  {isAlone ? null : (
                    <span class="sheet-rank">
                      <SeatMark seat={seat} size={14} /> {t("end.rank", place)}
                    </span>
                  )}
                  <span class="sheet-name">
                    {isAlone ? <SeatMark seat={seat} size={14} /> : null} {seatName(store.table.value, seat)}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        {/* The sum first: it is in sight however many sources there are. */}
        <tbody class="sheet-sum">
          <tr>
            <th scope="row">{t("score.total")}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <span class="sheet-total">
                  <b>{minus(scores[seat]?.total ?? 0)}</b>
                </span>
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{nameOf(source)}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  <Bar points={scores[seat]?.parts[source] ?? 0} scale={scale} seat={seat} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Points and their bar: to the right of zero what one has, to the left of it, hatched, what one lacks. */
function Bar(p: { points: number; scale: Scale; seat: number }) {
  const { left, right } = p.scale;
  const part = (points: number) => `${(points / (left + right)) * 100}%`;
  return (
    <span class="bar-cell">
      <span class={p.points ? "bar-number" : "bar-number is-zero"}>{minus(p.points)}</span>
      <span class={left ? "bar-way has-zero" : "bar-way"} style={{ "--zero": part(left) }}>
        {p.points ? (
          <span
            class={p.points < 0 ? "bar is-minus" : "bar"}
            data-points={p.points}
            style={{
              width: part(Math.abs(p.points)),
              marginLeft: part(left + Math.min(0, p.points)),
              backgroundColor: seatColour(p.seat),
            }}
          />
        ) : null}
      </span>
    </span>
  );
}

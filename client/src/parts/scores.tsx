/** Scores: the strip that is always there, the sheet after the game, and the curve. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import type { Text } from "../board";
import { seatName } from "../people";
import { language, narrow, tiny } from "../settings";
import type { TableStore } from "../store";
import { SEAT_SHAPES, SeatMark, seatColour } from "../symbols";
import type { AnyView } from "../view";
import type { Score, ScorePoint } from "../wire";
import { t } from "../words";

export function scoresOf(view: AnyView | null): Score[] {
  return view?.scores ?? [];
}

/** One line: who has how many points, and whose turn it is. */
export function ScoreStrip(p: { store: TableStore; onPick?: (seat: number) => void }) {
  const { store } = p;
  const scores = scoresOf(store.view.value);
  const acting = store.toAct.value;
  return (
    <ul class="score-strip" aria-label={t("score.so-far")}>
      {scores.map((score, seat) => {
        const info = store.seats.value[seat];
        const name = seatName(store.table.value, seat);
        const inside = (
          <>
            <SeatMark seat={seat} size={16} />
            {narrow.value && info?.isComputer && !info.isMe ? (
              <span class="visually-hidden">{name}</span>
            ) : (
              <span class="score-name">{info?.isMe && store.mySeats.value.length === 1 ? t("you") : name}</span>
            )}
            <b class={store.changed.value.has(`scores.${seat}.total`) ? "is-changed" : ""}>{score.total}</b>
          </>
        );
        return (
          <li key={seat} class={`${acting.includes(seat) ? "is-acting" : ""} ${info?.isMe ? "is-me" : ""}`}>
            {p.onPick ? (
              <button
                type="button"
                title={t("own.show", name)}
                aria-pressed={store.ownSeat.value === seat}
                onClick={() => p.onPick!(seat)}
              >
                {inside}
              </button>
            ) : (
              <span class="score-plain">{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function sourceName(names: Record<string, Text>, source: string): string {
  return names[`score.${source}`]?.[language.value] ?? source.replace(/[_-]/g, " ");
}

export function ScoreSheet(p: { store: TableStore; scores: Score[]; ranking: number[][] }) {
  const { store, scores } = p;
  const names = store.box.value?.names ?? {};
  const order = p.ranking.flat();
  const seats = order.length === scores.length ? order : scores.map((_, i) => i);
  const sources = [...new Set(scores.flatMap((s) => Object.keys(s.parts)))].filter((source) =>
    scores.some((s) => s.parts[source]),
  );
  const most = Math.max(1, ...scores.flatMap((s) => Object.values(s.parts)));
  const rank = (seat: number) => {
    let place = 1;
    for (const group of p.ranking) {
      if (group.includes(seat)) return place;
      place += group.length;
    }
    return place;
  };
  if (tiny.value) {
    // On a phone a column per player would be too narrow: a block per source, a line per player.
    return (
      <div class="score-blocks">
        <ol class="score-order">
          {seats.map((seat) => (
            <li key={seat} class={rank(seat) === 1 ? "is-winner" : ""}>
              <span class="sheet-rank">{t("end.rank", rank(seat))}</span> <SeatMark seat={seat} size={16} />{" "}
              <span class="grow">{seatName(store.table.value, seat)}</span> <b>{scores[seat]?.total}</b>
            </li>
          ))}
        </ol>
        {sources.map((source) => (
          <section key={source}>
            <h4>{sourceName(names, source)}</h4>
            <ul>
              {seats.map((seat) => (
                <li key={seat}>
                  <SeatMark seat={seat} size={14} title={seatName(store.table.value, seat)} />
                  <Bar points={scores[seat]?.parts[source] ?? 0} most={most} seat={seat} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  }
  return (
    <div class="sheet-scroll" tabIndex={0} role="region" aria-label={t("end.title")}>
      <table class="score-sheet">
        <thead>
          <tr>
            <th scope="col">{t("end.source")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col" class={rank(seat) === 1 ? "is-winner" : ""}>
                <span class="sheet-rank">{t("end.rank", rank(seat))}</span>
                <span class="sheet-name">
                  <SeatMark seat={seat} size={14} /> {seatName(store.table.value, seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{sourceName(names, source)}</th>
              {seats.map((seat) => {
                const points = scores[seat]?.parts[source] ?? 0;
                return (
                  <td key={seat}>
                    <Bar points={points} most={most} seat={seat} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("score.total")}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <b>{scores[seat]?.total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Bar(p: { points: number; most: number; seat: number }) {
  return (
    <span class="bar-cell">
      <span class={p.points ? "bar-number" : "bar-number is-zero"}>{p.points}</span>
      <span class="bar-way">
        {p.points > 0 ? (
          <span class="bar" style={{ width: `${(p.points / p.most) * 100}%`, background: seatColour(p.seat) }} />
        ) : null}
      </span>
    </span>
  );
}

type RoundPoint = ScorePoint & { round: number };

/** The last point of each round; of each move in a game without rounds. */
export function perRound(points: ScorePoint[]): RoundPoint[] {
  const last = new Map<number, RoundPoint>();
  for (const point of points) last.set(point.round ?? point.at, { ...point, round: point.round ?? point.at });
  return [...last.values()].sort((a, b) => a.round - b.round);
}

export function niceStep(highest: number): number {
  const rough = Math.max(1, highest / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((f) => f * power).find((s) => s >= rough) ?? power * 10;
}

export function Curve(p: { store: TableStore; onPick: (at: number) => void }) {
  const { store } = p;
  const [points, setPoints] = useState<RoundPoint[] | null | "none">(null);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    get<ScorePoint[]>(`/api/tables/${encodeURIComponent(store.id)}/scores`).then(
      (found) => setPoints(perRound(found)),
      () => setPoints("none"),
    );
  }, [store.id]);
  if (points === null) return <p class="hint">{t("loading")}</p>;
  if (points === "none" || points.length < 2) return <p class="hint">{t("end.curve.none")}</p>;
  const seats = points[0]!.totals.map((_, i) => i);
  const width = 640,
    height = 260,
    left = 36,
    right = 28,
    top = 12,
    bottom = 28;
  const highest = Math.max(1, ...points.flatMap((q) => q.totals));
  const step = niceStep(highest);
  const ceiling = Math.ceil(highest / step) * step;
  const x = (i: number) => left + (i / (points.length - 1)) * (width - left - right);
  const y = (v: number) => top + (1 - v / ceiling) * (height - top - bottom);
  const ticks = Array.from({ length: Math.round(ceiling / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(points.length / 10);
  const now = shown ?? points.length - 1;
  return (
    <figure class="curve">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the rounds are reached in the replay. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t("end.curve")}: ${seats.map((s) => `${seatName(store.table.value, s)} ${points.at(-1)!.totals[s]}`).join(", ")}`}
        onMouseMove={(e) => {
          const box = e.currentTarget.getBoundingClientRect();
          const i = Math.round(
            (((e.clientX - box.left) / box.width) * width - left) / ((width - left - right) / (points.length - 1)),
          );
          setShown(Math.max(0, Math.min(points.length - 1, i)));
        }}
        onMouseLeave={() => setShown(null)}
        onClick={() => p.onPick(points[now]!.at)}
      >
        {ticks.map((v) => (
          <g key={v}>
            <line class="curve-grid" x1={left} x2={width - right} y1={y(v)} y2={y(v)} />
            <text class="curve-text" x={left - 6} y={y(v) + 4} text-anchor="end">
              {v}
            </text>
          </g>
        ))}
        {points.map((q, i) =>
          i % every === 0 || i === points.length - 1 ? (
            <text key={i} class="curve-text" x={x(i)} y={height - 8} text-anchor="middle">
              {q.round}
            </text>
          ) : null,
        )}
        {shown !== null ? <line class="curve-cursor" x1={x(now)} x2={x(now)} y1={top} y2={height - bottom} /> : null}
        {seats.map((seat) => (
          <g key={seat} class={`seat-${seat}`}>
            <polyline
              class="curve-under"
              points={points.map((q, i) => `${x(i)},${y(q.totals[seat] ?? 0)}`).join(" ")}
            />
            <polyline
              class={`curve-line curve-line-${SEAT_SHAPES[seat]}`}
              points={points.map((q, i) => `${x(i)},${y(q.totals[seat] ?? 0)}`).join(" ")}
            />
            {points.map((q, i) =>
              i % every === 0 || i === points.length - 1 || i === shown ? (
                <use
                  key={i}
                  href={`#sym-seat-${SEAT_SHAPES[seat]}`}
                  x={x(i) - 6}
                  y={y(q.totals[seat] ?? 0) - 6}
                  width="12"
                  height="12"
                />
              ) : null,
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <span class="hint">{t("log.round", points[now]!.round)}</span>
        {seats.map((seat) => (
          <span key={seat} class="curve-key">
            <SeatMark seat={seat} size={14} /> {seatName(store.table.value, seat)} <b>{points[now]!.totals[seat]}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

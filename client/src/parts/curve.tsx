/** The points of all over the rounds, as a curve that can be pointed at: by mouse, finger and keys. */
import { useRef, useState } from "preact/hooks";
import { seatName } from "../people";
import type { TableStore } from "../store";
import type { RoundPoint } from "../story";
import { Icon, SEAT_SHAPES, SeatMark } from "../symbols";
import { minus, t } from "../words";

export function niceStep(highest: number): number {
  const rough = Math.max(1, highest / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((f) => f * power).find((s) => s >= rough) ?? power * 10;
}

const WIDTH = 640;
const HEIGHT = 260;
// Room for the axes' numbers, three digits wide, where a phone draws the picture at half its size.
const LEFT = 62;
const RIGHT = 28;
const TOP = 20;
const BOTTOM = 44;

/** The number of the point that lies nearest to this part of the drawing's width. */
export function nearestPoint(part: number, count: number): number {
  const found = Math.round(((part * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * (count - 1));
  return Math.max(0, Math.min(count - 1, found));
}

/** `points` are those of the rounds: null while they are fetched, "none" where there are none. */
export function Curve(p: { store: TableStore; points: RoundPoint[] | null | "none"; onPick: (at: number) => void }) {
  const { store, points } = p;
  if (points === null) return <p class="hint">{t("loading")}</p>;
  if (points === "none" || points.length < 2) return <p class="hint">{t("end.curve.none")}</p>;
  return <Pointable store={store} points={points} onPick={p.onPick} />;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

function Pointable(p: { store: TableStore; points: RoundPoint[]; onPick: (at: number) => void }) {
  const { store, points } = p;
  const [shown, setShown] = useState<number | null>(null);
  const lastPointer = useRef("mouse");
  const end = points.length - 1;
  const now = shown ?? end;
  const here = points[now]!;
  const before = points[now - 1];
  const seats = here.totals.map((_, seat) => seat);
  const names = seats.map((seat) => seatName(store.table.value, seat));
  const point = (e: PointerEvent) => {
    lastPointer.current = e.pointerType;
    const box = (e.currentTarget as Element).getBoundingClientRect();
    setShown(nearestPoint((e.clientX - box.left) / box.width, points.length));
  };
  const press = (e: KeyboardEvent) => {
    const step = STEPS[e.key];
    if (step !== undefined) setShown(Math.max(0, Math.min(end, now + step)));
    else if (e.key === "Home") setShown(0);
    else if (e.key === "End") setShown(end);
    else if (e.key === "Enter") p.onPick(here.at);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <figure class="curve">
      <div
        class="curve-plot"
        role="slider"
        tabIndex={0}
        aria-label={t("end.curve")}
        aria-describedby="curve-what"
        aria-valuemin={points[0]!.round}
        aria-valuemax={points[end]!.round}
        aria-valuenow={here.round}
        aria-valuetext={`${t("log.round", here.round)}: ${seats.map((s) => `${names[s]} ${here.totals[s]}`).join(", ")}`}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(e) => {
          if (e.pointerType === "mouse") setShown(null);
        }}
        onKeyDown={press}
        onClick={() => {
          // A finger covers what it points at: it looks first, and goes there by the button.
          if (lastPointer.current === "mouse") p.onPick(here.at);
        }}
      >
        <Lines points={points} shown={shown} />
      </div>
      <figcaption>
        <div class="curve-now">
          <b class="curve-round">{t("log.round", here.round)}</b>
          <button type="button" class="button small" onClick={() => p.onPick(here.at)}>
            <Icon name="board" size={16} /> {t("end.curve.go", here.round)}
          </button>
        </div>
        <ul class="curve-values">
          {seats.map((seat) => (
            <li key={seat} class="curve-key">
              <SeatMark seat={seat} size={14} /> <span class="curve-name">{names[seat]}</span>{" "}
              <b>{minus(here.totals[seat] ?? 0)}</b>
              <small>{before ? gain((here.totals[seat] ?? 0) - (before.totals[seat] ?? 0)) : ""}</small>
            </li>
          ))}
        </ul>
        <p class="hint" id="curve-what">
          {t("end.curve.what")}
        </p>
      </figcaption>
    </figure>
  );
}

function gain(points: number): string {
  return points < 0 ? minus(points) : t("end.curve.gain", points);
}

function Lines(p: { points: RoundPoint[]; shown: number | null }) {
  const { points, shown } = p;
  const all = points.flatMap((q) => q.totals);
  const step = niceStep(Math.max(1, ...all) - Math.min(0, ...all));
  const ceiling = Math.ceil(Math.max(1, ...all) / step) * step;
  const floor = Math.floor(Math.min(0, ...all) / step) * step;
  const x = (i: number) => LEFT + (i / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (v: number) => TOP + (1 - (v - floor) / (ceiling - floor)) * (HEIGHT - TOP - BOTTOM);
  const ticks = Array.from({ length: Math.round((ceiling - floor) / step) + 1 }, (_, i) => floor + i * step);
  const every = Math.ceil(points.length / 10);
  // The last one always; one that stands too near to it would run into it.
  const last = points.length - 1;
  const isMarked = (i: number) => i === last || (i % every === 0 && last - i >= every);
  return (
    <div class="curve-drawn" aria-hidden="true">
      {/* Numbers lie over the picture and not in it: they keep their size however wide it is drawn. */}
      {ticks.map((v) => (
        <span key={`y${v}`} class="curve-text is-points" style={placed(LEFT - 8, y(v))}>
          {minus(v)}
        </span>
      ))}
      {points.map((q, i) =>
        isMarked(i) ? (
          <span key={`x${i}`} class="curve-text" style={placed(x(i), HEIGHT - BOTTOM / 2 + 4)}>
            {q.round}
          </span>
        ) : null,
      )}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {ticks.map((v) => (
          <line key={v} class="curve-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(v)} y2={y(v)} />
        ))}
        {shown !== null ? (
          <line class="curve-cursor" x1={x(shown)} x2={x(shown)} y1={TOP} y2={HEIGHT - BOTTOM} />
        ) : null}
        {points[0]!.totals.map((_, seat) => {
          const line = points.map((q, i) => `${x(i)},${y(q.totals[seat] ?? 0)}`).join(" ");
          return (
            <g key={seat} class={`seat-${seat}`}>
              <polyline class="curve-under" points={line} />
              <polyline class={`curve-line curve-line-${SEAT_SHAPES[seat]}`} points={line} />
              {points.map((q, i) =>
                isMarked(i) || i === shown ? (
                  <use
                    key={i}
                    href={`#sym-seat-${SEAT_SHAPES[seat]}`}
                    x={x(i) - (i === shown ? 8 : 6)}
                    y={y(q.totals[seat] ?? 0) - (i === shown ? 8 : 6)}
                    width={i === shown ? 16 : 12}
                    height={i === shown ? 16 : 12}
                  />
                ) : null,
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Where something lies over the picture, by the picture's own measures. */
function placed(x: number, y: number): { left: string; top: string } {
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}

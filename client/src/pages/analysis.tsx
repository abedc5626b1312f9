/** The analysis of a finished game: curves, how the result came about, costly decisions, strokes of luck. */
import { useEffect, useState } from "preact/hooks";
import { get, openBox, post, Refused, signIn } from "../api";
import { Loading, State } from "../parts/base";
import { TopBar } from "../parts/chrome";
import { niceStep } from "../parts/curve";
import { seatName } from "../people";
import { tableLink } from "../route";
import { myName, narrow } from "../settings";
import { dressSeatsByNames, Icon, SEAT_SHAPES, SeatMark } from "../symbols";
import type { Analysis, AnalysisReport, CurvePoint, SeatAnalysis, TableInfo as Table } from "../wire";
import { bothLanguages, decimal, offeredName, plain, signed, t } from "../words";

const POLL_MS = 1000;

export function AnalysisPage(p: { id: string }) {
  const [table, setTable] = useState<Table | null>(null);
  const [state, setState] = useState<Analysis | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const path = `/api/tables/${encodeURIComponent(p.id)}`;
  const refuse = (error: unknown) =>
    setTrouble(plain(error instanceof Refused ? error.refusal.message : bothLanguages("error.unknown")));
  useEffect(() => {
    setTrouble(null);
    get<Table>(path).then((found) => {
      setTable(found);
      openBox(found.game, found.edition).then(
        (box) => dressSeatsByNames(box.names),
        () => undefined,
      );
      // While it runs there is none, so that no secret shows.
      if (found.status === "finished") get<Analysis>(`${path}/analysis`).then(setState, refuse);
      else setTrouble(t("analysis.not-over"));
    }, refuse);
  }, [p.id]);
  const isUnderWay = state?.status === "running" || state?.status === "waiting";
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => get<Analysis>(`${path}/analysis`).then(setState, refuse), POLL_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const title = t("analysis.title", table ? plain(table.title) : "");
  useEffect(() => {
    document.title = `${title} – ${t("app.name")}`;
  }, [title]);
  async function begin() {
    setTrouble(null);
    try {
      await signIn(myName.value || offeredName());
      setState(await post<Analysis>(`${path}/analysis`));
    } catch (error) {
      refuse(error);
    }
  }
  return (
    <div class="page">
      <TopBar />
      <main class="page-main analysis" id="main">
        <div class="row wrap">
          <a class="button" href={tableLink(p.id)}>
            <Icon name="back" size={18} /> {t("analysis.back")}
          </a>
        </div>
        <h1>{title}</h1>
        {trouble ? (
          <State icon="flag" tone="bad" title={t("error.title")} text={trouble}>
            <a class="button" href={tableLink(p.id)}>
              {t("analysis.back")}
            </a>
          </State>
        ) : !state || !table ? (
          <Loading />
        ) : state.report ? (
          <Report report={state.report} table={table} />
        ) : isUnderWay ? (
          <div class="card" role="status">
            <p>{t(state.status === "waiting" ? "analysis.waiting" : "analysis.running")}</p>
            <progress
              class="analysis-progress"
              aria-label={t("analysis.running")}
              max={state.total || 1}
              value={state.done}
            />
            {state.total ? <p class="hint">{t("analysis.count", state.done, state.total)}</p> : null}
            {state.so_far?.length ? <SoFar curve={state.so_far} table={table} /> : null}
          </div>
        ) : (
          <div class="card">
            <p>{t(state.status === "failed" ? "analysis.failed" : "analysis.what")}</p>
            <button type="button" class="button primary" onClick={() => void begin()}>
              <Icon name="play" /> {t("analysis.begin")}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}

/** What is known while the rest is worked out: what was expected at the start, and the curve as far as it goes. */
function SoFar(p: { curve: CurvePoint[]; table: Table }) {
  const { curve, table } = p;
  const start = curve[0]!;
  const alone = start.points.length === 1;
  return (
    <>
      <h2>{t("analysis.start")}</h2>
      <ul class="analysis-list">
        {start.points.map((points, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={14} /> {seatName(table, seat)}:{" "}
            {t(
              alone ? "analysis.start.alone" : "analysis.start.of",
              decimal(points, 0),
              decimal(start.bands?.[seat] ?? 0, 0),
              decimal(100 * start.wins[seat]!, 0),
            )}
          </li>
        ))}
      </ul>
      {curve.length > 1 ? <Expected curve={curve} table={table} /> : null}
    </>
  );
}

/** The expected points, each in the band of what they may be off by. */
function Expected(p: { curve: CurvePoint[]; table: Table }) {
  return (
    <Lines
      label={t("analysis.points")}
      curve={p.curve}
      rows={p.curve.map((point) => point.points)}
      bands={p.curve.map((point) => point.bands ?? [])}
      table={p.table}
    />
  );
}

function Report(p: { report: AnalysisReport; table: Table }) {
  const { report, table } = p;
  const byNet = report.judge === "learned";
  return (
    <>
      <section class="card">
        <h2>{t("analysis.points")}</h2>
        <Expected curve={report.curve} table={table} />
      </section>
      {report.seats.length > 1 ? (
        <section class="card">
          <h2>{t("analysis.wins")}</h2>
          <Lines
            label={t("analysis.wins")}
            curve={report.curve}
            rows={report.curve.map((point) => point.wins.map((win) => 100 * win))}
            table={table}
          />
        </section>
      ) : null}
      <section class="card">
        <h2>{t("analysis.ledger")}</h2>
        <Ledgers report={report} table={table} />
        <p class="hint">{t(byNet ? "analysis.ledger.what.net" : "analysis.ledger.what")}</p>
      </section>
      {report.seats.map((seat, i) => (
        <SeatCard key={i} seat={seat} number={i} table={table} />
      ))}
      <p class="hint">{t(byNet ? "analysis.how.net" : "analysis.how", report.samples, report.simulations)}</p>
    </>
  );
}

/** `rows`: what is drawn of each point; `bands`: by how much it may be off, seat by seat, where that is known. */
function Lines(p: { label: string; curve: CurvePoint[]; rows: number[][]; bands?: number[][]; table: Table }) {
  const { rows, table } = p;
  const at = p.curve.map((point) => point.at);
  const band = (i: number, seat: number) => p.bands?.[i]?.[seat] ?? 0;
  const seats = (rows[0] ?? []).map((_, i) => i);
  const width = 640,
    height = 260,
    left = narrow.value ? 56 : 40,
    right = 16,
    top = 12,
    bottom = 28;
  const all = rows.flatMap((row, i) => row.flatMap((value, seat) => [value - band(i, seat), value + band(i, seat)]));
  const step = niceStep(Math.max(...all) - Math.min(...all));
  const floor = Math.floor(Math.min(...all) / step) * step;
  const ceiling = Math.max(floor + step, Math.ceil(Math.max(...all) / step) * step);
  const last = Math.max(1, at.at(-1) ?? 1);
  const x = (entry: number) => left + (entry / last) * (width - left - right);
  const y = (value: number) => top + ((ceiling - value) / (ceiling - floor)) * (height - top - bottom);
  const ticks = Array.from({ length: Math.round((ceiling - floor) / step) + 1 }, (_, i) => floor + i * step);
  const ends = seats.map((seat) => `${seatName(table, seat)} ${decimal(rows.at(-1)?.[seat] ?? 0, 0)}`).join(", ");
  const every = Math.max(1, Math.floor(rows.length / 12));
  // Where a round begins: a line, and its number unless that would touch the one before it.
  const begins = p.curve.filter((point, i) => i === 0 || point.stage !== p.curve[i - 1]!.stage);
  let free = left;
  const rounds = begins.map((point) => {
    const place = x(point.at);
    const isTold = place >= free && place < width - 90;
    if (isTold) free = place + (narrow.value ? 34 : 22);
    return { number: point.stage, place, isTold };
  });
  return (
    <figure class={narrow.value ? "curve analysis-curve is-narrow" : "curve analysis-curve"}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${p.label}: ${ends}`}>
        {ticks.map((value) => (
          <g key={value}>
            <line class="curve-grid" x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
            <text class="analysis-text" x={left - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {rounds.map(({ number, place, isTold }) => (
          <g key={number}>
            <line class="curve-grid is-round" x1={place} x2={place} y1={top} y2={height - bottom} />
            {isTold ? (
              <text class="analysis-text" x={place} y={height - 8} text-anchor="middle">
                {number}
              </text>
            ) : null}
          </g>
        ))}
        <text class="analysis-text" x={width - right} y={height - 8} text-anchor="end">
          {t("analysis.rounds")}
        </text>
        {seats.map((seat) => {
          const points = rows.map((row, i) => `${x(at[i]!).toFixed(1)},${y(row[seat]!).toFixed(1)}`).join(" ");
          const edge = (sign: number) =>
            rows.map((row, i) => `${x(at[i]!).toFixed(1)},${y(row[seat]! + sign * band(i, seat)).toFixed(1)}`);
          return (
            <g key={seat} class={`seat-${seat}`}>
              <polygon class="curve-band" points={[...edge(1), ...edge(-1).reverse()].join(" ")} />
              <polyline class="curve-under" points={points} />
              <polyline class={`curve-line curve-line-${SEAT_SHAPES[seat]}`} points={points} />
              {rows.map((row, i) =>
                i % every === 0 || i === rows.length - 1 ? (
                  <use
                    key={i}
                    href={`#sym-seat-${SEAT_SHAPES[seat]}`}
                    x={x(at[i]!) - 6}
                    y={y(row[seat]!) - 6}
                    width="12"
                    height="12"
                  />
                ) : null,
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>
        {seats.map((seat) => (
          <span key={seat} class="curve-key">
            <SeatMark seat={seat} size={14} /> {seatName(table, seat)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Ledgers(p: { report: AnalysisReport; table: Table }) {
  const columns = ["start", "own", "others", "luck", "sum", "error", "result"] as const;
  const seats = p.report.seats.map((seat) => seat.points);
  return (
    <div class="sheet-scroll" tabIndex={0} role="region" aria-label={t("analysis.ledger")}>
      <table class="analysis-ledger">
        <thead>
          <tr>
            <th scope="col">{t("analysis.player")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`analysis.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((ledger, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} size={14} /> {seatName(p.table, seat)}
              </th>
              <td>{decimal(ledger.start, 1)}</td>
              <td>{signed(ledger.own, 1)}</td>
              <td>{signed(ledger.others, 1)}</td>
              <td>{signed(ledger.luck, 1)}</td>
              <td>{decimal(ledger.start + ledger.own + ledger.others + ledger.luck, 1)}</td>
              <td>± {decimal(ledger.error, 1)}</td>
              <td>
                <b>{decimal(ledger.result, 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SeatCard(p: { seat: SeatAnalysis; number: number; table: Table }) {
  const { seat, table } = p;
  const id = table.table;
  return (
    <section class="card">
      <h2>
        <SeatMark seat={p.number} size={20} /> {seatName(table, p.number)}
      </h2>
      <h3>{t("analysis.mistakes")}</h3>
      {seat.mistakes.length ? (
        <ol class="analysis-list">
          {seat.mistakes.map((one) => (
            <li key={one.at}>
              <a href={tableLink(id, one.at)}>{t("analysis.look", one.stage, one.at)}</a>
              <p>{t("analysis.played", plain(one.played))}</p>
              <p>
                <b>{t("analysis.better", plain(one.better))}</b>
              </p>
              <p>{t("analysis.cost", signed(-one.points, 1), decimal(one.error, 1), signed(-100 * one.win, 0))}</p>
              <p class="hint">{plain(one.why)}</p>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t("analysis.no-mistakes")}</p>
      )}
      {seat.strokes.length ? (
        <>
          <h3>{t("analysis.strokes")}</h3>
          <ul class="analysis-list">
            {seat.strokes.map((one) => (
              <li key={one.at}>
                <b>{signed(one.points, 1)}</b>{" "}
                <a href={tableLink(id, one.at)}>{t("analysis.look", one.stage, one.at)}</a>
                <p class="hint">{plain(one.what)}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

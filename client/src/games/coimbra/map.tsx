/** The pilgrim map around Coimbra: roads, stopovers, monasteries, pilgrims. */
import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import type { Explanation } from "../../board";
import { freshMark } from "../../drawing/marks";
import { low, tiny } from "../../settings";
import { SEAT_SHAPES, SeatMark } from "../../symbols";
import { Said, said, WhenSign } from "./bonus";
import { type Chart, chartFor, FLAT, PHONE, type Point, reachOf, type Shape, TABLET, WIDE } from "./chart";
import { type Desk, Hit, monasteryOf } from "./desk";
import { type Node, nameOf, plainCard, seatName, titleOf, told, wordOf } from "./facts";
import { ofMonastery } from "./grammar";
import { standing } from "./stands";
import { Town } from "./town";

function shapeFor(isNarrow: boolean): Shape {
  if (isNarrow) return tiny.value ? PHONE : TABLET;
  return low.value ? FLAT : WIDE;
}

/** A length of the frame as a share of the map. */
function share(length: number, whole: number): string {
  return `${((length / whole) * 100).toFixed(2)}%`;
}

/** The map is laid out once in its frame; places lie at shares of it, so that it fills whatever room the page gives it. */
export function MapPart({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const shape = shapeFor(p.narrow);
  const chart = chartFor(facts, shape);
  const { width, height, thumb, tile } = shape;
  const ground = useMemo(() => <Ground chart={chart} />, [chart]);
  const aims = facts.nodes
    .filter((node) => desk.legal.has(`step ${node.id}`) || desk.legal.has(`start-corner ${node.id}`))
    .map((node) => node.id);
  return (
    <div class="c-room">
      <div
        class="c-map"
        style={{ "--ratio": width / height, "--across": width / tile, "--down": height / tile }}
        role="group"
        aria-label={wordOf(p, "map")}
      >
        {ground}
        {facts.nodes.map((node) => {
          const at = chart.spots.get(node.id)!;
          const can = aims.includes(node.id);
          const reach = can ? reachOf(node.id, aims, chart.spots, thumb) : 18;
          return node.level ? (
            <MonasteryMark key={node.id} desk={desk} node={node} left={share(at.x, width)} top={share(at.y, height)} />
          ) : (
            <StopMark
              key={node.id}
              desk={desk}
              node={node}
              left={share(at.x, width)}
              top={share(at.y, height)}
              reach={share(reach, width)}
            />
          );
        })}
        <Visits desk={desk} chart={chart} />
        <Pilgrims desk={desk} chart={chart} />
      </div>
    </div>
  );
}

function Ground({ chart }: { chart: Chart }) {
  const { width, height, gates } = chart;
  const river = `M-6 ${height * 0.3}C${width * 0.12} ${height * 0.44} ${width * 0.24} ${height * 0.5} ${width * 0.36} ${height * 0.62}S${width * 0.6} ${height * 0.62} ${width * 0.7} ${height * 0.66}S${width * 0.86} ${height * 0.6} ${width + 6} ${height * 0.52}`;
  return (
    <svg class="c-ground" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="c-land" width={width} height={height} rx="8" />
      <path
        class="c-field"
        d={`M0 0h${width * 0.3}C${width * 0.26} ${height * 0.14} ${width * 0.12} ${height * 0.16} 0 ${height * 0.24}Z`}
      />
      <path
        class="c-field"
        d={`M${width} ${height}h${-width * 0.34}C${width * 0.74} ${height * 0.86} ${width * 0.9} ${height * 0.88} ${width} ${height * 0.76}Z`}
      />
      <path
        class="c-field"
        d={`M${width} 0v${height * 0.2}C${width * 0.88} ${height * 0.16} ${width * 0.86} ${height * 0.08} ${width * 0.74} 0Z`}
      />
      <path class="c-river-bank" d={river} />
      <path class="c-river" d={river} />
      <path class="c-gleam" d={river} />
      <Boat x={width * 0.13} y={height * 0.43} />
      <Boat x={width * 0.9} y={height * 0.585} />
      <path
        class="c-bridge"
        transform={`translate(${width * 0.555} ${height * 0.667})`}
        d="M-7-12c2 3 3 5 3 7V5c0 2-1 4-3 7H7C5 9 4 7 4 5V-5c0-2 1-4 3-7Z"
      />
      {chart.trees.map((tree, n) => (
        <path key={n} class={`c-tree c-tree-${tree.kind}`} d={TREES[tree.kind]!(tree.x, tree.y)} />
      ))}
      <g class="c-roads">
        {chart.ways.map((way) => (
          <path key={way.path} class="c-road-edge" d={way.path} />
        ))}
        {chart.ways.map((way) => (
          <path key={way.path} class={`c-road c-road-${way.colour}`} d={way.path} />
        ))}
      </g>
      <Town gates={gates} />
      {chart.ways
        .filter((way) => way.road.one_way)
        .map((way) => (
          <path
            key={way.path}
            class="c-oneway"
            d="M-5 -5.5 6 0-5 5.500-2 0Z"
            transform={`translate(${way.tip.x.toFixed(1)} ${way.tip.y.toFixed(1)}) rotate(${way.tip.turn.toFixed(0)})`}
          />
        ))}
    </svg>
  );
}

/** A boat on the Mondego. */
function Boat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="c-boat" d="M0 0v-12c5 2 7 7 7 12ZM-1.500 0v-9C-5-7-6.500-3-6.500 0Z" />
      <path class="c-boat hull" d="M-8.500 1.500h17C7.500 5 5.500 6 3.500 6h-7c-2 0-4-1-5-4.500Z" />
    </g>
  );
}

const TREES: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y - 7}c3 0 5 2.400 5 5s-2 4.400-5 4.400-5-1.800-5-4.400 2-5 5-5ZM${x} ${y + 2}v5`,
  (x, y) =>
    `M${x} ${y - 9}c2.200 3.400 3.200 6.400 3.200 8.800s-1.200 4-3.200 4-3.200-1.600-3.200-4 1-5.400 3.200-8.800ZM${x} ${y + 4}v3`,
  (x, y) => `M${x - 8} ${y + 3}q4-9 8-3q4-6 8 3`,
  (x, y) =>
    `M${x - 6} ${y + 2}v-4M${x} ${y + 2}v-4M${x + 6} ${y + 2}v-4M${x - 8} ${y - 2}q2-3 4 0M${x - 2} ${y - 2}q2-3 4 0M${x + 4} ${y - 2}q2-3 4 0`,
];

function stopLines(desk: Desk, node: Node): string[] {
  return desk.view.players.flatMap((player, seat) =>
    player.pilgrim === node.id ? [wordOf(desk.p, "pilgrim-of", seatName(desk.p, seat))] : [],
  );
}

/** Where my pilgrim may be taken now. */
function stepsOf(desk: Desk): string[] {
  return desk.p.choices.filter((entry) => entry.kind === "step").map((entry) => entry.notation);
}

function StopMark({
  desk,
  node,
  left,
  top,
  reach,
}: {
  desk: Desk;
  node: Node;
  left: string;
  top: string;
  reach: string;
}) {
  const { p } = desk;
  const corner = !node.colour;
  const title = titleOf(p, `node.${node.id}`);
  const card = (): Explanation => ({
    ...plainCard(p, corner ? "corner-text" : "stopover-text", corner ? "C-9.2" : "C-9.1", title),
    lines: stopLines(desk, node),
  });
  const mine = p.seat !== null && desk.view.players[p.seat]?.pilgrim === node.id;
  const meant = corner ? [`start-corner ${node.id}`] : [`step ${node.id}`];
  const can = meant.some((one) => desk.legal.has(one));
  return (
    <Hit
      desk={desk}
      class={`c-stop c-stop-${node.colour || "corner"}`}
      meant={mine ? ["stop", ...meant] : meant}
      drag={mine}
      data-ghost={mine ? `pilgrim.${p.seat}` : undefined}
      drags={mine ? stepsOf(desk) : []}
      can={can}
      tabIndex={can || corner ? 0 : -1}
      tells
      card={card}
      label={[title, ...card().lines!, card().text].join(". ")}
      style={{ left, top, width: reach }}
      data-node={node.id}
    >
      <i />
    </Hit>
  );
}

function MonasteryMark({ desk, node, left, top }: { desk: Desk; node: Node; left: string; top: string }) {
  const { p, view } = desk;
  const { tile, disks } = view.board.monasteries[node.id]!;
  const monastery = monasteryOf(desk, tile);
  const title = titleOf(p, `monastery.${tile}`);
  const card = (): Explanation => ({
    ...told(p, title, monastery, [
      wordOf(p, "monastery-level", monastery.level, wordOf(p, monastery.immediate ? "at-once" : "lasting")),
      disks.length > 0 && wordOf(p, "disks-of", disks.map((seat) => seatName(p, seat)).join(", ")),
      ...stopLines(desk, node),
    ]),
    picture: said(ofMonastery(monastery), p.language),
  });
  const mine = p.seat !== null && view.players[p.seat]?.pilgrim === node.id;
  return (
    <Hit
      desk={desk}
      class={`c-monastery c-level-${monastery.level}${p.seat !== null && disks.includes(p.seat) ? " c-mine" : ""}`}
      meant={mine ? ["stop", `step ${node.id}`] : [`step ${node.id}`]}
      drag={mine}
      data-ghost={mine ? `pilgrim.${p.seat}` : undefined}
      drags={mine ? stepsOf(desk) : []}
      path={[`board.monasteries.${node.id}`]}
      can={desk.legal.has(`step ${node.id}`)}
      tells
      card={card}
      label={[title, card().text, ...card().lines!].join(". ")}
      style={{ left, top }}
      data-node={node.id}
    >
      <Abbey level={monastery.level} />
      <span class="c-level">
        <WhenSign when={ofMonastery(monastery).when} size={10} />
        <span>{monastery.level}</span>
      </span>
      <Said sentence={ofMonastery(monastery)} language={p.language} plain />
    </Hit>
  );
}

/** The disks of those who have visited a monastery lie before its door, over the roof of whatever stands below. */
function Visits({ desk, chart }: { desk: Desk; chart: Chart }) {
  const { p, view, facts } = desk;
  return (
    <>
      {facts.nodes
        .filter((node) => view.board.monasteries[node.id]?.disks.length)
        .map((node) => {
          const at = chart.spots.get(node.id)!;
          return (
            <span
              key={node.id}
              class={`c-above${p.changed.has(`board.monasteries.${node.id}`) ? " c-fresh" : ""}`}
              style={{ left: share(at.x, chart.width), top: share(at.y, chart.height) }}
              aria-hidden="true"
            >
              {view.board.monasteries[node.id]!.disks.map((seat) => (
                <SeatMark key={seat} seat={seat} size={13} />
              ))}
            </span>
          );
        })}
    </>
  );
}

/** A chapel with a gable, a church with a tower, an abbey with two. */
function Abbey({ level }: { level: string }) {
  const towers = { I: [], II: [1], III: [1, 36] }[level] ?? [];
  return (
    <svg class="c-abbey" viewBox="0 0 46 46" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path class="front" d="M2 45V13h42v32Z" />
      <path class="side" d="M38 45V14h5.500v31Z" />
      <path class="tiles" d="M0 14.500 8 4.500h30l8 10Z" />
      <path class="lit" d="M2 13.500 8.800 5.500H23v8Z" />
      {towers.map((x) => (
        <g key={x}>
          <path class="front" d={`M${x} 14V4h9v10Z`} />
          <path class="tiles" d={`M${x - 1.5} 4.500 ${x + 4.5}-4l6 8.500Z`} />
        </g>
      ))}
      {towers.length ? null : <path class="cross" d="M23 4.500v-7M20 .5h6" />}
    </svg>
  );
}

/** The pilgrims stand at their places, which stay in sight; the own one is in front. */
function Pilgrims({ desk, chart }: { desk: Desk; chart: Chart }) {
  const { p, view } = desk;
  const walking = [...view.players.keys()].filter((seat) => view.players[seat]!.pilgrim);
  const feet = standing(
    chart,
    walking.map((seat) => view.players[seat]!.pilgrim!),
  );
  const seats = [...walking].sort((a, b) => Number(a === p.seat) - Number(b === p.seat));
  return (
    <>
      {seats.map((seat) => {
        const where = view.players[seat]!.pilgrim!;
        const at = chart.spots.get(where)!;
        const foot = feet[walking.indexOf(seat)]!;
        const moved = p.changed.has(`players.${seat}.pilgrim`);
        const left = `calc(${share(at.x, chart.width)} + ${foot.x.toFixed(3)} * var(--tile))`;
        const top = `calc(${share(at.y, chart.height)} + ${foot.y.toFixed(3)} * var(--tile))`;
        return (
          <Fragment key={seat}>
            {chart.houses.has(where) ? (
              <i class={`c-way-to seat-${seat}`} style={{ left, top, ...wayToWall(foot) }} aria-hidden="true" />
            ) : null}
            <span
              class={`c-pilgrim${moved ? " c-moved" : ""}${seat === p.seat ? " c-mine" : ""}`}
              style={{ left, top }}
              {...freshMark(p, `players.${seat}.pilgrim`)}
              data-at={`pilgrim.${seat}`}
              data-piece={`pilgrim.${seat}`}
              aria-hidden="true"
            >
              <svg viewBox="0 0 24 24">
                <use href="#sym-c-pilgrim" class={`seat-${seat}`} width="24" height="24" />
                <use
                  href={`#sym-seat-${SEAT_SHAPES[seat % 5]}`}
                  class={`on-seat-${seat}`}
                  x="7"
                  y="11.4"
                  width="10"
                  height="10"
                />
              </svg>
            </span>
          </Fragment>
        );
      })}
    </>
  );
}

/** The way from a foot to the wall of its house, in tiles. */
function wayToWall(foot: Point): { "--far": number; rotate: string } {
  const wall = (by: number) => Math.max(-0.47, Math.min(0.47, by));
  const [x, y] = [wall(foot.x) - foot.x, wall(foot.y) - foot.y];
  return { "--far": Math.hypot(x, y), rotate: `${Math.atan2(y, x)}rad` };
}

/** The names of the places a person has visited, for the own board. */
export function visitedNames(desk: Desk, seat: number): string[] {
  const { p, view } = desk;
  return view.players[seat]!.monasteries.map((node) => nameOf(p, `monastery.${view.board.monasteries[node]!.tile}`));
}

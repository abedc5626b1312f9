/** The travel map: castles, roads with their tolls, travellers and the markers of families that have been there. */
import { useMemo } from "preact/hooks";
import { Hit, Mark } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SEAT_SHAPES } from "../../symbols";
import { type Chart, chartFor, type Point, REWARD, rewardAt, type Shape, type Way } from "./chart";
import {
  type Castle,
  COLOURS,
  cubesInWords,
  type Desk,
  type Folk,
  folkAt,
  nameOf,
  seatName,
  titleOf,
  wordOf,
} from "./facts";
import { castleMeans, figureMeans, NOTHING, roadMeans } from "./moves";
import { FigureShape, Tally } from "./pieces";
import { Plot } from "./plot";

/** The frames the map is laid out in: on a phone, in a column of the board, on a page of its own. */
const PHONE: Shape = { width: 324, height: 376 };
const COLUMN: Shape = { width: 284, height: 400 };
const PAGE: Shape = { width: 780, height: 420 };

/** The map is laid out once in its frame, and drawn as large as its room allows. */
export function Travel({ desk }: { desk: Desk }) {
  const { p, facts, view } = desk;
  const chart = chartFor(facts.travel, p.narrow ? PHONE : view.inn || view.marriage ? PAGE : COLUMN);
  const ground = useMemo(() => <Ground chart={chart} />, [chart]);
  const worth = facts.travel.points.slice(1);
  const card = () => ({
    title: wordOf(p, "castle-points"),
    text: wordOf(p, "castle-points-text", worth.join(", ")),
    rule: "V-11.1",
  });
  const scale = (
    <Hit desk={desk} class="v-scale" card={card} label={`${wordOf(p, "castle-points")}: ${worth.join(", ")}`}>
      <Icon name="v-castle" size={15} />
      <Painted text={worth.join("·")} />
    </Hit>
  );
  const price = wordOf(p, "journey-price", facts.travel.time, facts.travel.wagons);
  return (
    <Plot desk={desk} at="travel" space="travel" extra={p.narrow ? scale : null}>
      <div class="v-map">
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="group" aria-label={wordOf(p, "tab-travel")}>
          {ground}
          {chart.ways.map((way) => (
            <RoadMark key={way.path} desk={desk} way={way} size={chart.width < 260 ? 13 : 15} />
          ))}
          <VillageMark desk={desk} at={chart.at.get("village")!} />
          {chart.castles.map((castle) => (
            <CastleMark key={castle.id} desk={desk} castle={castle} at={chart.at.get(castle.id)!} width={chart.width} />
          ))}
        </svg>
        {p.narrow ? null : <span class="v-map-scale">{scale}</span>}
        <span class="v-scale v-map-price" role="img" aria-label={price} title={price}>
          <Tally of="time" n={facts.travel.time} size={14} />
          <b>+</b>
          <Tally of="good-wagon" n={facts.travel.wagons} size={18} />
          <b>+</b>
          <span class="v-price">
            <Icon name="v-any" size={14} />
            <b>…</b>
          </span>
        </span>
      </div>
    </Plot>
  );
}

/** The land goes on where the room is broader or taller than the frame. */
const BEYOND = 400;

function Ground({ chart }: { chart: Chart }) {
  const { width, height } = chart;
  return (
    <g class="v-land" aria-hidden="true">
      <path
        class="v-sea"
        d={`M${width * 0.72} ${height + BEYOND}V${height}C${width * 0.78} ${height * 0.86} ${width * 0.9} ${height * 0.84} ${width} ${height * 0.8}H${width + BEYOND}V${height + BEYOND}Z`}
      />
      <path
        class="v-brook"
        d={`M${-BEYOND} ${height * 0.26}L0 ${height * 0.3}C${width * 0.2} ${height * 0.36} ${width * 0.3} ${height * 0.3} ${width * 0.42} ${height * 0.62}S${width * 0.62} ${height * 0.9} ${width * 0.84} ${height * 0.98}`}
      />
      {chart.trees.map((tree, n) => (
        <g key={n} transform={`translate(${tree.x.toFixed(0)} ${tree.y.toFixed(0)})`}>
          {n % 5 === 3 ? (
            <path class="v-hill" d="M-12 5Q-5-7 0-2 6-9 13 5" />
          ) : (
            <path class="v-tree" d="M0-8 5.500 2H2.500L7 8H-7L-2.500 2h-3ZM0 8v3" />
          )}
        </g>
      ))}
    </g>
  );
}

function RoadMark({ desk, way, size }: { desk: Desk; way: Way; size: number }) {
  const { p, facts } = desk;
  const { a, b, cubes } = way.road;
  const end = (id: string) => (id === "village" ? wordOf(p, "village-end") : titleOf(p, `castle.${id}`));
  const text = wordOf(p, "road-text", facts.travel.time, facts.travel.wagons, cubesInWords(p, cubes));
  const title = `${end(a)} – ${end(b)}`;
  const chips = COLOURS.flatMap((cube) => Array.from({ length: cubes[cube] ?? 0 }, () => cube));
  const left = way.middle.x - (chips.length * (size + 1)) / 2;
  return (
    <Mark
      desk={desk}
      class="v-way"
      {...roadMeans(desk, a, b)}
      card={() => ({ title, text, rule: "V-7.1" })}
      label={`${title}. ${text}`}
      data-road={`${a}/${b}`}
      quiet
    >
      <path class="hit" d={way.path} />
      <path class="glow" d={way.path} />
      <path class="track" d={way.path} />
      <rect
        class="plate"
        x={left - 3}
        y={way.middle.y - size / 2 - 3}
        width={chips.length * (size + 1) + 5}
        height={size + 6}
        rx="5"
      />
      {chips.map((cube, n) => (
        <use
          key={n}
          href={`#sym-v-chip-${cube}`}
          x={left + n * (size + 1)}
          y={way.middle.y - size / 2}
          width={size}
          height={size}
        />
      ))}
    </Mark>
  );
}

function VillageMark({ desk, at }: { desk: Desk; at: Point }) {
  const { p } = desk;
  return (
    <Mark
      desk={desk}
      class="v-castle"
      asks={["choose travel"]}
      card={() => ({ title: wordOf(p, "village-end"), text: wordOf(p, "village-end-text"), rule: "V-7.1" })}
      label={wordOf(p, "village-end")}
      quiet
    >
      <circle class="halo" cx={at.x} cy={at.y} r="22" />
      <g class="v-hamlet" aria-hidden="true" transform={`translate(${at.x} ${at.y})`}>
        <path d="M-19 12V0l8-7 8 7v12Z" class="wall" />
        <path d="M-22 1-11-9 0 1" class="ridge" />
        <path d="M2 12V2l7-6 7 6v10Z" class="wall" />
        <path d="M-1 3 9-6 19 3" class="ridge" />
      </g>
    </Mark>
  );
}

function CastleMark({ desk, castle, at, width }: { desk: Desk; castle: Castle; at: Point; width: number }) {
  const { p, view } = desk;
  const here = folkAt(view, castle.id);
  const visited = view.players.flatMap((player, seat) => (player.castles.includes(castle.id) ? [seat] : []));
  const title = titleOf(p, `castle.${castle.id}`);
  const text = wordOf(p, `reward-${castle.reward}`, castle.number);
  const lines = [
    visited.length ? wordOf(p, "visited-by", visited.map((seat) => seatName(p, view, seat)).join(", ")) : "",
    here.length
      ? wordOf(
          p,
          "stands-here",
          here.map((one) => wordOf(p, "figure", seatName(p, view, one.seat), one.number)).join("; "),
        )
      : "",
  ].filter(Boolean);
  const size = 36;
  return (
    <>
      <Mark
        desk={desk}
        class="v-castle"
        {...castleMeans(desk, castle.id)}
        card={() => ({ title, text, rule: "V-7.3", lines })}
        label={[title, text, ...lines].join(". ")}
        data-castle={castle.id}
        path={visited.map((seat) => `players.${seat}.castles.${view.players[seat]!.castles.indexOf(castle.id)}`)}
      >
        <circle class="halo" cx={at.x} cy={at.y} r="24" />
        <use
          href={`#sym-v-castle${castle.flag ? "-flag" : ""}`}
          x={at.x - size / 2}
          y={at.y - size / 2 - 3}
          width={size}
          height={size}
        />
        <Reward castle={castle} at={rewardAt(castle, at, width)} />
        {visited.map((seat, n) => (
          <use
            key={seat}
            href={`#sym-seat-${SEAT_SHAPES[seat % 5]}`}
            class={`seat-${seat % 5}`}
            x={at.x - visited.length * 6.5 + n * 13}
            y={at.y + 15}
            width="12"
            height="12"
          />
        ))}
      </Mark>
      <Travellers desk={desk} castle={castle.id} folk={here} at={at} width={width} />
    </>
  );
}

/** What the first visit brings, on a plate as the price of a road has one. */
function Reward({ castle, at }: { castle: Castle; at: Point }) {
  const [left, top] = [at.x - REWARD.width / 2, at.y - REWARD.height / 2];
  return (
    <g class="v-reward">
      <rect x={left} y={top} width={REWARD.width} height={REWARD.height} rx="5" />
      {castle.reward === "cubes" ? (
        [0, 1].map((n) => (
          <use key={n} href="#sym-v-any" x={left + 2.5 + n * 13} y={top + 2.5} width="12" height="12" />
        ))
      ) : (
        <>
          <text x={left + 8} y={top + 13} text-anchor="middle">
            {castle.number}
          </text>
          <use
            href={`#sym-${castle.reward === "coins" ? "v-coin" : "v-fame"}`}
            x={left + 13}
            y={top + 1.5}
            width="14"
            height="14"
          />
        </>
      )}
    </g>
  );
}

interface TravellersProps {
  desk: Desk;
  castle: string;
  folk: Folk[];
  at: Point;
  width: number;
}

/** They stand before the castle, a little to its left, and within the map. */
function Travellers({ desk, castle, folk, at: { x, y }, width }: TravellersProps) {
  const { p, view } = desk;
  const size = 26;
  const reach = p.narrow ? 40 : 30;
  const single = folk.flatMap((one) => Array.from({ length: one.count }, (_, n) => ({ ...one, n })));
  const step = Math.min(size * 0.8, 64 / Math.max(single.length, 1));
  const all = (single.length - 1) * step + size * 0.8;
  const first = Math.min(Math.max(x - 22 - all / 2 + (single.length > 1 ? 10 : 0), 2), width - all - 2);
  return (
    <>
      {single.map((one, n) => {
        const mine = p.seat === one.seat;
        const left = first + n * step;
        const label = wordOf(p, "figure-at", seatName(p, view, one.seat), one.number, nameOf(p, `place.${castle}`));
        return (
          <Mark
            key={`${one.seat}.${one.number}.${one.n}`}
            desk={desk}
            class="v-traveller"
            drag={mine}
            path={[`players.${one.seat}.family.${castle}.${one.number}`]}
            {...(mine ? figureMeans(desk, castle, one.number) : NOTHING)}
            card={() => ({
              title: wordOf(p, "figure", seatName(p, view, one.seat), one.number),
              text: `${wordOf(p, "figure-text", one.number)} ${wordOf(p, "figure-work", nameOf(p, `place.${castle}`))}.`,
              rule: "V-7.2",
            })}
            label={label}
            quiet
            data-person={`${castle} ${one.seat} ${one.number}`}
            data-at={`${castle}.${one.seat}.${one.number}.${one.n}`}
            data-piece={`figure-${one.seat}-${one.number}`}
          >
            <rect class="hit" x={left + size * 0.4 - reach / 2} y={y + 2 - reach / 2} width={reach} height={reach} />
            <svg class="v-figure-on-map" x={left} y={y - 10} width={size * 0.8} height={size} viewBox="0 0 24 30">
              <FigureShape seat={one.seat} number={one.number} />
            </svg>
          </Mark>
        );
      })}
    </>
  );
}

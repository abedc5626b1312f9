/** The map: towns, roads, rivers, goods, trading stations, merchants. */
import { useMemo } from "preact/hooks";
import type { Explanation } from "../../board";
import { snug, tiny } from "../../settings";
import { type Chart, chartFor, type Shape, type Spot, type Way } from "./chart";
import { type Desk, legalOf, Mark } from "./desk";
import { nameOf, plainCard, seatName, wordOf } from "./facts";
import { Figure } from "./pieces";

/** The frames the map is laid out in, as small as each of them is ever shown, so that its type is never too small. */
const UPRIGHT: Shape = { width: 348, height: 564, font: 12.2 };
const TABLET: Shape = { width: 600, height: 540, font: 13 };
const WIDE: Shape = { width: 456, height: 384, font: 12 };

function shapeOf(narrow: boolean): Shape {
  if (narrow) return tiny.value ? UPRIGHT : TABLET;
  return snug.value ? UPRIGHT : WIDE;
}

/** The map is laid out once in its frame, and drawn as large as its room allows. */
export function MapPart({ desk }: { desk: Desk }) {
  const { p, facts, view } = desk;
  const shape = shapeOf(p.narrow);
  const chart = chartFor(facts, (town) => nameOf(p, `town.${town}`), shape, view.seats);
  const ground = useMemo(() => <Ground chart={chart} />, [chart]);
  return (
    <div class="o-room">
      <svg class="o-map" viewBox={`0 0 ${shape.width} ${shape.height}`} role="group" aria-label={wordOf(p, "map")}>
        {ground}
        {[...chart.ways]
          .sort((a, b) => Number(canTravel(desk, a)) - Number(canTravel(desk, b)))
          .map((way) => (
            <RouteMark key={way.route.id} desk={desk} way={way} />
          ))}
        {chart.ways.map((way) => (
          <GoodsOn key={way.route.id} desk={desk} way={way} r={chart.token * 0.97} />
        ))}
        {[...chart.spots.values()].map((spot) => (
          <TownMark key={spot.id} desk={desk} spot={spot} font={shape.font} />
        ))}
        <Merchants desk={desk} chart={chart} />
      </svg>
    </div>
  );
}

/** Land, rivers and roads, on which everything else lies. */
function Ground({ chart }: { chart: Chart }) {
  const rivers = chart.ways.filter((way) => way.route.kind === "water");
  const roads = chart.ways.filter((way) => way.route.kind === "land");
  return (
    <>
      <Land chart={chart} />
      <g class="o-river">
        {rivers.map((way) => (
          <path class="bank" d={way.path} />
        ))}
        {rivers.map((way) => (
          <path class="water" d={way.path} />
        ))}
        {rivers.map((way) => (
          <path class="wave" d={way.path} />
        ))}
      </g>
      <g class="o-road">
        {roads.map((way) => (
          <path class="edge" d={way.path} />
        ))}
        {roads.map((way) => (
          <path class="ruts" d={way.path} />
        ))}
      </g>
    </>
  );
}

function Land({ chart }: { chart: Chart }) {
  const end = (id: string, dx: number, dy: number) => {
    const town = chart.spots.get(id)!;
    return `M${town.x} ${town.y}q${dx * 0.3} ${dy * 0.3 + 8} ${dx} ${dy}`;
  };
  const tails = [end("chinon", -70, -14), end("nevers", 24, chart.height * 0.25)];
  return (
    <g class="o-ground" aria-hidden="true">
      {tails.map((d) => (
        <path class="tail" d={d} />
      ))}
      {chart.trees.map((tree, n) => (
        <path
          key={n}
          class="tree"
          d={n % 3 ? `M${tree.x} ${tree.y - 6}l4 8h-8Zm0 8v3` : `M${tree.x - 6} ${tree.y + 2}q4 -7 7 -2q3 -5 6 2`}
        />
      ))}
    </g>
  );
}

function travels(way: Way, goods: string[]): string[] {
  return [...new Set(goods), "none"].map((good) => `travel ${way.route.id} ${good}`);
}

function canTravel(desk: Desk, way: Way): boolean {
  return legalOf(desk, travels(way, desk.view.board.routes[way.route.id] ?? [])).length > 0;
}

function routeCard(desk: Desk, way: Way): Explanation {
  const { p, view } = desk;
  const goods = view.board.routes[way.route.id] ?? [];
  const ends = `${nameOf(p, `town.${way.route.a}`)} – ${nameOf(p, `town.${way.route.b}`)}`;
  return {
    title: ends,
    text: wordOf(p, way.route.kind === "land" ? "land-route" : "water-route"),
    rule: way.route.kind === "land" ? "O-6.10" : "O-6.9",
    lines: [
      goods.length
        ? wordOf(p, "route-goods", goods.map((good) => nameOf(p, `good.${good}`)).join(", "))
        : wordOf(p, "route-empty"),
    ],
  };
}

function RouteMark({ desk, way }: { desk: Desk; way: Way }) {
  const card = () => routeCard(desk, way);
  const what = card();
  return (
    <Mark
      desk={desk}
      quiet
      class="o-way"
      meant={travels(way, desk.view.board.routes[way.route.id] ?? [])}
      card={card}
      label={`${what.text} ${what.title}. ${what.lines!.join(" ")}`}
    >
      <path class="glow" d={way.path} />
      <path class="hit" d={way.path} />
      {desk.p.narrow ? <circle class="hit" cx={way.middle.x} cy={way.middle.y} r="20" /> : null}
    </Mark>
  );
}

function GoodsOn({ desk, way, r }: { desk: Desk; way: Way; r: number }) {
  const { p, view } = desk;
  const goods = view.board.routes[way.route.id] ?? [];
  return (
    <>
      {way.goods.map((point, n) => {
        const good = goods[n];
        if (!good) return <circle key={n} class="o-nothing" cx={point.x} cy={point.y} r={3.2} />;
        const card = (): Explanation => ({
          ...routeCard(desk, way),
          title: nameOf(p, `good.${good}`),
          text: routeCard(desk, way).title,
        });
        return (
          <Mark
            key={n}
            desk={desk}
            quiet
            class="o-lying"
            meant={[`travel ${way.route.id} ${good}`]}
            card={card}
            label={`${nameOf(p, `good.${good}`)}: ${routeCard(desk, way).title}`}
          >
            <circle class="hit" cx={point.x} cy={point.y} r={p.narrow ? 20 : 13} />
            <circle class="token" cx={point.x} cy={point.y} r={r} />
            <use
              href={`#sym-good-${good}`}
              x={point.x - r * 0.76}
              y={point.y - r * 0.76}
              width={r * 1.52}
              height={r * 1.52}
            />
          </Mark>
        );
      })}
    </>
  );
}

function TownMark({ desk, spot, font }: { desk: Desk; spot: Spot; font: number }) {
  const { p, view, facts } = desk;
  const owners = view.players.flatMap((player, seat) => (player.stations.includes(spot.id) ? [seat] : []));
  const guests = view.players.flatMap((player, seat) => (player.merchant === spot.id ? [seat] : []));
  const me = p.seat !== null ? view.players[p.seat]?.merchant : undefined;
  const ways = facts.routes.filter(
    (route) => (route.a === spot.id && route.b === me) || (route.b === spot.id && route.a === me),
  );
  const meant = [
    `lose-station ${spot.id}`,
    ...ways.flatMap((route) =>
      [...new Set(view.board.routes[route.id]), "none"].map((good) => `travel ${route.id} ${good}`),
    ),
  ];
  const leading = facts.routes.filter((route) => route.a === spot.id || route.b === spot.id);
  const asks = spot.id === me ? [] : leading.map((route) => `travel ${route.id} none`);
  const name = nameOf(p, `town.${spot.id}`);
  const card = (): Explanation => ({
    ...plainCard(
      p,
      spot.id === "orleans" ? "town-orleans" : owners.length ? "station-of" : "town-free",
      "O-6.12",
      name,
      seatName(p, owners[0] ?? 0),
    ),
    lines: [
      ...(spot.id === "orleans" ? owners.map((seat) => wordOf(p, "station-of", seatName(p, seat))) : []),
      ...guests.map((seat) => wordOf(p, "merchant-of", seatName(p, seat))),
    ],
  });
  const losing = desk.legal.has(`lose-station ${spot.id}`);
  const big = spot.id === "orleans";
  const house = font * (big ? 1.45 : 1.7);
  const wall = font * 1.25;
  const around = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ];
  return (
    <Mark
      desk={desk}
      class={losing ? "o-town o-losing" : "o-town"}
      can={losing}
      meant={meant}
      asks={asks}
      card={card}
      label={[name, ...card().lines!, card().text].join(". ")}
    >
      <circle class="hit" cx={spot.x} cy={spot.y} r={p.narrow ? 20 : 15} />
      <circle class="halo" cx={spot.x} cy={spot.y} r={big ? font * 1.7 : font} />
      {big ? <rect class="wall" x={spot.x - wall} y={spot.y - wall} width={wall * 2} height={wall * 2} rx="4" /> : null}
      {!big && owners.length ? null : <circle class="dot" cx={spot.x} cy={spot.y} r={font * (big ? 0.55 : 0.48)} />}
      {owners.map((seat) => {
        const [dx, dy] = big ? around[seat]! : [0, 0];
        return (
          <Figure
            key={seat}
            what="station"
            seat={seat}
            x={spot.x + dx! * font * 0.78}
            y={spot.y + dy! * font * 0.78}
            size={house}
          />
        );
      })}
      <text class={big ? "big" : ""} x={spot.name.x} y={spot.name.y} text-anchor={spot.anchor} font-size={font}>
        {spot.lines.map((line, n) => (
          <tspan key={n} x={spot.name.x} dy={n ? font * 1.02 : 0}>
            {line}
          </tspan>
        ))}
      </text>
    </Mark>
  );
}

function Merchants({ desk, chart }: { desk: Desk; chart: Chart }) {
  const { view, p } = desk;
  const size = chart.font * 1.95;
  return (
    <g class="o-merchants" aria-hidden="true">
      {[...view.players.keys()]
        .sort((a, b) => Number(a === p.seat) - Number(b === p.seat))
        .map((seat) => {
          const player = view.players[seat]!;
          const spot = chart.spots.get(player.merchant)!;
          const together = view.players.flatMap((other, n) => (other.merchant === player.merchant ? [n] : []));
          const slot = together.indexOf(seat) - (together.length - 1) / 2;
          const x = spot.x + slot * size * 0.62 + (together.length === 1 && spot.id !== "orleans" ? size * 0.3 : 0);
          const built = view.players.some((other) => other.stations.includes(spot.id));
          const off = spot.id === "orleans" ? (built ? 1.15 : 0.9) : built ? 0.86 : 0.66;
          const y = spot.y + (spot.side < 0 ? -1 : 1) * size * off;
          const moved = p.changed.has(`players.${seat}.merchant`);
          return (
            <g
              key={seat}
              class={`o-merchant${moved ? " changed" : ""}`}
              style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
            >
              <Figure what="merchant" seat={seat} x={0} y={0} size={size} />
            </g>
          );
        })}
    </g>
  );
}

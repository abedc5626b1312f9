/** The map: towns, roads, rivers, goods, trading stations, merchants. */
import { useMemo } from "preact/hooks";
import type { Explanation } from "../../board";
import { flat, snug, tiny } from "../../settings";
import { type Chart, chartFor, housesOf, MERCHANT, MERCHANTS_APART, type Shape, type Spot, type Way } from "./chart";
import { type Desk, legalOf, Mark } from "./desk";
import { nameOf, plainCard, seatName, wordOf } from "./facts";
import { FreshRing, ofOthers } from "./fresh";
import { Ground } from "./ground";
import { Figure } from "./pieces";
import { TOWN_SIZE } from "./town-looks";

/** The frames the map is laid out in, as small as each of them is ever shown, so that its type is never too small. */
const PHONE: Shape = { width: 340, height: 650, font: 14 };
const UPRIGHT: Shape = { width: 348, height: 564, font: 12.2 };
const TABLET: Shape = { width: 600, height: 540, font: 13 };
const WIDE: Shape = { width: 456, height: 384, font: 12 };
const FLAT: Shape = { width: 448, height: 286, font: 11 };

function shapeOf(narrow: boolean): Shape {
  if (narrow) return tiny.value ? PHONE : TABLET;
  if (snug.value) return UPRIGHT;
  return flat.value ? FLAT : WIDE;
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
          <GoodsOn key={way.route.id} desk={desk} way={way} r={chart.token * 0.95} />
        ))}
        {[...chart.spots.values()].map((spot) => (
          <TownMark key={spot.id} desk={desk} spot={spot} font={shape.font} />
        ))}
        <Merchants desk={desk} chart={chart} />
      </svg>
    </div>
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
        if (!good) {
          const last = n === goods.length;
          return (
            <g key={n}>
              <circle class="o-nothing" cx={point.x} cy={point.y} r={3.2} />
              {last ? <FreshRing p={p} paths={[`board.routes.${way.route.id}`]} {...point} r={r * 0.7} /> : null}
            </g>
          );
        }
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
            <circle class="under" cx={point.x} cy={point.y + 1.8} r={r} />
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
  const house = font * (big ? 1.35 : 1.6);
  const room = housesOf(spot, spot.look, font);
  // The pictures of the towns are drawn for letters of twelve points.
  const [broad, tall] = TOWN_SIZE[spot.look.kind].map((side) => (side * font) / 12) as [number, number];
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
      <rect class="halo" x={room.x} y={room.y} width={room.w} height={room.h} rx={font * 0.6} />
      <use
        href={`#sym-o-town-${spot.look.kind}`}
        x={spot.x - broad / 2}
        y={spot.y - tall * 0.62}
        width={broad}
        height={tall}
      />
      {owners.map((seat, n) => (
        <Station
          key={seat}
          desk={desk}
          seat={seat}
          town={spot.id}
          x={spot.x + (n - (owners.length - 1) / 2) * font * 1.05}
          y={spot.y + font * (big ? 0.45 : 0.2)}
          size={house}
        />
      ))}
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

function Station(s: { desk: Desk; seat: number; town: string; x: number; y: number; size: number }) {
  const { p, view } = s.desk;
  const number = view.players[s.seat]!.stations.indexOf(s.town);
  return (
    <>
      <Figure what="station" {...s} />
      <FreshRing p={p} paths={ofOthers(p, s.seat, `stations.${number}`)} x={s.x} y={s.y} r={s.size * 0.62} />
    </>
  );
}

function Merchants({ desk, chart }: { desk: Desk; chart: Chart }) {
  const { view, p } = desk;
  const size = chart.font * MERCHANT;
  return (
    <g class="o-merchants" aria-hidden="true">
      {[...view.players.keys()]
        .sort((a, b) => Number(a === p.seat) - Number(b === p.seat))
        .map((seat) => {
          const player = view.players[seat]!;
          const spot = chart.spots.get(player.merchant)!;
          const together = view.players.flatMap((other, n) => (other.merchant === player.merchant ? [n] : []));
          const slot = together.indexOf(seat) - (together.length - 1) / 2;
          // Few in the room of many stand at its end that is nearer to the town.
          const spare = (Math.max(0, spot.guests - together.length) / 2) * chart.font * MERCHANTS_APART;
          const nearer = Math.max(-spare, Math.min(spare, spot.x - spot.guest.x));
          const x = spot.guest.x + nearer + slot * chart.font * MERCHANTS_APART;
          const { y } = spot.guest;
          const moved = p.changed.has(`players.${seat}.merchant`);
          return (
            <g
              key={seat}
              class={`o-merchant${moved ? " changed" : ""}`}
              style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
            >
              <Figure what="merchant" seat={seat} x={0} y={0} size={size} />
              <FreshRing p={p} paths={ofOthers(p, seat, "merchant")} x={0} y={0} r={size * 0.56} />
            </g>
          );
        })}
    </g>
  );
}

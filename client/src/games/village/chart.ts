/** Where things lie on the travel map: castles, the village, bent roads, and the prices in their middle. */
import { once } from "../../drawing/once";
import type { Castle, Facts, Road } from "./facts";

export interface Point {
  x: number;
  y: number;
}
export interface Way {
  road: Road;
  path: string;
  middle: Point;
}
export interface Chart {
  width: number;
  height: number;
  at: Map<string, Point>;
  castles: Castle[];
  ways: Way[];
  trees: Point[];
}

/** The room that a castle takes with its reward and those who stand there. */
const CASTLE = { width: 46, height: 44 };
const CUBE = 16;

/** The room of a castle's reward. */
export const REWARD = { width: 30, height: 17 };

/** Where a castle's reward lies: above its walls, beside the flag where it has one, within the map. */
export function rewardAt(castle: Castle, at: Point, width: number): Point {
  if (!castle.flag) return { x: at.x, y: at.y - 21 };
  const isAtEdge = at.x + 30 + REWARD.width / 2 > width;
  return isAtEdge ? { x: at.x - 18, y: at.y - 22 } : { x: at.x + 28, y: at.y - 15 };
}

/** The room of a road's price. */
function roomFor(road: Road): { width: number; height: number } {
  const cubes = Object.values(road.cubes).reduce((total, n) => total + n, 0);
  return { width: cubes * CUBE + 8, height: 24 };
}

/** How much two rooms around their middles overlap. */
function shared(
  a: Point,
  of: { width: number; height: number },
  b: Point,
  other: { width: number; height: number },
): number {
  const x = (of.width + other.width) / 2 - Math.abs(a.x - b.x);
  const y = (of.height + other.height) / 2 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? x * y : 0;
}

/** The frame a map is laid out in. */
export interface Shape {
  width: number;
  height: number;
}

/** The map of a frame; it is the same for the whole game. */
export function chartFor(travel: Facts["travel"], shape: Shape): Chart {
  return once(travel, `map ${shape.width}`, () => chartOf(travel, shape.width, shape.height));
}

/** The castles keep their places to each other and fill the picture, with room for what stands at them. */
export function chartOf(travel: Facts["travel"], width: number, height: number): Chart {
  const spots: [string, Point][] = [
    ...travel.castles.map((castle): [string, Point] => [castle.id, castle]),
    ["village", travel.village],
  ];
  const xs = spots.map(([, spot]) => spot.x);
  const ys = spots.map(([, spot]) => spot.y);
  const side = 36;
  const [top, bottom] = [40, 40];
  const fit = (value: number, values: number[], from: number, to: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return from + ((value - least) / (most - least)) * (to - from);
  };
  const at = new Map(
    spots.map(([id, spot]) => [
      id,
      { x: fit(spot.x, xs, side, width - side), y: fit(spot.y, ys, top, height - bottom) },
    ]),
  );
  const rewards = travel.castles.map((castle) => rewardAt(castle, at.get(castle.id)!, width));
  const ways: Way[] = [];
  for (const [n, road] of travel.roads.entries())
    ways.push(wayOf(road, at.get(road.a)!, at.get(road.b)!, n, [...at.values()], rewards, ways));
  return {
    width,
    height,
    at,
    castles: travel.castles,
    ways,
    trees: treesOf(width, height, [...at.values(), ...ways.map((way) => way.middle)]),
  };
}

/** Roads bend a little, to either side by turns; their prices lie in the middle, or as little beside it as keeps them apart. */
function wayOf(road: Road, a: Point, b: Point, n: number, spots: Point[], rewards: Point[], before: Way[]): Way {
  const bend = 0.07 * (n % 2 ? 1 : -1);
  const control = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  const on = (t: number): Point => {
    const mix = (k: "x" | "y") => (1 - t) * (1 - t) * a[k] + 2 * t * (1 - t) * control[k] + t * t * b[k];
    return { x: mix("x"), y: mix("y") };
  };
  const room = roomFor(road);
  const crowded = (point: Point) =>
    before.reduce((total, other) => total + shared(point, room, other.middle, roomFor(other.road)), 0) +
    spots.reduce((total, spot) => total + shared(point, room, spot, CASTLE), 0) +
    rewards.reduce((total, reward) => total + shared(point, room, reward, REWARD), 0);
  let [middle, least] = [on(0.5), Infinity];
  for (let aside = 0; aside <= 0.26; aside += 0.02) {
    for (const t of [0.5 + aside, 0.5 - aside]) {
      const worse = crowded(on(t)) + aside;
      if (worse < least) [middle, least] = [on(t), worse];
    }
  }
  return {
    road,
    path: `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${control.x.toFixed(1)} ${control.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`,
    middle,
  };
}

/** Trees where nothing else lies; the same map always gets the same trees. */
function treesOf(width: number, height: number, taken: Point[]): Point[] {
  const found: Point[] = [];
  for (let n = 0; n < 160 && found.length < 26; n++) {
    const point = { x: 12 + ((n * 97.3) % (width - 24)), y: 16 + ((n * 61.7 + n * n * 3.1) % (height - 32)) };
    if (
      [...taken, ...found].every(
        (other, i) => Math.hypot(other.x - point.x, other.y - point.y) > (i < taken.length ? 44 : 20),
      )
    )
      found.push(point);
  }
  return found;
}

/** Where pilgrims stand on the map: the foot of each is nearer to its own place than to any other. */
import type { Chart, Point, Shape } from "./chart";
import type { Description, Node } from "./facts";

/** Where a pilgrim can put its foot, in tiles from the middle of its place, and how much it would hide there. */
export interface Stand extends Point {
  hides: number;
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The drawn pilgrim, in tiles: half of its width, and its height above the foot. */
const HALF = 0.17;
const HIGH = 0.44;
/** From the middle of a stopover to its rim, in tiles: on the lowest map, and on the largest one. */
const RING = 0.13;
const LEAST_RING = 0.07;
/** How much nearer the own place is than any other, in tiles. */
const NEARER = 0.02;

/** Numbers from one to another, in equal steps. */
function steps(from: number, to: number, many: number): number[] {
  return Array.from({ length: many }, (_, n) => from + ((to - from) * n) / (many - 1));
}

/** Beside the walls of a monastery, at the ends of its roof, and on the roof. */
const AT_HOUSE: Point[] = [
  ...steps(-0.2, 0.4, 13).flatMap((y) => [-0.74, -0.68, 0.68, 0.74].map((x) => ({ x, y }))),
  ...[-0.6, -0.5, 0.5, 0.6].map((x) => ({ x, y: -0.22 })),
  ...steps(-0.4, 0.4, 9).map((x) => ({ x, y: -0.42 })),
];
/** In the ring of a stopover or close around it. */
const AT_STOP: Point[] = [
  ...steps(-0.2, 0.1, 7).flatMap((y) => steps(-0.33, 0.33, 13).map((x) => ({ x, y }))),
  ...steps(0.15, 0.4, 6).flatMap((y) => [-0.33, 0.33].map((x) => ({ x, y }))),
];

function boxAround(x: number, y: number, half: number, above: number, below: number): Box {
  return { left: x - half, right: x + half, top: y - above, bottom: y + below };
}

/** By how much one box reaches into another. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, Math.min(across, down));
}

/** From a foot to the wall of a house or the rim of a stopover, in tiles. */
function farFrom(foot: Point, place: Point, isHouse: boolean, ring: number): number {
  const [x, y] = [Math.abs(place.x - foot.x), Math.abs(place.y - foot.y)];
  if (isHouse) return Math.hypot(Math.max(0, x - 0.5), Math.max(0, y - 0.5));
  return Math.max(0, Math.hypot(x, y) - ring);
}

/** What a pilgrim should leave in sight of a place, and how much that matters. */
function partsOf(place: Point, isHouse: boolean, isOwn: boolean): [Box, number][] {
  const { x, y } = place;
  // Rings lie before the pilgrims, so that they stay in sight; that of the own place holds its foot.
  if (!isHouse) return [[boxAround(x, y, RING, RING, RING), isOwn ? 0.2 : 2]];
  return [
    [boxAround(x, y, 0.47, 0.2, 0.47), 10],
    [boxAround(x, y, 0.2, 0.45, -0.2), 3],
    [boxAround(x, y, 0.35, -0.43, 0.72), 1],
  ];
}

/** The places where pilgrims can stand at each place of a map. */
export function standsOf(
  facts: Description,
  spots: Map<string, Point>,
  { width, height, tile }: Pick<Shape, "width" | "height" | "tile">,
): Map<string, Stand[]> {
  const inTiles = (node: Node) => ({ x: spots.get(node.id)!.x / tile, y: spots.get(node.id)!.y / tile });
  const places = facts.nodes.map((node) => ({ node, isHouse: node.level !== "", ...inTiles(node) }));
  const [across, down] = [width / tile, height / tile];
  return new Map(
    places.map((own) => {
      const stands = (own.isHouse ? AT_HOUSE : AT_STOP).map((by) => {
        const foot = { x: own.x + by.x, y: own.y + by.y };
        const body = boxAround(foot.x, foot.y, HALF, HIGH, 0);
        const far = farFrom(foot, own, own.isHouse, LEAST_RING);
        const nearest = Math.min(
          ...places.filter((one) => one !== own).map((one) => farFrom(foot, one, one.isHouse, RING)),
        );
        const outside = Math.max(0, -body.left, body.right - across, -body.top, body.bottom - down);
        const hides = places
          .flatMap((one) => partsOf(one, one.isHouse, one === own))
          .reduce((sum, [part, weight]) => sum + overlap(body, part) * weight, outside * 8 + far);
        return { ...by, hides, nearer: nearest - far };
      });
      const clear = stands.filter((one) => one.nearer >= NEARER);
      const most = Math.max(...stands.map((one) => one.nearer));
      return [own.node.id, clear.length ? clear : stands.filter((one) => one.nearer === most)];
    }),
  );
}

/** How much two pilgrims hide of each other: nothing side by side, everything on the same spot. */
function crowding(one: Point, other: Point): number {
  const apart = Math.max(Math.abs(one.x - other.x) / (2 * HALF), Math.abs(one.y - other.y) / HIGH);
  return Math.max(0, 1 - apart) ** 2;
}

/** Where pilgrims at these places stand, one after the other, each where it hides least of the map and of the others. */
export function standing(chart: Chart, places: string[]): Point[] {
  const taken: Point[] = [];
  return places.map((place) => {
    const { x, y } = chart.spots.get(place)!;
    const footAt = (by: Point) => ({ x: x / chart.tile + by.x, y: y / chart.tile + by.y });
    const hides = (by: Stand) => taken.reduce((sum, other) => sum + crowding(footAt(by), other) * 4, by.hides);
    const best = chart.stands.get(place)!.reduce((one, other) => (hides(other) < hides(one) ? other : one));
    taken.push(footAt(best));
    return best;
  });
}

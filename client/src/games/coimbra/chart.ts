/** Where things lie on the pilgrim map: places, bent roads, trees that keep out of the way. */
import { once } from "../../drawing/once";
import type { Description, Road } from "./facts";
import { type Stand, standsOf } from "./stands";

export interface Point {
  x: number;
  y: number;
}
export interface Way {
  road: Road;
  path: string;
  colour: string;
  tip: Point & { turn: number };
}
export interface Chart {
  width: number;
  height: number;
  tile: number;
  spots: Map<string, Point>;
  ways: Way[];
  trees: (Point & { kind: number })[];
  gates: Point[];
  /** Where pilgrims can stand at each place. */
  stands: Map<string, Stand[]>;
  /** The places that are monasteries. */
  houses: Set<string>;
}

/** Roads that would run over another place or along another road bend aside, by this part of their length. */
const BENDS: Record<string, number> = {
  "ii-2 n8": -0.2,
  "n8 ii-2": 0.2,
  "ii-3 n10": 0.28,
  "n10 ii-3": -0.28,
  "ii-3 n3": -0.12,
  "n3 ii-3": 0.12,
  "sw b10": 0.24,
  "se b8": -0.24,
  "ne b4": -0.12,
  "nw b1": 0.1,
  "ii-1 n16": 0.3,
  "n16 ii-1": -0.3,
};

function bendOf(road: Road): number {
  return BENDS[`${road.a} ${road.b}`] ?? 0.04;
}

/** The frame of the places within the map, kept free of its edge. */
function scale(facts: Description, width: number, height: number, edge: number) {
  const xs = facts.nodes.map((node) => node.x);
  const ys = facts.nodes.map((node) => node.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (x: number, y: number): Point => ({
    x: edge + ((x - left) / (right - left)) * (width - 2 * edge),
    y: edge + ((y - top) / (bottom - top)) * (height - 2 * edge),
  });
}

/** The frame a map is laid out in, the side of a monastery's tile, and how far apart a thumb needs the ends of roads. */
export interface Shape {
  width: number;
  height: number;
  tile: number;
  thumb: number;
}

/** The frames the map is laid out in: a phone upright, a tablet, a wide screen beside the city, and a low one. */
export const PHONE: Shape = { width: 344, height: 447, tile: 50, thumb: 42 };
export const TABLET: Shape = { width: 620, height: 496, tile: 62, thumb: 42 };
export const WIDE: Shape = { width: 476, height: 350, tile: 52, thumb: 30 };
export const FLAT: Shape = { width: 476, height: 216, tile: 48, thumb: 26 };

/** The map of a frame; it is the same for the whole game. */
export function chartFor(facts: Description, shape: Shape): Chart {
  return once(facts, `map ${shape.width} ${shape.height}`, () => chartOf(facts, shape));
}

export function chartOf(facts: Description, { width, height, tile, thumb }: Shape): Chart {
  const edge = tile * 0.55 + 6;
  const at = scale(facts, width, height, edge);
  const spots = spread(facts, new Map(facts.nodes.map((node) => [node.id, at(node.x, node.y)])), {
    width,
    height,
    edge,
    tile,
    thumb,
  });
  const colours = new Map(facts.nodes.map((node) => [node.id, node.colour]));
  const ways = facts.roads.map((road) => {
    const a = spots.get(road.a)!;
    const b = spots.get(road.b)!;
    const bend = bendOf(road);
    const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
    // A point two fifths along the curve, and its direction there: where a one-way road shows its arrow.
    const t = 0.52;
    const u = 1 - t;
    const tip = {
      x: u * u * a.x + 2 * u * t * middle.x + t * t * b.x,
      y: u * u * a.y + 2 * u * t * middle.y + t * t * b.y,
      turn:
        (Math.atan2(u * (middle.y - a.y) + t * (b.y - middle.y), u * (middle.x - a.x) + t * (b.x - middle.x)) * 180) /
        Math.PI,
    };
    const path = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    return { road, path, tip, colour: colours.get(road.a) || colours.get(road.b) || "blue" };
  });
  const gates = ["nw", "ne", "se", "sw"].map((id) => spots.get(id)!);
  return {
    width,
    height,
    tile,
    spots,
    ways,
    trees: treesOf(width, height, spots, ways),
    gates,
    stands: standsOf(facts, spots, { width, height, tile }),
    houses: new Set(facts.nodes.filter((node) => node.level).map((node) => node.id)),
  };
}

interface Room {
  width: number;
  height: number;
  edge: number;
  tile: number;
  thumb: number;
}

/**
 * How far and to which side a square thing must move to lie beside another one, by the shorter way; a map that is
 * `flatter` times as wide as high has the more room across.
 */
function apart(dx: number, dy: number, roomAcross: number, roomDown: number, flatter: number): Point {
  const across = roomAcross - Math.abs(dx);
  const down = roomDown - Math.abs(dy);
  if (across <= 0 || down <= 0) return { x: 0, y: 0 };
  return across < down * flatter ? { x: Math.sign(dx) * across, y: 0 } : { x: 0, y: Math.sign(dy) * down };
}

/** The ground that Coimbra takes within its walls, which bulge over the line from gate to gate. */
function townOf(gates: Point[]): Point & { width: number; height: number } {
  const [nw, ne, se] = gates as [Point, Point, Point, Point];
  const high = se.y - ne.y;
  return { x: (nw.x + ne.x) / 2, y: (ne.y + se.y) / 2 - high * 0.1, width: ne.x - nw.x, height: high * 1.7 };
}

/**
 * Moves places apart until tiles cover nothing and a thumb can tell the ends of one place's roads from each other; as
 * little as that takes, and never the gates.
 */
function spread(
  facts: Description,
  home: Map<string, Point>,
  { width, height, edge, tile, thumb }: Room,
): Map<string, Point> {
  const nodes = facts.nodes.map((node) => ({
    id: node.id,
    tile: node.level !== "",
    gate: !node.colour && !node.level,
    ...home.get(node.id)!,
  }));
  const roads = new Map<string, Set<string>>();
  const join = (from: string, to: string) => roads.set(from, (roads.get(from) ?? new Set()).add(to));
  for (const road of facts.roads) {
    join(road.a, road.b);
    if (!road.one_way) join(road.b, road.a);
  }
  const rivals = (a: string, b: string) => [...roads.values()].some((ends) => ends.has(a) && ends.has(b));
  const pairs = nodes.flatMap((a, n) =>
    nodes
      .slice(n + 1)
      .map((b) => {
        const areTiles = a.tile && b.tile;
        const room = areTiles ? 0 : a.tile || b.tile ? tile * 0.5 + 15 : 22;
        return { a, b, areTiles, room: rivals(a.id, b.id) ? Math.max(room, thumb + 2) : room };
      })
      // Places that are far from each other never meet.
      .filter(({ b, room }) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < Math.max(room, tile) * 3),
  );
  const town = townOf(["nw", "ne", "se", "sw"].map((id) => home.get(id)!));
  for (let turn = 0; turn < 160; turn++) {
    for (const { a, b, areTiles, room } of pairs) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      if (areTiles) {
        // There is room for what stands on roofs and before doors.
        const by = apart(dx, dy, tile * 1.15, tile * 1.18, width / height);
        a.x -= by.x / 4;
        a.y -= by.y / 4;
        b.x += by.x / 4;
        b.y += by.y / 4;
      }
      const far = Math.hypot(dx, dy) || 1;
      if (far >= room || (a.gate && b.gate)) continue;
      const push = ((room - far) / far) * (a.gate || b.gate ? 0.5 : 0.25);
      if (!a.gate) {
        a.x -= dx * push;
        a.y -= dy * push;
      }
      if (!b.gate) {
        b.x += dx * push;
        b.y += dy * push;
      }
    }
    for (const one of nodes) {
      if (one.gate) continue;
      if (one.tile) {
        const by = apart(one.x - town.x, one.y - town.y, (tile + town.width) / 2, (tile + town.height) / 2, 1);
        one.x += by.x / 2;
        one.y += by.y / 2;
      }
      const { x, y } = home.get(one.id)!;
      const pull = turn < 120 ? 0.02 : 0;
      one.x = Math.max(edge, Math.min(width - edge, one.x + (x - one.x) * pull));
      one.y = Math.max(edge, Math.min(height - edge, one.y + (y - one.y) * pull));
    }
  }
  return new Map(nodes.map(({ id, x, y }) => [id, { x, y }]));
}

/** Trees and vines where the country is empty, always at the same places. */
function treesOf(width: number, height: number, spots: Map<string, Point>, ways: Way[]): (Point & { kind: number })[] {
  const taken: Point[] = [...spots.values(), ...ways.map((way) => way.tip)];
  const found: (Point & { kind: number })[] = [];
  let seed = 7;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let n = 0; n < 400 && found.length < 44; n++) {
    const tree = { x: 12 + chance() * (width - 24), y: 14 + chance() * (height - 24), kind: Math.floor(chance() * 4) };
    const near = (other: Point, room: number) => Math.hypot(other.x - tree.x, other.y - tree.y) < room;
    if (taken.some((other) => near(other, 30)) || found.some((other) => near(other, 20))) continue;
    found.push(tree);
  }
  return found;
}

/** How large the target of a place may be without covering that of its nearest neighbour. */
export function reachOf(id: string, among: string[], spots: Map<string, Point>, most: number): number {
  const here = spots.get(id)!;
  const nearest = Math.min(
    ...among
      .filter((other) => other !== id)
      .map((other) => Math.hypot(spots.get(other)!.x - here.x, spots.get(other)!.y - here.y)),
    Infinity,
  );
  return Math.min(most, Math.max(18, nearest));
}

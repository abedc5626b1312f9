/** Where things lie on the pilgrim map: places, bent roads, trees that keep out of the way. */
import type { Description, Road } from "./facts";

export interface Point { x: number; y: number }
export interface Way { road: Road; path: string; colour: string; tip: Point & { turn: number } }
export interface Chart { width: number; height: number; spots: Map<string, Point>; ways: Way[]; trees: (Point & { kind: number })[]; gates: Point[] }

/** Roads that would run over another place or along another road bend aside, by this part of their length. */
const BENDS: Record<string, number> = {
  "ii-2 n8": -0.2, "n8 ii-2": 0.2,
  "ii-3 n10": 0.28, "n10 ii-3": -0.28, "ii-3 n3": -0.12, "n3 ii-3": 0.12,
  "sw b10": 0.24, "se b8": -0.24, "ne b4": -0.12, "nw b1": 0.1,
  "ii-1 n16": 0.08, "n16 ii-1": -0.08,
};

/** Places that a tile would cover move aside, by these parts of the map. */
const NUDGES: Record<string, [number, number]> = {
  "iii-1": [-0.05, 0], "ii-1": [0.02, 0.005], "i-5": [-0.02, -0.035], "ii-3": [0.02, 0.02], "i-4": [0, -0.015], "i-3": [0.01, -0.015],
  "iii-2": [-0.02, 0.01], "i-2": [-0.012, -0.012], "i-6": [0, -0.02], n1: [-0.01, 0.012], n3: [-0.035, -0.02], n10: [0.02, 0], n12: [0, 0.02],
  b4: [-0.01, 0.015], b5: [-0.01, 0.015], b9: [-0.005, -0.012], b8: [-0.01, 0], r13: [0, 0.025],
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

export function chartOf(facts: Description, width: number, height: number, edge: number): Chart {
  const at = scale(facts, width, height, edge);
  const spots = new Map(
    facts.nodes.map((node) => {
      const spot = at(node.x, node.y);
      const [dx, dy] = NUDGES[node.id] ?? [0, 0];
      const keep = (value: number, most: number) => Math.max(edge, Math.min(most - edge, value));
      return [node.id, { x: keep(spot.x + dx * width, width), y: keep(spot.y + dy * height, height) }];
    }),
  );
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
      turn: (Math.atan2(u * (middle.y - a.y) + t * (b.y - middle.y), u * (middle.x - a.x) + t * (b.x - middle.x)) * 180) / Math.PI,
    };
    const path = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    return { road, path, tip, colour: colours.get(road.a) || colours.get(road.b) || "blue" };
  });
  const gates = ["nw", "ne", "se", "sw"].map((id) => spots.get(id)!);
  return { width, height, spots, ways, trees: treesOf(width, height, spots, ways), gates };
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
  const nearest = Math.min(...among.filter((other) => other !== id).map((other) => Math.hypot(spots.get(other)!.x - here.x, spots.get(other)!.y - here.y)), Infinity);
  return Math.min(most, Math.max(18, nearest));
}

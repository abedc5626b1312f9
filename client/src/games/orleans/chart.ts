/** Where things lie on the map: towns, bent routes, goods, and names that keep out of each other's way. */

import { once } from "../../drawing/once";
import { broad } from "../../drawing/size";
import type { Description, Route, Town } from "./facts";

export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  id: string;
  lines: string[];
  name: Point;
  anchor: "start" | "middle" | "end";
  side: number;
}
export interface Way {
  route: Route;
  path: string;
  goods: Point[];
  middle: Point;
}
export interface Chart {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  ways: Way[];
  trees: Point[];
  font: number;
  token: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function bezier(a: Point, c: Point, d: Point, b: Point, t: number): Point {
  const u = 1 - t;
  const mix = (k: "x" | "y") => u * u * u * a[k] + 3 * u * u * t * c[k] + 3 * u * t * t * d[k] + t * t * t * b[k];
  return { x: mix("x"), y: mix("y") };
}

/** Pairs of towns with two routes bend apart; rivers wind, roads run nearly straight. */
function bend(route: Route, routes: Route[], number: number, a: Point, b: Point): [Point, Point] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const twin = routes.some((other) => other !== route && other.a === route.a && other.b === route.b);
  const water = route.kind === "water";
  const s = twin ? (water ? -0.2 : 0.22) : water ? 0.13 * (number % 2 ? 1 : -1) : 0.03 * (number % 2 ? 1 : -1);
  const r = twin || !water ? s : -s;
  return [
    { x: a.x + dx / 3 - dy * s, y: a.y + dy / 3 + dx * s },
    { x: a.x + (2 * dx) / 3 - dy * r, y: a.y + (2 * dy) / 3 + dx * r },
  ];
}

/** Puts the goods of a route in its middle, or as little beside it as keeps them off other goods and off names. */
function slide(on: (t: number) => Point, offsets: number[], lying: Point[], token: number, taken: Box[]): Point[] {
  let best: Point[] = [];
  let least = Infinity;
  for (const shift of [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2, 0.24, -0.24]) {
    const goods = offsets.map((offset) => on(0.5 + offset + shift));
    let cost = Math.abs(shift) * 20;
    for (const good of goods) {
      for (const other of lying) cost += Math.max(0, token * 2.15 - Math.hypot(other.x - good.x, other.y - good.y));
      for (const box of taken) cost += overlap(around(good, token), box) / 3;
    }
    if (cost < least) {
      least = cost;
      best = goods;
    }
  }
  lying.push(...best);
  return best;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function around(point: Point, r: number): Box {
  return { x: point.x - r, y: point.y - r, w: 2 * r, h: 2 * r };
}

/** How far a point lies from a box. */
function apart(box: Box, point: Point): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.w);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** Long names break at their hyphens. */
export function linesOf(name: string): string[] {
  if (name.length < 14) return [name];
  const cut = name.indexOf("-", name.startsWith("S.-") ? 3 : 0);
  return cut > 0 ? [name.slice(0, cut + 1), name.slice(cut + 1)] : [name];
}

/** The frame a map is laid out in, and the size of its type there. */
export interface Shape {
  width: number;
  height: number;
  font: number;
}

/** The map of a frame; it is the same for the whole game, and in all languages that call the towns alike. */
export function chartFor(facts: Description, name: (town: string) => string, shape: Shape, seats: number): Chart {
  const names = facts.towns.map((town) => name(town.id)).join();
  return once(facts, `map ${shape.width} ${seats} ${names}`, () => chartOf(facts, name, shape, seats));
}

function chartOf(
  facts: Description,
  name: (town: string) => string,
  { width, height, font }: Shape,
  seats: number,
): Chart {
  const inset = { x: 30, top: height < 420 ? 18 : 24, bottom: height < 420 ? 20 : 26 };
  const place = (town: Town): Point => ({
    x: inset.x + ((town.x - 0.07) / 0.885) * (width - 2 * inset.x),
    y: inset.top + ((town.y - 0.06) / 0.875) * (height - inset.top - inset.bottom),
  });
  const at = new Map(facts.towns.map((town) => [town.id, place(town)]));
  const token = font * (height < 420 ? 0.85 : 0.95);
  const soft: Point[] = [];
  const towns = [...at.values()];
  const curves = facts.routes.map((route, number) => {
    const a = at.get(route.a)!;
    const b = at.get(route.b)!;
    const [c, d] = bend(route, facts.routes, number, a, b);
    for (let t = 0.1; t < 0.95; t += 0.1) soft.push(bezier(a, c, d, b, t));
    const off = Math.min(0.2, (token * 1.1) / Math.hypot(b.x - a.x, b.y - a.y));
    const used = route.goods_from_players.filter((from) => from <= seats).length;
    return { route, a, b, c, d, offsets: used === 2 ? [-off, off] : [0] };
  });
  // Long names first. Names and goods are laid twice: the second time each knows where the others would like to lie.
  const order = [...facts.towns].sort((a, b) => name(b.id).length - name(a.id).length);
  const labels = new Map<string, Label>();
  const houses = towns.map((town) => around(town, font * 0.8));
  const boxes = () => [...labels.values()].map((label) => label.box);
  let ways: Way[] = [];
  let fixed: Box[] = [];
  for (let turn = 0; turn < 2; turn++) {
    const lying: Point[] = [];
    const crowd = labels.get("orleans")?.crowd;
    const taken = [...houses, ...boxes(), ...(crowd ? [crowd] : [])];
    const f = (n: number) => n.toFixed(1);
    ways = curves.map(({ route, a, b, c, d, offsets }) => ({
      route,
      path: `M${f(a.x)} ${f(a.y)}C${f(c.x)} ${f(c.y)} ${f(d.x)} ${f(d.y)} ${f(b.x)} ${f(b.y)}`,
      goods: slide((t) => bezier(a, c, d, b, t), offsets, lying, token, taken),
      middle: bezier(a, c, d, b, 0.5),
    }));
    fixed = [...lying.map((good) => around(good, token + 2)), ...houses];
    for (const town of order) {
      labels.delete(town.id);
      const kept = crowd && town.id !== "orleans" ? [crowd] : [];
      labels.set(
        town.id,
        bestLabel(town.id, at.get(town.id)!, linesOf(name(town.id)), {
          width,
          height,
          font,
          taken: [...fixed, ...boxes(), ...kept],
          soft,
          towns,
        }),
      );
    }
  }
  return { width, height, font, token, ways, spots: labels, trees: trees(width, height, [...fixed, ...boxes()], soft) };
}

interface Label extends Spot {
  box: Box;
  crowd: Box;
}
interface Ground {
  width: number;
  height: number;
  font: number;
  taken: Box[];
  soft: Point[];
  towns: Point[];
}

/** Where a name may stand: below, above, to the right, to the left, each a little shifted, near or a little farther. */
const TRIES: [number, number, "start" | "middle" | "end"][] = [
  ...[0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45].flatMap((shift): [number, number, "middle"][] => [
    [shift, 1, "middle"],
    [shift, -1, "middle"],
  ]),
  ...[0, -0.4, 0.4, 0.8, -0.8].flatMap((shift): [number, number, "start" | "end"][] => [
    [1, shift, "start"],
    [-1, shift, "end"],
  ]),
];

function bestLabel(id: string, town: Point, lines: string[], ground: Ground): Label {
  const { font, width, height, taken, soft, towns } = ground;
  const w = Math.max(...lines.map((line) => broad(line, font))) + 4;
  const h = lines.length * font * 1.05 + 2;
  const big = id === "orleans";
  const inside = { x: 3, y: 2, w: width - 6, h: height - 4 };
  let best: Label | null = null;
  let least = Infinity;
  TRIES.forEach(([kx, ky, anchor], order) => {
    for (const farther of [0, 0.5, 1]) {
      const gap = font * ((big ? 1.45 : 0.9) + farther);
      const middle = anchor === "middle";
      const x = middle ? town.x + kx * w : town.x + kx * gap;
      const top = middle ? (ky > 0 ? town.y + gap : town.y - gap - h) : town.y - h / 2 + ky * font;
      const box = { x: middle ? x - w / 2 : kx > 0 ? x : x - w, y: top, w, h };
      let cost = order * 4 + farther * 60 + (w * h - overlap(box, inside)) * 40;
      for (const other of taken) cost += overlap(box, other) * 10;
      for (const point of soft) if (overlap(box, around(point, 1))) cost += 22;
      const own = apart(box, town);
      for (const other of towns)
        if (other !== town)
          cost += overlap(box, around(other, font * 0.8)) * 9 + Math.max(0, own + font * 0.9 - apart(box, other)) * 30;
      // All merchants may stand together in Orléans, where the name leaves room.
      const crowdAt = (to: number): Box => ({
        x: town.x - font * 2,
        y: town.y + to * font * 2.3 - font,
        w: font * 4,
        h: font * 2,
      });
      const crowding = (to: number) => taken.reduce((sum, other) => sum + overlap(crowdAt(to), other), 0);
      const side = middle ? -ky : big && crowding(1) < crowding(-1) ? 1 : -1;
      const crowd = crowdAt(side);
      if (big) cost += crowding(side);
      if (cost < least) {
        least = cost;
        best = { id, ...town, lines, name: { x, y: top + font * 0.86 }, anchor, side, box, crowd };
      }
    }
  });
  return best!;
}

/** Little trees where nothing else is. */
function trees(width: number, height: number, hard: Box[], soft: Point[]): Point[] {
  const found: Point[] = [];
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let n = 0; n < 900 && found.length < 34; n++) {
    const point = { x: 10 + next() * (width - 20), y: 12 + next() * (height - 22) };
    const box = around(point, 10);
    const near = soft.some((p) => Math.hypot(p.x - point.x, p.y - point.y) < 17);
    const crowded = found.filter((p) => Math.hypot(p.x - point.x, p.y - point.y) < 9).length > 0;
    if (!near && !crowded && !hard.some((other) => overlap(box, other))) found.push(point);
  }
  return found;
}

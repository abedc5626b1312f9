/** Where things lie on the map: towns, bent routes, goods, and names that keep out of each other's way. */
import type { Description, Route, Town } from "./facts";

export interface Point { x: number; y: number }
export interface Spot extends Point { id: string; lines: string[]; name: Point; anchor: "start" | "middle" | "end"; side: number }
export interface Way { route: Route; path: string; goods: Point[]; middle: Point }
export interface Chart { width: number; height: number; spots: Map<string, Spot>; ways: Way[]; trees: Point[]; font: number }

interface Box { x: number; y: number; w: number; h: number }

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

/** Puts the goods of a route in its middle, or as little beside it as keeps them off goods already lying. */
function slide(on: (t: number) => Point, offsets: number[], lying: Point[], token: number): Point[] {
  let best: Point[] = [];
  let least = Infinity;
  for (const shift of [0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.23, -0.23]) {
    const goods = offsets.map((offset) => on(0.5 + offset + shift));
    const close = goods.flatMap((good) => lying.map((other) => Math.max(0, token * 2.15 - Math.hypot(other.x - good.x, other.y - good.y))));
    const cost = close.reduce((sum, one) => sum + one, Math.abs(shift) * 20);
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

export function chartOf(facts: Description, name: (town: string) => string, width: number, height: number, font: number, seats: number): Chart {
  const inset = { x: 30, top: 24, bottom: 26 };
  const place = (town: Town): Point => ({
    x: inset.x + ((town.x - 0.07) / 0.885) * (width - 2 * inset.x),
    y: inset.top + ((town.y - 0.06) / 0.875) * (height - inset.top - inset.bottom),
  });
  const at = new Map(facts.towns.map((town) => [town.id, place(town)]));
  const token = font * 0.95;
  const soft: Point[] = [];
  const lying: Point[] = [];
  const ways = facts.routes.map((route, number): Way => {
    const a = at.get(route.a)!;
    const b = at.get(route.b)!;
    const [c, d] = bend(route, facts.routes, number, a, b);
    const used = route.goods_from_players.filter((from) => from <= seats).length;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const off = Math.min(0.2, (token * 1.1) / long);
    for (let t = 0.1; t < 0.95; t += 0.1) soft.push(bezier(a, c, d, b, t));
    const f = (n: number) => n.toFixed(1);
    return {
      route,
      path: `M${f(a.x)} ${f(a.y)}C${f(c.x)} ${f(c.y)} ${f(d.x)} ${f(d.y)} ${f(b.x)} ${f(b.y)}`,
      goods: slide((t) => bezier(a, c, d, b, t), used === 2 ? [-off, off] : [0], lying, token),
      middle: bezier(a, c, d, b, 0.5),
    };
  });
  const towns = [...at.values()];
  const hard: Box[] = [...lying.map((good) => around(good, token)), ...towns.map((town) => around(town, font * 0.8))];
  const spots = new Map<string, Spot>();
  for (const town of [...facts.towns].sort((a, b) => name(b.id).length - name(a.id).length)) {
    const spot = bestLabel(town.id, at.get(town.id)!, linesOf(name(town.id)), font, width, height, hard, soft, towns);
    hard.push(spot.box);
    spots.set(town.id, spot);
  }
  return { width, height, font, ways, spots, trees: trees(width, height, hard, soft) };
}

function bestLabel(id: string, town: Point, lines: string[], font: number, width: number, height: number, hard: Box[], soft: Point[], towns: Point[]): Spot & { box: Box } {
  const w = Math.max(...lines.map((line) => line.length)) * font * 0.6 + 4;
  const h = lines.length * font * 1.05 + 2;
  const gap = font * (id === "orleans" ? 1.45 : 0.9);
  let best: (Spot & { box: Box }) | null = null;
  let least = Infinity;
  const tries: [number, number, "start" | "middle" | "end"][] = [];
  for (const shift of [0, -0.3, 0.3, -0.45, 0.45]) tries.push([shift, 1, "middle"], [shift, -1, "middle"]);
  for (const shift of [0, -0.4, 0.4, 0.8, -0.8]) tries.push([1, shift, "start"], [-1, shift, "end"]);
  tries.forEach(([kx, ky, anchor], order) => {
    const middle = anchor === "middle";
    const x = middle ? town.x + kx * w : town.x + kx * gap;
    const top = middle ? (ky > 0 ? town.y + gap : town.y - gap - h) : town.y - h / 2 + ky * font;
    const left = middle ? x - w / 2 : kx > 0 ? x : x - w;
    const box = { x: left, y: top, w, h };
    const inside = { x: 2, y: 2, w: width - 4, h: height - 4 };
    let cost = order * 4 + (w * h - overlap(box, inside)) * 40;
    for (const other of hard) cost += overlap(box, other) * 3;
    for (const point of soft) if (overlap(box, around(point, 1))) cost += 26;
    const own = apart(box, town);
    for (const other of towns) if (other !== town) cost += overlap(box, around(other, font * 0.8)) * 9 + Math.max(0, own + font * 0.9 - apart(box, other)) * 30;
    if (cost < least) {
      least = cost;
      best = { id, ...town, lines, name: { x, y: top + font * 0.86 }, anchor, side: middle ? -ky : -1, box };
    }
  });
  return best!;
}

/** Little trees where nothing else is. */
function trees(width: number, height: number, hard: Box[], soft: Point[]): Point[] {
  const found: Point[] = [];
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let n = 0; n < 900 && found.length < 34; n++) {
    const point = { x: 10 + next() * (width - 20), y: 12 + next() * (height - 22) };
    const box = around(point, 10);
    const near = soft.some((p) => Math.hypot(p.x - point.x, p.y - point.y) < 17);
    const crowded = found.filter((p) => Math.hypot(p.x - point.x, p.y - point.y) < 9).length > 0;
    if (!near && !crowded && !hard.some((other) => overlap(box, other))) found.push(point);
  }
  return found;
}

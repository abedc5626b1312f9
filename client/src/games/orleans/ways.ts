/** How roads and rivers run: rivers flow to the sea in one bed and meander, roads wind a little between their towns. */
import type { Route } from "./facts";

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  route: Route;
  /** The great river, broader than its arms. */
  isMain: boolean;
  on(t: number): Point;
  path: string;
  length: number;
}

const SAMPLES = 10;

const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
const minus = (a: Point, b: Point): Point => plus(a, b, -1);

function unit(a: Point): Point {
  const long = Math.hypot(a.x, a.y) || 1;
  return { x: a.x / long, y: a.y / long };
}

function bezier(a: Point, c: Point, d: Point, b: Point, t: number): Point {
  const u = 1 - t;
  const mix = (k: "x" | "y") => u * u * u * a[k] + 3 * u * u * t * c[k] + 3 * u * t * t * d[k] + t * t * t * b[k];
  return { x: mix("x"), y: mix("y") };
}

/** A smooth line through points. */
function through(points: Point[]): string {
  const f = (n: number) => n.toFixed(1);
  let path = `M${f(points[0]!.x)} ${f(points[0]!.y)}`;
  for (let n = 0; n < points.length - 1; n++) {
    const [a, b] = [points[n]!, points[n + 1]!];
    const before = points[n - 1] ?? a;
    const after = points[n + 2] ?? b;
    const c = plus(a, minus(b, before), 1 / 6);
    const d = plus(b, minus(after, a), -1 / 6);
    path += `C${f(c.x)} ${f(c.y)} ${f(d.x)} ${f(d.y)} ${f(b.x)} ${f(b.y)}`;
  }
  return path;
}

/** Which town the water of each town flows to: away from it, all rivers lead to the mouth in the west. */
function downstream(rivers: Route[], mouth: string): Map<string, string> {
  const to = new Map<string, string>();
  const queue = [mouth];
  for (let town = queue.shift(); town; town = queue.shift()) {
    for (const river of rivers) {
      const other = river.a === town ? river.b : river.b === town ? river.a : null;
      if (!other || other === mouth || to.has(other)) continue;
      to.set(other, town);
      queue.push(other);
    }
  }
  return to;
}

/** The towns on the longest river, from the mouth to the spring. */
function mainStem(to: Map<string, string>, mouth: string): string[] {
  const above = (town: string): string[] => {
    const longest = [...to]
      .filter(([, down]) => down === town)
      .map(([up]) => above(up))
      .sort((a, b) => b.length - a.length)[0];
    return [town, ...(longest ?? [])];
  };
  return above(mouth);
}

function windingOf(a: Point, c: Point, d: Point, b: Point, bends: number, wide: number): (t: number) => Point {
  return (t) => {
    const point = bezier(a, c, d, b, t);
    const ahead = unit(minus(bezier(a, c, d, b, Math.min(1, t + 0.02)), bezier(a, c, d, b, Math.max(0, t - 0.02))));
    const aside = wide * Math.sin(2 * Math.PI * bends * t) * Math.sin(Math.PI * t);
    return { x: point.x - ahead.y * aside, y: point.y + ahead.x * aside };
  };
}

function courseOf(route: Route, isMain: boolean, on: (t: number) => Point): Course {
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => on(n / SAMPLES));
  const length = points.slice(1).reduce((sum, b, n) => sum + Math.hypot(b.x - points[n]!.x, b.y - points[n]!.y), 0);
  return { route, isMain, on, path: through(points), length };
}

/** Where the great river leaves the map. */
export function seaward(mouth: Point): Point {
  return { x: mouth.x - 90, y: mouth.y - 6 };
}

export function mouthOf(routes: Route[], at: Map<string, Point>): string {
  const towns = routes.filter((route) => route.kind === "water").flatMap((route) => [route.a, route.b]);
  return towns.reduce((west, town) => (at.get(town)!.x < at.get(west)!.x ? town : west), towns[0]!);
}

/** The spring-side end of the great river, where it comes into the map. */
export function springOf(routes: Route[], at: Map<string, Point>): string {
  const mouth = mouthOf(routes, at);
  const rivers = routes.filter((route) => route.kind === "water");
  return mainStem(downstream(rivers, mouth), mouth).at(-1)!;
}

/** All routes as lines on a map with its towns there. */
export function coursesOf(routes: Route[], at: Map<string, Point>): Course[] {
  const rivers = routes.filter((route) => route.kind === "water");
  const mouth = mouthOf(routes, at);
  const to = downstream(rivers, mouth);
  const stem = mainStem(to, mouth);
  const below = (town: string) => (town === mouth ? seaward(at.get(mouth)!) : at.get(to.get(town)!)!);
  return routes.map((route, number) => {
    const isTwin = routes.some((other) => other !== route && other.a === route.a && other.b === route.b);
    const turn = number % 2 ? 1 : -1;
    if (route.kind === "land") {
      const [a, b] = [at.get(route.a)!, at.get(route.b)!];
      const way = minus(b, a);
      const bow = isTwin ? 0.26 : 0.035 * turn;
      const c = { x: a.x + way.x / 3 - way.y * bow, y: a.y + way.y / 3 + way.x * bow };
      const d = { x: a.x + (way.x * 2) / 3 - way.y * bow, y: a.y + (way.y * 2) / 3 + way.x * bow };
      return courseOf(route, false, windingOf(a, c, d, b, 1, isTwin ? 0 : Math.hypot(way.x, way.y) * 0.035 * turn));
    }
    const up = to.get(route.a) === route.b ? route.a : route.b;
    const down = up === route.a ? route.b : route.a;
    const [a, b] = [at.get(up)!, at.get(down)!];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const isMain = stem.includes(up) && stem.includes(down);
    const above = isMain ? stem[stem.indexOf(up) + 1] : [...to].find(([, next]) => next === up)?.[0];
    const leaving = unit(minus(b, above ? at.get(above)! : a));
    const arriving = unit(plus(unit(minus(b, a)), unit(minus(below(down), b)), isMain ? 1 : 0.5));
    const out = plus(a, leaving, long * 0.36);
    const into = plus(b, arriving, -long * 0.36);
    const run = windingOf(a, out, into, b, 1.5, long * 0.04 * turn);
    return courseOf(route, isMain, run);
  });
}

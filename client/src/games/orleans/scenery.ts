/** What grows and rises between towns and ways: fields in the north, woods in the middle, hills and vines in the south. */
import type { Point } from "./ways";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Growth = "wood" | "firs" | "hill" | "field" | "vines" | "farm";

export interface Feature extends Point {
  kind: Growth;
  /** Some are larger than others. */
  size: number;
}

/** How much room each needs around itself. */
const ROOM: Record<Growth, number> = { wood: 11, firs: 10, hill: 12, field: 11, vines: 11, farm: 9 };
/** What is likely in the north, in the middle, in the south. */
const GROWS: Growth[][] = [
  ["field", "field", "wood", "field", "farm", "firs"],
  ["wood", "firs", "wood", "field", "wood", "farm"],
  ["hill", "vines", "wood", "hill", "firs", "farm"],
];
const TRIES = 1400;
const MOST = 64;

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export function around(point: Point, r: number): Box {
  return { x: point.x - r, y: point.y - r, w: 2 * r, h: 2 * r };
}

/** The same land for the same map: a small generator of its own decides. */
function dice(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** Puts features where no box and no way is, also beyond the frame where a room is longer than the map. */
export function sceneryOf(width: number, height: number, boxes: Box[], ways: Point[]): Feature[] {
  const found: Feature[] = [];
  const next = dice();
  const beyond = 70;
  for (let n = 0; n < TRIES && found.length < MOST * 1.6; n++) {
    const point = { x: -beyond + next() * (width + 2 * beyond), y: -beyond + next() * (height + 2 * beyond) };
    const zone = GROWS[Math.max(0, Math.min(2, Math.floor((point.y / height) * 3)))]!;
    const kind = zone[Math.floor(next() * zone.length)]!;
    const size = 0.8 + next() * 0.5;
    const room = ROOM[kind] * size;
    const isFree =
      !boxes.some((box) => overlap(around(point, room), box)) &&
      !ways.some((way) => Math.hypot(way.x - point.x, way.y - point.y) < room + 6) &&
      !found.some(
        (other) =>
          Math.hypot(other.x - point.x, (other.y - point.y) * 1.2) < room + ROOM[other.kind] * other.size * 0.75,
      );
    if (isFree) found.push({ ...point, kind, size });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Where a replay stops: move by move, by the moves of one person, by rounds. Nothing here knows a game. */
import type { LogLine } from "./wire";

/** What is known of a game for going through it; a moment is counted by the entries of the record before it. */
export interface Course {
  /** The last moment. */
  last: number;
  /** The seat that made each entry; empty where that is not known yet. */
  movers: number[];
  /** The moments at which a round begins, in order. */
  rounds: number[];
  /** Whose moves count; null for everybody's. */
  follow: number | null;
}

export type Stop = "first" | "back" | "on" | "last" | "round-back" | "round-on";

/** The moments at which rounds begin, as the log tells them. */
export function roundsIn(log: LogLine[]): number[] {
  return [...new Set(log.filter((line) => line.what === "round").map((line) => line.at))].sort((a, b) => a - b);
}

/** The moment to which a step leads from `at`; null where there is none. */
export function stopFrom(course: Course, at: number, stop: Stop): number | null {
  const { last, rounds } = course;
  const next = stopsOf(course, at, stop, last, rounds);
  return next === null || next === at || next < 0 || next > last ? null : next;
}

function stopsOf(course: Course, at: number, stop: Stop, last: number, rounds: number[]): number | null {
  switch (stop) {
    case "first":
      return 0;
    case "last":
      return last;
    case "round-on":
      return rounds.find((begin) => begin > at) ?? null;
    case "round-back":
      // In the middle of a round first to its beginning.
      return rounds.filter((begin) => begin < at).at(-1) ?? null;
    case "on":
      return course.follow === null ? at + 1 : nextOf(course.movers, course.follow, at);
    case "back":
      return course.follow === null ? at - 1 : lastOf(course.movers, course.follow, at);
  }
}

/** The moment after the next move of a seat: what it did can be seen there. */
function nextOf(movers: number[], seat: number, at: number): number | null {
  const entry = movers.indexOf(seat, at);
  return entry < 0 ? null : entry + 1;
}

function lastOf(movers: number[], seat: number, at: number): number | null {
  const entry = at < 2 ? -1 : movers.lastIndexOf(seat, at - 2);
  return entry < 0 ? null : entry + 1;
}

/** How long a move stays on the screen while they are played, in milliseconds. */
export const PACES = { slow: 1800, normal: 800, fast: 250 } as const;
export type Pace = keyof typeof PACES;

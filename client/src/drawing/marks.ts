/** What others did is marked until I act: by a dashed outline and a star, on pieces and places that carry `data-fresh`. */
import type { BoardProps } from "../board";

/** The attribute of a thing that shows one of these parts of the view; nothing while they are as they were. */
export function freshMark(p: BoardProps, ...paths: string[]): { "data-fresh"?: "" } {
  return paths.some((path) => p.fresh.has(path)) ? { "data-fresh": "" } : {};
}

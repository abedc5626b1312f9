/** What others did, marked inside the map, where the outlines and stars of the style sheet (`drawing.css`) do not reach. */
import type { BoardProps } from "../../board";
import { freshMark } from "../../drawing/marks";

const STAR = "M0-7.5 1.8-1.8 7.5 0 1.8 1.8 0 7.5-1.8 1.8-7.5 0-1.8-1.8Z";

/** A broken ring with a star, around a point of the map, while one of these parts of the view is new. */
export function FreshRing(m: { p: BoardProps; paths: string[]; x: number; y: number; r: number }) {
  const mark = freshMark(m.p, ...m.paths);
  if (!("data-fresh" in mark)) return null;
  const corner = m.r * 0.72;
  return (
    <g class="o-fresh" {...mark} transform={`translate(${m.x.toFixed(1)} ${m.y.toFixed(1)})`} aria-hidden="true">
      <circle class="under" r={m.r} />
      <circle r={m.r} />
      <path d={STAR} transform={`translate(${-corner} ${-corner})`} />
    </g>
  );
}

/** The paths of others; what I did myself needs no mark, whoever's move told of it. */
export function ofOthers(p: BoardProps, seat: number, path: string): string[] {
  return seat === p.seat ? [] : [`players.${seat}.${path}`];
}

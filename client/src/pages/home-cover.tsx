/** The picture of a game on the first screen: its own, or a plain one. */
import { covers } from "drawings";
import { Scene } from "../drawing/scenery";

export function Cover(p: { game: string }) {
  const Own = covers[p.game] ?? PlainCover;
  return <Own />;
}

/** A game of which nothing was drawn: a table with five people's pieces. */
function PlainCover() {
  return (
    <Scene>
      <ellipse cx="160" cy="100" rx="150" ry="72" fill="var(--earth-4)" />
      <ellipse cx="160" cy="94" rx="150" ry="72" fill="var(--earth-3)" stroke="var(--ink)" stroke-width="2" />
      <path
        d="M24 84q136-52 272 0M14 104q146 46 292 0M60 44q100 30 200 0"
        fill="none"
        stroke="var(--earth-4)"
        stroke-width="1.5"
        opacity=".6"
      />
      <path
        d="M92 62l46-10 46 10 46-10v68l-46 10-46-10-46 10Z"
        fill="var(--parchment)"
        stroke="var(--ink)"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M138 52v68M184 62v68" stroke="var(--line)" stroke-width="2" />
      <path
        d="M96 104c20-18 36 6 60-10s40-16 70-2"
        fill="none"
        stroke="var(--river-deep)"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M108 80l28 8 30-14 36 18" fill="none" stroke="var(--earth-4)" stroke-width="2" stroke-dasharray="4 4" />
      {[
        [108, 80],
        [136, 88],
        [166, 74],
        [202, 92],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5" />
      ))}
      {[
        ["circle", 48, 84, 0],
        ["square", 236, 52, 1],
        ["triangle", 74, 122, 2],
        ["diamond", 242, 118, 3],
        ["hexagon", 148, 136, 4],
      ].map(([shape, x, y, look]) => (
        <g key={String(shape)} class={`look-${look}`}>
          <use href={`#sym-seat-${shape}`} x={Number(x)} y={Number(y)} width="22" height="22" />
        </g>
      ))}
      <path
        d="M268 88c0-8 20-8 20 0v12c0 8-20 8-20 0ZM288 90c8 0 8 12 0 12"
        fill="var(--paper)"
        stroke="var(--ink)"
        stroke-width="2"
      />
      <ellipse cx="278" cy="87" rx="10" ry="3.5" fill="var(--glow)" stroke="var(--ink)" stroke-width="1.5" />
    </Scene>
  );
}

/** What the covers of the games are built of: one hand drew them, by one light from the upper left. */
import type { ComponentChildren } from "preact";

/** The sheet that a cover is drawn on; where its place has another shape, the edges are cut and the middle stays. */
export function Scene(p: { children: ComponentChildren }) {
  return (
    <svg
      class="cover"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <rect width="320" height="180" fill="var(--c-sky)" />
      <path d="M0 74Q160 30 320 74V0H0Z" fill="var(--c-sky-high)" />
      {p.children}
    </svg>
  );
}

/** An outline in ink around what stands in front. */
export const INK = { stroke: "var(--c-ink)", "stroke-width": 1.5 };

/** What rises into the sky, by day and by night. */
export const SPIRE = { fill: "none", stroke: "var(--c-spire)", "stroke-width": 2 };

/** A house that stands on (x, y), its lower left corner: a gable, a lit wall and its shade. */
export function House(p: { x: number; y: number; w: number; h: number; roof?: number; windows?: number }) {
  const { x, y, w, h } = p;
  const roof = p.roof ?? w * 0.55;
  const windows = p.windows ?? 2;
  return (
    <g>
      <path d={`M${x} ${y}v${-h}h${w}v${h}Z`} fill="var(--c-wall)" {...INK} />
      <path d={`M${x + w * 0.68} ${y}v${-h}h${w * 0.32}v${h}Z`} fill="var(--c-wall-shade)" />
      <path d={`M${x - 2.5} ${y - h}l${w / 2 + 2.5} ${-roof} ${w / 2 + 2.5} ${roof}Z`} fill="var(--c-roof)" {...INK} />
      {Array.from({ length: windows }, (_, i) => (
        <rect
          key={i}
          x={x + (w * (i + 1)) / (windows + 1) - 1.8}
          y={y - h * 0.72}
          width="3.6"
          height="5"
          fill="var(--c-window)"
        />
      ))}
    </g>
  );
}

/** A round tree whose trunk stands on (x, y). */
export function Tree(p: { x: number; y: number; size?: number }) {
  const r = p.size ?? 9;
  return (
    <g>
      <path d={`M${p.x} ${p.y}v${-r}`} stroke="var(--c-ink)" stroke-width="2.5" />
      <circle cx={p.x} cy={p.y - r * 1.7} r={r} fill="var(--c-tree)" {...INK} />
      <path
        d={`M${p.x + r * 0.3} ${p.y - r * 2.4}a${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.1} ${r * 1.4}`}
        fill="none"
        stroke="var(--c-ink)"
        stroke-width="1.2"
        opacity=".45"
      />
    </g>
  );
}

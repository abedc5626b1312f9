/** Coimbra in the middle of the map: the hill within its walls, roofs, and the tower of the university. */
import type { Point } from "./chart";

/** The walls run from gate to gate; the houses stand in their midst. */
export function Town({ gates }: { gates: Point[] }) {
  const [nw, ne, se, sw] = gates as [Point, Point, Point, Point];
  const high = se.y - ne.y;
  const wall =
    `M${nw.x} ${nw.y}C${nw.x + 14} ${nw.y - high * 0.62} ${ne.x - 14} ${ne.y - high * 0.62} ${ne.x} ${ne.y}` +
    `Q${ne.x + 16} ${(ne.y + se.y) / 2} ${se.x} ${se.y}C${se.x - 12} ${se.y + high * 0.34} ${sw.x + 12} ${sw.y + high * 0.34} ${sw.x} ${sw.y}Q${nw.x - 16} ${(nw.y + sw.y) / 2} ${nw.x} ${nw.y}Z`;
  const width = (ne.x - nw.x) * 0.9;
  const height = high * 1.72;
  return (
    <g class="c-town">
      <path class="hill" d={wall} />
      <path class="rampart" d={wall} />
      <path class="crenels" d={wall} />
      <svg
        x={(nw.x + ne.x) / 2 - width / 2}
        y={(nw.y + sw.y) / 2 - height * 0.62}
        width={width}
        height={height}
        viewBox="14 0 92 62"
        preserveAspectRatio="xMidYMid meet"
      >
        <path class="wall" d="M22 56V45h14v11ZM38 58V40h16v18ZM70 58V42h15v16ZM86 56V46h13v10Z" />
        <path class="roof" d="m19 46 10-8 10 8ZM36 41l10-8 10 8ZM67 43l10.500-8L88 43ZM83 47l9.500-7.500L102 47Z" />
        <path class="wall" d="M30 40V30h11v10ZM78 37V29h12v8Z" />
        <path class="roof" d="m28 31 7.500-6.500L43 31ZM76 30l8-6.500 8 6.500Z" />
        <path class="wall" d="M44 34V25h30v9Z" />
        <path class="roof" d="m42 26 4-6h26l4 6Z" />
        <path class="wall" d="M55 58V9h10v49Z" />
        <path class="wall" d="M53 10V7l7-6 7 6v3Z" />
        <path class="roof" d="M52 50l8-7 8 7Z" />
        <circle class="clock" cx="60" cy="15" r="3" />
        <path
          class="dark"
          d="M48 28h3v4h-3ZM69 28h3v4h-3ZM57.500 24h5v5h-5ZM26 49h3v4h-3ZM43 46h3v4h-3ZM49 46h3v4h-3ZM74 46h3v4h-3ZM80 46h3v4h-3ZM90 50h3v4h-3ZM57.500 58v-4a2.500 2.500 0 0 1 5 0v4Z"
        />
      </svg>
    </g>
  );
}

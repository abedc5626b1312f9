/** Coimbra in the middle of the map: the hill with its walls, roofs, the old cathedral and the tower of the university. */

/** Drawn on a ground of 120 × 84 and stretched to the room between the four gates. */
export function Town({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const wide = Math.max(w * 1.02, 84);
  const high = Math.max(h * 1.5, 66);
  return (
    <svg x={x - wide / 2} y={y - high / 2 - 4} width={wide} height={high} viewBox="0 0 120 84" preserveAspectRatio="none" class="c-town">
      <path class="hill" d="M2 74C8 44 34 26 60 24s52 22 58 50c-18 9-98 9-116 0Z" />
      <path class="walls" d="M8 72c2-4 5-8 8-11h6v-5h5v5h10v-5h5v5h14v-6h8v6h14v-5h5v5h10v-5h5v5h6c3 3 6 7 8 11-18 7-86 7-104 0Z" />
      <path class="wall" d="M22 56V45h14v11ZM38 54V40h16v14ZM70 54V42h15v12ZM86 56V46h13v10Z" />
      <path class="roof" d="m19 46 10-8 10 8ZM36 41l10-8 10 8ZM67 43l10.500-8L88 43ZM83 47l9.500-7.500L102 47Z" />
      <path class="wall" d="M30 40V30h11v10ZM78 37V29h12v8Z" />
      <path class="roof" d="m28 31 7.500-6.500L43 31ZM76 30l8-6.500 8 6.500Z" />
      <path class="wall" d="M44 34V25h30v9Z" />
      <path class="roof" d="m42 26 4-6h26l4 6Z" />
      <path class="wall" d="M55 34V9h10v25Z" />
      <path class="wall" d="M53 10V7l7-6 7 6v3Z" />
      <circle class="clock" cx="60" cy="15" r="3" />
      <path class="dark" d="M48 28h3v4h-3ZM69 28h3v4h-3ZM57.500 24h5v5h-5ZM26 49h3v4h-3ZM43 46h3v4h-3ZM49 46h3v4h-3ZM74 46h3v4h-3ZM80 46h3v4h-3ZM90 50h3v4h-3ZM56 70v-5a4 4 0 0 1 8 0v5Z" />
    </svg>
  );
}

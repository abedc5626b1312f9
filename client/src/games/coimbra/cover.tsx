/** The cover of Coimbra: the university above the city on its hill, the bridge, and dice of four colours. */
import { House, INK, Scene, SPIRE } from "../../drawing/scenery";

// Houses climb the hill in rows, the furthest first: x, y, width, height.
const ROWS: [number, number, number, number][] = [
  [104, 78, 20, 16],
  [196, 78, 20, 16],
  [78, 94, 22, 18],
  [104, 92, 20, 20],
  [128, 88, 18, 16],
  [172, 88, 18, 16],
  [194, 92, 22, 19],
  [220, 95, 22, 17],
  [50, 112, 24, 20],
  [78, 112, 20, 23],
  [102, 112, 24, 20],
  [130, 110, 20, 22],
  [154, 110, 22, 18],
  [180, 112, 22, 24],
  [206, 112, 20, 19],
  [230, 113, 24, 21],
];

export default function Cover() {
  return (
    <Scene>
      <path d="M0 104q30-16 70-14t90-8 86 6 74-4v40H0Z" fill="var(--c-hill-far)" />
      <path d="M22 126q50-8 74-44t64-30 62 30 78 44Z" fill="var(--c-hill)" {...INK} />
      <University />
      {ROWS.map(([x, y, w, h]) => (
        <House key={`${x} ${y}`} x={x} y={y} w={w} h={h} roof={w * 0.38} windows={2} />
      ))}
      <path d="M0 124q80-6 160 0t160-2v58H0Z" fill="var(--c-water)" {...INK} />
      <path
        d="M20 166q12-5 24 0M40 140q10-4 20 0M284 160q12-5 24 0M270 172q8-3 16 0"
        fill="none"
        stroke="var(--c-water-light)"
        stroke-width="2.5"
      />
      <path
        d="M0 128h320v10h-12a14 12 0 0 0-28 0h-14a14 12 0 0 0-28 0H82a14 12 0 0 0-28 0H40a14 12 0 0 0-28 0H0Z"
        fill="var(--c-stone)"
        {...INK}
      />
      <Die x={108} y={157} turn={-9} fill="var(--c-die-orange)" pips={[0, 4, 8]} />
      <Die x={146} y={150} turn={7} fill="var(--look-5)" pips={[0, 2, 3, 5, 6, 8]} />
      <Die x={184} y={158} turn={-4} fill="var(--c-die-purple)" pips={[0, 2, 4, 6, 8]} isDark />
      <Die x={220} y={151} turn={11} fill="var(--look-2)" pips={[2, 6]} />
    </Scene>
  );
}

/** Its long house with the tower above everything. */
function University() {
  return (
    <g>
      <path d="M122 72V54h84v18Z" fill="var(--c-wall)" {...INK} />
      <path d="M176 72V54h30v18Z" fill="var(--c-wall-shade)" />
      <path d="M118 54l10-12h72l10 12Z" fill="var(--c-roof)" {...INK} />
      <path d="M150 72V20h20v52Z" fill="var(--c-wall)" {...INK} />
      <path d="M163 72V20h7v52Z" fill="var(--c-wall-shade)" />
      <path d="M147 20v-5h26v5Z" fill="var(--c-stone)" {...INK} />
      <path d="M151 15q9-14 18 0Z" fill="var(--c-slate)" {...INK} />
      <path d="M160 7V1" {...SPIRE} />
      <circle cx="160" cy="30" r="5" fill="var(--look-5)" {...INK} />
      <path d="M160 27v3l2 1.5" fill="none" stroke="#2b2118" stroke-width="1" />
      <path d="M157 50v-6a3 3 0 0 1 6 0v6Z" fill="var(--c-window)" />
      {[128, 138, 178, 188, 197].map((x) => (
        <rect key={x} x={x} y="59" width="4" height="6" fill="var(--c-window)" />
      ))}
    </g>
  );
}

/** A die with pips in these cells of a grid of nine. */
function Die(p: { x: number; y: number; turn: number; fill: string; pips: number[]; isDark?: boolean }) {
  return (
    <g transform={`translate(${p.x} ${p.y}) rotate(${p.turn})`}>
      <rect x="-15" y="-12" width="30" height="30" rx="6" fill="var(--c-ink)" />
      <rect x="-15" y="-15" width="30" height="30" rx="6" fill={p.fill} {...INK} />
      <path d="M-10-12h18" stroke="#fff" stroke-width="2" opacity=".55" />
      {p.pips.map((cell) => (
        <circle
          key={cell}
          cx={((cell % 3) - 1) * 8}
          cy={(Math.floor(cell / 3) - 1) * 8}
          r="2.8"
          fill={p.isDark ? "#fbfaf6" : "#2b2118"}
        />
      ))}
    </g>
  );
}

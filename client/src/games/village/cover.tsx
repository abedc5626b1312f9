/** The cover of Village: church and farm among the fields, and a family on its way, from the oldest to the youngest. */
import { House, INK, Scene, SPIRE, Tree } from "../../drawing/scenery";

export default function Cover() {
  return (
    <Scene>
      <path d="M0 96q60-30 120-14t110-10 90 10v40H0Z" fill="var(--c-hill-far)" />
      <path d="M0 118q60-30 130-20t190-8v90H0Z" fill="var(--c-hill)" {...INK} />
      <Fields />
      <Tree x={112} y={108} size={10} />
      <Church />
      <House x={222} y={112} w={40} h={24} roof={22} windows={3} />
      <Tree x={284} y={114} size={11} />
      <Tree x={302} y={120} size={8} />
      <path
        d="M96 180c30-8 66-10 74-28 6-14-18-18-16-38l10 0c0 16 30 18 30 38 0 14-20 22-26 28Z"
        fill="var(--c-path)"
        {...INK}
      />
      <Person x={124} y={172} size={1} look={0} generation="1" />
      <Person x={158} y={174} size={0.9} look={1} generation="2" />
      <Person x={189} y={172} size={0.78} look={3} generation="3" />
      <Person x={215} y={174} size={0.62} look={2} generation="4" />
    </Scene>
  );
}

/** Grain and furrows on the slopes. */
function Fields() {
  return (
    <g fill="none">
      <path d="M0 132q44-22 92-20l-28 68H0Z" fill="var(--c-grain)" {...INK} />
      <path
        d="M10 134l-6 30M28 126l-12 46M46 120l-18 54M64 116l-20 60M80 114l-22 62"
        stroke="var(--c-ink)"
        stroke-width="1.2"
        opacity=".45"
      />
      <path d="M232 126q44-10 88-6v60h-66Z" fill="var(--c-furrow)" {...INK} />
      <path
        d="M246 132q38-8 74-4M250 144q36-8 70-4M252 157q36-8 68-4M254 170q34-8 66-4"
        stroke="var(--c-ink)"
        stroke-width="1.2"
        opacity=".5"
      />
    </g>
  );
}

function Church() {
  return (
    <g>
      <path d="M158 112V82h44v30Z" fill="var(--c-wall)" {...INK} />
      <path d="M156 82l8-18h34l8 18Z" fill="var(--c-roof)" {...INK} />
      <path d="M132 112V54h28v58Z" fill="var(--c-wall)" {...INK} />
      <path d="M150 112V54h10v58Z" fill="var(--c-wall-shade)" />
      <path d="M129 54l17-36 17 36Z" fill="var(--c-slate)" {...INK} />
      <path d="M146 18V4m-5 5h10" {...SPIRE} />
      <path d="M142 76v-8a4 4 0 0 1 8 0v8Z" fill="var(--c-window)" {...INK} />
      <path d="M139 112V99a7 7 0 0 1 14 0v13Z" fill="var(--c-wood)" {...INK} />
      {[168, 180, 192].map((x) => (
        <path key={x} d={`M${x - 3} 103v-9a3 3 0 0 1 6 0v9Z`} fill="var(--c-window)" />
      ))}
    </g>
  );
}

/** A member of the family, standing on (x, y), with the number of the generation on the chest. */
function Person(p: { x: number; y: number; size: number; look: number; generation: string }) {
  return (
    <g transform={`translate(${p.x} ${p.y}) scale(${p.size})`}>
      <path d="M-13 3q13 5 28 0l-2 3h-24Z" fill="var(--c-ink)" opacity=".35" />
      <path d="M-12 3C-12-14-10-26 0-26S12-14 12 3Z" fill={`var(--look-${p.look})`} {...INK} />
      <path d="M4-25C12-22 12-8 12 3H6C8-8 8-18 4-25Z" fill="#000" opacity=".16" />
      <circle cy="-34" r="9.5" fill={`var(--look-${p.look})`} {...INK} />
      <text y="-6" text-anchor="middle" class="cover-number" fill={`var(--on-look-${p.look})`}>
        {p.generation}
      </text>
    </g>
  );
}

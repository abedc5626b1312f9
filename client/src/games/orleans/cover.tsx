/** The cover of Orléans: the town beyond the river, a boat, and followers drawn from the bag, in the colours they have in the game. */
import type { ComponentChildren } from "preact";
import { House, INK, Scene, SPIRE, Tree } from "../../drawing/scenery";

export default function Cover() {
  return (
    <Scene>
      <path d="M0 96q50-26 104-14t96-6 120 6v40H0Z" fill="var(--c-hill-far)" />
      <Town />
      <path d="M0 112q80-8 160 0t160-4v72H0Z" fill="var(--c-water)" {...INK} />
      <path
        d="M14 126q14-5 28 0M248 122q16-5 32 0M44 160q12-5 24 0M276 152q12-5 24 0M196 130q10-4 20 0"
        fill="none"
        stroke="var(--c-water-light)"
        stroke-width="2.5"
      />
      <Boat />
      <Bag />
      <Token x={152} y={151} fill="var(--o-craftsman)">
        <path d="M-2.5 8.5v-9h-5v-5h10c3 0 5 2 5.5 4.5l-5.5 .5v9Z" fill="var(--c-sign)" />
      </Token>
      <Token x={186} y={159} fill="var(--o-knight)">
        <path d="M0-9 8-6v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6Z" fill="var(--c-sign)" />
        <path d="M0-6V6.500M-5-1H5" stroke="var(--o-knight)" stroke-width="1.800" stroke-linecap="round" />
      </Token>
      <Token x={219} y={149} fill="var(--o-farmer)">
        <path
          d="M0 9V-8M0-3c-4 0-6-2-6-5 4 0 6 2 6 5ZM0-3c4 0 6-2 6-5-4 0-6 2-6 5ZM0 4c-4 0-6-2-6-5 4 0 6 2 6 5ZM0 4c4 0 6-2 6-5-4 0-6 2-6 5Z"
          fill="var(--c-sign)"
          stroke="var(--c-sign)"
          stroke-width="1.2"
        />
      </Token>
    </Scene>
  );
}

/** The cathedral among houses, behind the wall along the bank. */
function Town() {
  return (
    <g>
      <Tree x={22} y={108} size={10} />
      <Tree x={300} y={106} size={9} />
      <House x={52} y={106} w={26} h={24} />
      <House x={226} y={106} w={28} h={22} />
      <House x={82} y={106} w={22} h={32} />
      <House x={200} y={106} w={22} h={34} />
      <path d="M126 106V62l26-18 26 18v44Z" fill="var(--c-wall)" {...INK} />
      <path d="M160 106V50l18 12v44Z" fill="var(--c-wall-shade)" />
      {[112, 172].map((x) => (
        <g key={x}>
          <path d={`M${x} 106V38h20v68Z`} fill="var(--c-wall)" {...INK} />
          <path d={`M${x + 13} 106V38h7v68Z`} fill="var(--c-wall-shade)" />
          <path d={`M${x - 2} 38l12-26 12 26Z`} fill="var(--c-slate)" {...INK} />
          <path d={`M${x + 10} 12V3m-3 3.5h6`} {...SPIRE} />
          <path d={`M${x + 7} 62v-8a3 3 0 0 1 6 0v8Z`} fill="var(--c-window)" />
        </g>
      ))}
      <circle cx="152" cy="68" r="7" fill="var(--c-window)" {...INK} />
      <path d="M152 61v14M145 68h14" stroke="var(--c-wall)" stroke-width="1.2" />
      <path d="M145 106V92a7 7 0 0 1 14 0v14Z" fill="var(--c-window)" {...INK} />
      <path d="M40 114v-12h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v12Z" fill="var(--c-stone)" {...INK} />
      <path d="M206 113v-12h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v11Z" fill="var(--c-stone)" {...INK} />
    </g>
  );
}

function Boat() {
  return (
    <g transform="translate(14 -6)">
      <path d="M262 142V108" {...INK} stroke-width="2.5" />
      <path d="M264 110q24 8 4 26h-4Z" fill="var(--c-sail)" {...INK} />
      <path d="M234 140h58q-4 14-16 14h-28q-10 0-14-14Z" fill="var(--c-wood)" {...INK} />
      <path d="M238 145h50" stroke="var(--c-ink)" stroke-width="1" opacity=".6" />
    </g>
  );
}

/** The bag lies open, its followers before it. */
function Bag() {
  return (
    <g>
      <path d="M76 172c-10-20-4-36 14-40h18c20 6 26 24 16 40Z" fill="var(--c-cloth)" {...INK} />
      <path d="M112 133c14 8 20 24 12 39h-12c10-12 10-28 0-39Z" fill="var(--c-ink)" opacity=".18" />
      <path d="M86 134q14 8 26 0l6-10q-20-8-38 0Z" fill="var(--c-cloth)" {...INK} />
      <path d="M86 134q14 7 26 0" fill="none" stroke="var(--look-3)" stroke-width="3" />
      <ellipse cx="99" cy="122" rx="17" ry="4.5" fill="var(--c-ink)" />
    </g>
  );
}

function Token(p: { x: number; y: number; fill: string; children: ComponentChildren }) {
  return (
    <g transform={`translate(${p.x} ${p.y})`}>
      <circle cy="3" r="15" fill="var(--c-ink)" />
      <circle r="15" fill={p.fill} {...INK} />
      <circle r="12" fill="none" stroke="var(--c-ink)" stroke-width="1" opacity=".5" />
      {p.children}
    </g>
  );
}

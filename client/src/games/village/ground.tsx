/** The land on which the village lies: meadow, stream, paths, trees and the odd roof, between and behind the places. */

import { House, Tree } from "../../drawing/scenery";

/** Crowns of trees and roofs of huts, on a picture of 1000 × 640. */
const TREES = [
  [18, 20, 15],
  [44, 34, 11],
  [980, 18, 16],
  [955, 40, 11],
  [330, 12, 10],
  [345, 300, 12],
  [338, 330, 9],
  [985, 330, 14],
  [560, 10, 9],
  [16, 618, 16],
  [48, 628, 11],
  [986, 622, 15],
  [958, 632, 10],
  [300, 470, 13],
  [322, 486, 9],
  [760, 6, 10],
  [10, 420, 13],
  [28, 440, 9],
  [650, 632, 9],
];

export function Ground() {
  return (
    <svg
      class="v-ground"
      viewBox="0 0 1000 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1000" height="640" class="meadow" />
      <path class="stream" d="M-10 470C90 440 150 470 240 452S330 380 348 300 330 120 345-10" />
      <path
        class="path"
        d="M170 650C190 540 260 520 340 452S620 448 1010 446M340 452C352 380 346 330 338 210S340 60 338-10M700 446C702 330 702 120 704-10"
      />
      <path class="furrow" d="M-10 520h300M-10 540h310M-10 560h320M-10 580h330M-10 600h340" />
      {TREES.map(([x, y, r]) => (
        <g key={`${x}.${y}`}>
          <circle cx={x} cy={y} r={r} class="crown" />
          <circle cx={x! - r! * 0.3} cy={y! - r! * 0.3} r={r! * 0.5} class="light" />
        </g>
      ))}
    </svg>
  );
}

/** The farmhouse in its yard, behind the family at home. */
export function Farmstead() {
  return (
    <svg
      class="v-farmstead"
      viewBox="0 0 150 84"
      aria-hidden="true"
      focusable="false"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path class="hill" d="M0 84C24 62 62 54 150 58V84Z" />
      <Tree x={34} y={72} size={9} />
      <House x={60} y={74} w={42} h={20} roof={24} windows={3} />
      <House x={104} y={76} w={24} h={14} roof={13} windows={1} />
      <Tree x={138} y={78} size={10} />
      <path class="fence" d="M4 80h44M10 76v7M20 75v8M30 76v7M40 76v7" />
    </svg>
  );
}

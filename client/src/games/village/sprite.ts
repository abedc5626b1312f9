/** The symbols of Village, each drawn once on a 24 × 24 grid; `currentColor` is the ink, `--cut` what shows through. */
import { EAR, fill, goldenEar, line } from "../../drawing/strokes";
import { registerSymbols } from "../../symbols";
import { MORE_EMBLEMS, MORE_THINGS } from "./more-sprite";

const edge = `stroke="var(--v-outline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const thin = `fill="none" stroke="var(--v-outline)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"`;

/** What is painted on the cubes. */
const GLYPHS: Record<string, string> = {
  brown:
    `<path d="M12 1c2.800 3.200 3.700 4.900 3.700 6.500a3.700 3.700 0 0 1-7.400 0C8.300 5.900 9.200 4.200 12 1Z" ${fill}/>` +
    `<path d="M8.600 12.400h6.800v7.200H18.800V23H5.200v-3.400H8.600Z" ${fill}/>`,
  pink:
    `<path d="M22 1.400C12.400 1.800 6.200 7.600 5.600 15.600L2.400 21.800l2 1 2.600-4.800C15 17.400 20.800 11.200 22 1.400Z" ${fill}/>` +
    `<path d="M8 15.400 15.600 8" fill="none" stroke="var(--cut)" stroke-width="1.7" stroke-linecap="round"/>`,
  orange:
    `<g transform="rotate(-42 12 12)"><rect x="8.400" y="-.6" width="7.200" height="9.600" rx="2.800" ${fill}/>` +
    `<path d="M9.200 11h5.600v9.400l-5.600 4.200Z" ${fill}/></g>`,
  green:
    `<path d="M3.400 3h17.200a2 2 0 0 1 2 2v9.600a2 2 0 0 1-2 2h-8.200L6.600 22v-5.400H3.400a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z" ${fill}/>` +
    `<path d="M6 9.800h.1M12 9.800h.1M18 9.800h.1" fill="none" stroke="var(--cut)" stroke-width="3" stroke-linecap="round"/>`,
  plague:
    `<path d="M12 1.600c5.600 0 9.200 3.800 9.200 8.600 0 2.900-1.300 5-3.400 6.400v5H6.200v-5c-2.100-1.400-3.400-3.500-3.400-6.400C2.800 5.400 6.400 1.600 12 1.600Z" ${fill}/>` +
    `<circle cx="8.200" cy="10.600" r="2.400" fill="var(--cut)"/><circle cx="15.800" cy="10.600" r="2.400" fill="var(--cut)"/>` +
    `<path d="M9.800 21.400v-3.200M14.200 21.400v-3.200" stroke="var(--cut)" stroke-width="1.700"/>`,
};

/** A wooden cube as it lies on the board, and the flat sign of it in a price. */
function cubes(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [cube, glyph] of Object.entries(GLYPHS)) {
    const painted = (x: number, y: number, scale: number) =>
      `<g transform="translate(${x} ${y}) scale(${scale})" color="var(--v-paint)">${glyph.replaceAll("var(--cut)", `var(--v-${cube})`)}</g>`;
    found[`v-cube-${cube}`] =
      `<path d="M1.600 6.200 5.800 1.600h16.600L18.600 6.200Z" fill="var(--v-${cube}-top)"/>` +
      `<path d="M18.600 6.200 22.400 1.600v16.600l-3.800 4.200Z" fill="var(--v-${cube}-side)"/>` +
      `<path d="M1.600 6.200h17v16.200h-17Z" fill="var(--v-${cube})"/>` +
      `<path d="M1.600 6.200 5.800 1.600h16.600v16.600l-3.800 4.200h-17ZM1.600 6.200h17l3.800-4.600M18.600 6.200v16.200" ${thin}/>` +
      painted(3.3, 7.6, 0.57);
    found[`v-chip-${cube}`] =
      `<rect x="1" y="1" width="22" height="22" rx="4" fill="var(--v-${cube})" stroke="var(--v-outline)" stroke-width="1.400"/>` +
      painted(3.7, 3.7, 0.69);
  }
  return found;
}

const GOODS: Record<string, string> = {
  scroll:
    `<path d="M6 4.600h12v14.800H6Z" fill="var(--v-sheet)" ${edge}/><rect x="3" y="2.200" width="18" height="4.800" rx="2.300" fill="var(--v-sheet-deep)" ${edge}/>` +
    `<rect x="3" y="17" width="18" height="4.800" rx="2.300" fill="var(--v-sheet-deep)" ${edge}/><path d="M8.600 10h6.800M8.600 13.400h6.800" ${thin}/>`,
  horse:
    `<path d="M7.600 22.400h12.200c.8-5.400.6-9.400-1.200-13C17.200 6.800 15 5 12.400 4.200L10.800 1.400 9.400 4.800C6.600 6.400 4.800 9.400 2.600 12.400c-.8 1.200.2 3.600 2 3.600 2.200 0 3.600-1.600 6-1.800.8 2-3 4.200-3 8.200Z" fill="var(--v-horse)" ${edge}/>` +
    `<path d="M15.200 6.800c2.600 3.400 3.600 8 3 13" fill="none" stroke="var(--v-outline)" stroke-width="2.200" stroke-linecap="round"/><circle cx="9.400" cy="9" r="1.200" fill="var(--v-outline)"/>`,
  plough:
    `<path d="M2.200 12.600 14.400 10.400 22 3.400M14.400 10.400 20.600 9.600" fill="none" stroke="var(--v-outline)" stroke-width="4.400" stroke-linecap="round"/>` +
    `<path d="M2.200 12.600 14.400 10.400 22 3.400M14.400 10.400 20.600 9.600" fill="none" stroke="var(--v-wood)" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M8.800 12.400 14.800 11.200l5.800 9.400c-5.600 1.800-11.400 1.400-17-1.400 4.200-.6 6.200-3 5.200-6.800Z" fill="var(--v-steel)" ${edge}/>`,
  ox:
    `<path d="M2.800 2.400C1.600 6.800 3.200 9.600 7.600 10M21.200 2.400c1.200 4.400-.4 7.200-4.800 7.600" fill="none" stroke="var(--v-outline)" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M2.800 2.400C1.600 6.800 3.200 9.600 7.600 10M21.200 2.400c1.200 4.400-.4 7.200-4.800 7.600" fill="none" stroke="var(--v-horn)" stroke-width="1.800" stroke-linecap="round"/>` +
    `<path d="M7 7.600h10l1.400 6-2.200 7.400c-1.200 1.800-7.200 1.800-8.400 0L5.600 13.600Z" fill="var(--v-ox)" ${edge}/><ellipse cx="12" cy="18.800" rx="4.400" ry="3.200" fill="var(--v-horn)" ${edge}/>` +
    `<path d="M9.200 12.200v.2M14.800 12.200v.2M10.600 18.800v.1M13.400 18.800v.1" fill="none" stroke="var(--v-outline)" stroke-width="2" stroke-linecap="round"/>`,
  wagon:
    `<path d="M2.600 13.400C2.200 6 6 2.400 12 2.400S21.800 6 21.400 13.400Z" fill="var(--v-sheet)" ${edge}/><path d="M8.400 13.200C8 8.400 8.400 5 9.600 2.800M15.600 13.200c.4-4.800 0-8.200-1.200-10.400" ${thin}/>` +
    `<path d="M1.600 13.400h20.800v3.800H1.600Z" fill="var(--v-wood)" ${edge}/><circle cx="6.800" cy="19" r="3.600" fill="var(--v-sheet-deep)" ${edge}/><circle cx="17.200" cy="19" r="3.600" fill="var(--v-sheet-deep)" ${edge}/>` +
    `<path d="M6.800 16v6M3.800 19h6M17.200 16v6M14.200 19h6" ${thin}/>`,
};

const THINGS: Record<string, string> = {
  grain: goldenEar("var(--v-gold)", "var(--v-outline)"),
  coin: `<circle cx="12" cy="12" r="10" fill="var(--v-gold)" ${edge}/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--v-outline)" stroke-width="1" opacity=".55"/>`,
  fame: `<path d="m12 1.200 3.300 7 7.500.9-5.600 5.200 1.500 7.500L12 18l-6.700 3.800 1.500-7.500L1.200 9.100l7.500-.9Z" fill="var(--v-gold)" ${edge}/>`,
  time:
    `<path d="M5.400 2.400h13.200v3c0 3-3 5-5 6.600 2 1.600 5 3.600 5 6.600v3H5.400v-3c0-3 3-5 5-6.600-2-1.600-5-3.600-5-6.600Z" fill="var(--v-sheet)" ${edge}/>` +
    `<path d="M7.600 5.600h8.800c-.6 1.800-2.600 3.200-4.400 4.800-1.800-1.600-3.800-3-4.400-4.800ZM6.800 20.200c.4-2 2.800-3.600 5.200-5 2.400 1.400 4.800 3 5.200 5Z" fill="var(--v-gold)"/>` +
    `<path d="M4 2.400h16M4 21.600h16" stroke="var(--v-outline)" stroke-width="2.400" stroke-linecap="round"/>`,
  quill: `<path d="M22 1.400C12.400 1.800 6.200 7.600 5.600 15.600L2.400 21.800l2 1 2.600-4.800C15 17.400 20.800 11.200 22 1.400Z" fill="var(--v-sheet)" ${edge}/><path d="M5.600 17.400 16 7" ${thin}/>`,
  bag:
    `<path d="M8 2.200c2.600 1.300 5.400 1.300 8 0L14.400 6.800H9.600Z" fill="var(--v-bag)" ${edge}/><path d="M9.400 8h5.200c4.600 2.600 7 6 7 9.400 0 3.400-2.600 5-5.800 5H8.200c-3.200 0-5.800-1.600-5.800-5 0-3.400 2.400-6.800 7-9.400Z" fill="var(--v-bag)" ${edge}/>` +
    `<path d="M8.800 7.400h6.400" stroke="var(--v-gold)" stroke-width="2" stroke-linecap="round"/>`,
  monk:
    `<path d="M12 1.800c3 0 5 2.300 5 5.200 0 1.700-.6 3.200-1.600 4.200 3.400 1.400 5.400 5.200 5.800 11.200H2.800c.4-6 2.400-9.800 5.800-11.200C7.600 10.200 7 8.700 7 7c0-2.900 2-5.200 5-5.200Z" fill="var(--v-monk)" ${edge}/>` +
    `<circle cx="12" cy="7.200" r="2.700" fill="var(--v-paint)"/><path d="M12 13.200v7M9.400 15.800h5.200" stroke="var(--v-paint)" stroke-width="1.900" stroke-linecap="round"/>`,
  marker: `<path d="M5 22.600V2.400" fill="none" stroke="var(--v-outline)" stroke-width="2.200" stroke-linecap="round"/><path d="M5 3.200h16.400l-4 5 4 5H5Z" fill="var(--v-gold)" ${edge}/><path d="m9 10.600 3-5 3 5Z" fill="var(--v-outline)"/>`,
  any:
    `<path d="M2 12V5a3 3 0 0 1 3-3h7v10Z" fill="var(--v-brown)"/><path d="M12 2h7a3 3 0 0 1 3 3v7H12Z" fill="var(--v-pink)"/><path d="M12 12h10v7a3 3 0 0 1-3 3h-7Z" fill="var(--v-orange)"/><path d="M2 12h10v10H5a3 3 0 0 1-3-3Z" fill="var(--v-green)"/>` +
    `<rect x="2" y="2" width="20" height="20" rx="3" fill="none" ${edge}/>` +
    `<path d="M12 7v10M7.700 9.500l8.600 5M16.300 9.500l-8.600 5" fill="none" stroke="var(--v-paint)" stroke-width="2.400" stroke-linecap="round"/>`,
  castle: `<path d="M2 22.400V6.400h3v2h2v-2h3V11h4V6.400h3v2h2v-2h3v16Z" fill="var(--v-stone)" ${edge}/><path d="M9.600 22.200v-4.600a2.400 2.400 0 0 1 4.800 0v4.600Z" fill="var(--v-outline)"/><path d="M5.400 13v2.400M18.600 13v2.400" fill="none" stroke="var(--v-outline)" stroke-width="1.800" stroke-linecap="round"/>`,
  "castle-flag":
    `<path d="M2 22.400V8.800h3v2h2v-2h3v3.600h4V8.800h3v2h2v-2h3v13.600Z" fill="var(--v-stone)" ${edge}/><path d="M9.600 22.200v-3.600a2.400 2.400 0 0 1 4.800 0v3.600Z" fill="var(--v-outline)"/>` +
    `<path d="M12 12.200V1" fill="none" stroke="var(--v-outline)" stroke-width="1.600" stroke-linecap="round"/><path d="M12 1.200h7.600l-2 2.400 2 2.400H12Z" fill="var(--v-flag)" ${edge}/>`,
  "fate-blank": `<rect x="2.400" y="4.400" width="19.200" height="15.200" rx="2.600" fill="var(--v-sheet)" ${edge}/><path d="M7.600 12h8.800" fill="none" stroke="var(--v-outline)" stroke-width="2" stroke-linecap="round"/>`,
  fate: `<rect x="2.400" y="4.400" width="19.200" height="15.200" rx="2.600" fill="var(--v-bag)" ${edge}/><path d="M9.400 9.600a2.800 2.800 0 1 1 4 2.500c-1 .5-1.400 1-1.400 1.900M12 16.600v.1" fill="none" stroke="var(--v-paint)" stroke-width="1.800" stroke-linecap="round"/>`,
};

/** The numbers on figures; in the sprite, so that a picture has no text besides its name. */
const DIGITS = Object.fromEntries(
  ["1", "2", "3", "4", "5"].map((n) => [
    n,
    `<text x="12" y="18.600" text-anchor="middle" font-size="19" font-weight="800" font-family="var(--sans)" fill="currentColor">${n}</text>`,
  ]),
);

/** One emblem for each kind of work, in one ink: at the place, in the chronicle, in prompts. */
const EMBLEMS: Record<string, string> = {
  grain: EAR,
  family:
    `<circle cx="8" cy="5.600" r="3.600" ${fill}/><path d="M1.600 22c.2-7.400 2.400-11.400 6.400-11.400 2.600 0 4.400 1.700 5.400 4.800-1.600 1.200-2.600 3.400-2.800 6.600Z" ${fill}/>` +
    `<circle cx="17.400" cy="12.400" r="2.700" ${fill}/><path d="M12.600 22c.2-4 1.800-6 4.800-6s4.600 2 4.800 6Z" ${fill}/>`,
  farm: `<path d="M1.600 11.600 12 2.600l10.400 9-1.600 1.800-1.600-1.400v9.600h-5v-6.200h-4.400v6.200h-5V12l-1.600 1.400Z" ${fill}/>`,
  craft: `<path d="M1.800 7.600h6.400V6.400h13.400v2c-3.600.4-5.600 2-5.800 4.800l2.400 3.400v1.800H7.600v-1.800l2.400-3.200C6 13.200 3 11.400 1.800 7.600Z" ${fill}/><path d="M5.600 20h14.800v2H5.600Z" ${fill}/>`,
  market: `<path d="M2.400 9.800 4.400 2.600h15.200l2 7.200a3.200 3.200 0 0 1-6.300.4 3.300 3.300 0 0 1-6.600 0 3.200 3.200 0 0 1-6.300-.4Z" ${fill}/><path d="M4.800 13.600v8.200h14.400v-8.200M4.800 17.600h14.400" ${line} stroke-width="2"/>`,
  council: `<path d="M12 1.600 22.600 8v2.200H1.400V8ZM3.400 11.600h3.200v7H3.400ZM10.400 11.600h3.200v7h-3.200ZM17.400 11.600h3.200v7h-3.200ZM1.600 19.800h20.800v2.600H1.600Z" ${fill}/>`,
  church: `<path d="M11 .8h2v2.600h2.400v2H13v2.200l4.800 4.400v2.600l4 2.400v5.400h-7.200v-4.200a2.600 2.600 0 0 0-5.200 0v4.200H2.200V17l4-2.400V12L11 7.600V5.400H8.600v-2H11Z" ${fill}/>`,
  travel: `<path d="M10.800 22.600V1.400h2.400v1.800h6.600l2.600 2.800-2.600 2.800h-6.600v2h.0v11.800ZM10.800 10.200v5.600H4.200L1.600 13l2.600-2.800Z" ${fill}/>`,
  well: `<path d="M2 8.400 12 1.800l10 6.600Z" ${fill}/><path d="M5 9v5.600M19 9v5.600" ${line} stroke-width="2.200"/><path d="M12 9v3.600" ${line} stroke-width="1.500"/><path d="M10 12.400h4l-.6 3h-2.800Z" ${fill}/><path d="M3 15.600h18l-1.600 6.800H4.600Z" ${fill}/>`,
  grave: `<path d="M9.600 1.800h4.800V7h5.200v4.600h-5.200v7.200H9.600v-7.200H4.400V7h5.200Z" ${fill}/><path d="M3 20.200h18v2.400H3Z" ${fill}/>`,
  chronicle: `<path d="M11.200 5.800C8.800 4 5.400 3.400 1.800 3.800v15c3.600-.4 7 .2 9.400 2ZM12.800 5.800C15.200 4 18.600 3.400 22.200 3.800v15c-3.600-.4-7 .2-9.400 2Z" ${fill}/>`,
  conny: `<path d="M2 4.400h20v15.200H2ZM8.700 4.400v15.200M15.300 4.400v15.200M2 12h20" ${line} stroke-width="2"/>`,
  // a cradle with its bars, a child's head above the rail, and the rockers below
  unborn: `<circle cx="9" cy="6" r="3" ${fill}/><path d="M3.800 3.600v15.200M20.200 7.600v11.200" ${line} stroke-width="2.400"/><path d="M3.800 10.600h16.400M3.800 17.600h16.400" ${line} stroke-width="2"/><path d="M8 10.600v7M12 10.600v7M16 10.600v7" ${line} stroke-width="1.500"/><path d="M1.400 19.400c5.800 4 15.400 4 21.200 0" ${line} stroke-width="2"/>`,
};

function prefixed(prefix: string, from: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(from).map(([name, markup]) => [prefix + name, markup]));
}

/** All of them. Names: `v-cube-brown`, `v-chip-brown`, `v-good-ox`, `v-coin`, `v-at-council` … */
function symbols(): Record<string, string> {
  return {
    ...cubes(),
    ...prefixed("v-good-", GOODS),
    ...prefixed("v-", { ...THINGS, ...MORE_THINGS }),
    ...prefixed("v-number-", DIGITS),
    ...prefixed("v-at-", { ...EMBLEMS, ...MORE_EMBLEMS }),
  };
}

/** The names of all symbols of Village. */
export function drawnInVillage(): Set<string> {
  return new Set(Object.keys(symbols()));
}

/** Put them into the sprite of the page. */
export function registerVillage(): void {
  registerSymbols(symbols());
}

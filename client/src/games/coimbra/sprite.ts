/** The symbols of Coimbra, each drawn once on a 24 × 24 grid; `currentColor` is the ink, `--cut` what shows through. */
import { cut, fill, line } from "../../drawing/strokes";
import { registerSymbols } from "../../symbols";

const edge = `stroke="var(--c-outline)" stroke-width="1.3" stroke-linejoin="round"`;

function leaf(x: number, y: number, turn: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="1.9" ry="3.400" transform="rotate(${turn} ${x} ${y})" ${fill}/>`;
}

/** The four classes, tracks and incomes, and the white die. */
const INCOMES = {
  // the morion of the time: crest, dome and a brim that curls up
  helmet:
    `<path d="M5.400 16.400C5 9.400 7.600 5.600 12 5.600s7 3.800 6.600 10.800Z" ${fill}/><path d="M6.600 8.600C7.400 4 9.400 1.600 12 1.600s4.600 2.400 5.400 7" ${line} stroke-width="2"/>` +
    `<path d="M.8 14.200c2.800 2.200 6.600 3.200 11.200 3.200s8.400-1 11.200-3.200c-1.200 5-4.800 8-11.200 8S2 19.200.8 14.200Z" ${fill}/><path d="M5.200 16.800c4.400 1.200 9.200 1.200 13.600 0" ${cut} stroke-width="1.400"/>`,
  coin: `<circle cx="12" cy="12" r="9.600" ${fill}/><circle cx="12" cy="12" r="6.500" ${cut} stroke-width="1.300"/><path d="M12 8.400v7.200M8.400 12h7.200" ${cut} stroke-width="1.900"/>`,
  staff:
    `<path d="M8.400 22.400V8.600a4.400 4.400 0 1 1 8.800 0v1.600" ${line} stroke-width="2.800"/>` +
    `<path d="M12.600 16.600c0-2.600 1.800-4.200 4.400-4.200s4.400 1.600 4.400 4.200c0 2.400-1.800 4.200-4.400 5.200-2.600-1-4.400-2.800-4.400-5.200Z" ${fill}/><path d="M17 14.200v6M14.900 14.900l1 3.900M19.100 14.900l-1 3.900" ${cut} stroke-width="1"/>`,
  laurel:
    `<path d="M10.800 21.600C6 20.200 3.600 16.600 3.600 12c0-3.400 1.200-6.200 3.400-8.400M13.200 21.600c4.800-1.400 7.200-5 7.200-9.600 0-3.400-1.200-6.200-3.400-8.400" ${line} stroke-width="1.500"/>` +
    leaf(8.6, 4.6, 52) +
    leaf(2.6, 7, -14) +
    leaf(7.4, 10, 34) +
    leaf(2.4, 13.6, -34) +
    leaf(8.4, 15.2, 6) +
    leaf(5.6, 19.2, -62) +
    leaf(15.4, 4.6, -52) +
    leaf(21.4, 7, 14) +
    leaf(16.6, 10, -34) +
    leaf(21.6, 13.6, 34) +
    leaf(15.6, 15.2, -6) +
    leaf(18.4, 19.2, 62),
  star: `<path d="m12 1.800 3 6.800 7.400.8-5.500 5 1.600 7.400L12 18l-6.500 3.800 1.600-7.400-5.500-5 7.400-.8Z" ${fill}/>`,
};

const THINGS = {
  crown: `<path d="M2.400 7 7.400 11.200 12 3.600l4.600 7.600L21.600 7l-2 13H4.400Z" fill="var(--c-gold)" ${edge}/><path d="M5 17h14" stroke="var(--c-outline)" stroke-width="1.200"/>`,
  ship:
    `<path d="M1.800 15.600h20.400c-.8 4-3 6.200-6 6.200H7.800c-3 0-5.200-2.200-6-6.200Z" ${fill}/>` +
    `<path d="M12.800 1.600v12.600H4.600C7.800 11 10.800 6.800 12.800 1.600ZM14.600 4.400c3 2.400 4.600 5.600 5 9.800h-5Z" ${fill}/>`,
  monastery:
    `<path d="M12 1v4.200M10.200 2.800h3.600" ${line} stroke-width="1.700"/><path d="M12 5 17 10v3.200h4.600v9H2.400v-9H7V10Z" ${fill}/>` +
    `<path d="M10 22v-3.600a2 2 0 0 1 4 0V22Z" fill="var(--cut)"/><circle cx="12" cy="11.600" r="1.700" fill="var(--cut)"/>`,
  diploma:
    `<path d="M2.200 1h17.600c1.200 0 2 .8 2 2v14.200c0 1.200-.8 2-2 2H4.200c-1.200 0-2-.8-2-2Z" fill="var(--c-cream)" ${edge}/>` +
    `<circle cx="19.600" cy="20.400" r="2.900" fill="var(--c-seal)" ${edge}/>`,
  castle: `<path d="M2.600 22V6.600h2V8.600h2V6.600h2V10h2.400V4.600h2V6.600h1V4.600h2V10h2.400V6.600h2V8.600h1v-2h2V22h-7v-4.400a2.500 2.500 0 0 0-5 0V22Z" ${fill}/>`,
  card: `<rect x="5" y="2.400" width="14" height="19.200" rx="2" ${fill}/>`,
  favour:
    `<path d="M8.400 13 6 22.400l6-3.400 6 3.400L15.600 13Z" fill="var(--c-seal)" ${edge}/>` +
    `<path d="m12 1.400 2.300 2 3-.4.900 2.900 2.600 1.500-1.100 2.800 1.100 2.800-2.600 1.500-.9 2.900-3-.4-2.300 2-2.300-2-3 .4-.9-2.900L3.200 13l1.100-2.800L3.200 7.400l2.600-1.500.9-2.900 3 .4Z" fill="var(--c-gold)" ${edge}/><circle cx="12" cy="10.200" r="3.600" fill="var(--c-cream)" stroke="var(--c-outline)"/>`,
  bolt: `<path d="M13.600 1.400 4.400 13.600h6L9 22.600l10.600-13h-6.400Z" ${fill}/>`,
  end: `<path d="M6 2.400h12M6 21.600h12M7.400 2.400c0 5 3.400 6.200 3.400 9.600s-3.400 4.600-3.400 9.600M16.600 2.400c0 5-3.400 6.200-3.400 9.600s3.400 4.600 3.400 9.600" ${line} stroke-width="2"/><path d="M8.600 20.600c.8-2.600 2-3.600 3.400-4.800 1.400 1.200 2.600 2.200 3.400 4.800Z" ${fill}/>`,
  up: `<path d="M12 2.600 20.400 12h-5v9.400H8.600V12h-5Z" ${fill}/>`,
  again: `<path d="M19.600 9.200A8.200 8.200 0 1 0 20 14M20.400 3.600v6h-6" ${line} stroke-width="2.600"/>`,
  lasting: `<path d="M12 12C9.400 8 7.600 6.600 5.600 6.600a5.400 5.400 0 0 0 0 10.800c2 0 3.800-1.400 6.400-5.400s4.400-5.400 6.400-5.400a5.400 5.400 0 0 1 0 10.800c-2 0-3.800-1.400-6.400-5.400Z" ${line} stroke-width="2.600"/>`,
  people: `<circle cx="7.600" cy="7.600" r="3.800" ${fill}/><path d="M1 20.600c.3-5 2.700-7.800 6.600-7.800s6.300 2.800 6.600 7.800Z" ${fill}/><circle cx="16.800" cy="8.200" r="3.200" ${fill}/><path d="M16 20.600h7c-.2-4.600-2.600-7-6.200-7-.8 0-1.500.1-2.100.4 1 1.600 1.300 3.800 1.300 6.600Z" ${fill}/>`,
  pile: `<path d="m12 3 9.400 4.600L12 12.200 2.600 7.600Z" ${fill}/><path d="m3 12 9 4.400 9-4.400M3 16.600l9 4.400 9-4.400" ${line} stroke-width="2"/>`,
  die: `<rect x="2.400" y="2.400" width="19.200" height="19.200" rx="4.400" ${fill} stroke="var(--c-outline)" stroke-width="1.400"/>`,
  disk: `<ellipse cx="12" cy="14.400" rx="9.600" ry="6" ${fill} stroke="var(--c-outline)" stroke-width="1.300"/><ellipse cx="12" cy="10.400" rx="9.600" ry="6" ${fill} stroke="var(--c-outline)" stroke-width="1.300"/>`,
  to: `<path d="M2.400 12h17M13.400 5.400 20.400 12l-7 6.600" ${line} stroke-width="3"/>`,
  lowest: `<path d="M3 21.400v-5h5.400v-5h5.400v-5h7.400" ${line} stroke-width="2.200" opacity=".55"/><path d="M17 11v9M12.800 16.400 17 20.800l4.200-4.400" ${line} stroke-width="2.600"/>`,
  track: `<path d="M3 21.400v-5h5.400v-5h5.400v-5h7.400" ${line} stroke-width="2.600"/><path d="m17.400 2.400 4 4-4 4" ${line} stroke-width="2.600"/>`,
  cap: `<path d="M4 20.600V13l8-9.400 8 9.400v7.600Z" fill="var(--c-gold)" ${edge}/>`,
  flag: `<path d="M4.400 1.600v21" ${line} stroke-width="2.200"/><path d="M5 3h15.600l-4 5.200 4 5.200H5Z" fill="currentColor" ${edge}/>`,
  pilgrim: `<path d="M12 1.400c2.700 0 4.600 2 4.600 4.600 0 1.500-.6 2.700-1.600 3.500 2.900 1.600 4.800 5.700 5.200 13H3.800c.4-7.300 2.300-11.400 5.200-13C8 8.700 7.400 7.500 7.400 6c0-2.600 1.900-4.600 4.600-4.600Z" fill="currentColor" ${edge}/>`,
  shut: `<path d="M4 4l16 16" stroke="var(--c-no)" stroke-width="3.200" stroke-linecap="round"/>`,
};

const roof = `fill="var(--c-roof)" stroke="var(--c-outline)" stroke-width="1" stroke-linejoin="round"`;
const wall = `fill="var(--c-wall)" stroke="var(--c-outline)" stroke-width="1" stroke-linejoin="round"`;
const dark = `fill="var(--c-window)"`;

/** The four parts of the city, on a grid of 48 × 48. */
const PLACES = {
  "castle@0 0 48 48":
    `<path d="M2 45c7-7 12-10 22-10s15 3 22 10Z" fill="var(--c-hill)"/>` +
    `<path d="M13 37V20h3v3h3v-3h3V13h2v2h2v-2h2v2h2v-2h2v7h2v3h3v-3h2v17Z" ${wall}/><path d="M7 38V17h2v2h2v-2h2v2h1.500v19ZM34.500 38V19H36v-2h2v2h2v-2h2v21Z" ${wall}/>` +
    `<path d="M21.500 37v-5a3 3 0 0 1 6 0v5Z" ${dark}/><path d="M10 24v3.500M38.500 24v3.500M23 18.500v3M27 18.500v3" stroke="var(--c-window)" stroke-width="1.800"/>` +
    `<path d="M25 13V4.500" stroke="var(--c-outline)" stroke-width="1.200"/><path d="M25 4.500h8.500L31 7.200l2.500 2.800H25Z" fill="var(--c-seal)"/>`,
  "upper@0 0 48 48":
    `<path d="M2 45c7-5 12-7 22-7s15 2 22 7Z" fill="var(--c-hill)"/><path d="M5 39V27h38v12Z" ${wall}/><path d="M3 27.500 8 21h32l5 6.500Z" ${roof}/>` +
    `<path d="M20 39V12h9v27Z" ${wall}/><path d="M18.500 12.500h12V10l-6-6-6 6Z" ${wall}/><path d="M21.500 8.500c0-3 6-3 6 0Z" ${roof}/><circle cx="24.500" cy="17.500" r="3" fill="var(--c-cream)" stroke="var(--c-outline)"/><path d="M24.500 16v1.600l1.200 1" stroke="var(--c-outline)" fill="none"/>` +
    `<path d="M9 31h2.500v4H9ZM14 31h2.500v4H14ZM33 31h2.500v4H33ZM38 31h2.500v4H38Z" ${dark}/><path d="M23 39v-5a1.600 1.600 0 0 1 3.200 0v5Z" ${dark}/>`,
  "central@0 0 48 48":
    `<path d="M2 45h44c-4-4-12-5-22-5S6 41 2 45Z" fill="var(--c-hill)"/><path d="M8 41V19h4.500v-3h3v3H33v-3h3v3h4.500v22Z" ${wall}/>` +
    `<path d="M8 19v-3h2.200v1.500h2V16H15v3M33 19v-3h2.800v1.500h2V16h2.700v3" ${wall}/><path d="M16 19 24.200 11l8.200 8Z" ${roof}/>` +
    `<path d="M24.200 11V5M21.800 7.400H26.600" stroke="var(--c-outline)" stroke-width="1.500"/><circle cx="24.200" cy="24" r="4" fill="var(--c-glass)" stroke="var(--c-outline)"/><path d="M24.200 20v8M20.200 24h8" stroke="var(--c-outline)" stroke-width=".9"/>` +
    `<path d="M20 41v-6a4.200 4.200 0 0 1 8.400 0v6Z" ${dark}/><path d="M11 27v5M37 27v5" stroke="var(--c-window)" stroke-width="2.400"/>`,
  "lower@0 0 48 48":
    `<path d="M2 40.500c4-2 7 2 11 0s7 2 11 0 7 2 11 0 7 2 11 0V46H2Z" fill="var(--river)"/>` +
    `<path d="M4 40V25h11v15Z" ${wall}/><path d="M2.500 25.500 9.500 18l7 7.500Z" ${roof}/><path d="M15 40V19h13v21Z" ${wall}/><path d="M13.500 19.500 21.500 11l8 8.500Z" ${roof}/><path d="M28 40V27h15v13Z" ${wall}/><path d="M26.500 27.500 31 22h9l4.500 5.500Z" ${roof}/>` +
    `<path d="M7 29h2.500v4H7ZM11 29h2v4h-2ZM18 23h2.600v4H18ZM23 23h2.600v4H23ZM32 31h2.600v4H32ZM37.500 31H40v4h-2.500Z" ${dark}/><path d="M20 40v-6h3.600v6Z" ${dark}/>`,
};

function prefixed(prefix: string, from: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(from).map(([name, markup]) => [prefix + name, markup]));
}

/** What sentences may be written with: every symbol in the sprite under `c-`. */
export const DRAWN = new Set([...Object.keys(INCOMES), ...Object.keys(THINGS)].map((name) => `c-${name}`));

/** Put them into the sprite of the page: `c-helmet`, `c-crown`, `city-castle` … */
export function registerCoimbra(): void {
  registerSymbols({
    ...prefixed("c-", INCOMES),
    ...prefixed("c-", THINGS),
    ...prefixed("city-", PLACES),
  });
}

/** The symbols of Orléans, each drawn once on a 24 × 24 grid; `currentColor` is the ink, `--cut` what shows through. */
import { cut, EAR, fill, goldenEar, line } from "../../drawing/strokes";
import { registerSymbols } from "../../symbols";
import { LAND_SYMBOLS } from "./ground";
import { TOWN_SYMBOLS } from "./town-looks";

const FOLLOWERS = {
  farmer: EAR,
  boatman:
    `<circle cx="12" cy="4.4" r="2.2" ${line} stroke-width="2.1"/>` +
    `<path d="M12 6.8V21M7.6 10.4h8.8M4 14.2c.4 4.6 3.8 6.8 8 6.8s7.6-2.2 8-6.8M2.6 16.4 4 13.8l2.6 1.5M21.4 16.4 20 13.8l-2.6 1.5" ${line} stroke-width="2.3"/>`,
  craftsman:
    `<g transform="rotate(40 12 12)"><path d="M4.6 3.4h11.2c1.9 0 3.2 1.4 3.6 3.6l-3.6 1.8H4.6Z" ${fill}/>` +
    `<rect x="9.3" y="7.6" width="3.5" height="15" rx="1.6" ${fill}/></g>`,
  trader:
    `<path d="M8.2 2.6c2.4 1 5.2 1 7.6 0l-1.6 4.2H9.8Z" ${fill}/>` +
    `<path d="M9 8.6h6c3.4 2.4 5.4 5.8 5.4 8.8 0 3-2.4 4.4-5 4.4H8.6c-2.6 0-5-1.4-5-4.4 0-3 2-6.4 5.4-8.8Z" ${fill}/>` +
    `<circle cx="12" cy="15.4" r="3" ${cut} stroke-width="1.7"/>`,
  knight:
    `<path d="M12 2 20.4 4.6v7c0 5-3.5 8.4-8.4 10.6C7.1 20 3.6 16.6 3.6 11.6v-7Z" ${fill}/>` +
    `<path d="M12 5.4v13M6.6 9.8h10.8" ${cut} stroke-width="1.9"/>`,
  scholar:
    `<path d="M11.2 6.2C8.8 4.4 5.6 4 2.2 4.4v14c3.4-.4 6.6 0 9 1.8ZM12.8 6.2c2.4-1.8 5.6-2.2 9-1.8v14c-3.4-.4-6.6 0-9 1.8Z" ${fill}/>` +
    `<path d="M4.8 8.2c1.4 0 2.6.2 3.8.7M4.8 12c1.4 0 2.6.2 3.8.7M19.2 8.2c-1.4 0-2.6.2-3.8.7M19.2 12c-1.4 0-2.6.2-3.8.7" ${cut} stroke-width="1.5"/>`,
  monk: `<path d="M10 2h4v5.4h5.4v4H14V22h-4V11.4H4.6v-4H10Z" ${fill}/>`,
  any: `<circle cx="12" cy="7.6" r="4.3" ${line} stroke-width="2"/><path d="M4 21.4c.4-5 3.6-7.6 8-7.6s7.6 2.6 8 7.6Z" ${line} stroke-width="2"/>`,
};

const edge = `stroke="var(--o-outline)" stroke-width="1.4" stroke-linejoin="round"`;
const GOODS = {
  grain: goldenEar("var(--o-grain)", "var(--o-outline)"),
  cheese:
    `<path d="M1.8 13.6 15.4 4.200c3.6 1 6 4.4 6.4 9.400v6.800h-20Z" fill="var(--o-cheese)" ${edge}/><path d="M1.8 13.600h20" stroke="var(--o-outline)" stroke-width="1.4"/>` +
    `<circle cx="7.6" cy="17.2" r="1.7" fill="var(--o-outline)"/><circle cx="15.6" cy="17" r="1.4" fill="var(--o-outline)"/><circle cx="14.6" cy="10" r="1.3" fill="var(--o-outline)"/>`,
  wine:
    `<path d="M5 2.200h14c.6 6.6-1.6 10.8-5.5 11.800v4.600c2.3.2 3.7 1.2 4.3 3.200H6.200c.6-2 2-3 4.3-3.200V14C6.6 13 4.4 8.8 5 2.200Z" fill="var(--o-glass)" ${edge}/>` +
    `<path d="M5.6 6.200h12.800c-.4 4-2.4 6.4-6.4 6.6-4-.2-6-2.6-6.4-6.600Z" fill="var(--o-wine)"/>`,
  wool:
    // a ball of yarn with a loose end
    `<path d="M16 18.200c2 2.600 4.400 2.800 6.800 2.200" fill="none" stroke="var(--o-outline)" stroke-width="1.600" stroke-linecap="round"/>` +
    `<circle cx="11.400" cy="11.600" r="9.200" fill="var(--o-wool)" ${edge}/>` +
    `<path d="M3.200 9.400c5-3.200 10.600-1.600 14.400 3.800M4.800 5.800c5.200-2 11.200 0 14.600 5M2.600 13.400c4-2.400 8.800-1 12 3.800M14 3.200c-5 4-7.600 9.800-7.400 15.600" fill="none" stroke="var(--o-outline)" stroke-width="1.100" stroke-linecap="round"/>`,
  brocade:
    `<path d="M3 5.400h13.600v15.200H3Z" fill="var(--o-brocade)" ${edge}/><path d="M16.6 3.400h4.600v19.200h-4.600Z" fill="var(--o-brocade-deep)" ${edge}/>` +
    `<path d="m9.8 8 3.6 5-3.6 5-3.6-5Z" fill="var(--o-gold)" stroke="var(--o-outline)" stroke-width="1"/>`,
};

const THINGS = {
  coin:
    `<circle cx="12" cy="12" r="9.8" fill="var(--o-gold)" stroke="var(--o-outline)" stroke-width="1.5"/>` +
    `<circle cx="12" cy="12" r="6.8" fill="none" stroke="var(--o-outline)" stroke-width="1" opacity=".55"/>`,
  technology:
    `<path d="m10.3 1.600h3.400l.6 2.9 2 .8 2.5-1.6 2.4 2.4-1.6 2.5.8 2 2.9.6v3.400l-2.9.6-.8 2 1.6 2.5-2.4 2.4-2.5-1.6-2 .8-.6 2.900h-3.400l-.6-2.9-2-.8-2.5 1.6-2.4-2.4 1.6-2.5-.8-2-2.9-.6v-3.400l2.9-.6.8-2L2.8 6.100l2.4-2.4 2.5 1.6 2-.8Z" transform="translate(.3 -.6)" fill="var(--o-gear)" stroke="var(--o-outline)" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<circle cx="12" cy="12" r="3.4" fill="var(--o-cream)" stroke="var(--o-outline)" stroke-width="1.2"/>`,
  citizen:
    `<path d="M4 2.400h16v15.200L12 22 4 17.600Z" fill="var(--o-citizen)" ${edge}/>` +
    `<circle cx="12" cy="8.4" r="3" fill="var(--o-cream)"/><path d="M6.6 17.200c.4-3.2 2.4-5 5.4-5s5 1.8 5.4 5L12 20Z" fill="var(--o-cream)"/>`,
  station: `<path d="M3 21.400V11L12 2.6 21 11v10.400Z" fill="currentColor" ${edge}/>`,
  merchant: `<path d="M12 1.600c2.6 0 4.4 1.9 4.4 4.3 0 1.5-.7 2.8-1.8 3.5 3.6 1.4 5.6 5.6 6 13H3.400c.4-7.4 2.4-11.6 6-13C8.3 8.7 7.6 7.4 7.6 5.900c0-2.4 1.8-4.3 4.4-4.300Z" fill="currentColor" ${edge}/>`,
  sandglass:
    `<path d="M5 2.200h14v3.200c0 3-3 5-5 6.6 2 1.6 5 3.6 5 6.600v3.200H5v-3.200c0-3 3-5 5-6.6-2-1.6-5-3.6-5-6.600Z" fill="var(--o-cream)" ${edge}/>` +
    `<path d="M7.4 5.600h9.200c-.6 1.8-2.8 3.2-4.6 4.8-1.8-1.6-4-3-4.6-4.800ZM6.6 20.200c.4-2 3-3.6 5.4-5 2.4 1.4 5 3 5.4 5Z" fill="var(--o-gold)"/>` +
    `<path d="M4 2.200h16M4 21.800h16" stroke="var(--o-outline)" stroke-width="2.2" stroke-linecap="round"/>`,
  // broad enough for a digit
  star: `<path d="M12.0 1.2L16.3 6.8L23.0 9.2L19.0 15.1L18.8 22.2L12.0 20.2L5.2 22.2L5.0 15.1L1.0 9.2L7.7 6.8Z" fill="var(--o-gold)" stroke="var(--o-gold-deep)" stroke-width="1.3" stroke-linejoin="round"/>`,
  // all goods together: a crate, which no single good is
  goods:
    `<path d="M2.600 7.400 6 3.200h12l3.400 4.200Z" fill="var(--o-crate-light)" ${edge}/>` +
    `<path d="M2.600 7.400h18.800v13.800H2.600Z" fill="var(--o-crate)" ${edge}/>` +
    `<path d="M2.600 12h18.800M2.600 16.600h18.800M7 7.400v13.800M17 7.400v13.800" fill="none" stroke="var(--o-outline)" stroke-width="1.3"/>`,
  barred: `<circle cx="12" cy="12" r="8.600" ${line} stroke-width="2.400"/><path d="M6.200 17.800 17.800 6.200" ${line} stroke-width="2.400"/>`,
  // a trading station that is still to be built
  "station-left": `<path d="M3.4 21V11.200L12 3.200l8.600 8V21Z" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.7" stroke-dasharray="3.200 2.200" stroke-linejoin="round"/>`,
  development: `<path d="M2.4 21.400v-5.200h5.400v-4.800h5.400V6.600h5.400V2.400h3v19Z" fill="var(--o-dev)" ${edge}/>`,
  bag:
    `<path d="M8.4 2.400c2.4 1.2 4.8 1.2 7.2 0L14 6.600h-4Z" fill="var(--o-sack)" ${edge}/>` +
    `<path d="M9.6 7.800h4.800c4.4 2.6 6.8 6 6.8 9.2 0 3.4-2.6 5-5.6 5H8.400c-3 0-5.6-1.6-5.6-5 0-3.2 2.4-6.6 6.8-9.200Z" fill="var(--o-sack)" ${edge}/>` +
    `<path d="M9 7.200h6" stroke="var(--o-outline)" stroke-width="2.2" stroke-linecap="round"/>`,
  wheel: `<circle cx="12" cy="12" r="8.8" ${line} stroke-width="2.6"/><path d="M12 3.400v17.200M3.4 12h17.200M6 6l12 12M18 6 6 18" ${line} stroke-width="1.5"/><circle cx="12" cy="12" r="2.3" ${fill}/>`,
  sail: `<path d="M2.6 16.400h18.800c-1 3.6-3 5.2-5.4 5.200H8c-2.4 0-4.4-1.6-5.4-5.200Z" ${fill}/><path d="M11 2v12.600H4.200C7 11.4 9.6 7.2 11 2ZM13 4c1.4 4.4 3.2 7.6 6 10.600h-6Z" ${fill}/>`,
  tile: `<path d="M3.4 21.400V9.600L12 3l8.6 6.600v11.800h-6V15h-5.200v6.400Z" ${line} stroke-width="2"/>`,
  draw: `<path d="M7 13V7.200a1.5 1.5 0 0 1 3 0V4.600a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v2.200a1.5 1.5 0 0 1 3 0v6c0 4-2.6 7-6.5 7-3.1 0-5-1.4-6.6-4.200L3.6 13.200c-.8-1.5 1-2.7 2.1-1.600Z" ${fill}/>`,
  scroll: `<path d="M6.4 3h12.800c-1.4 1-1.6 2-1.6 3.600v11.800c0 2-1 3-2.6 3H3.800c1.6-.8 1.6-2 1.6-3.600V5.200C5.4 4 5.8 3.4 6.4 3Z" ${line} stroke-width="1.9"/><path d="M8.6 8h5.800M8.6 11.600h5.800M8.6 15.200h4" ${line} stroke-width="1.6"/>`,
};

const EVENTS = {
  pilgrimage: `<path d="M7 22V6.600a3.3 3.3 0 1 1 6.6 0V9" ${line} stroke-width="2.4"/><path d="M15.8 20.600c-3.2-1-4.8-3.6-4-7.2 2.8-1 5.2-1 8 0 .8 3.6-.8 6.2-4 7.200ZM15.8 20.600v-7M13.6 19.400l-.8-5.600M18 19.400l.8-5.6" ${line} stroke-width="1.4"/>`,
  income: `<ellipse cx="12" cy="6" rx="8" ry="3.4" ${line} stroke-width="1.9"/><path d="M4 6v4.600c0 2 3.4 3.4 8 3.400s8-1.4 8-3.400V6M4 10.600v4.600c0 2 3.4 3.4 8 3.400s8-1.4 8-3.400v-4.6" ${line} stroke-width="1.9"/>`,
  harvest: `<path d="M8.4 14.600C3.8 9 7.6 2.2 14.6 2.200c4 0 6.4 1.8 7.2 4.2-2.4-1.8-5.2-2-7.4-.6-3 1.8-3.4 5.6-2 8.600Z" ${fill}/><path d="M10.4 14.4 5.2 21.6" ${line} stroke-width="3.4"/>`,
  taxes: `<circle cx="9.4" cy="9.4" r="6.8" ${line} stroke-width="2"/><path d="M6.4 9.400h6M13.6 18.800h7.600M17.4 15l4 3.8-4 3.6" ${line} stroke-width="2.1"/>`,
  "trading-day": `<path d="M3.4 9.6 5 3h14l1.6 6.600a2.9 2.9 0 0 1-5.7.4 2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.7-.4Z" ${fill}/><path d="M5.4 12.600v8.800h13.200v-8.800M5.4 17h13.2" ${line} stroke-width="1.9"/>`,
  plague: `<path d="M12 2c5.4 0 8.8 3.6 8.8 8.4 0 2.8-1.2 4.8-3.2 6.200v4.800H6.400v-4.800c-2-1.4-3.2-3.4-3.2-6.200C3.2 5.6 6.6 2 12 2Z" ${fill}/><circle cx="8.4" cy="10.8" r="2.2" fill="var(--cut)"/><circle cx="15.6" cy="10.8" r="2.2" fill="var(--cut)"/><path d="M10 21v-3.400M14 21v-3.4" stroke="var(--cut)" stroke-width="1.6"/>`,
};

function prefixed(prefix: string, from: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(from).map(([name, markup]) => [prefix + name, markup]));
}

/** Put them into the sprite of the page. Names: `follower-farmer`, `good-grain`, `event-plague`, `o-coin` … */
export function registerOrleans(): void {
  registerSymbols({
    ...prefixed("follower-", FOLLOWERS),
    ...prefixed("good-", GOODS),
    ...prefixed("event-", EVENTS),
    ...prefixed("o-", THINGS),
    ...LAND_SYMBOLS,
    ...TOWN_SYMBOLS,
  });
}

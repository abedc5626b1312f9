/** The symbols of the expansions, on the same 24 × 24 grid as those of the base game. */
import { fill, line } from "../../drawing/strokes";

const edge = `stroke="var(--v-outline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const thin = `fill="none" stroke="var(--v-outline)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"`;

export const MORE_THINGS: Record<string, string> = {
  beer:
    `<path d="M16.600 9.600h2.600a3 3 0 0 1 3 3v3.200a3 3 0 0 1-3 3h-2.600" fill="none" stroke="var(--v-outline)" stroke-width="3.400"/><path d="M16.600 9.600h2.600a3 3 0 0 1 3 3v3.200a3 3 0 0 1-3 3h-2.600" fill="none" stroke="var(--v-wood)" stroke-width="1.400"/>` +
    `<path d="M3.400 8h13.400v12.600a1.800 1.800 0 0 1-1.800 1.800H5.200a1.800 1.800 0 0 1-1.800-1.800Z" fill="var(--v-wood)" ${edge}/><path d="M7.800 12v7M12.400 12v7" ${thin}/>` +
    `<path d="M2.600 8.600A3.200 3.200 0 0 1 5 3.400 4 4 0 0 1 12 2.800a3.400 3.400 0 0 1 5.600 3.800 2 2 0 0 1-1.200 3c-1.600.5-2-1-3.400-1s-1.600 2.400-3.200 2.400S8.200 9 6.600 9s-2.800 1.200-4-.4Z" fill="var(--v-sheet)" ${edge}/>`,
  bread:
    `<path d="M12 4.600c6.200 0 10.400 3 10.400 7.200 0 2-1 3.200-2.200 3.800v3.200c0 .9-.7 1.600-1.600 1.600H5.400c-.9 0-1.600-.7-1.600-1.600v-3.200c-1.200-.6-2.200-1.800-2.200-3.800 0-4.200 4.200-7.200 10.400-7.200Z" fill="var(--v-crust)" ${edge}/>` +
    `<path d="M8 8.400c-1.200 1-1.600 2.400-1.400 4M13 8c-1.200 1-1.600 2.600-1.400 4.200M18 8.800c-1.200.8-1.600 2.200-1.400 3.600" fill="none" stroke="var(--v-sheet)" stroke-width="1.900" stroke-linecap="round"/>`,
  tool:
    `<path d="M9.800 9.600 14 7.800l6.800 12.400a1.800 1.800 0 0 1-.8 2.400 1.800 1.800 0 0 1-2.500-.7Z" fill="var(--v-wood)" ${edge}/>` +
    `<path d="M1.600 8.800C3.600 4.400 8.400 1.400 14.800 1.600l3.200 3.800-2.200 3.400-3.600-.6-6.400 3.400-1.400 2.400Z" fill="var(--v-steel)" ${edge}/>`,
  cocoa:
    `<path d="M3 10.400h18l-2.200 11a1.400 1.400 0 0 1-1.400 1H6.600a1.400 1.400 0 0 1-1.400-1Z" fill="var(--v-sack)" ${edge}/><path d="M4 14h16M4.800 18h14.400M9 10.400l1 12M15 10.400l-1 12" ${thin}/>` +
    `<ellipse cx="7.600" cy="7.400" rx="4" ry="3.200" transform="rotate(-24 7.600 7.400)" fill="var(--v-cocoa)" ${edge}/><ellipse cx="16" cy="7.200" rx="4.200" ry="3.200" transform="rotate(18 16 7.200)" fill="var(--v-cocoa)" ${edge}/><ellipse cx="12" cy="4.800" rx="4" ry="3" fill="var(--v-cocoa)" ${edge}/><path d="M9.400 4.800h5.200" stroke="var(--v-horn)" stroke-width="1.100" stroke-linecap="round"/>`,
  tea:
    `<rect x="2.400" y="7.600" width="19.200" height="14.800" rx="3" fill="var(--v-sheet-deep)" ${edge}/><path d="M8 7.600v14.800M16 7.600v14.800" stroke="var(--v-wood)" stroke-width="2"/>` +
    `<path d="M12 8.600C6.200 7.600 5.600 3.400 8 1.200c4 .4 5.400 3.800 4 7.400ZM12.200 8.600C12 4.400 15 2 19.200 2.600c.4 4-2.600 6.600-7 6Z" fill="var(--v-leaf)" ${edge}/>`,
  chest:
    `<path d="M2 10.800V9c0-3.400 2.600-5.800 6-5.800h8c3.400 0 6 2.400 6 5.800v1.800Z" fill="var(--v-wood)" ${edge}/><path d="M2 10.800h20v9.800a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1Z" fill="var(--v-wood)" ${edge}/>` +
    `<path d="M6 3.600v18M18 3.600v18" stroke="var(--v-gold)" stroke-width="1.900"/><rect x="9.400" y="8.600" width="5.200" height="5.600" rx="1" fill="var(--v-gold)" ${edge}/><path d="M12 10.800v1.200" stroke="var(--v-outline)" stroke-width="1.500" stroke-linecap="round"/>`,
  lighthouse:
    `<path d="M8.600 22.600 10 9h4l1.400 13.600Z" fill="var(--v-sheet)" ${edge}/><path d="M9.700 12h4.600l.4 3.400H9.300ZM9 18.400h6l.3 3H8.700Z" fill="var(--v-flag)"/><path d="M8.600 22.600 10 9h4l1.400 13.600Z" fill="none" ${edge}/>` +
    `<path d="M9.400 4.600h5.200V9H9.400Z" fill="var(--v-gold)" ${edge}/><path d="m12 .8 4 3.800H8Z" fill="var(--v-flag)" ${edge}/><path d="M1.600 5.200 7 6.400M1.600 9.200l5.200-1M22.400 5.200 17 6.400M22.400 9.200l-5.200-1" fill="none" stroke="var(--v-gold)" stroke-width="1.800" stroke-linecap="round"/>`,
  captain:
    `<path d="M1.400 12.800C3.800 5.400 8.400 2 12 2s8.200 3.400 10.600 10.800C19.200 10.600 15.600 10 12 10s-7.200.6-10.600 2.800Z" fill="var(--v-bag)" ${edge}/><circle cx="12" cy="6.600" r="1.900" fill="var(--v-gold)"/>` +
    `<path d="M6.200 11.600c0 6.600 2.200 10.600 5.800 10.600s5.800-4 5.800-10.600c-3.600-1-8-1-11.600 0Z" fill="var(--v-skin)" ${edge}/><path d="M9.400 15v.2M14.600 15v.2" ${thin} stroke-width="2.200"/><path d="M7.600 17.600c1.400 5.600 7.400 5.600 8.800 0-2.600 1.400-6.200 1.400-8.800 0Z" fill="var(--v-horse)" ${edge}/>`,
  rings: `<circle cx="8.600" cy="14" r="6.400" fill="none" stroke="var(--v-outline)" stroke-width="4"/><circle cx="15.400" cy="14" r="6.400" fill="none" stroke="var(--v-outline)" stroke-width="4"/><circle cx="8.600" cy="14" r="6.400" fill="none" stroke="var(--v-gold)" stroke-width="1.900"/><circle cx="15.400" cy="14" r="6.400" fill="none" stroke="var(--v-gold)" stroke-width="1.900"/><path d="m15.400 1.600 3 3-3 3.400-3-3.400Z" fill="var(--v-sheet)" ${edge}/>`,
  card: `<rect x="4" y="1.600" width="16" height="20.800" rx="2.400" fill="var(--v-sheet)" ${edge}/><circle cx="12" cy="8" r="2.800" fill="var(--v-outline)"/><path d="M7.200 15.600c.2-3 2-4.400 4.800-4.400s4.600 1.400 4.800 4.400Z" fill="var(--v-outline)"/><path d="M7.200 18.800h9.600" ${thin}/>`,
  die: `<rect x="2.600" y="2.600" width="18.800" height="18.800" rx="4.400" fill="var(--v-sheet)" ${edge}/><path d="M7.400 7.400v.1M16.600 7.400v.1M12 12v.1M7.400 16.600v.1M16.600 16.600v.1" fill="none" stroke="var(--v-outline)" stroke-width="3.200" stroke-linecap="round"/>`,
  "goal-silver": `<path d="M6 1.600h4.600l1.400 6-3 1.800ZM18 1.600h-4.600L12 7.600l3 1.800Z" fill="var(--v-flag)" ${edge}/><circle cx="12" cy="15" r="7.200" fill="var(--v-steel)" ${edge}/><circle cx="12" cy="15" r="4.600" fill="none" stroke="var(--v-outline)" stroke-width="1"/>`,
  "goal-gold": `<path d="M6 1.600h4.600l1.400 6-3 1.800ZM18 1.600h-4.600L12 7.600l3 1.800Z" fill="var(--v-flag)" ${edge}/><circle cx="12" cy="15" r="7.200" fill="var(--v-gold)" ${edge}/><path d="m12 10.600 1.400 2.900 3.200.4-2.300 2.200.6 3.100-2.900-1.500-2.900 1.500.6-3.100-2.300-2.200 3.200-.4Z" fill="var(--v-outline)"/>`,
};

/** One emblem in one ink for each new kind of work. */
export const MORE_EMBLEMS: Record<string, string> = {
  inn: `<path d="M3 2.400h2.400v20H3ZM5.400 3.600H21v2H5.400Z" ${fill}/><path d="M9.600 5.600v2.800M18 5.600v2.800" ${line} stroke-width="1.500"/><path d="M8.400 8.800h8.800v2h1.600a2.400 2.400 0 0 1 2.400 2.400v2a2.400 2.400 0 0 1-2.400 2.400h-1.600v1a1.600 1.600 0 0 1-1.600 1.600H10a1.600 1.600 0 0 1-1.600-1.600Zm8.800 4v3h1.200a.8.8 0 0 0 .8-.8v-1.400a.8.8 0 0 0-.8-.8Z" ${fill}/>`,
  smuggler: `<path d="M4 10.600 7 3.400c1.400-1.400 8.600-1.400 10 0l3 7.200ZM1.600 11.600h20.800v2.200H1.600Z" ${fill}/><path d="M6.200 15.200c0 4.600 2.400 7.400 5.800 7.400s5.800-2.800 5.800-7.400h-2.400c-.6 1.200-1.800 1.400-3.400.4-1.600 1-2.800.8-3.400-.4Z" ${fill}/>`,
  marriage: `<circle cx="8.400" cy="14.600" r="6" ${line} stroke-width="2.400"/><circle cx="15.600" cy="14.600" r="6" ${line} stroke-width="2.400"/><path d="m15.600 1.400 3.200 3.200-3.200 3.200-3.200-3.200Z" ${fill}/>`,
  port: `<circle cx="12" cy="4.200" r="2.400" ${line} stroke-width="2"/><path d="M12 6.600v15M7 10.200h10M2.600 14.600c.6 4.600 4.400 7.200 9.400 7.200s8.800-2.600 9.400-7.200M2 18l.6-3.600 3.400 1.400M22 18l-.6-3.600-3.400 1.400" ${line} stroke-width="2.200"/>`,
  bakery: `<path d="M12 4.400c6.200 0 10.200 2.800 10.200 6.800 0 1.900-.9 3.100-2.200 3.800v3.800c0 1-.8 1.800-1.800 1.800H5.800c-1 0-1.800-.8-1.800-1.800V15c-1.300-.7-2.200-1.900-2.200-3.800 0-4 4-6.800 10.200-6.800Z" ${fill}/><path d="M8 8c-1 1-1.400 2.200-1.200 3.800M13 7.600c-1 1-1.400 2.400-1.200 4M18 8.400c-1 .8-1.400 2-1.200 3.200" fill="none" stroke="var(--cut)" stroke-width="1.700" stroke-linecap="round"/>`,
  shop: `<path d="M1.600 8.400C3.600 4.200 8.400 1.400 14.800 1.600l3.200 3.800-2.200 3.400-3.600-.6-6.400 3.400-1.400 2.400ZM9.600 10.600l4.200-2.200 7 12a1.900 1.900 0 0 1-3.200 2Z" ${fill}/>`,
  parents: `<path d="M2.200 12.400h19.600c0 5-2.400 7.600-6 7.600H8.200c-3.600 0-6-2.600-6-7.600Z" ${fill}/><path d="M3.600 22.400c5.400 1.200 11.400 1.200 16.800 0" ${line} stroke-width="2"/><path d="M12 10.800C8.400 8.200 7 6.600 7 4.800a2.600 2.600 0 0 1 5-1 2.600 2.600 0 0 1 5 1c0 1.800-1.400 3.400-5 6Z" ${fill}/>`,
  lighthouse: `<path d="M8.400 22.400 9.800 9.400h4.400l1.400 13ZM9.200 4.800h5.600v3.400H9.200ZM12 .6l4.200 3.600H7.800Z" ${fill}/><path d="M2 5.400 6.600 6.400M2 9.600l4.600-1M22 5.400l-4.600 1M22 9.600l-4.600-1" ${line} stroke-width="1.800"/>`,
  sea: `<path d="M9.600 1.400h4.800v4.400h4.400v4.400h-4.400v4H9.600v-4H5.200V5.800h4.400Z" ${fill}/><path d="M1.600 18.400c2.600-2.400 4.400-2.400 7 0s4.400 2.400 7 0 4.400-2.400 7 0" ${line} stroke-width="2.400"/>`,
};

/** A ship in a seat's colour inside a picture whose grid is 30 × 30; the seat's shape is on its sail. */
export const HULL = "M3 19h24l-3.400 7.400a2 2 0 0 1-1.800 1.200H8.200a2 2 0 0 1-1.800-1.200Z";
export const SAIL = "M16.200 3c6 2.600 8.400 7.600 8.200 14h-8.200ZM13.800 5.600C8.600 8 6.600 12 6.600 17h7.200Z";

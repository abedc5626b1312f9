/** The parts portraits are composed of, back to front; `@skin`, `@hair`, `@cloth` … are filled in for each person. */

/** A tone and its shade. */
export const SKINS: Record<string, [string, string]> = {
  pale: ["#f7dcc0", "#dfb592"],
  fair: ["#efc59c", "#d19f72"],
  tan: ["#d39d6c", "#ad7746"],
  dark: ["#8d5b3a", "#6a4027"],
};

export const INKS: Record<string, string> = {
  black: "#2a211f",
  brown: "#5d3b22",
  chestnut: "#83481f",
  red: "#b4511f",
  blond: "#d9ab55",
  grey: "#9b978f",
  white: "#ece8dd",
};

const edge = `stroke="@line" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"`;
const thin = `fill="none" stroke="@line" stroke-linecap="round" stroke-linejoin="round"`;
const hair = `fill="@hair" ${edge}`;
const linen = `fill="#fbf3df" ${edge}`;
const gold = `fill="#eebb3c" ${edge}`;
const cloth = `fill="@cloth" ${edge}`;
const light = `fill="@light" ${edge}`;
const steel = `fill="#b9c2ca" ${edge}`;

/** Hair that falls behind neck and shoulders. */
export const LONG_HAIR: Record<string, string> = {
  long: `<path d="M14 20c-1-10 5-13 10-13s11 3 10 13c0 8 2 12 4 18H10c2-6 4-10 4-18Z" ${hair}/>`,
  bob: `<path d="M13.500 21C12.500 10 18 7 24 7s11.500 3 10.500 14c0 5 .6 8 1.500 11H12c.9-3 1.500-6 1.500-11Z" ${hair}/>`,
};

const shoulders = `M4 50c.6-9 6-13 20-13s19.400 4 20 13Z`;

export const ATTIRE: Record<string, string> = {
  // the council: steel and starch
  gorget:
    `<path d="${shoulders}" ${cloth}/><path d="M5 50c.6-6 3-9.500 7-11l3 11ZM43 50c-.6-6-3-9.500-7-11l-3 11Z" ${steel}/>` +
    `<path d="M15 36c5 3 13 3 18 0l2 6c-6 5-16 5-22 0Z" ${steel}/><path d="M24 38.500V46" ${thin} stroke-width=".9"/>`,
  ruff:
    `<path d="${shoulders}" ${cloth}/><path d="M12 37c0-4 5-6 12-6s12 2 12 6-5 6-12 6-12-2-12-6Z" ${linen}/>` +
    `<path d="M13 38.500l3-4M16.500 41l2.500-4.500M21 42.500l1-4.500M27 42.500 26 38M31.500 41 29 36.500M35 38.500l-3-4" ${thin} stroke-width=".8"/><path d="M24 44v6" ${thin} stroke-width="1"/>`,
  chain: `<path d="${shoulders}" ${cloth}/><path d="M17 37l7 8 7-8" ${light}/><path d="M12 40c3 8 21 8 24 0" fill="none" stroke="#eebb3c" stroke-width="2" stroke-dasharray="2.200 1.200"/><circle cx="24" cy="46.500" r="2.600" ${gold}/>`,
  collar: `<path d="${shoulders}" ${cloth}/><path d="M11 39c4-3 8-4 8-4l5 7 5-7s4 1 8 4l-5 7-8-5-8 5Z" ${linen}/><path d="M24 43v7" ${thin} stroke-width="1"/>`,
  // merchants: fur, lace, a purse
  fur: `<path d="${shoulders}" ${cloth}/><path d="M16 36c-5 2-8 6-9 14h8c1-5 4-8 9-8s8 3 9 8h8c-1-8-4-12-9-14l-8 5Z" fill="#6b4a2f" ${edge}/><path d="M11 43l1.500 2M13 47l1.500 2M37 43l-1.500 2M35 47l-1.500 2" stroke="#d8bd94" stroke-width="1.300" stroke-linecap="round"/>`,
  lace: `<path d="${shoulders}" ${cloth}/><path d="M10 41c4-5 9-6 14-6s10 1 14 6c-2 .5-2.600 1.600-3.400 2.800-1.600-1-2.600-.6-3.600.8-1.400-1.200-2.600-1-3.600.4L24 42l-3.400 3c-1-1.400-2.200-1.600-3.600-.4-1-1.400-2-1.800-3.600-.8C12.600 42.600 12 41.500 10 41Z" ${linen}/>`,
  kerchief: `<path d="${shoulders}" fill="#fbf3df" ${edge}/><path d="M4 50c.4-7 4-11 11-12.500L19 50ZM44 50c-.4-7-4-11-11-12.500L29 50Z" ${cloth}/><path d="M17 35.500c4 3 10 3 14 0l1.500 4-8.500 6-8.500-6Z" ${light}/>`,
  purse: `<path d="${shoulders}" ${cloth}/><path d="M17 37l7 9 7-9-7 3Z" ${linen}/><path d="M33 43c3 0 4.500 2 4.500 4.500S36 50 33 50s-4.500 0-4.500-2.500S30 43 33 43Z" ${gold}/><path d="M31 42.500h4" ${thin} stroke-width="1.300"/>`,
  // the clergy: habit, cowl, cope, stole
  habit: `<path d="${shoulders}" ${cloth}/><path d="M14 39c4-3 16-3 20 0-3 4-17 4-20 0Z" ${light}/><path d="M24 42.500v6M21.500 44.800h5" fill="none" stroke="#eebb3c" stroke-width="1.600" stroke-linecap="round"/>`,
  cowl: `<path d="${shoulders}" fill="#7a5a3a" ${edge}/><path d="M12 41c1-5 6-7 12-7s11 2 12 7c-4 4-8 5-12 5s-8-1-12-5Z" ${cloth}/><path d="M20 46l-1 4M28 46l1 4" ${thin} stroke-width=".9"/>`,
  cope: `<path d="${shoulders}" fill="#fbf3df" ${edge}/><path d="M4 50c.5-8 5-12 14-13l3 13ZM44 50c-.5-8-5-12-14-13l-3 13Z" ${cloth}/><path d="M18 37l3 13M30 37l-3 13" fill="none" stroke="#eebb3c" stroke-width="2"/><circle cx="24" cy="43.500" r="2.200" ${gold}/>`,
  stole: `<path d="${shoulders}" ${cloth}/><path d="M20 36.500h8v2.500h-8Z" ${linen}/><path d="M16 37.500 20.500 50h4L19 36.500ZM32 37.500 27.500 50h-4L29 36.500Z" ${light}/><path d="M20.500 45h1.600M26 45h1.600" stroke="#fbf3df" stroke-width="1.300"/>`,
  // scholars: bands, the doctor's hood, a book
  bands: `<path d="${shoulders}" fill="#33302c" ${edge}/><path d="M14 38.500c3-1.500 6-2 10-2s7 .5 10 2l-4 11.500H18Z" ${cloth}/><path d="M20.500 37.500h3.200l-.6 8h-4ZM24.300 37.500h3.200l1.400 8h-4Z" ${linen}/>`,
  epitoge: `<path d="${shoulders}" fill="#33302c" ${edge}/><path d="M9 41c4-4 9-5 15-5s11 1 15 5c-4 5-9 7-15 7s-11-2-15-7Z" ${cloth}/><path d="M13 43c6 4 16 4 22 0" fill="none" stroke="@light" stroke-width="2" stroke-linecap="round"/><path d="M20 36.500l4 4 4-4Z" ${linen}/>`,
  book: `<path d="${shoulders}" ${cloth}/><path d="M18 37l6 6 6-6Z" ${linen}/><path d="M27 42.500l12-2.500 2 9.500-12 2.500Z" fill="#8c2f2a" ${edge}/><path d="M29 45l9-1.900M29.700 48l5-1" stroke="#eebb3c" stroke-width="1.100"/>`,
};

export const HEAD =
  `<path d="M20.300 29h7.400v8c-1.600 3-5.800 3-7.400 0Z" fill="@shade" ${edge}/><ellipse cx="15.600" cy="23.500" rx="1.900" ry="2.700" fill="@shade" ${edge}/><ellipse cx="32.400" cy="23.500" rx="1.900" ry="2.700" fill="@shade" ${edge}/>` +
  `<path d="M15.800 20c0-6.500 3.200-10 8.200-10s8.200 3.500 8.200 10c0 8.500-3 14-8.200 14s-8.200-5.500-8.200-14Z" fill="@skin" ${edge}/>` +
  `<path d="M29.500 13c1.300 2 1.900 4.200 1.900 7 0 7.200-2.300 12.200-6.400 13.200 4.800-4 5.700-12 4.500-20.200Z" fill="@shade" opacity=".75"/>`;

export const BEARDS: Record<string, string> = {
  none: "",
  full: `<path d="M15.900 21.500c.6 2.500 1.600 4 3 4.500 3-1 7.200-1 10.200 0 1.400-.5 2.400-2 3-4.500.5 9-2.600 14.500-8.100 14.500s-8.600-5.500-8.100-14.500Z" ${hair}/>`,
  long: `<path d="M15.900 21.500c.6 2.500 1.600 4 3 4.500 3-1 7.200-1 10.200 0 1.400-.5 2.400-2 3-4.500.8 11-1.600 21-8.100 21s-8.900-10-8.100-21Z" ${hair}/><path d="M21 33c.4 3 1 5.500 2 8M27 33c-.4 3-1 5.500-2 8" ${thin} stroke-width=".7" opacity=".5"/>`,
  pointed: `<path d="M18.600 26c3.400-1.300 7.400-1.300 10.800 0-.2 5-2.400 9-5.400 12-3-3-5.200-7-5.400-12Z" ${hair}/>`,
  goatee: `<path d="M21 30.500c2-.8 4-.8 6 0 0 3-1 5.500-3 7-2-1.500-3-4-3-7Z" ${hair}/>`,
  moustache: `<path d="M24 26c-2-1.200-5-.8-7 1.600 2.600 1 5 .9 7-.3 2 1.200 4.400 1.300 7 .3-2-2.400-5-2.800-7-1.600Z" ${hair}/>`,
  stubble: `<path d="M16.600 25c1.400 7 4 9 7.400 9s6-2 7.400-9c-2 1.500-4.600 2-7.400 2s-5.400-.5-7.400-2Z" fill="@hair" opacity=".38"/>`,
};

const nose = `<path d="M24 20.500c-.4 2-1.400 3.400-1.200 4.200.4.600 1.500.6 2.300.2" ${thin} stroke-width="1"/>`;
const eyes = (left: number, right: number, y: number, size = 1.15) =>
  `<circle cx="${left}" cy="${y}" r="${size}" fill="@line"/><circle cx="${right}" cy="${y}" r="${size}" fill="@line"/>`;

export const FEATURES: Record<string, string> = {
  calm: `${eyes(20.4, 27.6, 21.4)}<path d="M18.600 18.600c1.200-.8 2.400-.8 3.600-.2M25.800 18.400c1.200-.6 2.400-.6 3.600.2" ${thin} stroke-width="1.100"/>${nose}<path d="M21.500 28.800c1.700.5 3.300.5 5 0" ${thin} stroke-width="1.200"/>`,
  smile: `${eyes(20.4, 27.6, 21.2)}<path d="M18.400 18.200c1.200-1.200 2.600-1.200 3.800-.4M25.800 17.800c1.200-.8 2.600-.8 3.800.4" ${thin} stroke-width="1.100"/>${nose}<path d="M20.400 27.800c2 2.600 5.200 2.600 7.200 0Z" fill="#fbf3df" stroke="@line" stroke-width="1" stroke-linejoin="round"/>`,
  stern: `${eyes(20.4, 27.6, 21.6)}<path d="M18.200 18.200l4 1.400M29.800 18.200l-4 1.400" ${thin} stroke-width="1.500"/>${nose}<path d="M21.300 29.400c1.600-.8 3.800-.8 5.400 0" ${thin} stroke-width="1.300"/>`,
  wry: `${eyes(20.4, 27.6, 21.4)}<path d="M18.400 19c1.200-.6 2.400-.6 3.600 0M25.800 18c1.200-1.400 2.600-1.400 3.800-.4" ${thin} stroke-width="1.100"/>${nose}<path d="M21.400 28.800c2 .8 4 .4 5.400-1.200" ${thin} stroke-width="1.200"/>`,
  sly: `<path d="M18.800 21.600c1-.9 2.400-.9 3.400 0M25.800 21.600c1-.9 2.400-.9 3.400 0" ${thin} stroke-width="1.300"/>${eyes(20.9, 27.1, 21.9, 0.8)}<path d="M18.200 18l4 1M29.800 17.400l-4 1.600" ${thin} stroke-width="1.100"/>${nose}<path d="M21 28.400c2.400 1.400 4.600 1 6.400-.6" ${thin} stroke-width="1.200"/>`,
  wide: `<circle cx="20.400" cy="21.300" r="1.900" fill="#fff"/><circle cx="27.600" cy="21.300" r="1.900" fill="#fff"/>${eyes(20.4, 27.6, 21.5)}<path d="M18.400 17.400c1.200-1.400 2.600-1.400 3.800-.6M25.800 16.800c1.200-.8 2.600-.8 3.800.6" ${thin} stroke-width="1.100"/>${nose}<ellipse cx="24" cy="29" rx="1.600" ry="1.900" fill="#7c332b" stroke="@line" stroke-width=".8"/>`,
};

export const HAIR: Record<string, string> = {
  bald: `<path d="M15.600 22c-.8-2.500-.6-5 .4-7 .2 2 .6 3.400 1.200 4.600ZM32.400 22c.8-2.500.6-5-.4-7-.2 2-.6 3.400-1.200 4.600Z" ${hair}/>`,
  short: `<path d="M15.400 20.500C14 12 17.500 8 24 8s10 4 8.600 12.500c-.8-3.500-2-5.500-4-6.500-3 1.400-6 1.400-9.200 0-2 1-3.200 3-4 6.500Z" ${hair}/>`,
  curls: `<path d="M14.800 21.500c-2-1.500-2-4.500-.4-6-.6-3 1.200-5.200 3.600-5.400C19.400 7.500 22 6.600 24 7.600c2-1 4.600-.1 6 2.500 2.400.2 4.200 2.400 3.600 5.400 1.600 1.500 1.600 4.500-.4 6-.4-3.600-1.600-5.800-3.200-7-1.400 1-3 .8-4-.4-1.400 1-2.600 1-4 0-1 1.200-2.600 1.400-4 .4-1.600 1.200-2.800 3.400-3.200 7Z" ${hair}/>`,
  long: `<path d="M15 23C13.500 12.500 17.500 8 24 8s10.500 4.500 9 15c-.6-4.500-2.600-8-9-10.500-6.400 2.500-8.400 6-9 10.500Z" ${hair}/>`,
  bob: `<path d="M15 25C13.500 12 17.500 8 24 8s10.500 4 9 17c-.8-4.600-1.400-7-2.600-9.500-4 1.500-9 1.500-12.800 0-1.200 2.500-1.800 4.900-2.600 9.500Z" ${hair}/>`,
  bun: `<path d="M20 8c0-3 1.600-4.600 4-4.600S28 5 28 8Z" ${hair}/><path d="M15.200 21.500C14 12 17.500 8 24 8s10 4 8.800 13.500c-.8-4-3-7-8.800-8.500-5.800 1.500-8 4.500-8.800 8.500Z" ${hair}/>`,
  tonsure: `<path d="M15.300 22c-1.600-4-.8-8 1.600-9.600 4.600-2 9.600-2 14.200 0 2.400 1.600 3.200 5.600 1.600 9.600-.4-2.600-1-4.600-2-6-4.400-1.600-9-1.600-13.400 0-1 1.400-1.600 3.400-2 6Z" ${hair}/>`,
};

export const EXTRAS: Record<string, string> = {
  none: "",
  lines: `<path d="M20 14.500c2.600-.6 5.400-.6 8 0M20.800 16.400c2-.4 4.400-.4 6.400 0M18 25.500l1 1.800M30 25.500l-1 1.800" ${thin} stroke-width=".6" opacity=".7"/>`,
  lens: `<circle cx="20.300" cy="21.500" r="2.900" fill="#ffffff66" stroke="@line" stroke-width="1"/><circle cx="27.700" cy="21.500" r="2.900" fill="#ffffff66" stroke="@line" stroke-width="1"/><path d="M23.200 21.200c.5-.4 1.100-.4 1.600 0" ${thin} stroke-width="1"/>`,
  scar: `<path d="M28.600 15.500l1.600 9" fill="none" stroke="#9d3b2c" stroke-width="1.100" stroke-linecap="round"/>`,
  patch: `<path d="M16 17.500 33 16" ${thin} stroke-width="1"/><path d="M24.800 18.600h5.800c.4 3.400-1 5-2.900 5s-3.300-1.600-2.900-5Z" fill="#211c19"/>`,
  earring: `<circle cx="15.200" cy="27" r="1.300" fill="#eebb3c" stroke="@line" stroke-width=".6"/>`,
  pearl: `<path d="M18 36.400c3.500 2.600 8.500 2.600 12 0" fill="none" stroke="#fffdf7" stroke-width="2" stroke-linecap="round" stroke-dasharray=".1 2.300"/><circle cx="15.200" cy="27" r="1.200" fill="#fffdf7" stroke="@line" stroke-width=".6"/>`,
};

export const HATS: Record<string, string> = {
  none: "",
  morion: `<path d="M16 14.500C16.500 7.500 19.500 5 24 5s7.500 2.500 8 9.500Z" ${steel}/><path d="M17.500 8C19 3.500 21 1.500 24 1.500s5 2 6.500 6.500c-2-2.500-4-3.500-6.500-3.500S19.500 5.500 17.500 8Z" ${steel}/><path d="M9.500 12c4 2 9 2.600 14.500 2.600S34.500 14 38.500 12c-2 4.600-7 6-14.500 6s-12.500-1.400-14.500-6Z" ${steel}/>`,
  kettle: `<path d="M15.500 13.500C16 6.500 19 3.500 24 3.500s8 3 8.500 10Z" ${steel}/><path d="M10 15c2-2.500 6-3 14-3s12 .5 14 3c-4 2.600-9 3.500-14 3.500S14 17.600 10 15Z" ${steel}/><path d="M24 3.500V12" ${thin} stroke-width=".9"/>`,
  flat: `<path d="M12.500 12.500C12 8.500 17 5 24 5s12 3.500 11.500 7.500c-1.500 2-5 3-11.500 3s-10-1-11.500-3Z" ${cloth}/><path d="M15 14.500c5 2 13 2 18 0" fill="none" stroke="@light" stroke-width="1.600" stroke-linecap="round"/><circle cx="30.500" cy="11" r="1.900" ${gold}/>`,
  plume: `<path d="M12 14c6-2.500 18-2.500 24 0-2 2.500-6 3.600-12 3.600S14 16.500 12 14Z" ${cloth}/><path d="M17 13.500C17 8 19.500 5 24 5s7 3 7 8.500c-4-1.300-10-1.300-14 0Z" ${cloth}/><path d="M30 12.500c1-6 5-9.500 10.500-9.500-.5 5.500-4 9-10.500 9.500Z" ${linen}/><path d="M31.500 11.500 38 5.500" ${thin} stroke-width=".7"/>`,
  circlet: `<path d="M15.300 15.500c5-2.600 12.400-2.600 17.400 0v-3.200l-2.400 1L28 10.500l-2 2-2-3-2 3-2-2-2.300 2.800-2.400-1Z" ${gold}/><circle cx="24" cy="13.400" r="1" fill="#b0392f"/>`,
  caul: `<path d="M14.800 16C14.500 9.500 18 6.500 24 6.500s9.500 3 9.200 9.500c-3-2.600-6-3.600-9.200-3.600s-6.200 1-9.200 3.600Z" ${light}/><path d="M16 14.500c5-3.600 11-3.600 16 0" fill="none" stroke="#fffdf7" stroke-width="1.800" stroke-linecap="round" stroke-dasharray=".1 2.500"/><path d="M19 8.500l3 4M24 7v5M29 8.500l-3 4" ${thin} stroke-width=".6"/>`,
  beret: `<path d="M11 14C9.500 8 16 4.500 24.500 4.500c8 0 13.500 3 13 7.500-.3 2.800-4 3.600-8 3.600-6 0-13 1.400-18.500-1.600Z" ${cloth}/><path d="M14.500 15.400c5 .9 11-.2 17.500 0" fill="none" stroke="@light" stroke-width="1.700" stroke-linecap="round"/><path d="M31.500 8c2.500-4.500 6.500-6.500 11-5.600-1.500 4.600-5.500 7.200-10.500 7.600" ${linen}/>`,
  chaperon: `<path d="M13.500 13.500C12 8.500 17 5 24 5s12 3.500 10.500 8.500c-1 3-4.600 3-10.500 3s-9.500 0-10.500-3Z" ${cloth}/><path d="M14 12c5 3.500 12 3.500 17-2M17 7.500c3 3.500 9 5 15 3" fill="none" stroke="@light" stroke-width="1.500" stroke-linecap="round"/><path d="M33.500 12c3.500 1 5 5 4.500 12-3-1-5.500-4-6-9Z" ${cloth}/>`,
  cap: `<path d="M15.300 15.500C15 9 18.500 6 24 6s9 3 8.700 9.500c-5-2-12.400-2-17.400 0Z" ${light}/><path d="M14.500 16c5.500-3 13.500-3 19 0l-.4-3.200c-5.500-2.300-12.700-2.300-18.200 0Z" ${cloth}/>`,
  scarf: `<path d="M13.600 20C12.500 10 17 6 24 6s11.500 4 10.400 14c-1-5-4-7.500-10.400-7.500S14.600 15 13.600 20Z" ${light}/><path d="M13.700 18.500c-2 2-3 6-2.600 10.500 2.400-1.500 4-4 4.500-7Z" ${light}/><path d="M16 12.500h.1M20 9.600h.1M24 8.800h.1M28 9.600h.1M32 12.500h.1" fill="none" stroke="@cloth" stroke-width="1.900" stroke-linecap="round"/>`,
  wimple: `<path d="M12.500 22C11.500 10.500 16.500 5.500 24 5.500S36.500 10.500 35.500 22c.4 5-1 10-2.500 14-.6-2-.4-6-.4-10 1-7-1.600-13-8.600-13s-9.600 6-8.600 13c0 4 .2 8-.4 10-1.500-4-2.900-9-2.500-14Z" ${linen}/>`,
  hood: `<path d="M9 44c1-6 3-9 3.500-16C11.500 12 16 4 24 4s12.500 8 11.500 24c.5 7 2.500 10 3.500 16-2.500-3-4.500-5.500-6-9 1.600-9.500.8-20.500-9-20.500S13.400 25.500 15 35c-1.500 3.500-3.500 6-6 9Z" ${cloth}/><path d="M15.500 16C17 11 20 9 24 9s7 2 8.500 7" ${thin} stroke-width=".8" opacity=".6"/>`,
  veil: `<path d="M14.300 20c0-6.500 4-9.600 9.700-9.600s9.700 3.100 9.700 9.600c.4 8-1.200 14.500-4.700 18-3 1-7 1-10 0-3.500-3.500-5.100-10-4.700-18Zm2.500.8c-.2 6.700 2.200 12.600 7.200 12.600s7.400-5.900 7.200-12.600c-.2-3.800-3-6.300-7.200-6.300s-7 2.500-7.200 6.300Z" fill-rule="evenodd" ${linen}/><path d="M8.500 44C11 36 11.500 30 11.500 22 11.500 11 16 5.500 24 5.500S36.500 11 36.500 22c0 8 .5 14 3 22-3-1.500-5-3.500-6-6 1.500-5 2-11 1.300-17C34 13 30 10 24 10s-10 3-10.800 11c-.7 6-.2 12 1.300 17-1 2.500-3 4.500-6 6Z" ${cloth}/>`,
  mitre: `<path d="M15.500 15.500C14.500 9 18 4 24 .8 30 4 33.500 9 32.500 15.500c-5-2-12-2-17 0Z" ${linen}/><path d="M15.500 15.500c5-2 12-2 17 0l.1-3c-5-2-12.200-2-17.200 0Z" ${gold}/><path d="M24 3v8M21 6.500h6" fill="none" stroke="#eebb3c" stroke-width="1.700" stroke-linecap="round"/>`,
  biretta: `<path d="M15.500 15c5-2 12-2 17 0l1-8.500c-6-2.500-13-2.500-19 0Z" ${cloth}/><path d="M24 5.500V14M19 5.300l.6 8M29 5.300l-.6 8" ${thin} stroke-width=".8"/><circle cx="24" cy="4" r="1.900" ${light}/>`,
  galero: `<path d="M8 13.500c5-3 27-3 32 0-3 3.400-9 4.500-16 4.500S11 16.900 8 13.500Z" fill="#a8222c" ${edge}/><path d="M17 12.500C17 8 19.500 5.500 24 5.500S31 8 31 12.500c-4-1.500-10-1.500-14 0Z" fill="#a8222c" ${edge}/><path d="M12 16v12M36 16v12" fill="none" stroke="#a8222c" stroke-width="1.200"/><circle cx="12" cy="29" r="1.700" fill="#a8222c" ${edge}/><circle cx="36" cy="29" r="1.700" fill="#a8222c" ${edge}/>`,
  square: `<path d="M16 15.500c5-2 11-2 16 0l.4-5H15.600Z" fill="#33302c" ${edge}/><path d="M24 4 38.500 9 24 14 9.500 9Z" fill="#33302c" ${edge}/><path d="M24 9c5 0 10 .5 12 2v6.500" fill="none" stroke="@light" stroke-width="1.300"/><circle cx="36" cy="18.500" r="1.600" ${light}/>`,
  doctor: `<path d="M11.500 13C11 7.500 16 4.500 24 4.500s13 3 12.500 8.500c-2 2.500-6 3-12.500 3s-10.500-.5-12.500-3Z" fill="#33302c" ${edge}/><path d="M24 6.500c-4 0-8 1-10 3.500M24 6.500c4 0 8 1 10 3.500M24 6.500V14" fill="none" stroke="@light" stroke-width="1.500" stroke-linecap="round"/><circle cx="24" cy="5" r="2.200" ${light}/>`,
  skullcap: `<path d="M15.600 15.500C15.500 9.500 18.500 6.500 24 6.500s8.500 3 8.400 9c-5-2.400-11.800-2.400-16.800 0Z" fill="#33302c" ${edge}/><path d="M16 14c5-2.400 11-2.400 16 0" fill="none" stroke="@light" stroke-width="1.300"/>`,
  straw: `<path d="M6.500 15c4-2.600 10-3.600 17.500-3.600S37.500 12.400 41.500 15c-4 2.400-10 3.400-17.500 3.400S10.500 17.400 6.500 15Z" fill="#e2bf68" ${edge}/><path d="M16 13.600C16.300 7.600 19 5 24 5s7.700 2.600 8 8.600c-5 1.500-11 1.500-16 0Z" fill="#e2bf68" ${edge}/><path d="M16 12.200c5 1.500 11 1.500 16 0" fill="none" stroke="@cloth" stroke-width="2"/><path d="M11 15.600l5-1.600M37 15.600l-5-1.600M20 8l1 2.500M27.500 7.500l-.8 2.600" ${thin} stroke-width=".6" opacity=".6"/>`,
  jester: `<path d="M15.300 16C15 10 18.500 7.500 24 7.500V14c-3.400 0-6.300.6-8.700 2Z" ${cloth}/><path d="M32.700 16C33 10 29.500 7.500 24 7.500V14c3.400 0 6.300.6 8.700 2Z" ${light}/><path d="M17 10C14 4.500 10 3 6 5.500c3.500.5 5.500 3.500 7.500 9Z" ${cloth}/><path d="M31 10c3-5.500 7-7 11-4.500-3.500.5-5.500 3.500-7.500 9Z" ${light}/><circle cx="6" cy="6.500" r="1.900" ${gold}/><circle cx="42" cy="6.500" r="1.900" ${gold}/>`,
  laurel: [
    [15, 17, -20],
    [16, 13, 15],
    [18.6, 10, 45],
    [22, 8.6, 70],
    [26, 8.6, -70],
    [29.4, 10, -45],
    [32, 13, -15],
    [33, 17, 20],
  ]
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="1.500" ry="3.100" transform="rotate(${turn} ${x} ${y})" fill="#4c8f3f" ${edge}/>`,
    )
    .join(""),
};

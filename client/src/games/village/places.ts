/** The places of the village, in the order in which they are drawn. An expansion adds its panel here and in a file of its own. */
import type { Text } from "../../board";
import { Chronicle } from "./chronicle";
import { Church } from "./church";
import { Tray } from "./conny";
import { Council } from "./council";
import { Crafts } from "./crafts";
import type { Desk, View } from "./facts";
import { Green } from "./green";
import { Inn } from "./inn";
import { Travel } from "./map";
import { Market } from "./market";
import { Sea } from "./sea";
import { Smuggler, Wedding } from "./wedding";
import { WORDS } from "./words";

export interface Place {
  /** Names its area in the grid of wide screens (`village.css`). */
  key: string;
  /** The region of phones to which it belongs. */
  tab: string;
  Panel: (props: { desk: Desk }) => any;
  /** Drawn only when the view carries its data; always without this. */
  isThere?: (view: View) => boolean;
  /** The page of the board on wide screens once there are several; the first has what the base game knows. */
  page?: string;
}

export const PLACES: Place[] = [
  { key: "green", tab: "village", Panel: Green },
  { key: "conny", tab: "village", Panel: Tray, isThere: (view) => view.conny !== null },
  { key: "crafts", tab: "craft", Panel: Crafts },
  { key: "market", tab: "market", Panel: Market },
  { key: "council", tab: "houses", Panel: Council },
  { key: "church", tab: "houses", Panel: Church },
  { key: "travel", tab: "travel", Panel: Travel, isThere: (view) => !view.port, page: "travel" },
  { key: "sea", tab: "sea", Panel: Sea, isThere: (view) => !!view.port, page: "sea" },
  { key: "inn", tab: "inn", Panel: Inn, isThere: (view) => !!view.inn, page: "inn" },
  { key: "wedding", tab: "wedding", Panel: Wedding, isThere: (view) => !!view.marriage, page: "inn" },
  { key: "smuggler", tab: "wedding", Panel: Smuggler, isThere: (view) => !!view.marriage, page: "inn" },
  { key: "chronicle", tab: "chronicle", Panel: Chronicle },
];

export const FIRST_PAGE = "village";

export function isThere(place: Place, view: View): boolean {
  return place.isThere?.(view) ?? true;
}

/** The page of a place: everything fits one page until an expansion brings a board of its own. */
export function pageOf(place: Place, view: View): string {
  return view.inn || view.port || view.marriage ? (place.page ?? FIRST_PAGE) : FIRST_PAGE;
}

/** The pages of the board on wide screens, as far as this game has them. */
export function pagesOf(view: View): string[] {
  return [...new Set(PLACES.filter((place) => isThere(place, view)).map((place) => pageOf(place, view)))];
}

/** Where a kind of action is done, if not on the first page. */
const DONE_ON: [RegExp, string][] = [
  [
    /^(hire|load|load-figure|cast-off|sail|stop|dock|sail-home|sell-cargo|take-tile|lighthouse|leave-island|bury|darken)$/,
    "sea",
  ],
  [/^(travel|lay-marker)$/, "travel"],
  [
    /^(enter-inn|put-under|buy-card|look|marry|settle|wedding-reward|which-rank|which-partner|sell-bread|sell-tools)$/,
    "inn",
  ],
];

/** The page on which the answer to the present question lies; null where it lies on the farm or nothing is asked. */
export function pageAsked(kinds: string[], view: View): string | null {
  const pages = pagesOf(view);
  for (const [kind, page] of DONE_ON) if (pages.includes(page) && kinds.some((one) => kind.test(one))) return page;
  return kinds.length ? FIRST_PAGE : null;
}

/** The regions of phones, each with the places that belong to it. */
export const TABS: { key: string; label: Text; isThere: (view: View) => boolean }[] = [
  ...new Set(PLACES.map((place) => place.tab)),
].map((tab) => ({
  key: tab,
  label: WORDS[`tab-${tab}`]!,
  isThere: (view) => PLACES.some((place) => place.tab === tab && isThere(place, view)),
}));

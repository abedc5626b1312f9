/** The places of the village, in the order in which they are drawn. An expansion adds its panel here and in a file of its own. */
import type { Text } from "../../board";
import { Chronicle } from "./chronicle";
import { Church } from "./church";
import { Tray } from "./conny";
import { Council } from "./council";
import { Crafts } from "./crafts";
import type { Desk, View } from "./facts";
import { Green } from "./green";
import { Market } from "./market";
import { Travel } from "./travel";
import { WORDS } from "./words";

export interface Place {
  /** Names its area in the grid of wide screens (`village.css`). */
  key: string;
  /** The region of phones to which it belongs. */
  tab: string;
  Panel: (props: { desk: Desk }) => any;
  /** Drawn only when the view carries its data; always without this. */
  isThere?: (view: View) => boolean;
}

export const PLACES: Place[] = [
  { key: "green", tab: "village", Panel: Green },
  { key: "conny", tab: "village", Panel: Tray, isThere: (view) => view.conny !== null },
  { key: "crafts", tab: "craft", Panel: Crafts },
  { key: "market", tab: "market", Panel: Market },
  { key: "council", tab: "houses", Panel: Council },
  { key: "church", tab: "houses", Panel: Church },
  { key: "travel", tab: "travel", Panel: Travel },
  { key: "chronicle", tab: "chronicle", Panel: Chronicle },
];

export const TABS: { key: string; label: Text }[] = [...new Set(PLACES.map((place) => place.tab))].map((tab) => ({ key: tab, label: WORDS[`tab-${tab}`]! }));

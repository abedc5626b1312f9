/** What both layouts of the table, wide and narrow, are made of. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { CatalogueEntry, GameDrawing, Holding, Price, Standing } from "../board";
import type { TableStore } from "../store";
import type { TableInfo as Table } from "../wire";

export type Tab = "result" | "board" | "mine" | "others" | "log" | "chat";

export interface Desk {
  store: TableStore;
  table: Table;
  drawing: GameDrawing | null;
  isOver: boolean;
  isMine: boolean;
  tab: Signal<Tab>;
  /** Show what somebody asked for. */
  pickTab: (tab: Tab) => void;
  side: Signal<"log" | "chat">;
  /** On phones: the region of the board that is shown; null shows all. */
  region: Signal<string | null>;
  drawerWish: Signal<boolean | null>;
  drawerOpen: boolean;
  /** On phones: the tab, and the region of the board, where the present choices lie. */
  choicesLie: "board" | "mine" | null;
  choicesRegion: string | null;
  /** Which choices are there besides what is asked. */
  aside: ((entry: CatalogueEntry) => boolean) | undefined;
  price: ((entry: CatalogueEntry) => Price | null) | undefined;
  /** The board, or a region of it; as the screen asks for, or as on a wide one. */
  boardOf: (region?: string, isWide?: boolean) => ComponentChildren;
  ownOf: (seat: number) => ComponentChildren;
  summaryOf: (seat: number) => ComponentChildren;
  /** What all players hold, by kind; null where the drawing does not tell it. */
  holdings: Holding[] | null;
  /** How a player stands in what several do at the same time. */
  standingOf: (seat: number) => Standing | null;
  pick: (seat: number) => void;
  title: string;
  /** How far the game has come; on phones with the signs of the table. */
  rounds: ComponentChildren;
  notice: ComponentChildren;
  menu: ComponentChildren;
  /** The button for what is needed rarely. */
  more: ComponentChildren;
  dialogs: ComponentChildren;
}

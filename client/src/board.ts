/** What a drawing of one game gets from the table, and what it gives back. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChild, ComponentChildren } from "preact";
import type { AnyView, Text } from "./view";
import type { Word } from "./words";

export type Lang = keyof Text;
export type { Text };

/** One action of the game's catalogue: its notation is "kind arg arg …"; `kind` and `args` are that, split at spaces. */
export interface CatalogueEntry {
  index: number;
  notation: string;
  kind: string;
  args: string[];
  label: Text;
}

export interface SeatInfo {
  seat: number;
  name: string;
  isMe: boolean;
  isComputer: boolean;
  isHere: boolean;
}

/** The card beside a thing: what it is, what it does, where the rules say so. */
export interface Explanation {
  title: string;
  text: string;
  rule?: string;
  lines?: string[];
  /** The thing's own symbols once more, larger, above the words. */
  picture?: ComponentChildren;
}

export interface BoardProps {
  /** As any table knows it; a drawing reads it as the view of its game. */
  view: AnyView;
  description: unknown;
  names: Record<string, Text>;
  language: Lang;
  /** The seat I play, null for spectators. */
  seat: number | null;
  /** Whose own board is shown in the "own area" part. */
  shownSeat: number;
  seats: SeatInfo[];
  /** My legal actions now; empty when I am not asked, or in a replay. */
  choices: CatalogueEntry[];
  /** The action number of a notation, -1 if there is none. */
  find(notation: string): number;
  /** Take a legal action. */
  choose(action: number): void;
  /** Take a legal action, and then the one of this notation, if it can be taken; else its reason is shown. */
  chooseThen(action: number, then: string): void;
  /** Ask the server why this action is not possible; the shell shows the answer. */
  why(action: number): void;
  /** Show or hide the explanation card (hover, focus, tap). */
  explain(what: Explanation | null, anchor?: Element): void;
  /** The action pointed at, in the list of choices or on the board: its place is marked. Read only where it shows. */
  preview: ReadonlySignal<number | null>;
  setPreview(action: number | null): void;
  /** What can be done with the thing picked or asked about: a phone lists it first. */
  setPicked?(actions: number[]): void;
  /** Dotted paths into the view ("players.0.coins", and each path above it) that changed since I last acted, for marks. */
  changed: Set<string>;
  /** The same for what others changed since I acted last: their pieces and places are marked (`drawing/marks.ts`). */
  fresh: ReadonlySet<string>;
  motion: boolean;
  narrow: boolean;
  /** On phones: which of the drawing's `tabs` to draw; undefined draws all. */
  region?: string;
  t(key: Word, ...args: (string | number)[]): string;
}

/** One kind of thing that players hold: a row of the table of all holdings, and a cell in the strip of one player. */
export interface Holding {
  /** Where it lies in a player's part of the view, for the mark of a change. */
  key: string;
  /** What it is called. */
  title: string;
  /** Its symbol, in the look of a seat where it has one; null draws it for nobody in particular. */
  picture: (seat: number | null) => ComponentChildren;
  /** How much of it a seat holds; `what` tells more of it. */
  of: (seat: number) => { value: number | string; what?: string };
}

/** What something costs: drawn on its button, and told to those who listen. */
export interface Price {
  picture: ComponentChildren;
  words: string;
}

/** How a player stands in what several do at the same time: a sign and a word beside the name. */
export interface Standing {
  symbol: string;
  word: string;
  /** Nothing more is awaited of this player. */
  isDone: boolean;
}

/** The default export of `games/NAME/index.tsx`; the build finds it there, and its style sheet too. */
export interface GameDrawing {
  /** The main board: map, tracks, deeds … */
  Board: (props: BoardProps) => ComponentChild;
  /** A player's own board, that of `shownSeat`. */
  OwnArea: (props: BoardProps) => ComponentChild;
  /** A compact strip of one player, for panels and the phone's head. Without the points: the shell shows them. */
  Summary: (props: BoardProps & { of: number }) => ComponentChild;
  /** The same for all players, a kind of thing each, always as many: the shell lays them out in one table. */
  holdings?: (props: BoardProps) => Holding[];
  /** Who is still busy and who has finished, where several are asked at once; null where it says nothing. */
  standing?: (props: BoardProps) => (seat: number) => Standing | null;
  /**
   * On phones: where the present choices lie, so that this tab is marked and shown first: the board, the own area, or
   * the key of one of `tabs`, which is then the region shown.
   */
  where?: (props: BoardProps) => string | null;
  /** Regions of the board for phones; Board gets `props.region`. Some are there only while the view has what they show. */
  tabs?: { key: string; label: Text; isThere?: (view: AnyView) => boolean }[];
  /** What a choice costs now, in a picture and in words, where that is not plain from its label. */
  price?: (props: BoardProps) => (entry: CatalogueEntry) => Price | null;
  /** Choices that are there besides what is asked, at any time: the list folds them away, so that the question stays in sight. */
  aside?: (props: BoardProps) => (entry: CatalogueEntry) => boolean;
}

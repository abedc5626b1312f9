/** The shapes of what the server tells about a game of Coimbra, and small questions to them. */
import type { BoardProps } from "../../board";
import { nameOf, seatName, type Told, teller, told } from "../../drawing/tell";
import { WORDS } from "./words";

export { nameOf, seatName, told };
export const { wordOf, plainCard } = teller(WORDS);

export type Cls = "council" | "merchant" | "cleric" | "scholar";
export type Colour = "gray" | "orange" | "purple" | "green" | "white";
export type Resource = "guards" | "coins";
export type Zone = "immediate" | "phase-c" | "phase-e" | "game-end";
export type Location = "castle" | "upper" | "central" | "lower";
export interface Gains {
  guards: number;
  coins: number;
  points: number;
  steps: number;
}
/** The numbers of a bonus; `of` is the class, track or colour that it is about. */
export interface Shows extends Gains {
  amount: number;
  of: Cls;
  resource: Resource | null;
  values: number[];
}
export interface Bonus extends Told {
  bonus: string;
  shows: Shows;
}
export interface Card extends Bonus {
  id: string;
  back: string;
  class: Cls;
  cost: Resource | null;
  influence: number;
  diplomas: string[];
  zone: Zone;
}
export interface Monastery extends Bonus {
  id: string;
  level: string;
  immediate: boolean;
}
export interface Favour extends Bonus {
  id: string;
  crowns: number;
}
export interface Voyage extends Told {
  id: string;
  cost: number;
  resource: Resource;
  task: string;
  points: number;
  amount: number;
  class: Cls;
  tracks: Cls[];
}
export interface Node {
  id: string;
  x: number;
  y: number;
  colour: string;
  level: string;
}
export interface Road {
  a: string;
  b: string;
  one_way: boolean;
}
export interface Box extends Gains {
  first: number;
  last: number;
}
export interface Track extends Told {
  id: Cls;
  colour: Colour;
  crowns: number;
  boxes: Box[];
}
export interface Description {
  rounds: number;
  most_resources: number;
  last_space: number;
  distress: { guards: number; coins: number };
  locations: ({ id: Location } & Told)[];
  nodes: Node[];
  roads: Road[];
  tracks: Track[];
  cards: Card[];
  monasteries: Monastery[];
  voyages: Voyage[];
  favours: Favour[];
  flag_crowns: number[];
  diplomas: { points: number[] } & Told;
}

export interface Die {
  colour: Colour;
  value: number;
}
export type Standing =
  | { token: true; value: number }
  | { token: false; value: number; seat: number; colour: Colour; cap: boolean };
export interface Player {
  flag: number;
  guards: number;
  coins: number;
  points: number;
  crowns: number;
  tracks: Record<Cls, number>;
  cards: string[];
  diplomas: Record<string, number>;
  dice: Partial<Record<Colour, number>>;
  die_in_hand: Die | null;
  favours: string[];
  crown_tokens: Cls[];
  /** On a card whose bonus is still being used; it counts when it is taken. */
  crowns_to_come: Cls[];
  pilgrim: string | null;
  monasteries: string[];
  voyages: string[];
  voyage_prices: Record<string, number>;
}
export interface View {
  seats: number;
  is_over: boolean;
  round: number;
  rounds: number;
  turn: number | null;
  phase: string;
  order: number[];
  board: {
    pool: Die[];
    city: Record<Location, { row: Standing[]; tokens_face_down: number[] }>;
    display: Record<string, ({ card: string; crown: boolean } | null)[]>;
    stack: { II: number; III: number };
    face_down: string[];
    discard: string[];
    favours: string[];
    crowns_out: Cls[];
    start_groups: (string[] | null)[];
    tracks: Record<Cls, { tile: string; points: number[]; disks: { seat: number; space: number }[] }>;
    monasteries: Record<string, { tile: string; disks: number[] }>;
    voyages: { voyage: string; disks: number[] }[];
  };
  players: Player[];
  prompt: { question: string; seats: number[]; fields: Record<string, unknown>; numbers: number[] };
  scores: { total: number }[];
}

export const CLASSES: Cls[] = ["council", "merchant", "cleric", "scholar"];
export const COLOURS: Colour[] = ["gray", "orange", "purple", "green", "white"];
export const LOCATIONS: Location[] = ["castle", "upper", "central", "lower"];
export const ZONES: Zone[] = ["phase-c", "phase-e", "game-end", "immediate"];
export const DIPLOMAS = ["a", "b", "c", "d", "e", "wild"];

/** One symbol for a class, its track, its dice and what they bring. */
export const SYMBOL: Record<Cls | Colour | keyof Gains, string> = {
  council: "c-helmet",
  gray: "c-helmet",
  guards: "c-helmet",
  merchant: "c-coin",
  orange: "c-coin",
  coins: "c-coin",
  cleric: "c-staff",
  purple: "c-staff",
  steps: "c-staff",
  scholar: "c-laurel",
  green: "c-laurel",
  points: "c-laurel",
  white: "c-star",
};
/** The class whose ink each of them is drawn in. */
export const INK: Record<string, string> = {
  council: "council",
  gray: "council",
  guards: "council",
  merchant: "merchant",
  orange: "merchant",
  coins: "merchant",
  cleric: "cleric",
  purple: "cleric",
  steps: "cleric",
  scholar: "scholar",
  green: "scholar",
  points: "scholar",
  white: "white",
};

export function colourOf(cls: Cls): Colour {
  return COLOURS[CLASSES.indexOf(cls)]!;
}

/** The die that somebody has taken and not placed yet. */
export function dieInHand(view: View): (Die & { seat: number }) | null {
  const seat = view.players.findIndex((player) => player.die_in_hand);
  return seat < 0 ? null : { seat, ...view.players[seat]!.die_in_hand! };
}

/** The dice of the pool in order; while dice are placed, one that was taken leaves its gap, so that no other moves. */
export function slots(view: View): (Die & { isTaken: boolean })[] {
  const { pool, city } = view.board;
  const hand = dieInHand(view);
  const placed = LOCATIONS.flatMap((location) => city[location].row).filter((one) => !one.token);
  const taken = view.phase === "placing" ? [...placed, ...(hand ? [hand] : [])] : [];
  return [
    ...pool.map(({ colour, value }) => ({ colour, value, isTaken: false })),
    ...taken.map(({ colour, value }) => ({ colour, value, isTaken: true })),
  ].sort(
    (a, b) =>
      COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) ||
      a.value - b.value ||
      Number(a.isTaken) - Number(b.isTaken),
  );
}

/** The location whose leftmost die is being triggered. */
export function triggered(view: View): Location | null {
  if (view.prompt.question === "trigger-in-castle") return "castle";
  return view.prompt.question === "trigger-in-city" ? LOCATIONS[view.prompt.numbers[1]!]! : null;
}

/** Where a die of this value comes to lie: equals stay left of it (C-3.4, C-3.5). */
export function landing(row: Standing[], value: number, location: Location): number {
  const before = (other: number) => (location === "castle" ? other <= value : other >= value);
  let place = row.length;
  while (place > 0 && !before(row[place - 1]!.value)) place -= 1;
  return place;
}

/** Who a card is: what stands before the quotation marks in its name. */
export function personOf(p: BoardProps, id: string): string {
  const name = nameOf(p, `card.${id}`);
  return /^[^“„]+/.exec(name)?.[0].trim() ?? name;
}

/** What a person is called across a table. */
export function givenName(p: BoardProps, id: string): string {
  return personOf(p, id).split(" ")[0]!;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as a title. */
export function titleOf(p: BoardProps, key: string): string {
  return capital(nameOf(p, key));
}

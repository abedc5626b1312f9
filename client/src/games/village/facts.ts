/** What the table tells of Village, typed, and the few things that follow from it. */
import type { BoardProps } from "../../board";
import type { Desk as AnyDesk } from "../../drawing/acts";
import { nameOf, seatName as anySeatName, teller, type Told } from "../../drawing/tell";
import { WORDS } from "./words";

export { nameOf, told } from "../../drawing/tell";

export type Counts = Record<string, number>;

export interface Craft { id: string; goods: string[]; train: number | null; make: number; cubes: Counts; grain: number; coins: number }
export interface Customer { id: string; goods: Counts; grain: number; points: number }
export interface Castle { id: string; reward: string; number: number; flag: boolean; x: number; y: number }
export interface Road { a: string; b: string; cubes: Counts }

/** The part of the description that never changes; see `description.py`. */
export interface Facts {
  spaces: ({ id: string; cubes: number[] } & Told)[];
  figures: { id: string; count: number; start: number }[];
  well: { cubes: number } & Told;
  farm: { grain: number; lifetime: number } & Told;
  crafts: Craft[];
  customers: Customer[];
  council: { steps: { id: string; time: number; privilege: string; points: number }[]; cubes: Counts; scrolls: number };
  church: { steps: { id: string; grain: number; points: number }[]; cubes: Counts; time: number; monks: number; figures: number; majority: number };
  travel: { castles: Castle[]; roads: Road[]; village: { x: number; y: number }; time: number; wagons: number; points: number[] };
  chronicle: { groups: { id: string; slots: number[] }[]; points: number[] } & Told;
  graveyard: { graves: number[] } & Told;
  solo: { compartments: number; ring: string[]; fates: number[][]; ranks: { id: string; from: number }[] } & Told;
}

/** Figures by place, then by the number printed on them. */
export type Family = Record<string, Counts>;

export interface Player {
  name: string;
  cubes: Counts;
  goods: Counts;
  coins: number;
  grain: number;
  time: number;
  deaths_due: number;
  family: Family;
  castles: string[];
  customers: string[];
  fame: number;
}

export interface Conny {
  tray: string[][];
  last_compartment: number | null;
  fates: string[][];
  family: Family;
  customers: string[];
  follows: string | null;
}

export interface View {
  seats: number;
  is_over: boolean;
  round: number;
  phase: string;
  start_seat: number;
  end_brought_on_by: number | "conny" | null;
  last_turns: number | null;
  board: {
    spaces: Record<string, Counts>;
    supply: Counts;
    green_bag: Counts;
    stalls: (string | null)[];
    queue: (string | null)[];
    customers_left: string[];
    chronicle_free: Counts;
    graves_free: number;
    next_start: "roof" | "used-up" | number;
    black_bag: { monks: number; seats: Counts[]; conny: Counts };
  };
  players: Player[];
  conny: Conny | null;
  rank: string | null;
  prompt: { question: string; seats: number[]; numbers: number[] };
  scores: { total: number }[];
}

export type Desk = AnyDesk<View, Facts>;

export const CUBES = ["brown", "pink", "orange", "green", "plague"];
export const COLOURS = CUBES.slice(0, 4);
export const GOODS = ["scroll", "horse", "plough", "ox", "wagon"];
export const NUMBERS = ["1", "2", "3", "4"];

/** Conny has no seat of her own; she wears the look of the next one. */
export const CONNY_SEAT = 1;

export const { wordOf, plainCard } = teller(WORDS);

/** A name as a title. */
export function titleOf(p: BoardProps, key: string): string {
  const name = nameOf(p, key);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function seatName(p: BoardProps, view: View, seat: number): string {
  if (view.conny && seat === CONNY_SEAT) return nameOf(p, "thing.conny");
  return anySeatName(p, seat);
}

/** "2 × faith (brown), 1 × skill (orange)" */
export function cubesInWords(p: BoardProps, cubes: Counts): string {
  return Object.entries(cubes).filter(([, n]) => n).map(([cube, n]) => `${n} × ${nameOf(p, `cube.${cube}`)}`).join(", ");
}

export function sum(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
}

/** A group of equal figures of one family at one place. */
export interface Folk { seat: number; number: string; count: number }

/** Who stands at a place, seat by seat, the oldest first; Conny's figures come last. */
export function folkAt(view: View, place: string): Folk[] {
  const families = view.players.map((player) => player.family);
  if (view.conny) families.push(view.conny.family);
  return families.flatMap((family, seat) => NUMBERS.flatMap((number) => {
    const count = family[place]?.[number] ?? 0;
    return count ? [{ seat, number, count }] : [];
  }));
}

const NOT_TO_DIE = /^(unborn|bag|chronicle-|grave|gone)/;

/** The number that dies next in a family: the lowest on the farm and the board (V-8.4). */
export function oldestOf(family: Family): string {
  const living = Object.entries(family).filter(([place]) => !NOT_TO_DIE.test(place));
  return NUMBERS.find((number) => living.some(([, counts]) => counts[number])) ?? "";
}

/** The column of the tables by number of players, which begin with two; the solo mode uses the first. */
export function column(view: View): number {
  return Math.max(view.seats, 2) - 2;
}

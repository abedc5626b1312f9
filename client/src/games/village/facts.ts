/** What the table tells of Village, typed, and the few things that follow from it. */
import type { BoardProps } from "../../board";
import type { Desk as AnyDesk } from "../../drawing/acts";
import { seatName as anySeatName, nameOf, type Told, teller } from "../../drawing/tell";
import type {
  Goal,
  HeldGoal,
  InnFacts,
  InnView,
  MarriageFacts,
  MarriageView,
  PortFacts,
  PortView,
  Ship,
} from "./more-facts";
import { WORDS } from "./words";

export { nameOf, told } from "../../drawing/tell";

export type Counts = Record<string, number>;

export interface Craft {
  id: string;
  goods: string[];
  train: number | null;
  make: number;
  cubes: Counts;
  grain: number;
  coins: number;
}
/** `demand` is what customers of the expansions ask for besides goods and grain. */
export interface Customer extends Partial<Told> {
  id: string;
  goods: Counts;
  demand?: Counts;
  grain: number;
  points: number;
}
export interface Castle {
  id: string;
  reward: string;
  number: number;
  flag: boolean;
  x: number;
  y: number;
}
export interface Road {
  a: string;
  b: string;
  cubes: Counts;
}

/** The part of the description that never changes; see `description.py`. */
export interface Facts {
  spaces: ({ id: string; cubes: number[] } & Told)[];
  figures: { id: string; count: number; start: number }[];
  well: { cubes: number } & Told;
  farm: { grain: number; lifetime: number } & Told;
  crafts: Craft[];
  customers: Customer[];
  council: { steps: { id: string; time: number; privilege: string; points: number }[]; cubes: Counts; scrolls: number };
  church: {
    steps: { id: string; grain: number; points: number }[];
    cubes: Counts;
    time: number;
    monks: number;
    figures: number;
    majority: number;
  };
  travel: {
    castles: Castle[];
    roads: Road[];
    village: { x: number; y: number };
    time: number;
    wagons: number;
    points: number[];
  };
  chronicle: { groups: { id: string; slots: number[] }[]; points: number[] } & Told;
  graveyard: { graves: number[] } & Told;
  solo: { compartments: number; ring: string[]; fates: number[][]; ranks: { id: string; from: number }[] } & Told;
  inn?: InnFacts;
  port?: PortFacts;
  marriage?: MarriageFacts;
  goals?: Goal[];
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
  /** What the expansions lay on the farm. */
  beer?: number;
  cards?: string[];
  ship?: Ship;
  cocoa_home?: number;
  tea_home?: number;
  chests?: number;
  chests_seen?: string[] | null;
  bread?: number;
  tools?: number;
  goals?: Record<string, HeldGoal>;
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
  turn: number | "conny" | null;
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
  prompt: { question: string; seats: number[]; fields: Record<string, unknown>; numbers: number[] };
  scores: { total: number }[];
  inn?: InnView;
  port?: PortView;
  marriage?: MarriageView;
}

export type Desk = AnyDesk<View, Facts>;

export const CUBES = ["brown", "pink", "orange", "green", "plague"];
export const COLOURS = CUBES.slice(0, 4);
export const GOODS = ["scroll", "horse", "plough", "ox", "wagon"];
export const NUMBERS = ["1", "2", "3", "4"];
/** A figure with bread under it counts as one generation more. */
const KINDS = [...NUMBERS, ...NUMBERS.map((number) => `${number}-bread`)];

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
  return Object.entries(cubes)
    .filter(([, n]) => n)
    .map(([cube, n]) => `${n} × ${nameOf(p, `cube.${cube}`)}`)
    .join(", ");
}

export function sum(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
}

/** A group of equal figures of one family at one place; the number of those with bread ends in "-bread". */
export interface Folk {
  seat: number;
  number: string;
  count: number;
}

export function printedOn(kind: string): string {
  return kind.split("-")[0]!;
}

export function hasBread(kind: string): boolean {
  return kind.endsWith("-bread");
}

export function generationOf(kind: string): number {
  return Number(printedOn(kind)) + (hasBread(kind) ? 1 : 0);
}

/** Who stands at a place, seat by seat, the oldest first; Conny's figures come last. */
export function folkAt(view: View, place: string): Folk[] {
  const families = view.players.map((player) => player.family);
  if (view.conny) families.push(view.conny.family);
  return families.flatMap((family, seat) =>
    KINDS.flatMap((number) => {
      const count = family[place]?.[number] ?? 0;
      return count ? [{ seat, number, count }] : [];
    }),
  );
}

const NOT_TO_DIE = /^(unborn|bag|chronicle-|grave|gone|sea|beside-)/;

/** The generation that dies next in a family: the lowest on the farm and the board (V-8.4). */
export function oldestOf(family: Family): number {
  const living = Object.entries(family).filter(([place]) => !NOT_TO_DIE.test(place));
  return Math.min(
    ...living.flatMap(([, counts]) =>
      Object.keys(counts)
        .filter((kind) => counts[kind])
        .map(generationOf),
    ),
  );
}

/** What is told of an action space; the expansions tell of theirs, and Port of what travelling means with it. */
export function spaceFacts(desk: Desk, space: string): Told {
  const { facts, view } = desk;
  if (space === "travel" && view.port && facts.port) return facts.port.space;
  const more: Record<string, Told | undefined> = {
    inn: facts.inn,
    smuggler: facts.marriage?.smuggler,
    marriage: facts.marriage?.ceremony,
  };
  return facts.spaces.find((one) => one.id === space) ?? more[space] ?? { explanation: { en: "", de: "" }, rule: "" };
}

/** The sign of an action space: with Port one travels by ship. */
export function emblemOfSpace(view: View, space: string): string {
  return space === "travel" && view.port ? "v-at-port" : `v-at-${space}`;
}

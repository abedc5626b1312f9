/** What the table tells of the expansions; see `view.py` of each of them. */
import type { Told } from "../../drawing/tell";
import type { Counts } from "./facts";

// Inn

export interface PersonCard extends Told {
  id: string;
  set: string;
  when: string;
  coins: number;
  beer: number;
  points: number;
  table: number[];
  goods: string[];
}

export interface InnFacts extends Told {
  place: number;
  time: number;
  cubes: number;
  brewery: { train: number; make: number; grain: number; beer: number } & Told;
  cards: PersonCard[];
}

export interface InnView {
  stacks: { top: string | null; cards: number }[];
  /** The whole stack, for whoever looks through it. */
  looking: string[];
  /** Who also serves the queue on this market day, and who chooses those who leave the bag in this mass. */
  serves_queue: number | null;
  chooses_figures: number | null;
}

// Port

export interface Water {
  id: string;
  kind: "harbour" | "time" | "island";
  x: number;
  y: number;
}
export interface Island {
  id: string;
  stack: string | null;
  buys: Counts;
  lighthouse: { points: number; cubes: Counts; wagons: number } | null;
}
export interface Captain {
  id: string;
  coins: number;
  cubes: Counts;
  any_cubes: number;
  steps: number;
}

export interface PortFacts {
  holds: number;
  return_time: number;
  water_time: number;
  tiles: number[];
  stalls: { cocoa: { points: number; coins: number }; tea: { points: number; coins: number } } & Told;
  sea: { waters: Water[]; lanes: { a: string; b: string }[] } & Told;
  islands: Island[];
  captains: Captain[];
  ship: Told;
  chests: { list: { id: string; coins: number; tools: number }[] } & Told;
  burials: { points: number[] } & Told;
  space: Told;
}

export interface Ship {
  at: string;
  captain: string | null;
  helmsman: number;
  holds: string[];
  chests_seen: string[] | null;
}

export interface PortView {
  captains: string[];
  island_stacks: Counts;
  chests_opened: string[];
  chests_unseen: string[];
  lighthouses: Record<string, { seat: number; number: string } | null>;
  burials: Record<string, number | "conny" | null>;
}

// Marriage

export interface Rank {
  id: string;
  rank: number;
  bonus: string;
  number: number;
  cubes: string[];
}

export interface MarriageFacts {
  bread: Told;
  tools: Told;
  ceremony: { time: number; cubes: number; ranks: Rank[] } & Told;
  smuggler: {
    sell_cubes: Counts;
    sell_time: number;
    sell_points: number;
    queue_cubes: number;
    cubes_time: number;
  } & Told;
  die: { cube: string; rank: number; building: string }[];
  bakery: { bread: number; mixed_bread: number; mixed_grain: number } & Told;
  shop: { tools: number; mixed_tools: number; mixed_cubes: string[] } & Told;
  parents: Told;
}

/** A figure on a rank or in a couple; pink figures belong to nobody. */
export interface Partner {
  seat: number | null;
  number: string;
}

export interface MarriageView {
  /** The ranks of the side that is played. */
  ranks: Record<string, Partner | null>;
  couples: { place: string; partners: (Partner | null)[] }[];
  pink_figures: number;
}

// Life goals

export interface Goal extends Told {
  id: string;
  metal: string;
  points: number;
  set: string;
  needs: Counts;
}
/** What is known of a goal on a farm: only its owner knows which it is until it is claimed, and how much it still lacks. */
export interface HeldGoal {
  goal: string | null;
  claimed: boolean;
  lacking: number | null;
}

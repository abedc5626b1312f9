/** What is told of a game of Coimbra: written by scripts/view_types.py from the shapes of games/coimbra, not to be edited. */
import type { Counts, Score, Text } from "../../view";

export type Cls = "council" | "merchant" | "cleric" | "scholar";

export type Colour = "gray" | "orange" | "purple" | "green" | "white";

export type Resource = "guards" | "coins";

export type Reward = "guards" | "coins" | "points" | "council" | "merchant" | "cleric" | "scholar";

export type Zone = "immediate" | "phase-c" | "phase-e" | "game-end";

export type Location = "castle" | "upper" | "central" | "lower";

export type Beside = "upper" | "central" | "lower";

export type Back = "I" | "II" | "III";

export type DiplomaKind = "a" | "b" | "c" | "d" | "e" | "wild";

export type Source = "characters" | "monasteries" | "favours" | "income" | "opponents";

export type Phase = "start" | "rolling" | "placing" | "retrieving" | "order" | "income" | "voyages" | "end";

export interface OfClass {
  class: Cls;
}

/** What somebody receives. */
export interface Gains {
  guards: number;
  coins: number;
  points: number;
  steps: number;
}

/** The numbers of a bonus. */
export interface Shows {
  guards: number;
  coins: number;
  points: number;
  steps: number;
  amount: number;
  /** The class, track or colour that it is about. */
  of: Cls;
  resource: Resource | null;
  values: number[];
}

/** What a card, monastery or favour tile does. */
export interface Bonus {
  explanation: Text;
  rule: string;
  bonus: string;
  shows: Shows;
}

/** A character. */
export interface Card {
  explanation: Text;
  rule: string;
  bonus: string;
  shows: Shows;
  class: Cls;
  id: string;
  back: Back;
  cost: Resource | null;
  influence: number;
  diplomas: DiplomaKind[];
  zone: Zone;
}

/** A monastery tile. */
export interface Monastery {
  explanation: Text;
  rule: string;
  bonus: string;
  shows: Shows;
  id: string;
  level: Back;
  immediate: boolean;
}

/** A favour tile. */
export interface Favour {
  explanation: Text;
  rule: string;
  bonus: string;
  shows: Shows;
  id: string;
  crowns: number;
}

/** A voyage: what it costs, and its task at the end. */
export interface Voyage {
  explanation: Text;
  rule: string;
  class: Cls;
  id: string;
  cost: number;
  resource: Resource;
  task: string;
  points: number;
  amount: number;
  tracks: Cls[];
}

/** A place of the pilgrim map; only monastery spaces have a level. */
export interface Node {
  id: string;
  x: number;
  y: number;
  colour: string;
  level: "I" | "II" | "III" | "";
}

/** A way between two places. */
export interface Road {
  a: string;
  b: string;
  one_way: boolean;
}

/** A stretch of a track, and the income there. */
export interface Box {
  guards: number;
  coins: number;
  points: number;
  steps: number;
  first: number;
  last: number;
}

/** An influence track. */
export interface Track {
  explanation: Text;
  rule: string;
  id: Cls;
  colour: Colour;
  crowns: number;
  boxes: Box[];
}

/** A location of the city, and its die tokens by the number of players. */
export interface Place {
  explanation: Text;
  rule: string;
  id: Location;
  tokens: number[][];
}

/** What the ranks on a track are worth, with four players and with fewer. */
export interface ScoringTile {
  id: string;
  four: number[];
  two_three: number[];
}

/** What somebody receives who takes nothing for a die. */
export interface Distress {
  guards: number;
  coins: number;
}

/** What sets of diplomas are worth. */
export interface DiplomaPoints {
  explanation: Text;
  rule: string;
  points: number[];
}

/** What never changes: board, map, tracks, cards, tiles. */
export interface Description {
  rounds: number;
  most_resources: number;
  last_space: number;
  distress: Distress;
  locations: Place[];
  nodes: Node[];
  roads: Road[];
  tracks: Track[];
  cards: Card[];
  monasteries: Monastery[];
  voyages: Voyage[];
  favours: Favour[];
  scoring_tiles: ScoringTile[];
  flag_crowns: number[];
  diplomas: DiplomaPoints;
}

/** A die that was rolled. */
export interface Die {
  colour: Colour;
  value: number;
}

/** A die token in the row of a location. */
export interface StandingToken {
  token: true;
  value: number;
}

/** A die in the row of a location; the cap tile may lie on it. */
export interface StandingDie {
  colour: Colour;
  value: number;
  token: false;
  seat: number;
  cap: boolean;
}

export type Standing = StandingToken | StandingDie;

/** The dice and tokens of a location from left to right. */
export interface CityRow {
  row: Standing[];
  tokens_face_down: number[];
}

/** A card beside a location, and whether a crown token lies on it. */
export interface Offer {
  card: string;
  crown: boolean;
}

/** How many cards of each back are still to come. */
export interface StackSizes {
  II: number;
  III: number;
}

/** A disk on a track. */
export interface Disk {
  seat: number;
  space: number;
}

/** A track: its scoring tile, and the disks from the farthest to the last. */
export interface TrackNow {
  tile: string;
  points: number[];
  disks: Disk[];
}

/** The tile on a monastery space, and who has visited it. */
export interface MonasteryNow {
  tile: string;
  disks: number[];
}

/** A voyage in play, and who has invested in it. */
export interface VoyageNow {
  voyage: string;
  disks: number[];
}

/** What lies open for everybody. */
export interface Board {
  pool: Die[];
  resting: Partial<Record<Colour, number>>;
  city: Record<Location, CityRow>;
  /** Whose leftmost die is being triggered. */
  triggered: Location | null;
  display: Record<Beside, (Offer | null)[]>;
  stack: StackSizes;
  face_down: string[];
  discard: string[];
  favours: string[];
  crowns_out: Cls[];
  start_groups: (string[] | null)[];
  tracks: Record<Cls, TrackNow>;
  monasteries: Record<string, MonasteryNow>;
  voyages: VoyageNow[];
}

/** What lies before one player. */
export interface Player {
  name: string;
  flag: number;
  guards: number;
  coins: number;
  points: number;
  points_from: Record<Source, number>;
  crowns: number;
  tracks: Record<Cls, number>;
  cards: string[];
  diplomas: Record<DiplomaKind, number>;
  dice: Partial<Record<Colour, number>>;
  die_in_hand: Die | null;
  /** Where the die in hand would come to lie, counted from 0 at the left. */
  lands: Partial<Record<Location, number>>;
  favours: string[];
  crown_tokens: Cls[];
  /** On a card whose bonus is still being used; they count when they are taken. */
  crowns_to_come: Cls[];
  pilgrim: string | null;
  monasteries: string[];
  voyages: string[];
  voyage_prices: Counts;
  /** Of the cards beside the location where a die of this player is being triggered. */
  card_prices: Counts;
}

/** What questions are about, by name; each has some of them. */
export interface Fields {
  seat?: number;
  taker?: number;
  die?: string;
  location?: Location;
  cls?: Cls;
  bonus?: string;
  cards?: string[];
  done?: string[];
  left?: number;
  resource?: "guards" | "coins" | "any";
  source?: Source;
  what?: Reward;
  amount?: number;
  spaces?: number;
  steps?: number;
}

/** The question that waits. */
export interface Asking {
  question: string;
  text: Text;
  rule: string;
  /** Who is asked. */
  seats: number[];
  /** The answers of the seat that looks. */
  legal: number[];
  /** The answer by which the seat goes on, where it is asked only for what it may do at any time. */
  idle: number | null;
  /** The fields as a row of plain numbers. */
  numbers: number[];
  fields: Fields;
}

/** All that a seat, or a spectator, may know; the log comes beside it. */
export interface View {
  game: string;
  edition: string;
  seats: number;
  /** Who looks; a spectator has no seat. */
  seat: number | null;
  is_over: boolean;
  scores: Score[];
  /** The seats from first to last, those who share a rank together. */
  ranking: number[][];
  turn: number | null;
  round: number;
  rounds: number;
  phase: Phase;
  order: number[];
  board: Board;
  players: Player[];
  prompt: Asking;
}

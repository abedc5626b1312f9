/** What is told of a game of Orleans: written by scripts/view_types.py from the shapes of games/orleans, not to be edited. */
import type { Counts, Score, Text } from "../../view";

export type Kind = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";

export type TrackId = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar";

export type Good = "grain" | "cheese" | "wine" | "wool" | "brocade";

export type EventId = "pilgrimage" | "income" | "harvest" | "taxes" | "trading-day" | "plague";

export type Category = "board" | "I" | "II";

export type Phase =
  | "exclude"
  | "hourglass"
  | "census"
  | "followers"
  | "planning"
  | "actions"
  | "event"
  | "start-player"
  | "end";

/** A town on the map. */
export interface Town {
  id: string;
  x: number;
  y: number;
}

/** A way between two towns; each of its spaces has a good from so many players on. */
export interface Route {
  id: string;
  a: string;
  b: string;
  kind: "land" | "water";
  goods_from_players: number[];
}

/** A kind of goods: what one is worth, and how many there are. */
export interface GoodTile {
  id: Good;
  points: number;
  count: number;
}

/** An hourglass tile, and how many there are. */
export interface Event {
  explanation: Text;
  rule: string;
  id: EventId;
  count: number;
}

/** A character track: the reward of each space after the first. */
export interface Track {
  explanation: Text;
  rule: string;
  id: TrackId;
  last: number;
  steps: (string | number)[];
  citizen_at: number | null;
  /** The steps whose technology only stands in for a farmer. */
  farmer_only: number[];
}

/** A space of the development track. */
export interface Step {
  coins: number;
  citizen: boolean;
  status: number;
}

/** The development track. */
export interface Development {
  explanation: Text;
  rule: string;
  spaces: Step[];
}

/** An action space, and whom it takes. */
export interface Space {
  id: string;
  kind: Kind | "any";
  /** The followers that may be planned here, the likeliest first; some places allow more. */
  takes: string[];
}

/** A place where actions are taken. */
export interface Place {
  explanation: Text;
  rule: string;
  id: string;
  category: Category;
  spaces: Space[];
  is_market: boolean;
}

/** A beneficial deed. */
export interface Deed {
  explanation: Text;
  rule: string;
  id: string;
  wants: Partial<Record<Kind, number>>;
  coins: number;
  development: number;
}

/** What never changes: boards, tracks, deeds, places. */
export interface Description {
  towns: Town[];
  routes: Route[];
  goods: GoodTile[];
  events: Event[];
  tracks: Track[];
  development: Development;
  places: Place[];
  deeds: Deed[];
  market_spaces: number;
  rounds: number;
}

/** What lies open for everybody. */
export interface Board {
  supply: Record<Kind, number>;
  goods_market: Record<Good, number>;
  technology: number;
  place_tiles: string[];
  place_tiles_gone: string[];
  citizens: string[];
  routes: Record<string, Good[]>;
  deeds: Record<string, Partial<Record<Kind, number>>>;
  events_left: Record<EventId, number>;
  bank: number | null;
}

/** What lies before one player. */
export interface Player {
  name: string;
  coins: number;
  goods: Record<Good, number>;
  tracks: Record<TrackId, number>;
  development: number;
  status: number;
  citizens: number;
  merchant: string;
  stations: string[];
  stations_left: number;
  technology_aside: number;
  farmer_technology_aside: number;
  market: Counts;
  /** What found no space on the market and waits for the Gunpowder Tower. */
  hand: Counts;
  /** What was drawn in the Bathhouse and may still be placed. */
  drawn: string[];
  /** How many coins are missing: one thing is given up for each. */
  debt: number;
  bag_size: number;
  bag: Counts | null;
  places: string[];
  spaces: Record<string, string>;
  /** The places whose followers are complete. */
  activated: string[];
  has_passed: boolean;
}

/** What questions are about, by name; each has some of them. */
export interface Fields {
  seat?: number;
  place?: string;
  categories?: "I" | "II" | "I+II";
  debt?: number;
  left?: number;
  sent?: number;
  first?: string | null;
  second?: string | null;
  third?: string | null;
  waiting?: number[];
  queue?: number[];
  in_order?: boolean;
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
  event: EventId;
  start_seat: number;
  board: Board;
  players: Player[];
  prompt: Asking;
}

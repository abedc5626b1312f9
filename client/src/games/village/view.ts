/** What is told of a game of Village: written by scripts/view_types.py from the shapes of games/village, not to be edited. */
import type { Counts, Score, Text, Told } from "../../view";

export type Cube = "brown" | "pink" | "orange" | "green" | "plague";

export type Colour = "brown" | "pink" | "orange" | "green";

export type Good = "scroll" | "horse" | "plough" | "ox" | "wagon";

export type Printed = "1" | "2" | "3" | "4";

export type FigureKind = "1" | "2" | "3" | "4" | "1-bread" | "2-bread" | "3-bread" | "4-bread";

export type Group = "craft" | "farm" | "church" | "council" | "travel";

export type Building = "wainwright" | "stables" | "scriptorium" | "smithy" | "mill";

export type Privilege = "start" | "cubes" | "good" | "fame";

export type Reward = "fame" | "cubes" | "coins";

export type Rank = "apprentice" | "journeyman" | "master" | "grandmaster" | "genius" | "polymath";

export type Fate = "hidden" | "blank" | "quill";

export type Phase = "set-up" | "turns" | "market-day" | "last-turns" | "mass" | "before-scoring" | "end" | "wedding";

export type Figures = Partial<Record<FigureKind, number>>;

export type Family = Record<string, Figures>;

/** A colour of cubes: how many there are, and how many go into the bag, by the number of players. */
export interface CubeFacts {
  id: Cube;
  count: number;
  bag: number[];
}

/** An action space, and its cubes by the number of players. */
export interface SpaceFacts {
  explanation: Text;
  rule: string;
  id: string;
  cubes: number[];
}

/** A kind of goods, and how many there are. */
export interface GoodFacts {
  id: Good;
  count: number;
}

/** A generation of a family: how many there are, and how many of them begin on the farm. */
export interface FigureFacts {
  id: Printed;
  count: number;
  start: number;
}

/** The well: so many equal cubes are an action. */
export interface Well {
  explanation: Text;
  rule: string;
  cubes: number;
}

/** The farm: how much grain it holds, and how long a lifetime is. */
export interface Farm {
  explanation: Text;
  rule: string;
  grain: number;
  lifetime: number;
}

/** A building where goods are made. */
export interface Craft {
  id: Building;
  goods: Good[];
  train: number | null;
  make: number;
  cubes: Partial<Record<Colour, number>>;
  grain: number;
  coins: number;
}

/** A customer; those who give more than points explain it. */
export interface Customer {
  id: string;
  goods: Partial<Record<Good, number>>;
  /** What customers of the expansions ask for besides goods and grain. */
  demand: Counts;
  grain: number;
  points: number;
  explanation?: Text;
  rule?: string;
}

/** What every sale but the caller's first costs. */
export interface Sale {
  cubes: Partial<Record<Colour, number>>;
  time: number;
}

/** A step of the council chamber. */
export interface CouncilStep {
  id: string;
  time: number;
  privilege: Privilege;
  points: number;
}

/** The council chamber. */
export interface CouncilFacts {
  steps: CouncilStep[];
  cubes: Partial<Record<Colour, number>>;
  scrolls: number;
}

/** A step of the church. */
export interface ChurchStep {
  id: string;
  grain: number;
  points: number;
}

/** The church. */
export interface ChurchFacts {
  steps: ChurchStep[];
  cubes: Partial<Record<Colour, number>>;
  time: number;
  monks: number;
  figures: number;
  majority: number;
}

/** A castle that can be visited. */
export interface Castle {
  id: string;
  reward: Reward;
  number: number;
  flag: boolean;
  x: number;
  y: number;
}

/** A road between two castles, or between a castle and the village. */
export interface Road {
  a: string;
  b: string;
  cubes: Partial<Record<Colour, number>>;
}

/** A point of the map. */
export interface Spot {
  x: number;
  y: number;
}

/** The map around the village. */
export interface TravelFacts {
  castles: Castle[];
  roads: Road[];
  village: Spot;
  time: number;
  wagons: number;
  points: number[];
}

/** A part of the chronicle, and its slots by the number of players. */
export interface ChronicleGroup {
  id: Group;
  slots: number[];
}

/** The village chronicle. */
export interface ChronicleFacts {
  explanation: Text;
  rule: string;
  groups: ChronicleGroup[];
  points: number[];
}

/** The anonymous graves, by the number of players. */
export interface Graveyard {
  explanation: Text;
  rule: string;
  graves: number[];
}

export interface RankFrom {
  id: Rank;
  from: number;
}

/** Conny's tray, and the ranks that a game alone can reach. */
export interface Solo {
  explanation: Text;
  rule: string;
  compartments: number;
  ring: string[];
  fates: number[][];
  ranks: RankFrom[];
}

/** What never changes in the base game. */
export interface VillageFacts {
  cubes: CubeFacts[];
  spaces: SpaceFacts[];
  goods: GoodFacts[];
  figures: FigureFacts[];
  well: Well;
  farm: Farm;
  crafts: Craft[];
  customers: Customer[];
  stalls: number[];
  queue: number;
  sale: Sale;
  council: CouncilFacts;
  church: ChurchFacts;
  travel: TravelFacts;
  chronicle: ChronicleFacts;
  graveyard: Graveyard;
  solo: Solo;
}

/** What is in the black bag: monks, the figures of each seat, and Conny's. */
export interface BlackBag {
  monks: number;
  seats: Figures[];
  conny: Figures;
}

/** What lies open for everybody. */
export interface Board {
  spaces: Record<string, Partial<Record<Cube, number>>>;
  supply: Record<Cube, number>;
  green_bag: Record<Cube, number>;
  goods_supply: Record<Good, number>;
  grain_supply: number;
  coins_supply: number;
  stalls: (string | null)[];
  queue: (string | null)[];
  customers_left: string[];
  chronicle_free: Record<Group, number>;
  graves_free: number;
  /** The seat that has the marker, or where it lies. */
  next_start: number | "roof" | "used-up";
  black_bag: BlackBag;
}

/** What lies before one player in the base game, and where the family is. */
export interface OnFarm {
  name: string;
  cubes: Record<Colour, number>;
  goods: Record<Good, number>;
  coins: number;
  grain: number;
  time: number;
  deaths_due: number;
  /** Figures by place, then by the number printed on them. */
  family: Family;
  /** How many of the family live, those in the bag counted. */
  living: number;
  /** The oldest by place: one of them dies next. */
  next_to_die: Record<string, FigureKind[]>;
  /** How many count as members in the chronicle. */
  remembered: number;
  castles: string[];
  customers: string[];
  fame: number;
}

/** The rival of a game alone. */
export interface Conny {
  tray: Cube[][];
  last_compartment: number | null;
  fates: Fate[][];
  family: Family;
  customers: string[];
  follows: Cube | null;
}

/** What questions are about, by name; each has some of them. */
export interface Fields {
  seat?: number;
  at?: string;
  building?: Building;
  card?: string;
  cost?: Partial<Record<Colour, number>>;
  free?: number;
  generation?: string;
  high?: string;
  instead?: "nothing" | "scroll" | "time";
  is_bread?: boolean;
  is_first?: boolean;
  is_free?: boolean;
  kind?: FigureKind;
  low?: string;
  monks?: number;
  number?: number | FigureKind;
  paid?: number;
  pair?: boolean;
  passed?: number[];
  place?: string;
  product?: string;
  rank?: string;
  reached?: number;
  source?: string;
  space?: string;
  stack?: string;
  taken?: number;
  target?: string;
  what?: string;
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

/** The village as a seat, or a spectator, may know it, without the farms. */
export interface VillageView {
  game: string;
  edition: string;
  seats: number;
  /** Who looks; a spectator has no seat. */
  seat: number | null;
  is_over: boolean;
  scores: Score[];
  /** The seats from first to last, those who share a rank together. */
  ranking: number[][];
  turn: number | "conny" | null;
  round: number;
  phase: Phase;
  start_seat: number;
  end_brought_on_by: number | "conny" | null;
  last_turns: number | null;
  board: Board;
  conny: Conny | null;
  rank: Rank | null;
  prompt: Asking;
}

export type Metal = "silver" | "gold";

/** A life goal. */
export interface Goal {
  explanation: Text;
  rule: string;
  id: string;
  metal: Metal;
  points: number;
  set: "any" | "inn" | "port" | "marriage" | "no-port";
  needs: Counts;
}

/** What is known of a goal on a farm: only its owner knows which it is until it is claimed, and what it lacks. */
export interface HeldGoal {
  goal: string | null;
  claimed: boolean;
  lacking: number | null;
}

/** The life goals of a farm. */
export interface GoalsFarm {
  goals?: Record<Metal, HeldGoal>;
}

export type When =
  | "end"
  | "any"
  | "market-end"
  | "death"
  | "after-action"
  | "choose-action"
  | "market-start"
  | "mill"
  | "mass-start"
  | "travel"
  | "hire"
  | "load";

/** A person who sits in the inn. */
export interface PersonCard {
  explanation: Text;
  rule: string;
  id: string;
  set: "inn" | "port" | "marriage";
  when: When;
  coins: number;
  beer: number;
  points: number;
  table: number[];
  goods: Good[];
}

/** Where beer is brewed. */
export interface Brewery {
  explanation: Text;
  rule: string;
  train: number;
  make: number;
  grain: number;
  beer: number;
}

/** What never changes in the inn. */
export interface InnFacts {
  explanation: Text;
  rule: string;
  start_beer: number;
  beer: number;
  stacks: number;
  place: number;
  time: number;
  cubes: number;
  brewery: Brewery;
  cards: PersonCard[];
}

/** A stack of person cards: its top card, and how many there are. */
export interface CardStack {
  top: string | null;
  cards: number;
}

/** The inn as it is. */
export interface InnView {
  side: "side-a" | "side-b";
  stacks: CardStack[];
  /** The whole stack, for whoever looks through it. */
  looking: string[];
  /** Who also serves the queue on this market day. */
  serves_queue: number | null;
  /** Who chooses those who leave the bag in this mass. */
  chooses_figures: number | null;
}

/** What the inn lays on a farm. */
export interface InnFarm {
  beer?: number;
  cards?: string[];
}

/** So many of a thing there are. */
export interface Supply {
  explanation: Text;
  rule: string;
  count: number;
}

/** A rank at the ceremony, and what it brings. */
export interface WeddingRank {
  id: string;
  rank: number;
  bonus: "points" | "swap" | "one-of" | "cube" | "coins" | "grain";
  number: number;
  cubes: Colour[];
}

/** The wedding ceremony. */
export interface Ceremony {
  explanation: Text;
  rule: string;
  time: number;
  cubes: number;
  ranks: WeddingRank[];
}

/** What the smuggler takes and gives. */
export interface Smuggler {
  explanation: Text;
  rule: string;
  sell_cubes: Partial<Record<Colour, number>>;
  sell_time: number;
  sell_points: number;
  queue_cubes: number;
  cubes_time: number;
}

/** What a side of the wedding die says in a game alone. */
export interface DieSide {
  cube: Colour;
  rank: number;
  building: string;
}

/** What the bakery makes. */
export interface Bakery {
  explanation: Text;
  rule: string;
  bread: number;
  mixed_bread: number;
  mixed_grain: number;
}

/** What the shop makes. */
export interface Shop {
  explanation: Text;
  rule: string;
  tools: number;
  mixed_tools: number;
  mixed_cubes: Colour[];
}

/** What never changes at the ceremony. */
export interface MarriageFacts {
  bread: Supply;
  tools: Supply;
  pink_figures: number;
  pink_figures_alone: number;
  ceremony: Ceremony;
  smuggler: Smuggler;
  die: DieSide[];
  couples: number[];
  bakery: Bakery;
  shop: Shop;
  parents: Told;
}

/** A figure of a family on a rank or in a couple. */
export interface FamilyPartner {
  seat: number;
  number: FigureKind;
}

/** A pink figure there; it belongs to nobody. */
export interface PinkPartner {
  seat: null;
  number: "pink";
}

export type Partner = FamilyPartner | PinkPartner;

/** Two who are married, and where they live. */
export interface Couple {
  place: string;
  partners: (FamilyPartner | PinkPartner | null)[];
}

/** The ceremony as it is. */
export interface MarriageView {
  board_side: "a" | "b";
  /** Those of the side that is played. */
  ranks: Record<string, FamilyPartner | PinkPartner | null>;
  couples: Couple[];
  pink_figures: number;
}

/** What Marriage lays on a farm. */
export interface MarriageFarm {
  bread?: number;
  tools?: number;
}

export type Cargo = "scroll" | "horse" | "plough" | "ox" | "wagon" | "grain" | "cocoa" | "tea" | "chest" | "figure";

export type Burial = "1" | "2" | "3" | "4";

/** A space of the sea. */
export interface Water {
  id: string;
  kind: "harbour" | "time" | "island";
  x: number;
  y: number;
}

/** A way between two spaces of the sea. */
export interface Lane {
  a: string;
  b: string;
}

/** The sea: its spaces and the ways between them. */
export interface Sea {
  explanation: Text;
  rule: string;
  waters: Water[];
  lanes: Lane[];
}

/** What a lighthouse keeper costs and is worth. */
export interface Lighthouse {
  points: number;
  cubes: Partial<Record<Colour, number>>;
  wagons: number;
}

/** An island: what lies there, what is bought there, and its lighthouse. */
export interface Island {
  id: string;
  stack: "cocoa" | "tea" | "treasure" | null;
  buys: Counts;
  lighthouse: Lighthouse | null;
}

/** A captain who can be hired. */
export interface Captain {
  id: string;
  coins: number;
  cubes: Partial<Record<Colour, number>>;
  any_cubes: number;
  steps: number;
}

/** What is in a treasure chest. */
export interface Chest {
  id: string;
  set: "port" | "marriage" | "promo";
  coins: number;
  tools: number;
}

/** All treasure chests. */
export interface Chests {
  explanation: Text;
  rule: string;
  list: Chest[];
}

/** What a tile brings at the stalls of the port. */
export interface Worth {
  points: number;
  coins: number;
}

/** The stalls of the port. */
export interface PortStalls {
  explanation: Text;
  rule: string;
  cocoa: Worth;
  tea: Worth;
}

/** What the burial places at sea are worth. */
export interface Burials {
  explanation: Text;
  rule: string;
  points: number[];
}

/** What never changes in the port. */
export interface PortFacts {
  holds: number;
  return_time: number;
  water_time: number;
  tiles: number[];
  stalls: PortStalls;
  sea: Sea;
  islands: Island[];
  captains: Captain[];
  ship: Told;
  chests: Chests;
  burials: Burials;
  space: Told;
}

/** Who keeps a lighthouse. */
export interface Keeper {
  seat: number;
  number: FigureKind;
}

/** The sea as it is. */
export interface PortView {
  captains: string[];
  island_stacks: Counts;
  chests_opened: string[];
  chests_unseen: string[];
  lighthouses: Record<string, Keeper | null>;
  burials: Record<Burial, number | "conny" | null>;
}

/** Where a ship is, who sails it, and what fills its holds. */
export interface Ship {
  at: string;
  captain: string | null;
  helmsman: number;
  holds: Cargo[];
  chests_seen: string[] | null;
}

/** What the port lays on a farm. */
export interface PortFarm {
  ship?: Ship;
  cocoa_home?: number;
  tea_home?: number;
  chests?: number;
  chests_seen?: string[] | null;
}

/** What never changes, of all expansions. */
export interface Facts {
  cubes: CubeFacts[];
  spaces: SpaceFacts[];
  goods: GoodFacts[];
  figures: FigureFacts[];
  well: Well;
  farm: Farm;
  crafts: Craft[];
  customers: Customer[];
  stalls: number[];
  queue: number;
  sale: Sale;
  council: CouncilFacts;
  church: ChurchFacts;
  travel: TravelFacts;
  chronicle: ChronicleFacts;
  graveyard: Graveyard;
  solo: Solo;
  goals: Goal[];
  marriage: MarriageFacts;
  port: PortFacts;
  inn: InnFacts;
}

/** What lies before one player, and where the family is. */
export interface Player {
  name: string;
  cubes: Record<Colour, number>;
  goods: Record<Good, number>;
  coins: number;
  grain: number;
  time: number;
  deaths_due: number;
  /** Figures by place, then by the number printed on them. */
  family: Family;
  /** How many of the family live, those in the bag counted. */
  living: number;
  /** The oldest by place: one of them dies next. */
  next_to_die: Record<string, FigureKind[]>;
  /** How many count as members in the chronicle. */
  remembered: number;
  castles: string[];
  customers: string[];
  fame: number;
  beer?: number;
  cards?: string[];
  ship?: Ship;
  cocoa_home?: number;
  tea_home?: number;
  chests?: number;
  chests_seen?: string[] | null;
  bread?: number;
  tools?: number;
  goals?: Record<Metal, HeldGoal>;
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
  turn: number | "conny" | null;
  round: number;
  phase: Phase;
  start_seat: number;
  end_brought_on_by: number | "conny" | null;
  last_turns: number | null;
  board: Board;
  conny: Conny | null;
  rank: Rank | null;
  prompt: Asking;
  players: Player[];
  inn?: InnView;
  port?: PortView;
  marriage?: MarriageView;
}

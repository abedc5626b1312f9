/** What client and server say: written by scripts/wire_types.py from the server's types, not to be edited. */
import type { AnyView, LogLine, Score, Text } from "./view";

/** What the games say, the wire carries. */
export type { LogLine, Score, Text };

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  title: Text;
  explanation: Text;
  rule?: string | null;
}

export interface Result {
  scores: Score[];
  ranking: number[][];
  outcome?: Outcome;
}

/** The end of a game in words: who won and why, and the rank that who played alone has reached. */
export interface Outcome {
  text: Text;
  rank: { name: Text; next: Text | null; missing: number } | null;
}

export interface Hello {
  type: "hello";
  secret?: string | null;
  language?: "de" | "en";
}

export interface Watch {
  type: "watch";
  table: string;
  version?: number | null;
  log_from?: number;
  differences?: boolean;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

export interface Act {
  type: "act";
  id: number;
  table: string;
  version: number;
  action: number | string;
  seat?: number | null;
  quiet?: boolean;
}

export interface Undo {
  type: "undo";
  id: number;
  table: string;
  version: number;
  seat?: number | null;
}

export interface Redo {
  type: "redo";
  id: number;
  table: string;
  version: number;
  seat?: number | null;
}

export interface Confirm {
  type: "confirm";
  id: number;
  table: string;
  version: number;
  seat?: number | null;
}

export interface AskWhy {
  type: "why";
  id: number;
  table: string;
  action: number | string;
  seat?: number | null;
}

export interface Say {
  type: "chat";
  id: number;
  table: string;
  text: string;
}

export interface Ping {
  type: "ping";
}

export interface Welcome {
  type: "welcome";
  person: string | null;
  name: string | null;
}

export interface StateMessage {
  type: "state";
  table: TableInfo;
  version: number;
  at: number;
  view: AnyView;
  log: LogLine[];
  log_from: number;
  log_length: number;
}

export interface TableInfo {
  table: string;
  game: string;
  title: Text;
  edition: string;
  options: Record<string, unknown>;
  status: "finished" | "open" | "running";
  public: boolean;
  confirm: boolean;
  hints: boolean;
  confirm_seat: number | null;
  can_undo: boolean;
  no_undo: Text | null;
  can_redo: boolean;
  version: number;
  seats: SeatInfo[];
  my_seat: number | null;
  my_seats: number[];
  to_act: number[];
  host: string | null;
  is_host: boolean;
  created: string;
  moved: string;
  trouble: Text | null;
  commitment: string | null;
  is_seed_chosen: boolean;
  is_practice: boolean;
  rematch: string | null;
  forked_from: string | null;
  result: Result | null;
  has_doubts?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "computer" | "free" | "person";
  level: string | null;
  name: string | null;
  person: string | null;
  is_me: boolean;
  has_resigned: boolean;
  is_here: boolean;
  has_added: boolean;
}

export interface UpdateMessage {
  type: "update";
  table: TableInfo;
  version: number;
  at: number;
  view: AnyView;
  log: LogLine[];
  log_from: number;
  log_length: number;
  by: number | null;
  action: number | null;
}

/** An update for who has the view before it (`version` less one): what changed, and nothing else. */
export interface ChangeMessage {
  type: "change";
  table: string;
  version: number;
  at: number;
  view: [(string | number)[], unknown][];
  log: LogLine[];
  log_from: number;
  log_length: number;
  by: number | null;
  action: number | null;
  to_act: number[];
  moved: string;
  confirm_seat: number | null;
  can_undo: boolean;
  no_undo: Text | null;
  can_redo: boolean;
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}

export interface Done {
  type: "done";
  id: number;
  version: number;
}

export interface Refused {
  type: "refused";
  id: number | null;
  error: Error;
}

/** Why something was refused. */
export interface Error {
  code: string;
  message: Text;
  rule?: string | null;
  missing?: Record<string, unknown>[];
  version?: number | null;
}

export interface WhyMessage {
  type: "why";
  id: number;
  refusal: Error | null;
}

export interface ChatMessage {
  type: "chat";
  table: string;
  line: ChatLine;
}

export interface ChatLine {
  number: number;
  person: string | null;
  name: string | null;
  seat: number | null;
  text: string;
  time: string;
}

export interface Pong {
  type: "pong";
}

export interface Closing {
  type: "closing";
  message: Text;
}

export interface NewPerson {
  name: string;
  language?: "de" | "en";
}

export interface PersonChange {
  name?: string;
  language?: "de" | "en";
}

export interface Person {
  person: string;
  name: string;
  language: string;
}

export interface SignedIn {
  person: string;
  name: string;
  language: string;
  secret: string;
}

export interface DeviceToken {
  token: string;
  expires: string;
}

export interface DeviceClaim {
  token: string;
}

/** Which form of the engine the computers think with, and whether a faster one is being built. */
export interface EngineInfo {
  form: "compiled" | "interpreted";
  building: boolean;
  progress: number;
  reason: Text | null;
}

export interface GameInfo {
  name: string;
  title: Text;
  seats: number[];
  about: About | null;
  options: OptionInfo[];
  editions: EditionInfo[];
  levels: string[];
}

/** A game before one plays it: shortest and longest time, weight from 1 (light) to 5 (heavy), what one does. */
export interface About {
  minutes: [number, number];
  weight: number;
  sentence: Text;
}

/** An edition: `rows` of its tables say how well they are known, and so many of them are reconstructed. */
export interface EditionInfo {
  name: string;
  digest: string;
  title: Text;
  rows: number;
  reconstructed: number;
}

export interface GameBox {
  name: string;
  title: Text;
  rules: number;
  edition: EditionInfo;
  names: Record<string, Text>;
  log_rules: Record<string, string>;
  description: unknown;
  catalogue: CatalogueInfo;
}

export interface CatalogueInfo {
  notations: string[];
  labels: Record<string, string[]>;
}

export interface EditionPage {
  game: string;
  title: Text;
  edition: EditionInfo;
  rows: EditionRow[];
}

export interface EditionRow {
  table: string;
  row: string;
  name: Text | null;
  status: string;
  source: string;
  values: Record<string, unknown>;
}

export interface RuleSection {
  section: string;
  title: string;
  text: string;
  part: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  edition?: string | null;
  public?: boolean;
  computers?: ComputerSeat[];
  seat?: number | null;
  confirm?: boolean;
  hints?: boolean;
  seed?: number | null;
  position?: Record<string, unknown> | string | null;
}

export interface ComputerSeat {
  seat: number;
  level: string;
}

export interface Join {
  seat: number;
}

export interface AddShare {
  share: string;
}

/** Where the chance of a finished game came from: `draws` are pairs of a bound and the number drawn below it. */
export interface ChanceProof {
  commitment: string | null;
  secret: string | null;
  shares: string[];
  key: string | null;
  seed: number | null;
  is_seed_chosen: boolean;
  draws: [number, number][];
}

export interface SetComputer {
  seat: number;
  level: string | null;
}

export interface Fork {
  at: number;
}

export interface Move {
  version: number;
  action: number | string;
  seat?: number | null;
  quiet?: boolean;
}

/** Undo, redo or confirm. */
export interface Step {
  version: number;
  seat?: number | null;
}

export interface Why {
  action: number | string;
  seat?: number | null;
}

export interface VersionAnswer {
  version: number;
}

export interface WhyAnswer {
  refusal: Error | null;
}

export interface ViewAnswer {
  table: TableInfo;
  version: number;
  at: number;
  view: AnyView;
  log: LogLine[];
  log_from: number;
  log_length: number;
}

export interface AskReport {
  note?: string;
  language?: "de" | "en";
}

/** A problem, as a file that `stammtisch open` reads: everything that the reporter sees, and nothing else. */
export interface Report {
  stammtisch: "report";
  format: number;
  program: string;
  time: string;
  language: string;
  note: string;
  table: string;
  version: number;
  at: number;
  status: "finished" | "open" | "running";
  is_practice: boolean;
  game: string;
  edition: ReportedEdition;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number | null;
  view: Record<string, unknown>;
  log: Record<string, unknown>[];
  position: Record<string, unknown> | null;
  record: Record<string, unknown> | null;
}

export interface ReportedEdition {
  name: string;
  digest: string;
  tables: Record<string, unknown> | null;
}

export interface ScorePoint {
  at: number;
  round: number | null;
  totals: number[];
}

export interface AskHint {
  version: number;
  seat?: number | null;
}

/** The best answers to the question that a seat was asked at this version, best first. */
export interface Hint {
  seat: number;
  version: number;
  advice: Advice[];
}

/** One answer of a hint; `gain` is against the mean of all answers that were weighed. */
export interface Advice {
  action: number;
  line: number[];
  label: Text;
  points: number;
  win: number;
  gain_points: number;
  gain_win: number;
  error: number;
  why: Text;
}

/** Where the analysis of a finished game stands; `report` when it is done, until then what is known of the curve. */
export interface Analysis {
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  report: AnalysisReport | null;
  so_far?: CurvePoint[];
}

export interface AnalysisReport {
  game: string;
  edition: string;
  seats: SeatAnalysis[];
  curve: CurvePoint[];
  entries: number;
  simulations: number;
  samples: number;
  seed: number;
  judge?: string;
}

export interface SeatAnalysis {
  points: LedgerInfo;
  wins: LedgerInfo;
  decisions: number;
  mistakes: MistakeInfo[];
  strokes: StrokeInfo[];
}

/** How a result came about: start + own + others + luck = result, within the error. */
export interface LedgerInfo {
  start: number;
  own: number;
  others: number;
  luck: number;
  drift: number;
  result: number;
  error: number;
}

export interface MistakeInfo {
  at: number;
  stage: number;
  played: Text;
  better: Text;
  points: number;
  win: number;
  error: number;
  why: Text;
}

export interface StrokeInfo {
  at: number;
  stage: number;
  what: Text;
  points: number;
  win: number;
}

export interface CurvePoint {
  at: number;
  stage: number;
  points: number[];
  wins: number[];
  bands?: number[];
}

export interface NewChat {
  text: string;
}

export type FromClient = Hello | Watch | Unwatch | Act | Undo | Redo | Confirm | AskWhy | Say | Ping;

export type FromServer = Welcome | StateMessage | UpdateMessage | ChangeMessage | TableMessage | Done | Refused | WhyMessage | ChatMessage | Pong | Closing;

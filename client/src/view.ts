/** What the views of all games share: written by scripts/view_types.py from core/shapes.py, not to be edited. */

export type Counts = Record<string, number>;

/** A sentence or a name, by language. */
export interface Text {
  en: string;
  de: string;
}

/** A part of a game's description that explains itself. */
export interface Told {
  explanation: Text;
  rule: string;
}

/** Points, and the same by source. */
export interface Score {
  total: number;
  parts: Counts;
}

/** Something that happened: its kind and numbers, and the sentence that tells it. */
export interface LogLine {
  number: number;
  at: number;
  what: string;
  values: number[];
  text: Text;
}

/** The question that waits; each game says what its `fields` are. */
export interface Prompt {
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
}

/** The question that waits, in any game. */
export interface AnyPrompt {
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
  fields: unknown;
}

/** What every view has. */
export interface Common {
  game: string;
  edition: string;
  seats: number;
  /** Who looks; a spectator has no seat. */
  seat: number | null;
  is_over: boolean;
  scores: Score[];
  /** The seats from first to last, those who share a rank together. */
  ranking: number[][];
}

/** A view as a table sees it that knows no game: what all have, and what most have. */
export interface AnyView {
  game: string;
  edition: string;
  seats: number;
  /** Who looks; a spectator has no seat. */
  seat: number | null;
  is_over: boolean;
  scores: Score[];
  /** The seats from first to last, those who share a rank together. */
  ranking: number[][];
  turn: number | string | null;
  prompt: AnyPrompt;
  round?: number;
  rounds?: number;
  phase?: string;
  start_seat?: number;
  board?: unknown;
  players?: unknown[];
}

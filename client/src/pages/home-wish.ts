/** What table is wished for, and against whom. */
import type { GameInfo, NewTable, Error as Refusal } from "../wire";

/** Opens a table, from a position where there is one; what was refused, or null. */
export type Open = (wish: NewTable) => Promise<Refusal | null>;

/** So many computers of this level. */
export interface Opponents {
  count: number;
  level: string;
}

/** Opponents for a first game: two if the game has three seats, who play sensibly and can be beaten. */
export function forNewcomers(game: GameInfo): Opponents {
  const seats = game.seats.includes(3) ? 3 : (game.seats.find((n) => n > 1) ?? game.seats[0] ?? 2);
  // Levels come weakest first. The weakest plays anything at all, the strongest is for later.
  const between = game.levels.length > 2 ? game.levels[1] : game.levels[0];
  return { count: seats - 1, level: between ?? "" };
}

/** A table with these opponents, which starts at once, with the game's own defaults. */
export function tableAgainst(game: GameInfo, opponents: Opponents): NewTable {
  return {
    game: game.name,
    seats: opponents.count + 1,
    seat: 0,
    public: false,
    computers: Array.from({ length: opponents.count }, (_, i) => ({ seat: i + 1, level: opponents.level })),
  };
}

/** The opponents at a table that was wished for, to be offered again; none where nobody but people sit. */
export function opponentsAt(wish: NewTable): Opponents | null {
  const level = wish.computers?.[0]?.level;
  return level === undefined ? null : { count: wish.seats - 1, level };
}

/** Whether the game still has such a table. */
export function isPossible(game: GameInfo, wish: Opponents): boolean {
  return game.seats.includes(wish.count + 1) && game.levels.includes(wish.level);
}

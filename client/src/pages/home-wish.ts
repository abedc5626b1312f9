/** What table is wished for. */
import type { GameInfo, NewTable, Error as Refusal } from "../wire";

/** Opens a table, from a position where there is one; what was refused, or null. */
export type Open = (wish: NewTable, position?: string) => Promise<Refusal | null>;

/** The usual table: three seats if the game has that, the best computers, the game's own defaults. */
export function usualTable(game: GameInfo, seats?: number): NewTable {
  const count = seats ?? (game.seats.includes(3) ? 3 : (game.seats[0] ?? 2));
  const level = game.levels.at(-1);
  return {
    game: game.name,
    seats: count,
    seat: 0,
    public: false,
    computers: level ? Array.from({ length: count - 1 }, (_, i) => ({ seat: i + 1, level })) : [],
  };
}

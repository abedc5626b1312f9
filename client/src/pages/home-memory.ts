/** What this browser remembers of the first screen: the game that was looked at last, and against whom each was played. */
import type { GameInfo } from "../wire";
import { forNewcomers, isPossible, type Opponents } from "./home-wish";

interface Memory {
  game?: string;
  opponents?: Record<string, Opponents>;
}

const KEY = "stammtisch.home";

function recall(): Memory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Memory) : {};
  } catch {
    return {};
  }
}

function keep(changed: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...changed }));
  } catch {
    // A browser that stores nothing offers what suits a newcomer each time.
  }
}

/** The game that was chosen last, if there still is one, or the first. */
export function lastGame(games: GameInfo[]): GameInfo {
  const name = recall().game;
  return games.find((game) => game.name === name) ?? games[0]!;
}

export function rememberGame(name: string): void {
  keep({ game: name });
}

/** Against whom this game was played last; before that, opponents that suit a newcomer. */
export function lastOpponents(game: GameInfo): Opponents {
  const last = recall().opponents?.[game.name];
  return last && isPossible(game, last) ? { count: last.count, level: last.level } : forNewcomers(game);
}

export function rememberOpponents(game: GameInfo, opponents: Opponents): void {
  keep({ opponents: { ...recall().opponents, [game.name]: opponents } });
}

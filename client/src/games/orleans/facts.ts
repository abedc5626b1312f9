/** The shapes of what the server tells about a game of Orléans, and small questions to them. */
import type { BoardProps, Explanation } from "../../board";
import { nameOf, seatName, type Told, teller, told } from "../../drawing/tell";
import { WORDS } from "./words";

export { nameOf, seatName, told };
export const { wordOf, plainCard } = teller(WORDS);

export interface Town {
  id: string;
  x: number;
  y: number;
}
export interface Route {
  id: string;
  a: string;
  b: string;
  kind: "land" | "water";
  goods_from_players: number[];
}
export interface Track extends Told {
  id: string;
  last: number;
  steps: (string | number)[];
  citizen_at: number | null;
}
export interface Space {
  id: string;
  kind: string;
}
export interface Place extends Told {
  id: string;
  category: "board" | "I" | "II";
  spaces: Space[];
  is_market: boolean;
}
export interface Deed extends Told {
  id: string;
  wants: Record<string, number>;
  coins: number;
  development: number;
}
export interface Step {
  coins: number;
  citizen: boolean;
  status: number;
}
export interface Description {
  towns: Town[];
  routes: Route[];
  goods: { id: string; points: number; count: number }[];
  events: ({ id: string; count: number } & Told)[];
  tracks: Track[];
  development: { spaces: Step[] } & Told;
  places: Place[];
  deeds: Deed[];
  market_spaces: number;
  rounds: number;
}

export interface Player {
  coins: number;
  goods: Record<string, number>;
  tracks: Record<string, number>;
  development: number;
  status: number;
  citizens: number;
  merchant: string;
  stations: string[];
  stations_left: number;
  technology_aside: number;
  farmer_technology_aside: number;
  market: Record<string, number>;
  /** What found no space on the market and waits for the Gunpowder Tower. */
  hand: Record<string, number>;
  /** What was drawn in the Bathhouse and may still be placed. */
  drawn: string[];
  /** How many coins are missing: one thing is given up for each. */
  debt: number;
  bag_size: number;
  bag: Record<string, number> | null;
  places: string[];
  spaces: Record<string, string>;
  has_passed: boolean;
}

export interface View {
  seats: number;
  is_over: boolean;
  round: number;
  rounds: number;
  turn: number | null;
  phase: string;
  event: string;
  start_seat: number;
  board: {
    supply: Record<string, number>;
    goods_market: Record<string, number>;
    technology: number;
    place_tiles: string[];
    place_tiles_gone: string[];
    citizens: string[];
    routes: Record<string, string[]>;
    deeds: Record<string, Record<string, number>>;
    events_left: Record<string, number>;
    bank: number | null;
  };
  players: Player[];
  prompt: { question: string; seats: number[]; fields: Record<string, unknown>; numbers: number[] };
  scores: { total: number }[];
}

export const KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"];
export const GOODS = ["grain", "cheese", "wine", "wool", "brocade"];
/** Follower tiles in the order of the game's numbers. */
export const TILES = [...KINDS, "own-farmer", "own-boatman", "own-craftsman", "own-trader"];

export function kindOf(tile: string): string {
  return tile.startsWith("own-") ? tile.slice(4) : tile;
}

export function isOwn(tile: string): boolean {
  return tile.startsWith("own-");
}

/**
 * How a follower is placed from where it lies. Of those that can be placed only the Tower's lie on a space, and a game
 * offers one of them by itself only where the market has one like it.
 */
export function placement(
  legal: ReadonlyMap<string, unknown>,
  tile: string,
  space: string,
  slot: string | null,
): string {
  const tower = `place-from-tower ${tile} ${space}`;
  return slot?.startsWith("space.") && legal.has(tower) ? tower : `place ${tile} ${space}`;
}

/** Whether all action spaces are covered; Town Hall and Tower need just one follower (O-5.3). */
export function isActivated(place: Place, player: Player): boolean {
  const filled = place.spaces.filter((space) => player.spaces[space.id]).length;
  if (!place.spaces.length || place.id === "sacristy") return false;
  if (place.is_market || place.id === "town-hall") {
    return place.spaces.some((space) => {
      const there = player.spaces[space.id];
      return there !== undefined && !isOwn(there);
    });
  }
  return filled === place.spaces.length;
}

export function placeCard(p: BoardProps, place: Place, lines: (string | false)[] = []): Explanation {
  const wants = place.spaces.map((space) => spaceKind(p, space.kind)).join(", ");
  return told(p, nameOf(p, `place.${place.id}`), place, [
    place.category !== "board" && wordOf(p, "category", place.category),
    wants ? wordOf(p, "wants", wants) : wordOf(p, "permanent"),
    ...lines,
  ]);
}

export function spaceKind(p: BoardProps, kind: string): string {
  return kind === "any" ? wordOf(p, "any") : nameOf(p, `follower.${kind}`);
}

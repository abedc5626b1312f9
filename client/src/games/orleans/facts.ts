/** What the table tells of Orléans, typed, and small questions to it. */
import type { BoardProps, Explanation } from "../../board";
import { nameOf, seatName, teller, told } from "../../drawing/tell";
import type { Good, Kind, Place } from "./view";
import { WORDS } from "./words";

export type * from "./view";
export { nameOf, seatName, told };
export const { wordOf, plainCard } = teller(WORDS);

export const KINDS: Kind[] = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"];
export const GOODS: Good[] = ["grain", "cheese", "wine", "wool", "brocade"];
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

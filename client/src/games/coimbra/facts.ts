/** What the table tells of Coimbra, typed, and small questions to it. */
import type { BoardProps } from "../../board";
import { nameOf, seatName, teller, told } from "../../drawing/tell";
import type { Cls, Colour, Die, DiplomaKind, Gains, Location, View, Zone } from "./view";
import { WORDS } from "./words";

export type * from "./view";
export { nameOf, seatName, told };
export const { wordOf, plainCard } = teller(WORDS);

export const CLASSES: Cls[] = ["council", "merchant", "cleric", "scholar"];
export const COLOURS: Colour[] = ["gray", "orange", "purple", "green", "white"];
export const ZONES: Zone[] = ["phase-c", "phase-e", "game-end", "immediate"];
export const LOCATIONS: Location[] = ["castle", "upper", "central", "lower"];
export const DIPLOMAS: DiplomaKind[] = ["a", "b", "c", "d", "e", "wild"];

/** One symbol for a class, its track, its dice and what they bring. */
export const SYMBOL: Record<Cls | Colour | keyof Gains, string> = {
  council: "c-helmet",
  gray: "c-helmet",
  guards: "c-helmet",
  merchant: "c-coin",
  orange: "c-coin",
  coins: "c-coin",
  cleric: "c-staff",
  purple: "c-staff",
  steps: "c-staff",
  scholar: "c-laurel",
  green: "c-laurel",
  points: "c-laurel",
  white: "c-star",
};
/** The class whose ink each of them is drawn in. */
export const INK: Record<string, string> = {
  council: "council",
  gray: "council",
  guards: "council",
  merchant: "merchant",
  orange: "merchant",
  coins: "merchant",
  cleric: "cleric",
  purple: "cleric",
  steps: "cleric",
  scholar: "scholar",
  green: "scholar",
  points: "scholar",
  white: "white",
};

export function colourOf(cls: Cls): Colour {
  return COLOURS[CLASSES.indexOf(cls)]!;
}

/** The die that somebody has taken and not placed yet. */
export function dieInHand(view: View): (Die & { seat: number }) | null {
  const seat = view.players.findIndex((player) => player.die_in_hand);
  return seat < 0 ? null : { seat, ...view.players[seat]!.die_in_hand! };
}

/** The dice of the pool in order; while dice are placed, one that was taken leaves its gap, so that no other moves. */
export function slots(view: View): (Die & { isTaken: boolean })[] {
  const { pool, city } = view.board;
  const hand = dieInHand(view);
  const placed = Object.values(city)
    .flatMap((place) => place.row)
    .filter((one) => !one.token);
  const taken = view.phase === "placing" ? [...placed, ...(hand ? [hand] : [])] : [];
  return [
    ...pool.map(({ colour, value }) => ({ colour, value, isTaken: false })),
    ...taken.map(({ colour, value }) => ({ colour, value, isTaken: true })),
  ].sort(
    (a, b) =>
      COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) ||
      a.value - b.value ||
      Number(a.isTaken) - Number(b.isTaken),
  );
}

/** Who a card is: what stands before the quotation marks in its name. */
export function personOf(p: BoardProps, id: string): string {
  const name = nameOf(p, `card.${id}`);
  return /^[^“„]+/.exec(name)?.[0].trim() ?? name;
}

/** What a person is called across a table. */
export function givenName(p: BoardProps, id: string): string {
  return personOf(p, id).split(" ")[0]!;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as a title. */
export function titleOf(p: BoardProps, key: string): string {
  return capital(nameOf(p, key));
}

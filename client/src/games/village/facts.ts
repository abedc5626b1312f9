/** What the table tells of Village, typed, and the few things that follow from it. */
import type { BoardProps } from "../../board";
import type { Desk as AnyDesk } from "../../drawing/acts";
import { seatName as anySeatName, nameOf, type Told, teller } from "../../drawing/tell";
import type { Colour, Cube, Facts, FigureKind, Good, Printed, View } from "./view";
import { WORDS } from "./words";

export { nameOf, told } from "../../drawing/tell";
export type * from "./view";

/** So many of each thing; those of which there are none may be missing. */
export type Counts = { [thing: string]: number | undefined };
export type Desk = AnyDesk<View, Facts>;

export const CUBES: Cube[] = ["brown", "pink", "orange", "green", "plague"];
export const COLOURS: Colour[] = ["brown", "pink", "orange", "green"];
export const GOODS: Good[] = ["scroll", "horse", "plough", "ox", "wagon"];
export const NUMBERS: Printed[] = ["1", "2", "3", "4"];
/** The kinds of figures, those with bread under them last. */
const KINDS: FigureKind[] = [...NUMBERS, ...NUMBERS.map((number): FigureKind => `${number}-bread`)];

/** Conny has no seat of her own; she wears the look of the next one. */
export const CONNY_SEAT = 1;

export const { wordOf, plainCard } = teller(WORDS);

/** A name as a title. */
export function titleOf(p: BoardProps, key: string): string {
  const name = nameOf(p, key);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function seatName(p: BoardProps, view: View, seat: number): string {
  if (view.conny && seat === CONNY_SEAT) return nameOf(p, "thing.conny");
  return anySeatName(p, seat);
}

/** "2 × brown cube, 1 × orange cube" */
export function cubesInWords(p: BoardProps, cubes: Counts): string {
  return Object.entries(cubes)
    .filter(([, n]) => n)
    .map(([cube, n]) => `${n} × ${nameOf(p, `cube.${cube}`)}`)
    .join(", ");
}

export function sum(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce<number>((total, n) => total + (n ?? 0), 0);
}

/** A group of equal figures of one family at one place; the number of those with bread ends in "-bread". */
export interface Folk {
  seat: number;
  number: FigureKind;
  count: number;
}

export function printedOn(kind: string): string {
  return kind.split("-")[0]!;
}

export function hasBread(kind: string): boolean {
  return kind.endsWith("-bread");
}

/** Who stands at a place, seat by seat, the oldest first; Conny's figures come last. */
export function folkAt(view: View, place: string): Folk[] {
  const families = view.players.map((player) => player.family);
  if (view.conny) families.push(view.conny.family);
  return families.flatMap((family, seat) =>
    KINDS.flatMap((number) => {
      const count = family[place]?.[number] ?? 0;
      return count ? [{ seat, number, count }] : [];
    }),
  );
}

/** What is told of an action space; the expansions tell of theirs, and Port of what travelling means with it. */
export function spaceFacts(desk: Desk, space: string): Told {
  const { facts, view } = desk;
  if (space === "travel" && view.port && facts.port) return facts.port.space;
  const more: Record<string, Told | undefined> = {
    inn: facts.inn,
    smuggler: facts.marriage?.smuggler,
    marriage: facts.marriage?.ceremony,
  };
  return facts.spaces.find((one) => one.id === space) ?? more[space] ?? { explanation: { en: "", de: "" }, rule: "" };
}

/** The sign of an action space: with Port one travels by ship. */
export function emblemOfSpace(view: View, space: string): string {
  return space === "travel" && view.port ? "v-at-port" : `v-at-${space}`;
}

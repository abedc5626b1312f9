/** How things of a drawing are named and explained. */
import type { BoardProps, Explanation, Text } from "../board";
import { fill } from "../fill";
import type { Told } from "../view";

export type { Told };

export function nameOf(p: BoardProps, key: string): string {
  return p.names[key]?.[p.language] ?? key;
}

export function seatName(p: BoardProps, seat: number): string {
  return p.seats.find((info) => info.seat === seat)?.name ?? String(seat + 1);
}

/** A card from a part of the description: its name, its sentence, its rule section. */
export function told(p: BoardProps, title: string, part: Told, lines?: (string | false)[]): Explanation {
  const kept = lines?.filter((line): line is string => !!line);
  return { title, text: part.explanation[p.language], rule: part.rule, ...(kept?.length ? { lines: kept } : {}) };
}

type Values = (string | number)[];

/** What a drawing says with words of its own. */
export function teller(words: Record<string, Text>) {
  const wordOf = (p: BoardProps, key: string, ...values: Values): string =>
    fill(words[key]?.[p.language] ?? key, values);
  const plainCard = (p: BoardProps, key: string, rule: string, title: string, ...values: Values): Explanation => ({
    title,
    text: wordOf(p, key, ...values),
    rule,
  });
  return { wordOf, plainCard };
}

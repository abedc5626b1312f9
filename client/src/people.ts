/** Names of seats, and sentences in which the game's colour names stand for people. */
import { signal } from "@preact/signals";
import type { Lang, Text } from "./board";
import type { SeatInfo as Seat, TableInfo as Table } from "./wire";
import { t } from "./words";

/** The game's own words for the seats of the table shown, by seat. */
export const colourWords = signal<string[]>([]);

export function seatName(table: Table | null, seat: number): string {
  const found = table?.seats[seat];
  if (!found) return t("home.seat", seat + 1);
  // Who plays several seats needs to know which one is meant, not their own name.
  if (found.is_me && table.seats.filter((s) => s.is_me).length > 1)
    return colourWords.value[seat] || t("home.seat", seat + 1);
  return nameOf(found);
}

export function nameOf(seat: Seat): string {
  if (seat.kind === "free") return t("free");
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return `${t("computer")}\u00a0${seat.seat + 1}`;
  return t("home.seat", seat.seat + 1);
}

export type Piece = string | { seat: number };

/** Split a sentence at the words that name a seat ("Yellow receives 1 coin" → [seat 0, " receives 1 coin"]). */
export function splitAtSeats(text: string, words: string[]): Piece[] {
  const known = words.map((word, seat) => ({ word, seat })).filter((w) => w.word);
  if (!known.length) return [text];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${known.map((w) => literally(w.word)).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ seat: known.find((w) => w.word === match[1])!.seat });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The words that the game's texts use for its seats, by seat. */
export function seatWords(colours: string[], names: Record<string, Text>, lang: Lang): string[] {
  return colours.map((colour) => names[`player.${colour}`]?.[lang] ?? "");
}

/** What others did since I acted last, from the log: the one line that is told where I look. */
import { splitAtSeats } from "../people";
import type { LogLine } from "../wire";

/** Who a sentence is about: the first seat it names; null where it names nobody. */
export function aboutWhom(text: string, seatWords: string[]): number | null {
  for (const piece of splitAtSeats(text, seatWords)) if (typeof piece !== "string") return piece.seat;
  return null;
}

/**
 * The lines about others after my last action, the latest last. `from` is the number of lines I had when I acted;
 * where that is not known, as after a fresh start of the page, my own last line is where they begin.
 */
export function linesOfOthers(
  lines: LogLine[],
  from: number | null,
  mine: number[],
  about: (line: LogLine) => number | null,
): LogLine[] {
  const found: LogLine[] = [];
  for (let n = lines.length - 1; n >= (from ?? 0); n--) {
    const line = lines[n]!;
    const who = about(line);
    if (who === null) continue;
    if (!mine.includes(who)) found.unshift(line);
    else if (from === null) break;
  }
  return found;
}

/** What I have seen of a table when I was last there, for the report of what happened meanwhile. */

/** Who was away for less than this needs no report. */
const AWAY = 120_000;

export function remember(table: string, length: number): void {
  try {
    localStorage.setItem(`stammtisch.seen.${table}`, JSON.stringify({ lines: length, time: Date.now() }));
  } catch {
    // nothing to remember with
  }
}

/** How many lines of the log I know from an earlier visit, if that was long enough ago; else null. */
export function linesBeforeAway(table: string): number | null {
  const { lines, time } = recall(table);
  return lines > 0 && Date.now() - time > AWAY ? lines : null;
}

function recall(table: string): { lines: number; time: number } {
  try {
    const { lines, time } = JSON.parse(localStorage.getItem(`stammtisch.seen.${table}`) ?? "{}") as {
      lines?: number;
      time?: number;
    };
    return { lines: Number(lines ?? 0), time: Number(time ?? 0) };
  } catch {
    return { lines: 0, time: 0 };
  }
}

/** What a move of somebody else changed, for marks on the board: dotted paths into the view, and every path above them. */

type Branch = Record<string, unknown>;

/** What tells whose turn it is, what was said and what it is worth, and no piece or place. */
const NO_PIECES = new Set(["prompt", "log", "scores", "ranking", "seat", "turn"]);

export function freshPaths(before: unknown, after: unknown): Set<string> {
  const found = new Set<string>();
  if (isBranch(before) && isBranch(after)) {
    for (const key of keysOf(before, after)) if (!NO_PIECES.has(key)) compare(before[key], after[key], key, found);
  }
  return found;
}

/** Whether something differs; its paths are added. */
function compare(before: unknown, after: unknown, path: string, found: Set<string>): boolean {
  if (Object.is(before, after)) return false;
  const isPart = isBranch(before) && isBranch(after);
  // A part that comes or goes as a whole has all that lies in it come or go.
  const old = isBranch(before) ? before : {};
  const now = isBranch(after) ? after : {};
  const differs =
    Array.isArray(before) && Array.isArray(after)
      ? compareLists(before, after, path, found)
      : keysOf(old, now)
          .map((key) => compare(old[key], now[key], `${path}.${key}`, found))
          .some(Boolean);
  if (differs || !isPart) found.add(path);
  return differs || !isPart;
}

/** In a row everything moves on when one piece comes in between: only what was nowhere in it before is new. */
function compareLists(before: unknown[], after: unknown[], path: string, found: Set<string>): boolean {
  const old = before.map((item) => JSON.stringify(item));
  const now = after.map((item) => JSON.stringify(item));
  const left = old.filter((item, n) => item !== now[n]);
  let differs = before.length !== after.length;
  now.forEach((item, n) => {
    if (item === old[n]) return;
    differs = true;
    const known = left.indexOf(item);
    if (known >= 0) left.splice(known, 1);
    else if (!compare(before[n], after[n], `${path}.${n}`, found)) found.add(`${path}.${n}`);
  });
  return differs;
}

function keysOf(before: Branch, after: Branch): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}

/** What changed between two views: dotted paths of leaves, and every path above them. */
export function changedPaths(before: unknown, after: unknown, found: Set<string> = new Set(), path = ""): Set<string> {
  if (Object.is(before, after)) return found;
  if (isBranch(before) && isBranch(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const size = found.size;
      const below = path ? `${path}.${key}` : key;
      changedPaths(before[key], after[key], found, below);
      if (found.size > size && path) found.add(path);
    }
    return found;
  }
  if (path) found.add(path);
  return found;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

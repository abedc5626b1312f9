/** What follows from a game's description alone is worked out once, however often it is drawn. */
const known = new WeakMap<object, Map<string, unknown>>();

/** The result of `make` for this description and key, made on the first call. */
export function once<Result>(description: object, key: string, make: () => Result): Result {
  const results = known.get(description) ?? new Map<string, unknown>();
  known.set(description, results);
  if (!results.has(key)) results.set(key, make());
  return results.get(key) as Result;
}

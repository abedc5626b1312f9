/** Views as the server tells them after a move: what changed, put into the view before. */

export type Difference = [(string | number)[], unknown];

/** The view with these differences; parts that did not change stay the same objects. */
export function withDifferences<View>(view: View, changes: readonly Difference[]): View {
  return changes.reduce<unknown>((now, [path, value]) => put(now, path, value), view) as View;
}

type Branch = Record<string | number, unknown>;

function put(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Branch) }) as Branch;
  copy[step] = put((whole as Branch | undefined)?.[step], rest, value);
  return copy;
}

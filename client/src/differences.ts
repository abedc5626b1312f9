/** Views as the server tells them after a move: what changed, put into the view before. */

export type Difference = [(string | number)[], any];

/** The view with these differences; parts that did not change stay the same objects. */
export function withDifferences(view: any, changes: readonly Difference[]): any {
  return changes.reduce((now, [path, value]) => put(now, path, value), view);
}

function put(view: any, path: (string | number)[], value: any): any {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = Array.isArray(view) ? [...view] : { ...view };
  copy[step] = put(view?.[step], rest, value);
  return copy;
}

/** Fills a text with values: `{0}` is the first of them, `{0|coin|coins}` the word that goes with it, one or several. */
export function fill(text: string, values: readonly unknown[]): string {
  return text.replace(/\{(\d)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (_, n: string, one?: string, several?: string) => {
    const value = String(values[Number(n)] ?? "");
    if (one === undefined || several === undefined) return value;
    return value === "1" ? one : several;
  });
}

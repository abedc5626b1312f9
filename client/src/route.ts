/** Where we are: the hash of the address. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; at: number | null }
  | { page: "analysis"; table: string }
  | { page: "device"; token: string }
  | { page: "rules"; game: string; section: string | null }
  | { page: "edition"; game: string; edition: string }
  | { page: "lost" };

export function readRoute(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decode);
  const [page, first, second, third] = parts;
  if (!page) return { page: "home" };
  if (page === "table" && first) {
    const at = second === "at" && third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: "table", table: first, at };
  }
  if (page === "analysis" && first) return { page: "analysis", table: first };
  if (page === "device" && first) return { page: "device", token: first };
  if (page === "rules" && first) return { page: "rules", game: first, section: second ?? null };
  if (page === "edition" && first && second) return { page: "edition", game: first, edition: second };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(readRoute(location.hash));
addEventListener("hashchange", () => (route.value = readRoute(location.hash)));

export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", hash);
    route.value = readRoute(hash);
  } else location.hash = hash;
}

export const tableLink = (table: string, at?: number | null) => `#/table/${table}${at == null ? "" : `/at/${at}`}`;
export const analysisLink = (table: string) => `#/analysis/${table}`;
export const editionLink = (game: string, edition: string) =>
  `#/edition/${encodeURIComponent(game)}/${encodeURIComponent(edition)}`;
export const ruleLink = (game: string, rule: string) => `#/rules/${game}/${rule}`;

/** To the page before; to the first one, where this was opened from elsewhere. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.hash = "#/";
}

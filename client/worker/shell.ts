/** What the service worker keeps of the client, and which requests it has a say in. */

/** Names of stores and locks: the pages of a version hold the lock that is named like its store. */
export const PREFIX = "stammtisch-shell-";

/**
 * How a request is answered. `page`, `file`: by the server, and only if it is away from what is kept, so that nobody gets
 * an old page from a server that has a new one. `asset`: from what is kept, since its name tells its content. `pass`: the
 * worker leaves it alone, as everything that is no part of the shell, above all /api and the socket.
 */
export type Way = "page" | "file" | "asset" | "pass";

export function wayOf(
  request: { method: string; mode: string; url: string },
  origin: string,
  shell: readonly string[],
): Way {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "pass";
  if (request.mode === "navigate") return url.pathname === "/" ? "page" : "pass";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return url.pathname !== "/" && shell.includes(url.pathname) ? "file" : "pass";
}

/** What a proxy answers whose server is away. */
export function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Whether an answer is the page of this version: between two requests a server may have got another one. */
export function isPageOf(version: string, page: string): boolean {
  return page.includes(`data-built="${version}"`);
}

/** The stores of other versions of the client. */
export function leftOver(stores: readonly string[], version: string): string[] {
  return stores.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
}

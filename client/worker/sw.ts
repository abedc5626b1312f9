/**
 * The service worker: has the shell of the client (page, styles, scripts, drawings) opened without a net.
 *
 * Each version of the client has a store of its own, filled when the worker is installed and never changed. A new worker
 * takes over at once: since names of assets tell their content, it serves pages of the version before from the old
 * store, which stays until the last of them is closed. Open pages are told, and reload when people want it.
 */
import { isAway, isPageOf, leftOver, PREFIX, wayOf } from "./shell";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by build.mjs. */
declare const SHELL: string[];
declare const VERSION: string;

const STORE = PREFIX + VERSION;
const MOMENT = 20_000;
/** The server says that its answers differ by encoding; what is kept is unpacked. */
const ANY_ENCODING: CacheQueryOptions = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    tidy({ ifAvailable: true })
      .then(() => self.clients.claim())
      .then(tellPages),
  );
});

self.addEventListener("message", (event) => {
  // Says a page that was opened; the one before it may need a moment to be gone.
  if (event.data === "tidy") event.waitUntil(tidy({ signal: AbortSignal.timeout(MOMENT) }));
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin, SHELL);
  if (way === "page") event.respondWith(fromServerFirst(event.request, "/"));
  else if (way === "file") event.respondWith(fromServerFirst(event.request, new URL(event.request.url).pathname));
  else if (way === "asset") event.respondWith(fromStoresFirst(event.request));
});

/** Either everything is there, or this worker is not installed and the browser tries again later. */
async function keepAll(): Promise<void> {
  const store = await caches.open(STORE);
  await Promise.all(SHELL.map(async (path) => store.put(path, await fetchPart(path))));
}

async function fetchPart(path: string): Promise<Response> {
  const isAsset = path.startsWith("/assets/");
  const kept = isAsset ? await caches.match(path, ANY_ENCODING) : undefined;
  if (kept) return kept;
  const answer = await fetch(path, { cache: isAsset ? "default" : "no-cache" });
  if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  if (path === "/" && !isPageOf(VERSION, await answer.clone().text()))
    throw new Error("The server has another version.");
  return answer;
}

async function fromServerFirst(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!isAway(answer.status)) return answer;
    return (await keptHere(path)) ?? answer;
  } catch (error) {
    const kept = await keptHere(path);
    if (kept) return kept;
    throw error;
  }
}

async function fromStoresFirst(request: Request): Promise<Response> {
  return (await caches.match(request, ANY_ENCODING)) ?? fetch(request);
}

async function keptHere(path: string): Promise<Response | undefined> {
  return (await caches.open(STORE)).match(path, ANY_ENCODING);
}

/** Remove the stores of other versions whose lock can be had so: pages hold that of their version while they are open. */
async function tidy(how: LockOptions): Promise<void> {
  const removals = leftOver(await caches.keys(), VERSION).map((name) =>
    navigator.locks.request(name, how, async (lock) => {
      if (lock) await caches.delete(name);
    }),
  );
  await Promise.allSettled(removals);
}

async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ version: VERSION });
}

/**
 * The client as something that stays on a device: kept by a service worker, renewed when the server has a new version,
 * installed if people want it. Where browsers have no service workers (plain HTTP, some private windows) it is a page as any other.
 */
import { effect, signal } from "@preact/signals";
import { announce, flash } from "./parts/base";
import { route } from "./route";
import { isDark } from "./settings";
import { connection } from "./socket";
import { t } from "./words";

/** What browsers that offer to install a page hand over; no standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Another version is on the server than the one that runs here. */
export const hasNewVersion = signal(false);
/** The browser's offer to install the client. */
export const installOffer = signal<InstallPrompt | null>(null);

/** As in tokens.css; what surrounds the page is coloured before style sheets are read. */
const GROUND = { light: "#d9cdb8", dark: "#17120d" };
const MINUTE = 60_000;

export function startShell(): void {
  followTheme();
  listenForOffer();
  if (!("serviceWorker" in navigator)) return;
  const keep = () => void keepShell(navigator.serviceWorker);
  // What is kept for later does not compete with what is wanted now.
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}

export async function acceptOffer(): Promise<void> {
  const offer = installOffer.value;
  installOffer.value = null; // it can be taken once
  await offer?.prompt();
}

function listenForOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // no banner over the game: the offer waits in the settings
    installOffer.value = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => {
    installOffer.value = null;
    flash(t("install.done"));
  });
}

/** Whoever chose light or dark by hand gets it around the page, too. */
function followTheme(): void {
  effect(() => {
    const colour = isDark.value ? GROUND.dark : GROUND.light;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour;
  });
}

async function keepShell(workers: ServiceWorkerContainer): Promise<void> {
  const version = document.documentElement.dataset.built ?? "";
  // As long as this page is open, what it may still have to load stays (worker/sw.ts).
  void navigator.locks?.request(`stammtisch-shell-${version}`, { mode: "shared" }, () => new Promise(() => undefined));
  workers.addEventListener("message", (event: MessageEvent<{ version?: string }>) =>
    hearOf(event.data.version, version),
  );
  workers.startMessages();
  try {
    const registration = await workers.register("/sw.js");
    workers.controller?.postMessage("tidy");
    // Some browsers let nothing be registered without saying so.
    if (registration) lookForNews(registration);
  } catch {
    // Not kept, then: the page works as long as the server is there.
  }
}

function hearOf(version: string | undefined, mine: string): void {
  if (!version || !mine) return;
  const isNews = version !== mine && !hasNewVersion.peek();
  hasNewVersion.value = version !== mine;
  if (!isNews) return;
  // At a table it would lie over what is about to be chosen; there the mark on the settings says it.
  if (route.peek().page !== "table") flash(t("version.toast"));
  announce(t("version.toast"));
}

/** Browsers look for a new version when a page is opened; a table may be open for days. */
function lookForNews(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = () => {
    last = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - last > MINUTE) look();
  });
  // A server that was away may have come back as a new one.
  let wasLost = false;
  effect(() => {
    if (connection.value === "on" && wasLost) look();
    if (connection.value !== "connecting") wasLost = connection.value === "lost";
  });
}

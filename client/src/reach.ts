/** Whether the server can be reached, as far as the page that is open has learned. */
import { effect, signal } from "@preact/signals";
import { route } from "./route";

/** The page that was opened got no answer to anything, so it has nothing to show. */
export const isOutOfReach = signal(false);

let hasHeard = false;
let place = "";

export function hearServer(): void {
  hasHeard = true;
  isOutOfReach.value = false;
}

/** A page that has something to show keeps it, with what was typed there, and says itself what did not work. */
export function hearNothing(): void {
  if (!hasHeard) isOutOfReach.value = true;
}

// Another page asks anew; moments of one game and sections of one digest are the same page.
effect(() => {
  const where = route.value;
  const next = [where.page, "table" in where ? where.table : "", "game" in where ? where.game : ""].join("/");
  if (next === place) return;
  place = next;
  hasHeard = false;
});

/** Links to rules, and what a click on one means. */
import { readRoute } from "../route";

/** Whether a click means "go there": with a key or the middle button it means a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** The rule a link leads to, in the rules of this game; null for any other link, undefined for the rules as a whole. */
export function ruleOf(link: HTMLAnchorElement, game: string): string | null | undefined {
  const address = link.getAttribute("href") ?? "";
  if (link.target || !address.startsWith("#/rules/")) return null;
  const route = readRoute(address);
  if (route.page !== "rules" || route.game !== game) return null;
  return route.section ?? undefined;
}

/**
 * Dragging instead of clicking: a thing is dragged to where the second click would go, or to the place it goes to.
 *
 * Nothing here knows a rule. A drop on another thing means the legal actions that a click on either may mean; a drop on
 * a part of the table with `data-takes` means those of the thing's actions that begin with one of its words. What is
 * dropped elsewhere changes nothing.
 */
import type { CatalogueEntry } from "../board";
import type { Desk, HitProps } from "./acts";
import { useDrag } from "./drag";

/** The things on the table that can be pressed, with what they mean now. */
const things = new WeakMap<Element, { current: HitProps }>();

export function know(element: Element | null, hit: { current: HitProps }): void {
  if (element) things.set(element, hit);
}

/** What can be dragged: the legal actions that moving it may mean, and what may be chosen right after its own action. */
interface Dragged {
  options: CatalogueEntry[];
  first: CatalogueEntry | null;
  next: string[];
}

/** What a drop means: one of these actions; or, where `next` is set, the first one and after it that. */
interface Meant {
  options: CatalogueEntry[];
  next: string | null;
}

export function draggedBy(hit: HitProps): Dragged | null {
  if (!hit.drag) return null;
  const legal = (notations: string[]) =>
    notations.map((one) => hit.desk.legal.get(one)).filter((entry) => entry !== undefined);
  const own = legal(hit.meant ?? []);
  const next = own.length === 1 ? (hit.next ?? []) : [];
  const options = [...new Set([...own, ...legal(hit.drags ?? [])])];
  return options.length || next.length ? { options, first: own.length === 1 ? own[0]! : null, next } : null;
}

/** Whether a notation begins with one of the words, or groups of words, that a part of the table takes. */
function takes(words: string, notation: string): boolean {
  return words.split("|").some((start) => notation === start || notation.startsWith(`${start} `));
}

function meaning(dragged: Dragged, accepts: (notation: string) => boolean): Meant | null {
  const options = dragged.options.filter((entry) => accepts(entry.notation));
  if (options.length) return { options, next: null };
  const next = dragged.first ? dragged.next.find(accepts) : undefined;
  return next === undefined ? null : { options: [dragged.first!], next };
}

/** What it means to drop the thing on this very element; null if nothing. */
function meantOn(dragged: Dragged, source: Element, target: Element): Meant | null {
  if (target.contains(source)) return null;
  const hit = things.get(target)?.current;
  const found = hit && meaning(dragged, (notation) => !!hit.meant?.includes(notation));
  if (found) return found;
  const words = (target as HTMLElement).dataset["takes"];
  return words ? meaning(dragged, (notation) => takes(words, notation)) : null;
}

const TARGETS = ".d-hit, .d-mark, [data-takes]";

function markTargets(dragged: Dragged, source: Element): void {
  for (const one of document.querySelectorAll(TARGETS)) {
    if (meantOn(dragged, source, one)) one.setAttribute("data-drop", "");
  }
}

function clearTargets(): void {
  for (const one of document.querySelectorAll("[data-drop]")) one.removeAttribute("data-drop");
}

/** Gives the handler of `pointerdown` for the root of a drawing, or of a part of it. */
export function useDrops(desk: Desk): (event: PointerEvent) => void {
  const { p } = desk;
  const held = (source: Element) => {
    const hit = things.get(source)?.current;
    return hit ? draggedBy(hit) : null;
  };
  return useDrag({
    begin(source) {
      p.explain(null);
      p.setPreview(null);
      desk.setPicking(null);
      const dragged = held(source);
      if (dragged) markTargets(dragged, source);
    },
    drop(source, under) {
      clearTargets();
      const dragged = held(source);
      for (let target = under; dragged && target; target = target.parentElement) {
        const meant = meantOn(dragged, source, target);
        if (!meant) continue;
        const [only, ...others] = meant.options;
        if (others.length) desk.setPicking({ options: meant.options, at: source });
        else if (meant.next) p.chooseThen(only!.index, meant.next);
        else p.choose(only!.index);
        return;
      }
    },
  });
}

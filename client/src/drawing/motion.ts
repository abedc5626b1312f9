/** Pieces travel: what lay somewhere before an update and lies elsewhere after it moves there in a moment. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Lay { piece: string; x: number; y: number }

const TRAVEL = 220;

/** Watches the elements with `data-at` (where) and `data-piece` (what) inside a root, from one view to the next. */
export function useTravel(root: RefObject<HTMLElement>, motion: boolean, view: unknown): void {
  const before = useRef<{ view: unknown; lay: Map<string, Lay>; width: number } | null>(null);
  useLayoutEffect(() => {
    const within = root.current;
    if (!within) return;
    const frame = within.getBoundingClientRect();
    const now = new Map<string, Lay>();
    const elements = new Map<string, HTMLElement>();
    within.querySelectorAll<HTMLElement>("[data-at]").forEach((element) => {
      const box = element.getBoundingClientRect();
      now.set(element.dataset["at"]!, { piece: element.dataset["piece"] ?? "", x: box.left - frame.left, y: box.top - frame.top });
      elements.set(element.dataset["at"]!, element);
    });
    const old = before.current;
    before.current = { view, lay: now, width: frame.width };
    if (!old || old.view === view || !motion || old.width !== frame.width) return;
    const gone = [...old.lay].filter(([at, lay]) => now.get(at)?.piece !== lay.piece);
    for (const [at, lay] of now) {
      let from = old.lay.get(at);
      if (from?.piece !== lay.piece) {
        const match = gone.findIndex(([, other]) => other.piece === lay.piece);
        from = match >= 0 ? gone.splice(match, 1)[0]![1] : undefined;
      }
      if (!from) continue;
      const dx = from.x - lay.x;
      const dy = from.y - lay.y;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      elements.get(at)!.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: TRAVEL, easing: "ease-in-out" });
    }
  });
}

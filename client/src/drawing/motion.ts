/** Pieces travel: what lay somewhere before an update and lies elsewhere after it moves there in a moment. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Lay {
  piece: string;
  x: number;
  y: number;
}

const TRAVEL = 220;

interface Sight {
  view: unknown;
  lay: Map<string, Lay>;
  elements: Map<string, HTMLElement>;
  width: number;
}

/** Where everything lies now. */
function lookAt(within: HTMLElement, view: unknown): Sight {
  const frame = within.getBoundingClientRect();
  const sight: Sight = { view, lay: new Map(), elements: new Map(), width: frame.width };
  within.querySelectorAll<HTMLElement>("[data-at]").forEach((element) => {
    const box = element.getBoundingClientRect();
    sight.lay.set(element.dataset["at"]!, {
      piece: element.dataset["piece"] ?? "",
      x: box.left - frame.left,
      y: box.top - frame.top,
    });
    sight.elements.set(element.dataset["at"]!, element);
  });
  return sight;
}

function travel(old: Sight, now: Sight): void {
  const gone = [...old.lay].filter(([at, lay]) => now.lay.get(at)?.piece !== lay.piece);
  for (const [at, lay] of now.lay) {
    let from = old.lay.get(at);
    if (from?.piece !== lay.piece) {
      const match = gone.findIndex(([, other]) => other.piece === lay.piece);
      from = match >= 0 ? gone.splice(match, 1)[0]![1] : undefined;
    }
    if (!from) continue;
    const dx = from.x - lay.x;
    const dy = from.y - lay.y;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    now.elements.get(at)!.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: TRAVEL, easing: "ease-in-out" },
    );
  }
}

/**
 * Watches the elements with `data-at` (where) and `data-piece` (what) inside a root, from one view to the next. It looks
 * when the next frame begins, before that is painted: there the page is laid out anyway, and a click need not wait for it.
 * Without motion there is nothing to look at.
 */
export function useTravel(root: RefObject<HTMLElement>, motion: boolean, view: unknown): void {
  const before = useRef<Sight | null>(null);
  useLayoutEffect(() => {
    if (!motion) {
      before.current = null;
      return;
    }
    const frame = requestAnimationFrame(() => {
      if (!root.current) return;
      const old = before.current;
      const now = lookAt(root.current, view);
      before.current = now;
      if (old && old.view !== view && old.width === now.width) travel(old, now);
    });
    return () => cancelAnimationFrame(frame);
  });
}

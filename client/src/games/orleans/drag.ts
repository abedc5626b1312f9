/** Dragging a follower onto a space; the tap-tap way stays as it is. */
import { useRef } from "preact/hooks";

const FAR = 8;

/** Gives the pointer handler for the root: things with `data-drag` can be dragged onto things with `data-space`. */
export function useDrag(
  begin: (tile: string, slot: string | null) => void,
  drop: (tile: string, space: string | null, slot: string | null) => void,
) {
  const busy = useRef(false);
  return (event: PointerEvent) => {
    const source = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!source || event.button !== 0 || busy.current) return;
    const tile = source.dataset["drag"]!;
    const slot = source.dataset["slot"] ?? null;
    const from = { x: event.clientX, y: event.clientY };
    let ghost: HTMLElement | null = null;
    busy.current = true;
    const move = (now: PointerEvent) => {
      const dx = now.clientX - from.x;
      const dy = now.clientY - from.y;
      if (!ghost && Math.hypot(dx, dy) > FAR) {
        const piece = (source.querySelector(".o-tile") ?? source) as HTMLElement;
        const box = piece.getBoundingClientRect();
        ghost = piece.cloneNode(true) as HTMLElement;
        ghost.classList.add("o-ghost");
        ghost.removeAttribute("data-at");
        ghost.style.left = `${box.left}px`;
        ghost.style.top = `${box.top}px`;
        document.body.append(ghost);
        begin(tile, slot);
      }
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.1)`;
    };
    const end = (now: PointerEvent) => {
      busy.current = false;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
      const under = now.type === "pointerup" ? document.elementFromPoint(now.clientX, now.clientY) : null;
      drop(tile, under?.closest<HTMLElement>("[data-space]")?.dataset["space"] ?? null, slot);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
}

/** Dragging a piece to a target, with mouse, finger or pen; tapping one after the other stays as it is. */
import { useEffect, useRef } from "preact/hooks";

/** So far a pointer moves before a press becomes a drag. */
const FAR = 8;

let held = false;

/** Whether a piece is being dragged now: nothing explains itself meanwhile, since a card would lie over the targets. */
export function isDragging(): boolean {
  return held;
}

export interface Drags {
  /** What can be dragged: an element with `data-drag`. */
  begin(source: HTMLElement): void;
  /** The piece was let go over this; null where it fell beside everything, or the drag was broken off. */
  drop(source: HTMLElement, under: Element | null): void;
}

/** What lies under a point, the piece in hand and floating cards left aside. */
function under(x: number, y: number): Element | null {
  return document.elementsFromPoint(x, y).find((one) => !one.closest(".d-ghost, .explanation")) ?? null;
}

/** A part of a picture as a picture of its own. */
function pictureOf(part: SVGElement, copy: Element): SVGElement {
  const { x, y, width, height } = (part as SVGGraphicsElement).getBBox();
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.setAttribute("width", "100%");
  picture.setAttribute("height", "100%");
  picture.append(copy);
  return picture;
}

function ghostOf(source: HTMLElement): HTMLElement {
  // A piece that stands on the thing, and is no part of it, is named by it.
  const named = source.dataset["ghost"] && `[data-piece="${source.dataset["ghost"]}"]`;
  const piece =
    (named ? document.querySelector<HTMLElement>(named) : source.querySelector<HTMLElement>("[data-piece]")) ?? source;
  const box = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-at");
  copy.removeAttribute("data-piece");
  const ghost = document.createElement("div");
  // The style sheets of a drawing begin with the name of its root.
  ghost.className = `d-ghost ${source.closest("#board > *, #own > *")?.classList[0] ?? ""}`;
  ghost.append(piece instanceof SVGElement ? pictureOf(piece, copy) : copy);
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  document.body.append(ghost);
  return ghost;
}

/** A drag ends with a click on whatever lies below; that click means nothing. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}

/** Gives the handler of `pointerdown` for the root of what can be dragged. */
export function useDrag(drags: Drags): (event: PointerEvent) => void {
  const now = useRef(drags);
  now.current = drags;
  const leave = useRef<() => void>(() => {});
  useEffect(() => () => leave.current(), []);
  return (event) => {
    const source = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!source || event.button !== 0 || !event.isPrimary) return;
    leave.current();
    const from = { x: event.clientX, y: event.clientY };
    let ghost: HTMLElement | null = null;
    const move = (to: PointerEvent) => {
      if (to.pointerId !== event.pointerId) return;
      const dx = to.clientX - from.x;
      const dy = to.clientY - from.y;
      if (!ghost && Math.hypot(dx, dy) > FAR) {
        held = true;
        document.documentElement.classList.add("d-dragging");
        ghost = ghostOf(source);
        now.current.begin(source);
      }
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.1)`;
    };
    const end = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      const wasDragged = ghost !== null;
      leave.current();
      if (!wasDragged) return;
      swallowClick();
      now.current.drop(source, at.type === "pointerup" ? under(at.clientX, at.clientY) : null);
    };
    const breakOff = (key: KeyboardEvent) => {
      if (key.key !== "Escape" || !ghost) return;
      leave.current();
      now.current.drop(source, null);
    };
    leave.current = () => {
      held = false;
      document.documentElement.classList.remove("d-dragging");
      ghost?.remove();
      ghost = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", breakOff);
      leave.current = () => {};
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", breakOff);
  };
}

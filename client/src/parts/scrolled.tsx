/** A box that scrolls, and fades at an edge beyond which it goes on: a row that is cut does not look like the last one. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { motion } from "../settings";
import { Icon } from "../symbols";
import { t } from "../words";

/** `label` makes a named group of it, `byKeys` one that the keys can scroll, where nothing inside takes the focus. What is seen is told by the browser; only the look of the edges follows from it, never a size. */
/** The height of what says how much more there is, as in styles/table-wide.css. */
const FOOT = 26;

/** How many of the things named by `what` lie, as a whole or in part, below what is seen of a box. */
function useBelow(box: { current: HTMLElement | null }, what: string | undefined): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    if (!what) return;
    const frame = box.current!;
    const found = new Set<Element>();
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio, boundingClientRect, rootBounds } of seen) {
          if (intersectionRatio < 0.95 && boundingClientRect.bottom > (rootBounds?.bottom ?? 0)) found.add(target);
          else found.delete(target);
        }
        setBelow(found.size);
      },
      { root: frame, rootMargin: `0px 0px -${FOOT}px 0px`, threshold: [0, 0.95] },
    );
    const start = () => {
      watch.disconnect();
      found.clear();
      for (const thing of frame.querySelectorAll(what)) watch.observe(thing);
    };
    const changes = new MutationObserver(start);
    changes.observe(frame, { childList: true, subtree: true });
    start();
    return () => {
      changes.disconnect();
      watch.disconnect();
    };
  }, [what]);
  return below;
}

export function Scrolled(p: {
  class: string;
  id?: string;
  label?: string;
  byKeys?: boolean;
  /** Which things inside are counted: at the foot it says how many more there are, instead of fading there. */
  counted?: string;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  const below = useBelow(box, p.counted);
  useEffect(() => {
    const frame = box.current!;
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen)
          frame.classList.toggle(target === frame.firstElementChild ? "goes-before" : "goes-on", !isIntersecting);
      },
      { root: frame, rootMargin: "2px" },
    );
    watch.observe(frame.firstElementChild!);
    watch.observe(frame.lastElementChild!);
    return () => watch.disconnect();
  }, []);
  const named = p.label ? { role: "group" as const, "aria-label": p.label } : {};
  return (
    <div
      class={`scrolled ${p.class} ${p.counted ? "is-counted" : ""}`}
      id={p.id}
      {...named}
      tabIndex={p.byKeys ? 0 : undefined}
      ref={box}
    >
      <span class="scrolled-edge" />
      {p.children}
      {p.counted ? (
        // For a mouse: the keys reach what lies below by themselves.
        <button
          type="button"
          class="scrolled-more"
          tabIndex={-1}
          onClick={() => {
            const frame = box.current!;
            frame.scrollBy({ top: frame.clientHeight - 3 * FOOT, behavior: motion.peek() ? "smooth" : "auto" });
          }}
        >
          <Icon name="chevron" size={16} /> {t("choices.below", below)}
        </button>
      ) : null}
      <span class="scrolled-edge" />
    </div>
  );
}

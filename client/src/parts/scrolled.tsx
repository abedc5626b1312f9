/** A box that scrolls, and fades at an edge beyond which it goes on: a row that is cut does not look like the last one. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { motion } from "../settings";
import { Icon } from "../symbols";
import { t } from "../words";

/** The height of what says how much more there is, as in styles/table-wide.css. */
const FOOT = 26;

/**
 * How many of the things named by `what` end below what is seen of a box. Read once in a frame after the box scrolled, got
 * another size or other things; what is said of it has its place already, so nothing follows from it. (An observer of
 * intersections does not do: it is not told of what the edges hide.)
 */
function useBelow(box: { current: HTMLElement | null }, what: string | undefined): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    if (!what) return;
    const frame = box.current!;
    let due = 0;
    const count = () => {
      due = 0;
      const edge = frame.getBoundingClientRect().bottom - FOOT + 1;
      const things = [...frame.querySelectorAll(what)];
      setBelow(things.filter((thing) => thing.getBoundingClientRect().bottom > edge).length);
    };
    const later = () => {
      due ||= requestAnimationFrame(count);
    };
    const changes = new MutationObserver(later);
    changes.observe(frame, { childList: true, subtree: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(frame);
    frame.addEventListener("scroll", later, { passive: true });
    later();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      frame.removeEventListener("scroll", later);
      cancelAnimationFrame(due);
    };
  }, [what]);
  return below;
}

/**
 * `label` makes a named group of it, `byKeys` one that the keys can scroll, where nothing inside takes the focus. What is
 * seen is told by the browser; only the look of the edges follows from it, never a size.
 */
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
            const way = below ? frame.clientHeight - 3 * FOOT : -frame.scrollTop;
            frame.scrollBy({ top: way, behavior: motion.peek() ? "smooth" : "auto" });
          }}
        >
          <Icon name="chevron" class={below ? "" : "flipped"} size={16} />{" "}
          {below ? t("choices.below", below) : t("choices.top")}
        </button>
      ) : null}
      <span class="scrolled-edge" />
    </div>
  );
}

/** A box that scrolls, and fades at an edge beyond which it goes on: a row that is cut does not look like the last one. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** `label` makes a named group of it, `byKeys` one that the keys can scroll, where nothing inside takes the focus. What is seen is told by the browser; only the look of the edges follows from it, never a size. */
export function Scrolled(p: {
  class: string;
  id?: string;
  label?: string;
  byKeys?: boolean;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
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
    <div class={`scrolled ${p.class}`} id={p.id} {...named} tabIndex={p.byKeys ? 0 : undefined} ref={box}>
      <span class="scrolled-edge" />
      {p.children}
      <span class="scrolled-edge" />
    </div>
  );
}

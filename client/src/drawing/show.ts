/** On phones the parts of a board lie below each other: what can be chosen comes into sight. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Whether a thing lies wholly within the part of the page that scrolls. */
function isInSight(thing: Element): boolean {
  const frame = thing.closest(".narrow-main")?.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  return !frame || (box.top >= frame.top && box.bottom <= frame.bottom);
}

/** Scrolls to the first part (`selector`) with something to choose, whenever `asked` names something new; "" never does. */
export function useShowChoices(root: RefObject<HTMLElement>, selector: string, asked: string): void {
  useLayoutEffect(() => {
    if (!asked) return;
    const part = [...(root.current?.querySelectorAll(selector) ?? [])].find((one) => one.querySelector(".can"));
    const things = [...(part?.querySelectorAll(".can") ?? [])];
    const [first] = things;
    if (!part || !first || things.every(isInSight)) return;
    part.scrollIntoView({ block: "start", behavior: "instant" });
    if (!isInSight(first)) first.scrollIntoView({ block: "center", behavior: "instant" });
  }, [asked]);
}

/** On phones the parts of a board lie below each other: the one with the choices comes into sight. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Scrolls to the first part (`selector`) with something to choose, whenever `asked` names something new; "" never does. */
export function useShowChoices(root: RefObject<HTMLElement>, selector: string, asked: string): void {
  useLayoutEffect(() => {
    if (!asked) return;
    const parts = [...(root.current?.querySelectorAll(selector) ?? [])];
    const first = parts.findIndex((part) => part.querySelector(".can"));
    if (first > 0) parts[first]!.scrollIntoView({ block: "start", behavior: "instant" });
  }, [asked]);
}

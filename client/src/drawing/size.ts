/** How large things are on the screen: parts of the drawing, and words. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export interface Size { width: number; height: number }

/** The size of an element, kept up to date. */
export function useSize(root: RefObject<HTMLElement>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () =>
      setSize((old) => {
        const [width, height] = [element.clientWidth, element.clientHeight];
        return old.width === width && old.height === height ? old : { width, height };
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return size;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How broad a line of the map is, in the type of this page. */
export function broad(text: string, font: number): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * font * 0.66;
  pen.font = `600 ${font}px ${getComputedStyle(document.documentElement).getPropertyValue("--sans") || "sans-serif"}`;
  return pen.measureText(text).width;
}

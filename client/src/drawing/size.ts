/** How large things are on the screen: parts of the drawing, and words. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

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

/** A part is not drawn smaller than this; what does not fit then scrolls. */
const LEAST = 0.72;
const STEP = 0.02;
/** Fitting changes sizes, and sizes call for fitting: should that ever go round in circles, it ends here. */
const MOST_IN_A_SECOND = 12;

/** Draws a part smaller where its place is too low for all of it, so that nothing lies below the edge. */
export function useFit(root: RefObject<HTMLElement>, isMeant: boolean): void {
  const fit = useRef(() => {});
  const done = useRef({ since: 0, times: 0 });
  fit.current = () => {
    const element = root.current;
    const place = element?.parentElement;
    if (!element || !place) return;
    const now = performance.now();
    if (now - done.current.since > 1000) done.current = { since: now, times: 0 };
    if (++done.current.times > MOST_IN_A_SECOND) return;
    const fits = () => place.scrollHeight <= place.clientHeight;
    element.style.zoom = "";
    for (let size = 1 - STEP; isMeant && size >= LEAST && !fits(); size -= STEP) element.style.zoom = size.toFixed(2);
    if (!fits()) element.style.zoom = "";
  };
  useLayoutEffect(() => fit.current());
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => fit.current());
    if (root.current?.parentElement) watch.observe(root.current.parentElement);
    return () => watch.disconnect();
  }, []);
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How broad a line of the map is, in the type of this page. */
export function broad(text: string, font: number): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * font * 0.66;
  pen.font = `600 ${font}px ${getComputedStyle(document.documentElement).getPropertyValue("--sans") || "sans-serif"}`;
  return pen.measureText(text).width;
}

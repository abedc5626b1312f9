/** How broad words are on the screen. */

let pen: CanvasRenderingContext2D | null | undefined;
let type: string | undefined;

/** How broad a line of the map is, in the type of this page. */
export function broad(text: string, font: number): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * font * 0.66;
  type ??= getComputedStyle(document.documentElement).getPropertyValue("--sans") || "sans-serif";
  pen.font = `600 ${font}px ${type}`;
  return pen.measureText(text).width;
}

/** How signs of one ink are drawn: strokes, areas, and what shows through; and the ear of grain, which games share. */
export const line = `fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"`;
export const fill = `fill="currentColor"`;
export const cut = `fill="none" stroke="var(--cut)" stroke-linecap="round" stroke-linejoin="round"`;

export function kernel(x: number, y: number, turn: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="1.9" ry="3.1" transform="rotate(${turn} ${x} ${y})" ${fill}/>`;
}

export const EAR =
  `<path d="M12 22.5V8" ${line} stroke-width="1.9"/>` +
  kernel(12, 4.4, 0) +
  kernel(8.4, 8.4, -32) +
  kernel(15.6, 8.4, 32) +
  kernel(8.4, 13, -32) +
  kernel(15.6, 13, 32) +
  kernel(8.4, 17.6, -32) +
  kernel(15.6, 17.6, 32);

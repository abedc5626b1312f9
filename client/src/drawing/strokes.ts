/** How signs of one ink are drawn: strokes, areas, and what shows through; and the ears of grain, which games share. */
export const line = `fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"`;
export const fill = `fill="currentColor"`;
export const cut = `fill="none" stroke="var(--cut)" stroke-linecap="round" stroke-linejoin="round"`;

export function kernel(x: number, y: number, turn: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="1.9" ry="3.1" transform="rotate(${turn} ${x} ${y})" ${fill}/>`;
}

/** Grain as a good: a golden ear, which reads at sixteen pixels on light and dark and is no sack of money. */
export function goldenEar(gold: string, outline: string): string {
  const stalk = (colour: string, width: number) =>
    `<path d="M12 24V5" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const grown = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="2.300" ry="3.600" transform="rotate(${turn} ${x} ${y})"/>`;
  const pairs = [15.6, 10.8, 6.2].map((y) => grown(8.4, y, -26) + grown(15.6, y, 26)).join("");
  return (
    `<g transform="translate(.6 .9) rotate(22 12 12) scale(.95)">${stalk(outline, 4)}${stalk(gold, 1.6)}` +
    `<g fill="${gold}" stroke="${outline}" stroke-width="1.250">${pairs}${grown(12, 2.6, 0)}</g></g>`
  );
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

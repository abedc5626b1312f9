/** One sprite for all drawings: a symbol is drawn once and used everywhere. */
import { signal } from "@preact/signals";

/** Inner SVG markup by name, on a 24 × 24 grid; `currentColor` is the ink. Constants of the program, never user text. */
const sprite = signal<Record<string, string>>({});

/** Add symbols to the sprite. A name may carry its own view box: `"wheat@0 0 32 32"`. */
export function registerSymbols(markup: Record<string, string>): void {
  sprite.value = { ...sprite.value, ...markup };
}

export function Icon(p: { name: string; size?: number; title?: string; class?: string }) {
  const size = p.size ?? 20;
  return (
    <svg
      class={p.class ? `symbol ${p.class}` : "symbol"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={p.title ? "img" : undefined}
      aria-label={p.title}
      aria-hidden={p.title ? undefined : "true"}
      focusable="false"
    >
      {p.title ? <title>{p.title}</title> : null}
      <use href={`#sym-${p.name}`} />
    </svg>
  );
}

/** The sprite itself; stands once in the page. */
export function Sprite() {
  const markup = Object.entries(sprite.value)
    .map(([key, inner]) => {
      const [name, box] = key.split("@");
      return `<symbol id="sym-${name}" viewBox="${box ?? "0 0 24 24"}">${inner}</symbol>`;
    })
    .join("");
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The looks of a seat: Okabe–Ito colour (tokens.css: --look-0 …) and shape, always together; then white and black, in the place of green. */
const LOOK_SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "triangle", "triangle"];
const LOOK_OF_COLOUR: Record<string, number> = {
  blue: 0,
  red: 1,
  green: 2,
  yellow: 3,
  purple: 4,
  violet: 4,
  pink: 4,
  orange: 1,
  white: 5,
  black: 6,
};

/** Seat shapes in the order of seats; follows the game's own names of the seats, as the colours --seat-0 … do. */
export const SEAT_SHAPES: string[] = LOOK_SHAPES.slice(0, 5);

/** Counts changes of the looks, so that marks already drawn follow. */
const dressings = signal(0);

/** Give the seats the looks that fit the game's names for them ("yellow" sits in yellow); else in the usual order. */
export function dressSeats(names: string[]): void {
  const looks = names.map((name) => LOOK_OF_COLOUR[name] ?? -1);
  const fits = looks.every((look) => look >= 0) && new Set(looks).size === looks.length;
  const style = document.documentElement.style;
  const before = SEAT_SHAPES.join();
  for (let seat = 0; seat < 5; seat++) {
    const look =
      fits && seat < looks.length
        ? looks[seat]!
        : fits
          ? [0, 1, 2, 3, 4].filter((l) => !looks.includes(l))[seat - looks.length]!
          : seat;
    SEAT_SHAPES[seat] = LOOK_SHAPES[look]!;
    style.setProperty(`--seat-${seat}`, `var(--look-${look})`);
    style.setProperty(`--on-seat-${seat}`, `var(--on-look-${look})`);
  }
  if (SEAT_SHAPES.join() !== before) dressings.value = dressings.peek() + 1;
}

/** The looks of a game's seats, before there is a view to read them from. */
export function dressSeatsByNames(names: Record<string, unknown>): void {
  dressSeats(
    Object.keys(names)
      .filter((key) => key.startsWith("player."))
      .map((key) => key.slice(7)),
  );
}

/** The colour of a seat as a CSS value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % 5})`;
}

/** The shape of a seat in its colour. */
export function SeatMark(p: { seat: number; size?: number; title?: string; class?: string }) {
  void dressings.value;
  const name = `seat-${SEAT_SHAPES[p.seat % 5]}`;
  return (
    <Icon name={name} size={p.size ?? 16} title={p.title} class={`seat-mark seat-${p.seat % 5} ${p.class ?? ""}`} />
  );
}

const line = `fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

registerSymbols({
  "seat-circle": `<circle cx="12" cy="12" r="9.5" fill="currentColor" stroke="var(--ink)" stroke-width="1.5"/>`,
  "seat-square": `<rect x="3.2" y="3.2" width="17.6" height="17.6" rx="1.5" fill="currentColor" stroke="var(--ink)" stroke-width="1.5"/>`,
  "seat-triangle": `<path d="M12 2.2 22.6 20.8H1.4Z" fill="currentColor" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>`,
  "seat-diamond": `<path d="M12 1.4 22.6 12 12 22.6 1.4 12Z" fill="currentColor" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>`,
  "seat-hexagon": `<path d="M7 2.6h10L22.2 12 17 21.4H7L1.8 12Z" fill="currentColor" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>`,
  undo: `<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" ${line}/>`,
  redo: `<path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" ${line}/>`,
  check: `<path d="m4 12.5 5.5 5.5L20 6.5" ${line} stroke-width="2.6"/>`,
  close: `<path d="M6 6l12 12M18 6 6 18" ${line}/>`,
  help: `<circle cx="12" cy="12" r="9.5" ${line}/><path d="M9.2 9.2a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.1-1.5 2.1M12 17.2v.1" ${line}/>`,
  menu: `<path d="M4 6.5h16M4 12h16M4 17.5h16" ${line}/>`,
  home: `<path d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6" ${line}/>`,
  edition: `<path d="M4 9.5c2.7-3 5.3-3 8 0s5.3 3 8 0M4 15.5c2.7-3 5.3-3 8 0s5.3 3 8 0" ${line}/>`,
  gear: `<circle cx="12" cy="12" r="3.2" ${line}/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1" ${line}/>`,
  sun: `<circle cx="12" cy="12" r="4" ${line}/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" ${line}/>`,
  moon: `<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" ${line}/>`,
  chat: `<path d="M4 5h16v11H10l-5 4v-4H4Z" ${line}/>`,
  log: `<path d="M5 6h14M5 12h14M5 18h9" ${line}/>`,
  people: `<circle cx="9" cy="8" r="3.5" ${line}/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.3.7 3.7 2.6 4 5.5" ${line}/>`,
  board: `<path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14" ${line}/>`,
  mine: `<rect x="3" y="5" width="18" height="14" rx="2" ${line}/><path d="M3 10h18M9 10v9" ${line}/>`,
  computer: `<rect x="4" y="7" width="16" height="12" rx="3" ${line}/><path d="M12 7V3.5M9 12.5v1M15 12.5v1M9.5 16.5h5" ${line}/>`,
  eye: `<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" ${line}/><circle cx="12" cy="12" r="2.8" ${line}/>`,
  link: `<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3" ${line}/>`,
  back: `<path d="M15 5l-7 7 7 7" ${line}/>`,
  forward: `<path d="m9 5 7 7-7 7" ${line}/>`,
  first: `<path d="M18 5l-7 7 7 7M6 5v14" ${line}/>`,
  last: `<path d="m6 5 7 7-7 7M18 5v14" ${line}/>`,
  play: `<path d="M7 4.5v15l12-7.5Z" fill="currentColor"/>`,
  pause: `<path d="M8 5v14M16 5v14" ${line} stroke-width="3"/>`,
  download: `<path d="M12 4v11M7 11l5 5 5-5M4 20h16" ${line}/>`,
  again: `<path d="M20 11A8 8 0 1 0 18 17M20 5v6h-6" ${line}/>`,
  fork: `<circle cx="6" cy="5" r="2" ${line}/><circle cx="6" cy="19" r="2" ${line}/><circle cx="18" cy="9" r="2" ${line}/><path d="M6 7v10M18 11c0 4-12 1-12 5" ${line}/>`,
  hourglass: `<path d="M6 3h12M6 21h12M7.5 3v4c0 3 9 7 9 10v4M16.5 3v4c0 3-9 7-9 10v4" ${line}/>`,
  trophy: `<path d="M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3.5c0 3 1.5 5 4 5M17 6h3.5c0 3-1.5 5-4 5M12 15v5M8 20.5h8" ${line}/>`,
  book: `<path d="M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14" ${line}/>`,
  plus: `<path d="M12 4v16M4 12h16" ${line}/>`,
  chevron: `<path d="m5 9 7 7 7-7" ${line}/>`,
  report: `<path d="M12 4 2.5 20h19ZM12 10v5M12 17.2v.3" ${line}/>`,
  flag: `<path d="M5 21V4c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0" ${line}/>`,
});

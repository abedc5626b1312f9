/** How the towns look: the large ones have a church, some a castle, small ones are a few roofs. All drawn by us. */

export type TownKind = "city" | "minster" | "castle" | "church" | "village";

export interface TownLook {
  kind: TownKind;
  /** The room of its houses beside, above and below its middle, in heights of a letter. */
  room: { wide: number; up: number; down: number };
}

const ROOM: Record<TownKind, TownLook["room"]> = {
  city: { wide: 1.85, up: 1.75, down: 1.05 },
  minster: { wide: 1.35, up: 1.4, down: 0.8 },
  castle: { wide: 1.25, up: 1.3, down: 0.8 },
  church: { wide: 1.15, up: 1.15, down: 0.75 },
  village: { wide: 1.05, up: 0.9, down: 0.7 },
};

const KINDS: Record<string, TownKind> = {
  orleans: "city",
  tours: "minster",
  bourges: "minster",
  chartres: "minster",
  "le-mans": "minster",
  nevers: "minster",
  blois: "castle",
  chinon: "castle",
  loches: "castle",
  chateaudun: "castle",
  sancerre: "castle",
  montargis: "castle",
  chateauroux: "castle",
  vendome: "church",
  etampes: "church",
  vierzon: "church",
  "st-amand": "church",
  chatellerault: "church",
  argenton: "church",
};

export function lookOf(town: string): TownLook {
  const kind = KINDS[town] ?? "village";
  return { kind, room: ROOM[kind] };
}

const edge = `stroke="var(--o-outline)" stroke-width="1.1" stroke-linejoin="round"`;

/** A house with its gable to the left and its roof lit from above: left edge, foot, breadth, height of the wall. */
function house(x: number, y: number, broad: number, tall: number, roof = "tile"): string {
  const gable = broad * 0.4;
  const rise = gable * 0.95;
  const eaves = y - tall;
  return (
    `<path d="M${x} ${y}v${-tall}l${gable / 2} ${-rise}l${gable / 2} ${rise}v${tall}Z" fill="var(--o-wall)" ${edge}/>` +
    `<path d="M${x + gable} ${y}v${-tall}h${broad - gable}v${tall}Z" fill="var(--o-wall-deep)" ${edge}/>` +
    `<path d="M${x + gable} ${eaves}l${-gable / 2} ${-rise}h${broad - gable}l${gable / 2} ${rise}Z" fill="var(--o-${roof})" ${edge}/>`
  );
}

/** A tower with a pointed or a flat top: middle, foot, breadth, height. */
function tower(x: number, y: number, broad: number, tall: number, top: "spire" | "battlement" | "cone"): string {
  const half = broad / 2;
  const wall = `<path d="M${x - half} ${y}v${-tall}h${broad}v${tall}Z" fill="var(--o-stone)" ${edge}/><path d="M${x + half * 0.25} ${y - 0.5}v${-tall + 0.5}h${half * 0.6}v${tall - 0.5}Z" fill="var(--o-stone-deep)"/>`;
  const high = y - tall;
  if (top === "spire")
    return (
      wall +
      `<path d="M${x - half - 0.7} ${high}L${x} ${high - broad * 2}L${x + half + 0.7} ${high}Z" fill="var(--o-slate)" ${edge}/>` +
      `<path d="M${x} ${high - broad * 2}v-3M${x - 1.3} ${high - broad * 2 - 1.8}h2.6" fill="none" ${edge}/>`
    );
  if (top === "cone")
    return (
      wall +
      `<path d="M${x - half - 0.9} ${high}L${x} ${high - broad * 1.25}L${x + half + 0.9} ${high}Z" fill="var(--o-slate)" ${edge}/>`
    );
  const tooth = broad / 5;
  return (
    wall +
    `<path d="M${x - half - 0.6} ${high}v-3h${tooth + 0.4}v1.4h${tooth}v-1.4h${tooth + 0.4}v1.4h${tooth}v-1.4h${tooth + 0.4}v3Z" fill="var(--o-stone)" ${edge}/>`
  );
}

function nave(x: number, y: number, broad: number, tall: number): string {
  return (
    `<path d="M${x} ${y}v${-tall}h${broad}v${tall}Z" fill="var(--o-stone)" ${edge}/>` +
    `<path d="M${x - 0.6} ${y - tall}l2.400 -4h${broad - 3.6}l2.400 4Z" fill="var(--o-slate)" ${edge}/>` +
    `<path d="M${x + broad * 0.3} ${y - 1}v${-tall * 0.55}M${x + broad * 0.6} ${y - 1}v${-tall * 0.55}" fill="none" stroke="var(--o-outline)" stroke-width="1.4" stroke-linecap="round"/>`
  );
}

const shadow = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2b211833"/>`;

/** Breadth and height of each picture, with the middle of the town at its half breadth and two thirds of its height. */
export const TOWN_SIZE: Record<TownKind, [number, number]> = {
  city: [46, 36],
  minster: [36, 30],
  castle: [34, 29],
  church: [31, 26],
  village: [28, 22],
};

/** The symbols of the towns for the sprite. */
export const TOWN_SYMBOLS: Record<string, string> = {
  "o-town-city@0 0 46 36":
    shadow(23, 33, 22, 3.4) +
    house(5, 23, 11, 4.5, "tile-deep") +
    house(31, 23, 11, 4.5) +
    nave(18, 24, 15, 8) +
    tower(17.5, 24, 4.2, 13, "spire") +
    tower(24, 24, 4.2, 13, "spire") +
    house(9, 28, 12, 5) +
    house(25, 28, 13, 5, "tile-deep") +
    `<path d="M2 33.500v-7h2.400v1.800h2.400v-1.800h2.400v1.800h2.400v-1.800H14v1.800h2.400v-1.800h2.400v1.800h8.400v-1.800h2.400v1.800H32v-1.800h2.400v1.800h2.400v-1.800h2.400v1.800h2.400v-1.800H44v7Z" fill="var(--o-stone)" ${edge}/>` +
    `<path d="M20.600 33.500v-3a2.400 2.400 0 0 1 4.800 0v3Z" fill="var(--o-outline)"/>` +
    tower(3.4, 34, 5.4, 9, "cone") +
    tower(42.6, 34, 5.4, 9, "cone"),
  "o-town-minster@0 0 36 30":
    shadow(18, 27, 17, 3) +
    house(3, 21, 11, 4.5, "tile-deep") +
    nave(13, 22, 16, 8) +
    tower(13.5, 22, 4.4, 11, "spire") +
    house(22, 26, 12, 5) +
    house(2, 27, 12, 5) +
    house(13, 27.5, 10, 4.5, "tile-deep"),
  "o-town-castle@0 0 34 29":
    shadow(17, 26, 16, 3) +
    tower(12, 20, 6.4, 10, "battlement") +
    `<path d="M12 22v-8h12v8Z" fill="var(--o-stone)" ${edge}/>` +
    tower(24, 21, 5, 9, "cone") +
    `<path d="M12 7V2.400" fill="none" ${edge}/><path d="M12 2.200h5l-1.400 1.600 1.400 1.600h-5Z" fill="var(--o-flag)" ${edge}/>` +
    house(2, 26, 11, 4.5) +
    house(20, 26.5, 12, 4.5, "tile-deep") +
    house(12, 27, 9, 4),
  "o-town-church@0 0 31 26":
    shadow(15.5, 23, 14.5, 2.8) +
    house(16, 18.5, 11, 4.5, "tile-deep") +
    nave(10, 20, 9, 6) +
    tower(9.4, 20, 4, 8, "spire") +
    house(2, 23.5, 11, 4.5) +
    house(15, 24, 12, 4.8),
  "o-town-village@0 0 28 22":
    shadow(14, 19, 13, 2.6) +
    house(10, 14.5, 11, 4, "tile-deep") +
    house(2, 19, 11, 4.5) +
    house(14, 20, 11, 4.5, "thatch"),
};

/** Where things lie on the map: towns, bent routes, goods, and names that keep out of each other's way. */

import { once } from "../../drawing/once";
import { broad } from "../../drawing/size";
import type { Description, Route, Town } from "./facts";
import { around, type Box, type Feature, overlap, sceneryOf } from "./scenery";
import { lookOf, type TownLook } from "./town-looks";
import { coursesOf, mouthOf, type Point, seaward, springOf } from "./ways";

export type { Point };
export interface Spot extends Point {
  id: string;
  look: TownLook;
  lines: string[];
  name: Point;
  anchor: "start" | "middle" | "end";
  /** The middle of a merchant who stands in this town; several stand side by side around it. */
  guest: Point;
  /** How many have room there. */
  guests: number;
}
export interface Way {
  route: Route;
  isMain: boolean;
  path: string;
  goods: Point[];
  middle: Point;
}
export interface Chart {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  ways: Way[];
  scenery: Feature[];
  /** Where the great river comes from and where it goes, beyond its last towns. */
  tails: string[];
  font: number;
  token: number;
}

/** How far goods may lie from the middle of their route, the nearest first. */
const SHIFTS = Array.from({ length: 9 }, (_, n) => n * 0.03).flatMap((shift) => (shift ? [shift, -shift] : [0]));

/** Puts the goods of a route in its middle, or as little beside it as keeps them, and some air around them, off other goods and off names. */
function slide(
  on: (t: number) => Point,
  offsets: number[],
  lying: Point[],
  token: number,
  airy: number,
  taken: Box[],
): Point[] {
  let best: Point[] = [];
  let least = Infinity;
  for (const shift of SHIFTS) {
    const goods = offsets.map((offset) => on(0.5 + offset + shift));
    let cost = Math.abs(shift) * 20;
    for (const good of goods) {
      for (const other of lying)
        cost += Math.max(0, token * 2.15 - Math.hypot(other.x - good.x, other.y - good.y)) * 12;
      for (const box of taken) cost += overlap(around(good, airy), box);
    }
    if (cost < least) {
      least = cost;
      best = goods;
    }
  }
  lying.push(...best);
  return best;
}

/** How far a point lies from a box. */
function apart(box: Box, point: Point): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.w);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** How much air there is between two boxes. */
function between(one: Box, other: Box): number {
  const dx = Math.max(one.x - other.x - other.w, 0, other.x - one.x - one.w);
  const dy = Math.max(one.y - other.y - other.h, 0, other.y - one.y - one.h);
  return Math.hypot(dx, dy);
}

/** How far a name is from being clearly nearer to the houses of its own town than to any others; 0 where it is. */
function misread(name: Box, own: Box, houses: Box[], font: number): number {
  const least = between(name, own) + font * CLEARLY;
  return houses.reduce((sum, other) => sum + (other === own ? 0 : Math.max(0, least - between(name, other))), 0);
}
/** How much nearer that is, by the size of the type. */
const CLEARLY = 0.5;

/** Long names break at their hyphens. */
export function linesOf(name: string): string[] {
  if (name.length < 14) return [name];
  const cut = name.indexOf("-", name.startsWith("S.-") ? 3 : 0);
  return cut > 0 ? [name.slice(0, cut + 1), name.slice(cut + 1)] : [name];
}

/** Some towns stand a little aside of where they lie, so that houses, names and goods have room in every frame. */
const ASIDE: Record<string, [number, number]> = {
  blois: [0.008, -0.016],
  "la-chatre": [0.002, -0.011],
  vendome: [0.01, -0.002],
  sancerre: [0.031, 0.009],
  briare: [0.001, 0.022],
  chatellerault: [-0.011, -0.019],
  montrichard: [-0.045, -0.04],
  etampes: [-0.049, -0.026],
  chinon: [0.004, -0.007],
  chartres: [0, 0.023],
  "le-mans": [-0.047, -0.017],
  loches: [-0.003, -0.022],
  bourges: [-0.017, -0.011],
  "st-amand": [-0.019, 0.006],
  tours: [-0.008, 0],
  chateauroux: [-0.017, -0.019],
  nevers: [0.016, -0.009],
  chateaudun: [-0.047, -0.009],
  "le-blanc": [0.002, 0.015],
  vierzon: [0.01, -0.003],
  argenton: [-0.001, 0.007],
};

/** The frame a map is laid out in, and the size of its type there. */
export interface Shape {
  width: number;
  height: number;
  font: number;
}

/** The map of a frame; it is the same for the whole game, and in all languages that call the towns alike. */
export function chartFor(facts: Description, name: (town: string) => string, shape: Shape, seats: number): Chart {
  const names = facts.towns.map((town) => name(town.id)).join();
  return once(facts, `map ${shape.width} ${seats} ${names}`, () => chartOf(facts, name, shape, seats));
}

function chartOf(
  facts: Description,
  name: (town: string) => string,
  { width, height, font }: Shape,
  seats: number,
): Chart {
  const inset = { x: 30, top: height < 420 ? 18 : 24, bottom: height < 420 ? 20 : 26 };
  const place = (town: Town): Point => {
    const [dx, dy] = ASIDE[town.id] ?? [0, 0];
    return {
      x: inset.x + ((town.x + dx - 0.07) / 0.885) * (width - 2 * inset.x),
      y: inset.top + ((town.y + dy - 0.06) / 0.875) * (height - inset.top - inset.bottom),
    };
  };
  const at = new Map(facts.towns.map((town) => [town.id, place(town)]));
  const token = font * (height < 420 ? 0.85 : 0.92);
  const soft: Point[] = [];
  const towns = [...at.values()];
  const curves = coursesOf(facts.routes, at).map(({ route, isMain, on, path, length }) => {
    const steps = Math.max(8, Math.round(length / 9));
    for (let n = 1; n < steps; n++) soft.push(on(n / steps));
    const off = Math.min(0.3, (token * 1.1) / length);
    const used = route.goods_from_players.filter((from) => from <= seats).length;
    return { route, isMain, on, path, offsets: used === 2 ? [-off, off] : [0] };
  });
  // Long names first. Goods, names and merchants are laid several times: from the second on each knows where the others
  // would like to lie. What covers least of each other is kept.
  const order = [...facts.towns].sort((a, b) => name(b.id).length - name(a.id).length);
  const labels = new Map<string, Label>();
  const guests = new Map<string, Guest>();
  const houses = facts.towns.map((town) => housesOf(at.get(town.id)!, lookOf(town.id), font));
  const boxes = (of: Map<string, { box: Box }>, but = "") =>
    [...of].flatMap(([id, { box }]) => (id === but ? [] : [box]));
  // All merchants may stand together in Orléans, where they begin.
  const guestsIn = (id: string) => (id === "orleans" ? seats : 1);
  const stand = (id: string, lying: Box[]) => {
    const others = houses.filter((_, n) => facts.towns[n]!.id !== id);
    const taken = [...lying, ...others, ...boxes(guests, id)];
    guests.set(id, bestGuest(at.get(id)!, lookOf(id), guestsIn(id), { width, height, font, taken }));
  };
  // They take so much room that everything else is laid around them.
  stand("orleans", []);
  let best: Laid | null = null;
  for (let turn = 0; turn < TURNS && best?.covered !== 0; turn++) {
    const lying: Point[] = [];
    const taken = [...houses, ...boxes(labels), ...boxes(guests)];
    const ways = curves.map(({ route, isMain, on, path, offsets }) => ({
      route,
      isMain,
      path,
      goods: slide(on, offsets, lying, token, token + (turn % 3), taken),
      middle: on(0.5),
    }));
    const goods = lying.map((good) => around(good, token + 2));
    const fixed = [...goods, ...houses];
    for (const { id } of order) {
      labels.delete(id);
      labels.set(
        id,
        bestLabel(id, at.get(id)!, linesOf(name(id)), {
          width,
          height,
          font,
          taken: [...fixed, ...boxes(labels), ...boxes(guests)],
          names: boxes(labels),
          soft,
          towns,
          houses,
          own: houses[facts.towns.findIndex((town) => town.id === id)]!,
        }),
      );
    }
    for (const { id } of order) stand(id, [...goods, ...boxes(labels)]);
    let covered = coveredBy([lying.map((good) => around(good, token)), boxes(labels), boxes(guests)]);
    // A name that seems to be another town's is as bad as one that is covered.
    facts.towns.forEach(({ id }, n) => {
      covered += misread(labels.get(id)!.box, houses[n]!, houses, font) * font * 0.5;
    });
    if (best !== null && best.covered <= covered) continue;
    const spots = new Map(
      [...labels].map(([id, label]) => [id, { ...label, guest: guests.get(id)!.at, guests: guestsIn(id) }]),
    );
    best = { ways, spots, covered, taken: [...fixed, ...boxes(labels)] };
  }
  const { ways, spots, taken } = best!;
  const mouth = at.get(mouthOf(facts.routes, at))!;
  const spring = at.get(springOf(facts.routes, at))!;
  const sea = seaward(mouth);
  const tails = [
    `M${mouth.x} ${mouth.y}C${mouth.x - 30} ${mouth.y - 2} ${sea.x + 34} ${sea.y - 14} ${sea.x} ${sea.y}`,
    `M${spring.x} ${spring.y}C${spring.x + 4} ${spring.y + 40} ${spring.x - 14} ${spring.y + 70} ${spring.x + 6} ${height + 90}`,
  ];
  const beyond = [0.3, 0.6, 0.9].flatMap((t) => [
    { x: mouth.x + (sea.x - mouth.x) * t, y: mouth.y - 6 },
    { x: spring.x, y: spring.y + (height - spring.y) * t },
    { x: spring.x - 4, y: height + 70 * t },
  ]);
  const scenery = sceneryOf(width, height, taken, [...soft, ...beyond]);
  return { width, height, font, token, ways, spots, scenery, tails };
}

/** The room that the houses of a town take. */
export function housesOf(town: Point, look: TownLook, font: number): Box {
  const { wide, up, down } = look.room;
  return { x: town.x - font * wide, y: town.y - font * up, w: font * wide * 2, h: font * (up + down) };
}

type Label = Omit<Spot, "guest" | "guests"> & { box: Box };
interface Guest {
  at: Point;
  box: Box;
}
/** What was laid in one turn, and how much of it is covered. */
interface Laid {
  ways: Way[];
  spots: Map<string, Spot>;
  covered: number;
  taken: Box[];
}
/** How often everything is laid at most. */
const TURNS = 10;

/** How much of the things of different kinds lies under each other. */
function coveredBy(kinds: Box[][]): number {
  let covered = 0;
  kinds.forEach((some, kind) => {
    for (const others of kinds.slice(kind + 1))
      for (const one of some) for (const other of others) covered += overlap(one, other);
  });
  return covered;
}
interface Room {
  width: number;
  height: number;
  font: number;
  taken: Box[];
}
interface Ground extends Room {
  names: Box[];
  soft: Point[];
  towns: Point[];
  houses: Box[];
  /** The houses of the town that is named. */
  own: Box;
}

/** Where a name may stand: below, above, to the right, to the left, each a little shifted, near or a little farther. */
const TRIES: [number, number, "start" | "middle" | "end"][] = [
  ...[0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45].flatMap((shift): [number, number, "middle"][] => [
    [shift, 1, "middle"],
    [shift, -1, "middle"],
  ]),
  ...[0, -0.4, 0.4, 0.8, -0.8, 1.2, -1.2].flatMap((shift): [number, number, "start" | "end"][] => [
    [1, shift, "start"],
    [-1, shift, "end"],
  ]),
];

function bestLabel(id: string, town: Point, lines: string[], ground: Ground): Label {
  const { font, width, height, taken, names, soft, towns, houses } = ground;
  const w = Math.max(...lines.map((line) => broad(line, font))) + 4;
  const h = lines.length * font * 1.05 + 2;
  const look = lookOf(id);
  const inside = { x: 3, y: 2, w: width - 6, h: height - 4 };
  let best: Label | null = null;
  let least = Infinity;
  TRIES.forEach(([kx, ky, anchor], order) => {
    for (const farther of [0, 0.25, 0.5, 1]) {
      const gap = (room: number) => font * (room + 0.12 + farther);
      const middle = anchor === "middle";
      const x = middle ? town.x + kx * w : town.x + kx * gap(look.room.wide);
      const top = middle
        ? ky > 0
          ? town.y + gap(look.room.down)
          : town.y - gap(look.room.up) - h
        : town.y - h / 2 + ky * font;
      const box = { x: middle ? x - w / 2 : kx > 0 ? x : x - w, y: top, w, h };
      let cost = order * 4 + farther * 60 + (w * h - overlap(box, inside)) * 40;
      for (const other of taken) cost += overlap(box, other) * 10;
      // Two names close above each other read as one.
      const airy = { x: box.x, y: box.y - font * 0.5, w: box.w, h: box.h + font };
      for (const other of names) cost += overlap(airy, other) * 2;
      for (const point of soft) if (overlap(box, around(point, 1))) cost += 40;
      cost += misread(box, ground.own, houses, font) * 60;
      const own = apart(box, town);
      for (const other of towns)
        if (other !== town)
          cost += overlap(box, around(other, font)) * 9 + Math.max(0, own + font * 0.9 - apart(box, other)) * 30;
      if (cost < least) {
        least = cost;
        best = { id, look, ...town, lines, name: { x, y: top + font * 0.86 }, anchor, box };
      }
    }
  });
  return best!;
}

/** How large a merchant is, and how far apart two in one town stand, by the size of the type. */
export const MERCHANT = 1.95;
export const MERCHANTS_APART = MERCHANT * 0.62;

/** How much of the height of a town stays free of the feet of several merchants, who cover the tops of its towers. */
const TOWERS = 0.7;

/** Where a merchant may stand in a town: above, below and beside what is built there, more or less to the side. */
const STANDS: { x: number; y: number; isBeside: boolean }[] = [
  ...[0.3, -0.3, 0.9, -0.9, 1.5, -1.5, 2.4, -2.4].flatMap((x) => [-1, 1].map((y) => ({ x, y, isBeside: false }))),
  ...[-0.4, 0.2, -0.9, 0.8].flatMap((y) => [1, -1].map((x) => ({ x, y, isBeside: true }))),
];

function bestGuest(town: Point, look: TownLook, count: number, { width, height, font, taken }: Room): Guest {
  const inside = { x: 1, y: 1, w: width - 2, h: height - 2 };
  // The shape leaves a little of its square free on all sides.
  const w = font * (MERCHANT * 0.74 + MERCHANTS_APART * (count - 1));
  const h = font * MERCHANT * 0.9;
  // One may stand on the outer houses, several would hide the town, but for the tops of its towers.
  const room = count > 1 ? { ...look.room, up: look.room.up * TOWERS } : { wide: 0.8, up: 0.75, down: 0.75 };
  const built = { x: town.x - font * room.wide, y: town.y - font * room.up, w: 2 * font * room.wide };
  const all = [...taken, { ...built, h: font * (room.up + room.down) }];
  let best: Guest | null = null;
  let least = Infinity;
  STANDS.forEach((stand, order) => {
    const x = town.x + stand.x * (stand.isBeside ? font * room.wide + w / 2 : font);
    const y = town.y + stand.y * (stand.isBeside ? font : font * (stand.y < 0 ? room.up : room.down) + h / 2);
    const box = { x: x - w / 2, y: y - h / 2, w, h };
    let cost = order * 2 + (w * h - overlap(box, inside)) * 40;
    for (const other of all) cost += overlap(box, other) * 4;
    if (cost < least) {
      least = cost;
      best = { at: { x, y }, box };
    }
  });
  return best!;
}

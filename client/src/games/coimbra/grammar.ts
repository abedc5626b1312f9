/**
 * What cards, monasteries, favour tiles, voyages and income boxes do, as sentences of symbols that read from left to
 * right: when – condition or cost → gain, “per” what. The same sentence stands on the thing and in its explanation; its words come
 * from the game.
 */
import {
  type Box,
  type Card,
  CLASSES,
  type Cls,
  type Colour,
  colourOf,
  type Distress,
  type Favour,
  type Gains,
  type Monastery,
  type Shows,
  type Track,
  type Voyage,
  type Zone,
} from "./facts";

/** At once, in every phase C or E, at the end, or from now on. */
export type When = "once" | "C" | "E" | "end" | "lasting";

export type Sign =
  /** So many of something. */
  | { is: "amount"; n: number | string; of: string }
  /** A symbol alone, large where it is the whole gain. */
  | { is: "sign"; of: string; large?: boolean }
  /** A number alone. */
  | { is: "count"; n: number | string }
  /** Cards of a class, of an influence, or that work at the end. */
  | { is: "card"; of?: Cls; text?: string; atEnd?: true }
  /** Dice of a colour; `without` says that there is none. */
  | { is: "die"; of: Colour; without?: boolean }
  /** Something that is not there. */
  | { is: "without"; of: string }
  /** Steps up on a track; without `of` on one of one's choice. */
  | { is: "up"; n: number; of?: Cls }
  /** All four classes. */
  | { is: "classes" }
  | { is: "wild" }
  /** Where a second half comes true at another time than the first. */
  | { is: "when"; when: When }
  /** The joints of a sentence: cost or condition → gain, “per”, “or”, and a colon before what changes. */
  | { is: "to" | "per" | "or" | "then" };

export interface Sentence {
  when: When;
  signs: Sign[];
}

const TO: Sign = { is: "to" };
const PER: Sign = { is: "per" };
const OR: Sign = { is: "or" };
const THEN: Sign = { is: "then" };

const amount = (n: number | string, of: string): Sign => ({ is: "amount", n, of });
const sign = (of: string, large?: boolean): Sign => (large ? { is: "sign", of, large } : { is: "sign", of });
const card = (of?: Cls): Sign => (of ? { is: "card", of } : { is: "card" });
const die = (of: Cls): Sign => ({ is: "die", of: colourOf(of) });
const points = (n: number): Sign => amount(n, "points");
const half = amount("½", "points");

const GAINS: (keyof Gains)[] = ["guards", "coins", "points", "steps"];

export function gains(of: Gains): Sign[] {
  return GAINS.filter((what) => of[what]).map((what) => amount(of[what], what));
}

/** What others hand over, or points instead. */
const handed = (s: Shows): Sign[] => [...gains({ ...s, points: 0 }), OR, points(s.points)];

const BONUSES: Record<string, (s: Shows) => Sign[]> = {
  gain: gains,
  choose: (s) => [amount(s.guards, "guards"), OR, amount(s.coins, "coins")],
  "gain-and-invest": (s) => [...gains(s), sign(s.resource!), TO, sign("ship")],
  "track-income": (s) => [die(s.of), TO, sign(s.of, true)],
  "take-favour": () => [sign("favour", true)],
  "per-class": (s) => [...gains(s), PER, card(s.of)],
  "per-monastery": (s) => [points(s.points), PER, sign("monastery")],
  repeat: (s) => [sign("again"), card(s.of)],
  tribute: (s) => [sign("people"), TO, ...handed(s)],
  "tribute-behind": (s) => [sign("people"), sign("council"), sign("track"), TO, ...handed(s)],
  inquisition: (s) => [points(s.points), sign("people"), THEN, amount(`−${s.amount}`, "points")],
  "from-discard": (s) => [{ is: "count", n: s.amount }, TO, sign("pile", true)],
  pay: (s) => [amount(s.amount, s.resource!), TO, ...gains(s)],
  advance: (s) => [{ is: "up", n: s.amount, of: s.of }],
  "advance-all": (s) => [{ is: "up", n: s.amount }, { is: "classes" }],
  "per-crown": (s) => [points(s.points), PER, sign("crown")],
  "per-influence": (s) => [points(s.points), PER, { is: "card", text: s.values.join("·") }],
  "class-sets": (s) => [points(s.points), PER, { is: "classes" }],
  "score-diplomas": () => [sign("diploma", true), TO, sign("points")],
  "score-voyages": (s) => [amount(s.amount, "ship"), TO, sign("points")],
  "score-card-and-track": () => [{ is: "card", atEnd: true }, sign("track"), TO, sign("points")],
  "voyage-discount": (s) => [
    sign("ship"),
    { is: "when", when: "lasting" },
    sign("ship"),
    THEN,
    { is: "count", n: `−${s.amount}` },
  ],
  cap: (s) => [points(s.points), sign("cap"), THEN, { is: "count", n: `+${s.amount}` }],
  discount: (s) => [card(), THEN, amount(`−${s.amount}`, s.resource!)],
  "on-acquire": (s) => [card(s.of), THEN, ...gains(s)],
  "advance-any": (s) => [{ is: "up", n: s.amount }, sign("track"), ...gains(s)],
  "per-die": (s) => [...gains(s), PER, die(s.of)],
  "without-die": (s) => [{ is: "die", of: colourOf(s.of), without: true }, THEN, ...gains(s)],
  exchange: (s) => [amount(s.amount, s.resource!), TO, points(s.points)],
  "track-bands": (s) => [sign(s.of), sign("track"), TO, sign("points")],
  copy: () => [sign("again"), { is: "card", atEnd: true }],
  "castle-points": (s) => [points(s.points), PER, sign("castle")],
  "disk-points": (s) => [points(s.points), PER, sign("disk")],
  "wild-diplomas": (s) => Array.from({ length: s.amount }, (): Sign => ({ is: "wild" })),
};

const TASKS: Record<string, (v: Voyage) => Sign[]> = {
  "per-voyage": (v) => [points(v.points), PER, sign("ship")],
  "per-diploma": (v) => [points(v.points), PER, sign("diploma")],
  "half-tracks": (v) => [half, PER, ...v.tracks.map((cls) => sign(cls)), sign("track")],
  "per-unvisited": (v) => [points(v.points), PER, { is: "without", of: "monastery" }],
  "half-resources": () => [half, PER, sign("guards"), sign("coins"), sign("crown")],
  "lowest-track": (v) => [points(v.points), PER, sign("lowest")],
  "per-visited": (v) => [points(v.points), PER, sign("monastery")],
  "per-visited-i": (v) => [points(v.points), PER, sign("monastery"), { is: "count", n: "I" }],
  "cards-beyond": (v) => [points(v.points), PER, { is: "card", text: `>${v.amount}` }],
  points: (v) => [points(v.points)],
  "per-class": (v) => [points(v.points), PER, card(v.class)],
};

const WHEN: Record<Zone, When> = { immediate: "once", "phase-c": "C", "phase-e": "E", "game-end": "end" };

const UNKNOWN: Sign[] = [{ is: "count", n: "?" }];

function signsOf(bonus: string, shows: Shows): Sign[] {
  return BONUSES[bonus]?.(shows) ?? UNKNOWN;
}

export function whenOf(zone: Zone): When {
  return WHEN[zone];
}

export function ofCard(one: Card): Sentence {
  return { when: WHEN[one.zone], signs: signsOf(one.bonus, one.shows) };
}

export function ofMonastery(one: Monastery): Sentence {
  return { when: one.immediate ? "once" : "lasting", signs: signsOf(one.bonus, one.shows) };
}

/** Favour tiles work when they are taken; what stays while the tile is held says so behind. */
export function ofFavour(one: Favour): Sentence {
  return { when: "once", signs: signsOf(one.bonus, one.shows) };
}

export function ofVoyage(one: Voyage): Sentence {
  return { when: "end", signs: TASKS[one.task]?.(one) ?? UNKNOWN };
}

/** What a die of the track's colour brings in phase E. */
export function ofIncome(track: Track, box: Box): Sentence {
  return { when: "E", signs: [{ is: "die", of: track.colour }, TO, ...gains(box)] };
}

/** What somebody receives who takes nothing for a die. */
export function ofDistress(of: Distress): Sentence {
  return { when: "once", signs: gains({ ...of, points: 0, steps: 0 }) };
}

/** All symbols that a sentence is written with, for a check that each of them is drawn. */
export function symbolsIn(sentence: Sentence): string[] {
  return sentence.signs.flatMap((one) => {
    if (one.is === "amount" || one.is === "sign" || one.is === "without") return [one.of];
    if (one.is === "card" || one.is === "up") return one.of ? [one.of] : [];
    return one.is === "die" ? [one.of] : one.is === "classes" ? CLASSES : [];
  });
}

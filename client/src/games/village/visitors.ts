/** The visitors of the inn: how each looks, and what each does, in symbols. */
import { compose, framed, readLooks } from "../../drawing/portraits";
import type { PersonCard } from "./view";

/** skin, hair, its colour, beard, attire, headgear, mood, what else one remembers. */
const LOOKS: Record<string, string> = {
  "farmer-woman": "fair bun blond none kerchief straw smile none",
  mayor: "pale short grey full chain flat calm lines",
  chronicler: "fair bald white long book skullcap calm lens",
  scholar: "tan short black goatee bands square wry none",
  count: "fair curls brown pointed ruff plume stern none",
  "estate-manager": "tan short chestnut full purse beret calm none",
  physician: "fair bald grey pointed epitoge doctor calm lens",
  nun: "pale none brown none habit veil smile none",
  traveller: "tan long brown stubble kerchief chaperon wide none",
  pickpocket: "fair bob black none collar scarf sly none",
  "guild-master": "tan short brown full fur chaperon stern none",
  abbot: "fair tonsure grey none habit none calm lines",
  messenger: "fair short red none collar plume smile none",
  noblewoman: "pale bun chestnut none ruff caul wry pearl",
  farmhand: "tan curls blond stubble kerchief straw smile none",
  "herb-woman": "tan long grey none kerchief scarf wry lines",
  councilman: "pale curls white none lace beret calm lines",
  blacksmith: "tan bun red none kerchief cap smile none",
  scribe: "pale bob brown none book skullcap calm none",
  "prodigal-son": "fair curls brown none collar none wide none",
  "cattle-breeder": "fair short red full purse straw calm none",
  wainwright: "tan short black moustache kerchief cap smile none",
  "scrap-dealer": "tan bald brown stubble fur flat sly patch",
  bard: "fair long chestnut none lace plume smile none",
  juggler: "pale short black none ruff jester smile none",
  "old-man": "pale bald white long cowl none calm lines",
  "market-crier": "fair short brown moustache collar flat wide none",
  miller: "pale short white stubble kerchief cap smile none",
  priest: "fair short brown none stole biretta calm none",
  "toll-keeper": "tan short grey moustache gorget kettle stern none",
  admiral: "tan curls grey full chain plume stern scar",
  cartographer: "fair short brown goatee book beret wry lens",
  quartermaster: "dark short black full purse cap smile earring",
  helmsman: "tan long blond full collar cap wide none",
  cousin: "fair long red none lace circlet smile pearl",
  shopwoman: "tan bun brown none purse wimple smile none",
  "jack-of-all-trades": "fair curls black goatee lace beret sly earring",
};
const STRANGER = "fair short brown none collar flat calm none";

/** Green for those who may be played at any time, russet for those who count at the end, blue for a moment of their own. */
const CLOTH: Record<string, [string, string]> = {
  any: ["#4f6f2c", "#a9c077"],
  end: ["#8a4326", "#d99a63"],
};
const OF_A_MOMENT: [string, string] = ["#3d5873", "#93b0c6"];

const painted = new Map<string, string>();

/** The address of a visitor's portrait. */
export function faceOf(id: string, when: string): string {
  let found = painted.get(id);
  if (found === undefined) {
    found = framed(compose(readLooks(LOOKS[id] ?? STRANGER), CLOTH[when] ?? OF_A_MOMENT));
    painted.set(id, found);
  }
  return found;
}

/** Whom this file knows. */
export const VISITORS = Object.keys(LOOKS);

/**
 * What a visitor does: names of symbols, and `+ / → ↑ ↻` between them. `points`, `goods` (all), `any-good` (one of them),
 * `better` and `else` stand for the numbers of the card itself. Before a colon stands what a card's table counts.
 */
const DEEDS: Record<string, string> = {
  "farmer-woman": "grain → fame",
  mayor: "chip-green : table",
  chronicler: "at-chronicle : table",
  scholar: "chip-pink : table",
  count: "castle-flag → fame",
  "estate-manager": "good-scroll good-horse beer → fame",
  physician: "at-family → fame",
  nun: "chip-brown : table",
  traveller: "castle : table",
  pickpocket: "better / else",
  "guild-master": "chip-orange : table",
  abbot: "at-church ↑",
  messenger: "marker → castle",
  noblewoman: "points + card",
  farmhand: "points + grain ↑",
  "herb-woman": "points + time → quill",
  councilman: "at-council at-council",
  blacksmith: "goods",
  scribe: "goods",
  "prodigal-son": "points + at-unborn / at-farm",
  "cattle-breeder": "any-good",
  wainwright: "goods",
  "scrap-dealer": "at-market → fame",
  bard: "at-grave → at-chronicle",
  juggler: "points + ↻",
  "old-man": "points + at-well",
  "market-crier": "at-family → at-market",
  miller: "grain → coin",
  priest: "bag → at-family",
  "toll-keeper": "at-travel → castle",
  admiral: "any → captain",
  cartographer: "at-port → lighthouse",
  quartermaster: "good-wagon good-wagon → at-port",
  helmsman: "captain + at-port",
  cousin: "at-family → rings",
  shopwoman: "any + grain + tool / bread",
  "jack-of-all-trades": "points + die → any",
};

/** A sign of a deed: a symbol, so many points, or what joins two of them. */
export type Sign = { symbol: string } | { points: number } | { joint: string };

export interface Deed {
  signs: Sign[];
  /** What the table of the card counts. */
  counts?: string;
}

const JOINTS = new Set(["+", "/", "→", "↑", "↻"]);

export function deedOf(card: PersonCard): Deed {
  const words = (DEEDS[card.id] ?? "").split(" ").filter(Boolean);
  if (words[1] === ":") return { signs: [], counts: `v-${words[0]}` };
  const goods = card.goods.map((good): Sign => ({ symbol: `v-good-${good}` }));
  return {
    signs: words.flatMap((word): Sign[] => {
      if (JOINTS.has(word)) return [{ joint: word }];
      if (word === "points") return [{ points: card.points }];
      if (word === "better") return [{ points: Math.max(...card.table) }];
      if (word === "else") return [{ points: Math.min(...card.table) }];
      if (word === "goods") return goods;
      if (word === "any-good") return goods.flatMap((good, n) => (n ? [{ joint: "/" }, good] : [good]));
      return [{ symbol: `v-${word}` }];
    }),
  };
}

/** The signs that stay in one line: what joins two stands before the second, and what is done to one behind it. */
export function together(signs: Sign[]): Sign[][] {
  const groups: Sign[][] = [];
  for (const sign of signs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const joins = "joint" in sign && JOINING.has(sign.joint);
    const isAwaited = last && "joint" in last && JOINING.has(last.joint);
    if (group && !joins && ("joint" in sign || isAwaited)) group.push(sign);
    else groups.push([sign]);
  }
  return groups;
}

const JOINING = new Set(["+", "/", "→"]);

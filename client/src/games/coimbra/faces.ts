/**
 * The people of Coimbra: each card is somebody, composed of skin, hair, beard, attire, headgear and a mood. A portrait is
 * a small painting on a grid of 48 × 48, the same by day and by candlelight; it is composed once and then kept.
 */
import { compose, framed, type Looks, readLooks } from "../../drawing/portraits";
import type { Cls } from "./facts";

/** skin, hair, its colour, beard, attire, headgear, mood, what else one remembers. */
const PEOPLE: Record<string, string> = {
  "i-c1": "fair short brown full gorget morion stern none",
  "i-c2": "fair bun chestnut none ruff caul wry pearl",
  "ii-c1": "tan short black pointed chain flat calm none",
  "ii-c2": "fair short red moustache gorget morion smile none",
  "ii-c3": "dark curls black full chain plume smile earring",
  "ii-c4": "fair bob blond none collar circlet calm pearl",
  "ii-c5": "pale bald white long chain none calm lines",
  "ii-c6": "tan short brown stubble gorget kettle stern scar",
  "iii-c1": "fair curls grey pointed ruff none wry lines",
  "iii-c2": "tan long black none gorget plume stern none",
  "iii-c3": "fair short brown none ruff flat sly patch",
  "iii-c4": "pale curls blond moustache ruff plume wide none",
  "iii-c5": "pale bun grey none chain caul stern lines",
  "iii-c6": "tan bald black full collar none smile earring",

  "i-m1": "tan curls black stubble fur beret smile none",
  "i-m2": "fair long chestnut none lace scarf smile none",
  "ii-m1": "fair bald grey full fur chaperon calm lines",
  "ii-m2": "dark short black pointed lace cap wry earring",
  "ii-m3": "tan long brown full kerchief cap stern scar",
  "ii-m4": "pale bun red none purse wimple calm pearl",
  "ii-m5": "fair short black moustache purse beret sly none",
  "ii-m6": "pale curls blond none kerchief cap wide none",
  "iii-m1": "dark bun black none fur chaperon smile pearl",
  "iii-m2": "fair bald brown moustache purse none stern lens",
  "iii-m3": "tan long grey none kerchief scarf sly lines",
  "iii-m4": "pale short white long fur beret calm lines",
  "iii-m5": "tan curls brown goatee lace chaperon wry none",
  "iii-m6": "fair short red full purse cap smile none",

  "i-k1": "fair tonsure brown none habit none smile none",
  "i-k2": "pale none brown none habit veil calm none",
  "ii-k1": "tan none black full cowl hood stern none",
  "ii-k2": "dark none black none stole veil smile none",
  "ii-k3": "fair tonsure grey full cowl none calm lines",
  "ii-k4": "pale short white none cope mitre calm lines",
  "ii-k5": "fair none blond none cope veil wide none",
  "ii-k6": "tan short black goatee stole biretta wry none",
  "iii-k1": "pale bald grey pointed stole galero sly lines",
  "iii-k2": "tan none grey none stole veil stern lines",
  "iii-k3": "dark tonsure black none habit none wide none",
  "iii-k4": "fair none red long cowl hood smile none",
  "iii-k5": "fair none chestnut none cowl veil sly lens",
  "iii-k6": "tan bald white full cope mitre smile none",

  "i-s1": "fair short brown none bands square smile none",
  "i-s2": "tan bun chestnut none bands laurel calm none",
  "ii-s1": "pale curls grey full epitoge doctor calm lens",
  "ii-s2": "tan short black goatee book square stern none",
  "ii-s3": "fair long blond none book doctor smile none",
  "ii-s4": "dark curls grey full bands skullcap smile none",
  "ii-s5": "fair bald brown pointed epitoge none wry lens",
  "ii-s6": "pale bob black none epitoge square sly none",
  "iii-s1": "tan curls brown stubble book laurel wide none",
  "iii-s2": "fair short red moustache epitoge doctor calm none",
  "iii-s3": "pale bald white long book skullcap stern lines",
  "iii-s4": "fair bun grey none epitoge none smile lens",
  "iii-s5": "tan long black full bands square wry none",
  "iii-s6": "pale curls white full bands laurel smile lines",
};

/** Somebody unknown, of an edition with other cards: the look of a neighbour, always the same one. */
function strangerOf(id: string): string {
  const all = Object.values(PEOPLE);
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return all[sum % all.length]!;
}

export function looksOf(id: string): Looks {
  return readLooks(PEOPLE[id] ?? strangerOf(id));
}

const CLOTH: Record<Cls, [string, string]> = {
  council: ["#4f5a68", "#8d99a8"],
  merchant: ["#a04d0b", "#e3a04c"],
  cleric: ["#5b3480", "#a583c4"],
  scholar: ["#285c30", "#6fac68"],
};

const painted = new Map<string, string>();

/** The portrait of a card as markup: constants of this program only. */
export function portrait(id: string, cls: Cls): string {
  const key = `${id} ${cls}`;
  let found = painted.get(key);
  if (found === undefined) {
    found = compose(looksOf(id), CLOTH[cls]);
    painted.set(key, found);
  }
  return found;
}

const paintings = new Map<string, string>();

/** The same as the address of a picture: a face is one element of the page, and is painted once however often it shows. */
export function painting(id: string, cls: Cls): string {
  const key = `${id} ${cls}`;
  let found = paintings.get(key);
  if (found === undefined) {
    found = framed(portrait(id, cls));
    paintings.set(key, found);
  }
  return found;
}

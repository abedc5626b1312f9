/** Searching the digest: words in any order, without regard to case and accents, and numbers of rules. */
import type { RuleSection } from "../wire";

/** A stretch of text, and whether it is what was searched for. */
export interface Stretch {
  text: string;
  isHit: boolean;
}

export interface Found {
  /** What fits: those with the number first, then those with a fitting title, then the rest, as they stand in the digest. */
  sections: RuleSection[];
  /** How often the words occur in them. */
  hits: number;
}

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae" };
const IS_NUMBER = /^[a-z]{1,3}-(r|\d)/;

/** Text as it is compared, and for each of its characters where it stands in the original. */
function folded(text: string): { text: string; at: number[] } {
  let plain = "";
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const small = text[i]!.toLowerCase();
    const letter = LIGATURES[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    for (let k = 0; k < letter.length; k++) at.push(i);
    plain += letter;
  }
  at.push(text.length);
  return { text: plain, at };
}

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return [
    ...new Set(
      folded(query)
        .text.split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** Where a word begins in folded text. The number O-6.1 is not found in O-6.10. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  const isNumber = IS_NUMBER.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isLonger = isNumber && (/\d/.test(text[at + word.length] ?? "") || /[a-z]/.test(text[at - 1] ?? ""));
    if (!isLonger) places.push(at);
  }
  return places;
}

/** The text without the few signs of its markup. */
export function plainText(text: string): string {
  return text.replace(/\*\*|`/g, "");
}

/** The sections in which every word occurs; all of them when nothing is searched for. */
export function search(sections: RuleSection[], words: string[]): Found {
  if (!words.length) return { sections, hits: 0 };
  const ranked: { section: RuleSection; rank: number }[] = [];
  let hits = 0;
  for (const section of sections) {
    const number = folded(section.section).text;
    const title = folded(section.title).text;
    const text = folded(plainText(section.text)).text;
    const counts = words.map((word) => [number, title, text].map((where) => placesOf(word, where).length));
    if (counts.some((places) => places.every((count) => count === 0))) continue;
    hits += counts.flat().reduce((sum, count) => sum + count, 0);
    const rank = words.includes(number) ? 0 : counts.some(([inNumber, inTitle]) => inNumber || inTitle) ? 1 : 2;
    ranked.push({ section, rank });
  }
  // Sorting is stable: within a rank the order of the digest stays.
  ranked.sort((a, b) => a.rank - b.rank);
  return { sections: ranked.map((one) => one.section), hits };
}

/** A text cut into what was searched for and the rest. */
export function stretches(text: string, words: string[]): Stretch[] {
  if (!words.length) return [{ text, isHit: false }];
  const { text: plain, at } = folded(text);
  const marks = words
    .flatMap((word) => placesOf(word, plain).map((place) => [at[place]!, at[place + word.length - 1]! + 1] as const))
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const found: Stretch[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    if (to <= end) continue;
    const begin = Math.max(from, end);
    if (begin > end) found.push({ text: text.slice(end, begin), isHit: false });
    found.push({ text: text.slice(begin, to), isHit: true });
    end = to;
  }
  if (end < text.length) found.push({ text: text.slice(end), isHit: false });
  return found;
}

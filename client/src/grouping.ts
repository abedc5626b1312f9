/** Choices in words, grouped: by kind, then by first part, with the common beginning as a heading. */
import type { CatalogueEntry, Lang } from "./board";

export interface Choice {
  action: number;
  label: string;
  full: string;
}
export interface Group {
  key: string;
  heading: string | null;
  choices: Choice[];
}
export interface Grouped {
  groups: Group[];
  closing: Choice[];
}

const FEW = 4;
const ARTICLE = /^(an?|the|eine?[mnrs]?|de[mnrs]|die|das)$/i;
/** Things have a capital in German, and what is done with them stands behind them without. */
const GERMAN_VERB = /^\p{Ll}+n$/u;

export function groupChoices(entries: CatalogueEntry[], lang: Lang): Grouped {
  const bare = entries.filter((e) => e.args.length === 0);
  const rest = entries.filter((e) => e.args.length > 0);
  // What ends or skips a step takes no object: those have fixed places, unless there is nothing else to choose from.
  const closing = rest.length || bare.length <= 2 ? bare.map((e) => choice(e, lang)) : [];
  const listed = closing.length ? rest : entries;
  const groups: Group[] = [];
  for (const [kind, members] of by(listed, (e) => e.kind)) {
    const firsts = by(members, (e) => e.args[0] ?? "");
    // Few of them need no headings, unless each would say again where it belongs.
    const isLong = members.length > FEW || !commonBeginning(members.map((e) => e.label[lang]));
    const nested = isLong && firsts.size > 1 && firsts.size < members.length && members.some((e) => e.args.length > 1);
    if (nested) {
      const some = [...firsts].map(([first, one]) => group(`${kind} ${first}`, one, lang));
      groups.push(...(members.length > FEW ? withoutCommonWords(some) : some));
    } else groups.push(group(kind, members, lang));
  }
  return { groups: withHeadings(groups), closing };
}

/** Beside groups with headings a choice on its own has one, too: else it would seem to belong to the group above. */
function withHeadings(groups: Group[]): Group[] {
  if (!groups.some((one) => one.heading)) return groups;
  return groups.map((one) => {
    const [only, more] = one.choices;
    const end = only && !more && !one.heading ? only.label.indexOf(": ") : -1;
    return end > 0 ? headed(one.key, one.choices, only!.label.slice(0, end + 2)) : one;
  });
}

/**
 * What is done with each of many things, as "take", stands in the question; the lines are shorter without. A line keeps
 * what is named in it: a verb at the end goes, a thing never, and an article goes with the verb before it.
 */
function withoutCommonWords(groups: Group[]): Group[] {
  const named = withHeadings(groups);
  const words = named.flatMap((one) => one.choices.map((c) => c.label.split(" ")));
  if (named.some((one) => !one.heading) || words.some((some) => some.length < 2)) return groups;
  const isCommon = (at: number) => words.every((some) => some.at(at) === words[0]!.at(at));
  let [from, to]: [number, number | undefined] = [0, undefined];
  if (isCommon(0)) from = words.every((some) => some.length > 2 && ARTICLE.test(some[1]!)) ? 2 : 1;
  else if (isCommon(-1) && GERMAN_VERB.test(words[0]!.at(-1)!)) to = -1;
  // An article that only some lines have, or that nothing would follow, stays with its verb.
  if (from === 1 && words.some((some) => ARTICLE.test(some[1]!))) from = 0;
  for (const one of named) for (const c of one.choices) c.label = capital(c.label.split(" ").slice(from, to).join(" "));
  return named;
}

function headed(key: string, choices: Choice[], heading: string): Group {
  for (const one of choices) one.label = capital(one.label.slice(heading.length));
  return { key, heading: heading.replace(/\s*[:→–-]\s*$/, ""), choices };
}

function by<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}

function choice(entry: CatalogueEntry, lang: Lang): Choice {
  return { action: entry.index, label: entry.label[lang], full: entry.label[lang] };
}

function group(key: string, entries: CatalogueEntry[], lang: Lang): Group {
  const choices = entries.map((e) => choice(e, lang));
  shorten(choices);
  const heading = choices.length > 1 ? commonBeginning(choices.map((c) => c.label)) : "";
  return heading ? headed(key, choices, heading) : { key, heading: null, choices };
}

/**
 * Leave out what stands in brackets wherever a label stays as distinct as it was; but a price or a gain has a number.
 * Where brackets stay, they lose the words with which all of them begin, as "space for a".
 */
function shorten(choices: Choice[]): void {
  const brackets = / \(([^()\d]*)\)/g;
  const bare = choices.map((c) => c.full.replace(brackets, ""));
  const inside = choices.flatMap((c) => [...c.full.matchAll(brackets)].map((found) => found[1]!.split(" ")));
  const most = inside.length ? Math.min(...inside.map((words) => words.length - 1)) : 0;
  let common = 0;
  while (common < most && inside.every((words) => words[common] === inside[0]![common])) common++;
  for (const [i, c] of choices.entries()) {
    const isDistinct = bare.indexOf(bare[i]!) === bare.lastIndexOf(bare[i]!);
    const words = (_: string, all: string) => ` (${all.split(" ").slice(common).join(" ")})`;
    c.label = isDistinct ? bare[i]! : c.full.replace(brackets, words);
  }
}

/** The longest common beginning that ends after ": " or "→ ", or "" if there is none. */
export function commonBeginning(labels: string[]): string {
  let common = labels[0] ?? "";
  for (const label of labels) {
    while (!label.startsWith(common)) common = common.slice(0, -1);
  }
  const end = Math.max(common.lastIndexOf(": ") + 2, common.lastIndexOf("→ ") + 2);
  if (end < 3 || labels.some((l) => l.length === end)) return "";
  return common.slice(0, end);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
    if (nested) for (const [first, some] of firsts) groups.push(group(`${kind} ${first}`, some, lang));
    else groups.push(group(kind, members, lang));
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

/** Leave out what stands in brackets, where the labels stay as distinct as they were. */
function shorten(choices: Choice[]): void {
  const bare = choices.map((c) => c.full.replace(/ \([^()]*\)/g, ""));
  if (new Set(bare).size < new Set(choices.map((c) => c.full)).size) return;
  for (const [i, c] of choices.entries()) c.label = bare[i]!;
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

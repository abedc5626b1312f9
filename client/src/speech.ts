/**
 * The language that the page says it speaks, for screen readers and hyphens.
 *
 * The browser styles everything below an element anew whose `lang` changes. Of a full table on a slow machine that is too
 * much for one go, so there the parts of the page get theirs in turn, a few in a frame, and what appears beside them when
 * it appears; the page as a whole gets it when another one is opened.
 */
import { effect } from "@preact/signals";
import { route } from "./route";
import { language } from "./settings";

/** By then all parts of a table have got the words of a new language, one frame after the other. */
const WORDS_ARE_THERE = 4;
/** So many elements are styled anew within a frame, even on a slow machine. */
const AT_ONCE = 250;
/** Marks what speaks another language than the page as a whole because the page is too large. */
const MARK = "data-spoken";

const sizeOf = (element: Element) => 1 + element.getElementsByTagName("*").length;

function afterFrames(frames: number, act: () => void): void {
  if (frames) requestAnimationFrame(() => afterFrames(frames - 1, act));
  else act();
}

/** Parts that together are all of an element, none of them large, and the elements that were taken apart. */
function takeApart(
  element: Element,
  parts: Element[] = [],
  apart: Element[] = [],
): { parts: Element[]; apart: Element[] } {
  if (sizeOf(element) <= AT_ONCE) parts.push(element);
  else {
    apart.push(element);
    for (const child of element.children) takeApart(child, parts, apart);
  }
  return { parts, apart };
}

/** Set the language of one part, unless it is in another one on purpose. */
function say(part: Element, lang: string): void {
  if (part.hasAttribute("lang") && !part.hasAttribute(MARK)) return;
  part.setAttribute("lang", lang);
  part.setAttribute(MARK, "");
}

/** Give the parts their language, as many in a frame as are small enough together. */
function sayInTurn(parts: Element[], lang: string): void {
  if (!parts.length || lang !== language.peek()) return;
  let count = 0;
  let next = 0;
  while (next < parts.length && (next === 0 || count + sizeOf(parts[next]!) <= AT_ONCE)) {
    count += sizeOf(parts[next]!);
    say(parts[next++]!, lang);
  }
  afterFrames(1, () => sayInTurn(parts.slice(next), lang));
}

const newcomers = new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) if (node instanceof Element) say(node, language.peek());
});

function change(): void {
  const lang = language.peek();
  const root = document.documentElement;
  newcomers.disconnect();
  if (sizeOf(root) <= 2 * AT_ONCE) root.lang = lang;
  const { parts, apart } = takeApart(document.body);
  for (const element of apart) newcomers.observe(element, { childList: true });
  sayInTurn(parts, lang);
}

/** Keep the page's language up to date. */
export function followLanguage(): void {
  const root = document.documentElement;
  let spoken = language.peek();
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    afterFrames(WORDS_ARE_THERE, change);
  });
  // Another page is made anew in any case.
  effect(() => {
    if (route.value) root.lang = language.peek();
    newcomers.disconnect();
  });
}

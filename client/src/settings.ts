/** What this browser remembers: who I am, language, theme, motion; and what the window is like. */
import { computed, effect, signal } from "@preact/signals";
import type { Lang } from "./board";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
/** How the moves of others are shown: all at once, one after the other, or each when I ask for it. */
export type Pace = "at-once" | "normal" | "step";

interface Stored {
  secret: string | null;
  person: string | null;
  name: string;
  lang: Lang;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  keys: boolean;
  knowsHold: boolean;
}

const KEY = "stammtisch";

function load(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

const stored = load();

function browserLanguage(): Lang {
  return (navigator.languages ?? [navigator.language]).find((l) => /^(de|en)/.test(l))?.startsWith("de") ? "de" : "en";
}

export const secret = signal<string | null>(stored.secret ?? null);
export const person = signal<string | null>(stored.person ?? null);
export const myName = signal<string>(stored.name ?? "");
export const language = signal<Lang>(stored.lang ?? browserLanguage());
export const theme = signal<Theme>(stored.theme ?? "system");
export const motionWish = signal<Motion>(stored.motion ?? "system");
export const pace = signal<Pace>(stored.pace ?? "normal");
export const keysOn = signal<boolean>(stored.keys ?? true);
/** Whether this person has read that holding a thing explains it. */
export const knowsHold = signal<boolean>(stored.knowsHold ?? false);

function watchMedia(query: string) {
  const media = matchMedia(query);
  const found = signal(media.matches);
  media.addEventListener("change", () => (found.value = media.matches));
  return found;
}

const prefersDark = watchMedia("(prefers-color-scheme: dark)");
const prefersCalm = watchMedia("(prefers-reduced-motion: reduce)");
export const narrow = computed(() => !isWide.value);
const isWide = watchMedia("(min-width: 1100px)");
export const tiny = watchMedia("(max-width: 599px)");
/** A window with little height. */
export const low = watchMedia("(max-height: 799px)");
/** A wide table whose rail leaves less than 900 pixels to the board. */
export const snug = watchMedia("(max-width: 1259px)");
/** A window in which Orléans lies flat, as its style sheet for low windows asks, too. */
export const flat = watchMedia("(max-height: 860px)");

export const isDark = computed(() => (theme.value === "system" ? prefersDark.value : theme.value === "dark"));
export const motion = computed(() => (motionWish.value === "system" ? !prefersCalm.value : motionWish.value === "on"));

effect(() => {
  const kept: Stored = {
    secret: secret.value,
    person: person.value,
    name: myName.value,
    lang: language.value,
    theme: theme.value,
    motion: motionWish.value,
    pace: pace.value,
    keys: keysOn.value,
    knowsHold: knowsHold.value,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing: the session lasts as long as the page.
  }
});

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = isDark.value ? "dark" : "light";
  root.dataset.motion = motion.value ? "on" : "off";
});

// Two windows of one browser are one person: take over what the other one stored.
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  const other = load();
  if (other.secret !== undefined) secret.value = other.secret;
  if (other.person !== undefined) person.value = other.person;
  if (other.name !== undefined) myName.value = other.name;
});

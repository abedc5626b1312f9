/** Everything the client itself says, in both languages: a file for each page or topic. `{0}`, `{1}` are filled in,
 * and `{0|point|points}` is the word that goes with the number. */
import type { Lang, Text } from "../board";
import { fill } from "../fill";
import { language } from "../settings";
import { ADVICE } from "./advice";
import { CHANCE } from "./chance";
import { COMMON } from "./common";
import { EDITION } from "./edition";
import { END } from "./end";
import { HOME } from "./home";
import { LOBBY } from "./lobby";
import { NEWS } from "./news";
import { PRACTICE } from "./practice";
import { REPLAY } from "./replay";
import { RULES } from "./rules";
import { SETTINGS } from "./settings";
import { SHELL } from "./shell";
import { TABLE } from "./table";
import { TROUBLE } from "./trouble";

export { fieldName } from "./fields";
export { offeredName } from "./names";

/** A topic of its own is added here, and nowhere else. */
export const TOPICS = [
  ADVICE,
  CHANCE,
  COMMON,
  EDITION,
  END,
  HOME,
  LOBBY,
  NEWS,
  PRACTICE,
  REPLAY,
  RULES,
  SETTINGS,
  SHELL,
  TABLE,
  TROUBLE,
];

/** What can be said: a word that stands in no topic is an error of types. */
export type Word = KeysOf<(typeof TOPICS)[number]>;
type KeysOf<Topic> = Topic extends unknown ? keyof Topic : never;

const WORDS = Object.assign({}, ...TOPICS) as Record<Word, Text>;

export function say(lang: Lang, key: Word, ...args: (string | number)[]): string {
  return fill(WORDS[key][lang], args);
}

/** The words of a key in the language of the page. */
export function t(key: Word, ...args: (string | number)[]): string {
  return say(language.value, key, ...args);
}

export function bothLanguages(key: Word): Text {
  return WORDS[key];
}

/** Whether there is a word for what comes from elsewhere: a level, a status, the value of an option. */
export function has(key: string): key is Word {
  return key in WORDS;
}

/** A text that is an object by language, or already plain. */
export function plain(text: Text | string | null | undefined): string {
  if (text == null) return "";
  return typeof text === "string" ? text : (text[language.value] ?? text.en ?? "");
}

export function levelName(level: string): string {
  const key = `level.${level}`;
  return has(key) ? t(key) : level;
}

/** How heavy a game is, from 1 to 5. */
export function weightName(weight: number): string {
  const key = `weight.${weight}`;
  return has(key) ? t(key) : String(weight);
}

/** How well a value of an edition is known. */
export function statusName(status: string): string {
  const key = `status.${status}`;
  return has(key) ? t(key) : status;
}

export function valueName(value: unknown): string {
  const key = `value.${String(value)}`;
  return has(key) ? t(key) : String(value).replace(/_/g, " ");
}

/** A number as the language writes it. */
export function decimal(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(language.value, format).format(Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value);
}

/** The same with its sign; nothing is "±0". */
export function signed(value: number, digits: number): string {
  if (Math.abs(value) < 0.5 * 10 ** -digits) return "±0";
  return `${value > 0 ? "+" : "−"}${decimal(Math.abs(value), digits)}`;
}

/** A whole number with the minus sign of print, not a hyphen. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** "Anna, Ben and Carla" */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${t("and")} ${names.at(-1)!}`;
}

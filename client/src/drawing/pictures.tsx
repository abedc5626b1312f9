/** What pictures of the rules are put together from, besides a game's own pieces. */
import type { ComponentChildren } from "preact";

/** Things that belong closely together. */
export function Group(p: { children: ComponentChildren }) {
  return <span class="rule-group">{p.children}</span>;
}

/** What happens between two things: an arrow, an equals sign, "or". */
export function Between(p: { sign: "→" | "=" | "+" | "×" | "≤" | "≥" | "/" }) {
  return <span class="rule-op">{p.sign}</span>;
}

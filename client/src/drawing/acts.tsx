/** How things on the board are chosen: what a click may mean, what glows, what explains itself. */

import { computed, type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps, CatalogueEntry, Explanation } from "../board";
import { isDragging } from "./drag";
import { draggedBy, know } from "./drops";
import { freshMark } from "./marks";
import "./drawing.css";

interface Picking {
  options: CatalogueEntry[];
  at: Element;
}

/** What every part of a drawing gets: the table's props, typed data and the legal actions by notation. */
export interface Desk<View = unknown, Facts = unknown> {
  p: BoardProps;
  view: View;
  facts: Facts;
  legal: Map<string, CatalogueEntry>;
  /** The kinds of action that are asked for now. */
  asked: Set<string>;
  /** The action pointed at. A part that reads it is drawn anew whenever the pointer moves on, so as little as can be reads it. */
  shown: ReadonlySignal<CatalogueEntry | undefined>;
  /** Kinds of action that a click means only while they are asked for; at other times the thing just explains itself. */
  onlyAsked: RegExp;
  /** Choices that are there besides what is asked: their things are marked more quietly. */
  aside: (entry: CatalogueEntry) => boolean;
  picking: Signal<Picking | null>;
  setPicking(picking: Picking | null): void;
}

const NO_KIND = /(?!)/;
const NONE = () => false;

export function useDesk<View, Facts>(
  p: BoardProps,
  onlyAsked: RegExp = NO_KIND,
  aside: (entry: CatalogueEntry) => boolean = NONE,
): Desk<View, Facts> {
  const picking = useSignal<Picking | null>(null);
  useEffect(() => {
    const legal = new Set(p.choices.map((entry) => entry.index));
    if (picking.peek()?.options.some((entry) => !legal.has(entry.index))) picking.value = null;
  }, [p.view]);
  const shown = useMemo(
    () => computed(() => p.choices.find((entry) => entry.index === p.preview.value)),
    [p.choices, p.preview],
  );
  return {
    p,
    view: p.view as View,
    facts: p.description as Facts,
    legal: new Map(p.choices.map((entry) => [entry.notation, entry])),
    asked: new Set(p.choices.map((entry) => entry.kind)),
    shown,
    onlyAsked,
    aside,
    picking,
    setPicking: (next) => {
      picking.value = next;
      if (next) p.setPicked?.(next.options.map((entry) => entry.index));
    },
  };
}

export function legalOf(desk: Desk, meant: string[]): CatalogueEntry[] {
  return meant.map((notation) => desk.legal.get(notation)).filter((entry) => entry !== undefined);
}

function kindOf(notation: string): string {
  return notation.split(" ")[0]!;
}

/** The refused action a person most likely meant; "" if there is none to tell about. */
function refusedOf(desk: Desk, meant: string[]): string {
  const paying = [...desk.asked].some((asked) => desk.onlyAsked.test(asked));
  return (
    meant.find((notation) => desk.asked.has(kindOf(notation))) ??
    meant.find((notation) => paying || !desk.onlyAsked.test(notation)) ??
    ""
  );
}

/**
 * A click: take the action, let the person pick among several, say why not, or explain the thing. A finger cannot point:
 * where `tells` is set, its tap explains, unless an action of that kind is asked for.
 */
export function act(
  desk: Desk,
  meant: string[],
  at: Element,
  card?: () => Explanation,
  asks: string[] = [],
  tells = false,
): void {
  const { p } = desk;
  const options = legalOf(desk, meant);
  if (options.length === 1) {
    p.choose(options[0]!.index);
    return;
  }
  if (options.length > 1) {
    p.explain(null);
    desk.setPicking({ options, at });
    return;
  }
  const refused = refusedOf(desk, [...meant, ...asks]);
  const number = p.seat !== null && p.choices.length && !desk.legal.has(refused) ? p.find(refused) : -1;
  if (number >= 0 && !(tells && card && !desk.asked.has(kindOf(refused)))) {
    p.explain(null);
    p.why(number);
  } else if (card) p.explain(card(), at);
}

export interface HitProps {
  desk: Desk;
  /** The notations a click may mean, the likeliest first. */
  meant?: string[];
  /** What a click asks about, where it means nothing that is legal. */
  asks?: string[];
  /** Instead of `meant`: what a click does. */
  onHit?: (at: Element) => void;
  card?: () => Explanation;
  label: string;
  class?: string;
  /** Overrides the glow that follows from `meant`. */
  can?: boolean;
  /** Whether the action pointed at is marked here; without it, one of `meant` is. */
  isSeen?: (shown: CatalogueEntry) => boolean;
  pressed?: boolean;
  quiet?: boolean;
  /** Whether it can be dragged to where its actions lead (`drops.ts`). */
  drag?: boolean;
  /** What dragging it may mean besides `meant`. */
  drags?: string[];
  /** What may be chosen right after its own action, and in one movement with it. */
  next?: string[];
  /** Paths into the view: what others did to them is marked here. */
  path?: string[];
  /** A tap explains it, unless an action of its kind is asked for. */
  tells?: boolean;
  children?: ComponentChildren;
  [attribute: string]: unknown;
}

const HOLD = 450;
/** Without a mouse nothing is pointed at: a page that scrolls under a finger must not open cards. */
const HOVERS = matchMedia("(any-hover: hover)");

/** Whether the action pointed at is marked here; nothing else is drawn anew when that changes. */
function useSeen(desk: Desk, isSeen: (shown: CatalogueEntry) => boolean): boolean {
  const test = useRef(isSeen);
  test.current = isSeen;
  const changes = useMemo(
    () => computed(() => desk.shown.value !== undefined && test.current(desk.shown.value)),
    [desk.shown],
  );
  void changes.value;
  const shown = desk.shown.peek();
  return shown !== undefined && isSeen(shown);
}

function useHit(hit: HitProps) {
  const { desk, card } = hit;
  const { p } = desk;
  const hold = useRef<number>(0);
  const held = useRef(false);
  const touched = useRef(false);
  const pressedAt = useRef(0);
  const meant = hit.meant ?? [];
  const options = legalOf(desk, meant);
  const can = hit.can ?? options.some((entry) => !desk.aside(entry));
  const may = !can && options.length > 0;
  const seen = useSeen(desk, hit.isSeen ?? ((shown) => meant.includes(shown.notation)));
  const explained = useRef(false);
  const now = useRef(hit);
  now.current = hit;
  const tie = useRef((element: Element | null) => know(element, now));
  const show = (event: Event) => {
    if (!card || isDragging()) return;
    explained.current = true;
    p.explain(card(), event.currentTarget as Element);
  };
  const hide = () => {
    if (explained.current) p.explain(null);
    explained.current = false;
  };
  useEffect(() => hide, []);
  const stop = () => window.clearTimeout(hold.current);
  const click = (at: Element) => {
    if (held.current) {
      held.current = false;
      return;
    }
    // The card would lie over what is clicked next.
    if (hit.onHit) {
      hide();
      hit.onHit(at);
    } else act(desk, meant, at, card, hit.asks, hit.tells && touched.current);
  };
  return {
    class: [hit.class ?? "", can ? "can" : may ? "may" : "", seen ? "seen" : ""].join(" ").trim(),
    ref: tie.current,
    // A drawing with drags of its own marks what they begin with itself.
    ...(hit.drag ? { "data-drag": draggedBy(hit) ? "" : undefined } : {}),
    ...freshMark(p, ...(hit.path ?? [])),
    "aria-label": hit.label,
    "aria-pressed": hit.pressed,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      click(event.currentTarget as Element);
    },
    onPointerEnter: (event: PointerEvent) => {
      // Whoever holds a button down is about to drag something, or does.
      if (event.pointerType !== "mouse" || event.buttons || !HOVERS.matches) return;
      show(event);
      if (options.length === 1) p.setPreview(options[0]!.index);
    },
    onPointerLeave: (event: PointerEvent) => {
      stop();
      if (event.pointerType !== "mouse") return;
      hide();
      if (options.length === 1) p.setPreview(null);
    },
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      touched.current = event.pointerType === "touch";
      pressedAt.current = event.timeStamp;
      if (event.pointerType !== "touch" || !card) return;
      const at = event.currentTarget as Element;
      stop();
      hold.current = window.setTimeout(() => {
        if (isDragging()) return;
        held.current = true;
        explained.current = true;
        p.explain(card(), at);
        p.setPicked?.(options.map((entry) => entry.index));
      }, HOLD);
    },
    onPointerUp: (event: PointerEvent) => {
      stop();
      // A busy device may run the timer late: the finger's own time decides what was a tap.
      if (event.timeStamp - pressedAt.current < HOLD) held.current = false;
    },
    onPointerCancel: stop,
    onContextMenu: (event: Event) => held.current && event.preventDefault(),
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && show(event),
    onBlur: hide,
  };
}

function extras(hit: HitProps): Record<string, unknown> {
  const {
    desk,
    meant,
    asks,
    onHit,
    card,
    label,
    class: _,
    can,
    isSeen,
    pressed,
    quiet,
    tells,
    drag,
    drags,
    next,
    path,
    children,
    ...rest
  } = hit;
  return rest;
}

/** A thing on the board that is a button. */
export function Hit(hit: HitProps) {
  const bind = useHit(hit);
  return (
    <button type="button" {...extras(hit)} {...bind} class={`d-hit ${bind.class}`}>
      {hit.children}
    </button>
  );
}

/** The same inside a picture. `quiet` things take no stop of the tab key unless they can be chosen. */
export function Mark(hit: HitProps) {
  const bind = useHit(hit);
  const can = /\b(can|may)\b/.test(bind.class);
  return (
    <g
      {...extras(hit)}
      {...bind}
      role="button"
      tabIndex={hit.quiet && !can ? -1 : 0}
      class={`d-mark ${bind.class}`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (hit.onHit) hit.onHit(event.currentTarget as Element);
        else act(hit.desk, hit.meant ?? [], event.currentTarget as Element, hit.card, hit.asks);
      }}
    >
      {hit.children}
    </g>
  );
}

/** The small list beside a thing whose click can mean several actions. */
export function Picker({ desk }: { desk: Desk }) {
  const box = useRef<HTMLDivElement>(null);
  const picking = desk.picking.value;
  useLayoutEffect(() => {
    const list = box.current;
    const root = list?.offsetParent;
    if (!picking || !list || !root) return;
    const at = picking.at.getBoundingClientRect();
    const within = root.getBoundingClientRect();
    // On a board that is drawn smaller the list is, too.
    const scale = within.width / (root as HTMLElement).offsetWidth || 1;
    const left = (at.left - within.left + at.width / 2) / scale - list.offsetWidth / 2;
    const below = (at.bottom - within.top) / scale + 6;
    const above = (at.top - within.top) / scale - list.offsetHeight - 6;
    list.style.left = `${Math.max(4, Math.min(left, within.width / scale - list.offsetWidth - 4))}px`;
    const lowest = within.height / scale - list.offsetHeight - 4;
    list.style.top = `${below <= lowest ? below : above >= 0 ? above : Math.max(0, lowest)}px`;
    (list.querySelector("button") as HTMLElement | null)?.focus({ preventScroll: true });
    const away = (event: Event) => !list.contains(event.target as Node) && desk.setPicking(null);
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, [picking]);
  if (!picking) return null;
  const { p } = desk;
  const leave = (event: KeyboardEvent) => event.key === "Escape" && desk.setPicking(null);
  return (
    <div class="d-picker" ref={box} role="menu" aria-label={p.t("choices")} onKeyDown={leave}>
      {picking.options.map((entry) => (
        <button
          type="button"
          role="menuitem"
          key={entry.index}
          onClick={() => {
            desk.setPicking(null);
            p.choose(entry.index);
          }}
          onPointerEnter={() => p.setPreview(entry.index)}
          onPointerLeave={() => p.setPreview(null)}
        >
          {entry.label[p.language]}
        </button>
      ))}
      <button type="button" role="menuitem" class="d-quiet" onClick={() => desk.setPicking(null)}>
        {p.t("never-mind")}
      </button>
    </div>
  );
}

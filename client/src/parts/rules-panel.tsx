/** The rules beside the board: a panel on a wide screen, a sheet on a phone. The table stays where it is. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ruleLink } from "../route";
import { isPlainClick, ruleOf } from "../rules/links";
import { narrow } from "../settings";
import type { TableStore } from "../store";
import { Icon, registerSymbols } from "../symbols";
import { t } from "../words";
import { IconButton } from "./base";
import { Digest, type Wanted } from "./rules-digest";

registerSymbols({
  "new-tab": `<path d="M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
});

interface Opened extends Wanted {
  game: string;
}

const opened = signal<Opened | null>(null);
const query = signal("");
const current = signal<string | null>(null);
/** Sections that were read before this one, the last at the end. */
const trail = signal<string[]>([]);
/** Where the rules of a game were left. */
const left = new Map<string, { section: string | null; scroll: number; query: string }>();
let opener: HTMLElement | SVGElement | null = null;

function open(game: string, section: string | undefined): void {
  const isOpen = opened.peek() !== null;
  if (section === undefined) {
    if (isOpen) return;
    const place = left.get(game);
    query.value = place?.query ?? "";
    opened.value = place ? { game, section: place.section, scroll: place.scroll } : { game, section: null };
    return;
  }
  const before = current.peek();
  trail.value = isOpen && before !== null && before !== section ? [...trail.peek(), before] : trail.peek();
  query.value = "";
  opened.value = { game, section };
}

function goBack(game: string): void {
  const sections = trail.peek();
  trail.value = sections.slice(0, -1);
  query.value = "";
  opened.value = { game, section: sections.at(-1)! };
}

function close(): void {
  const game = opened.peek()?.game;
  const body = document.querySelector(".rules-beside .digest-body");
  if (game && body) left.set(game, { section: current.peek(), scroll: body.scrollTop, query: query.peek() });
  opened.value = null;
  trail.value = [];
  // While the sheet is open, nothing behind it takes the focus.
  document.querySelector<HTMLDialogElement>("dialog.rules-sheet")?.close();
  // What opened the rules may be gone, as a reason that has been read is.
  (opener?.isConnected ? opener : document.querySelector<HTMLElement>("#board, #main"))?.focus();
  opener = null;
}

/** While a table is shown, links to its rules open beside it instead of leading away. */
export function useRulesBeside(store: TableStore, game: string): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      const section = link && !event.defaultPrevented && isPlainClick(event) ? ruleOf(link, game) : null;
      if (!link || section === null) return;
      event.preventDefault();
      if (!link.closest(".rules-beside")) {
        const explained = link.closest(".explanation") ? store.explanation.peek() : null;
        opener = (explained?.anchor as HTMLElement | SVGElement | null | undefined) ?? link;
        // Beside the board the card would lie in the way; under the sheet of a phone it waits.
        if (explained && !narrow.peek()) store.explanation.value = null;
      }
      open(game, section);
    };
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("click", follow);
      opened.value = null;
      trail.value = [];
      opener = null;
    };
  }, [store, game]);
}

export function RulesPanel(p: { store: TableStore; title: string }) {
  const now = opened.value;
  if (!now) return null;
  const content = <Inside now={now} title={p.title} />;
  return narrow.value ? <Sheet title={p.title}>{content}</Sheet> : <Beside {...p}>{content}</Beside>;
}

function Inside(p: { now: Opened; title: string }) {
  const { game } = p.now;
  return (
    <>
      <header class="rules-head">
        {narrow.value ? (
          <button type="button" class="button small" onClick={close}>
            <Icon name="back" size={18} /> {t("rules.to-table")}
          </button>
        ) : null}
        <h2 class={narrow.value ? "visually-hidden" : ""}>{t("rules.short", p.title)}</h2>
        <span class="grow" />
        {trail.value.length ? (
          <IconButton icon="undo" label={t("rules.previous")} onClick={() => goBack(game)} />
        ) : null}
        <a
          class="icon-button"
          href={current.value ? ruleLink(game, current.value) : `#/rules/${game}`}
          target="_blank"
          rel="noopener"
          aria-label={t("rules.new-tab")}
          title={t("rules.new-tab")}
        >
          <Icon name="new-tab" size={20} />
        </a>
        {narrow.value ? null : <IconButton icon="close" label={t("rules.close")} onClick={close} />}
      </header>
      <Digest key={game} game={game} wanted={p.now} query={query} current={current} />
    </>
  );
}

/** Escape leaves the search first, then the rules. Returns whether it has left the search. */
function leaveSearch(event: KeyboardEvent): boolean {
  if (!(event.target instanceof HTMLInputElement) || !query.peek()) return false;
  query.value = "";
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function Beside(p: { store: TableStore; title: string; children: ComponentChildren }) {
  const { store } = p;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      const isInside = panel.current?.contains(event.target as Node);
      // What was opened last closes first.
      if (!isInside && (store.explanation.peek() || store.notice.peek())) return;
      if (isInside && leaveSearch(event)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [store]);
  return (
    <aside ref={panel} class="rules-beside rules-panel" tabIndex={-1} aria-label={t("rules.short", p.title)}>
      {p.children}
    </aside>
  );
}

function Sheet(p: { title: string; children: ComponentChildren }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current?.showModal(), []);
  useEffect(() => {
    // The phone's own way back leads to the table, too.
    history.pushState({ rules: true }, "");
    addEventListener("popstate", close);
    return () => {
      removeEventListener("popstate", close);
      if ((history.state as { rules?: boolean } | null)?.rules) history.back();
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      class="rules-beside rules-sheet"
      aria-label={t("rules.short", p.title)}
      onKeyDown={(event) => event.key === "Escape" && leaveSearch(event)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === sheet.current && close()}
    >
      {p.children}
    </dialog>
  );
}

/** What happens beside the table: the title of the window, announcements, keys. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../parts/base";
import { openDialog } from "../parts/chrome";
import { plainSentence } from "../parts/log";
import { replayKey } from "../parts/replay";
import { turnOf } from "../parts/turn";
import { seatName } from "../people";
import { keysOn, language, narrow } from "../settings";
import { connection } from "../socket";
import type { TableStore } from "../store";
import { plain, t } from "../words";
import type { Tab } from "./table-desk";

export function useTurnTitle(store: TableStore): void {
  useEffect(
    () =>
      effect(() => {
        const game = store.box.value?.title[language.value] ?? "";
        const mark = store.isMyTurn.value && !store.isReplay.value ? "● " : "";
        document.title = `${mark}${game} – Stammtisch`;
      }),
    [store],
  );
}

/** On a phone the board scrolls: what is asked anew comes into sight, all of it where it can; later nothing moves by itself. */
export function useAskedInSight(asked: string, isReady: boolean): void {
  useEffect(() => {
    if (!narrow.peek() || !isReady) return;
    const frame = requestAnimationFrame(() => {
      const place = document.querySelector(".narrow-main")!;
      const things = [...document.querySelectorAll("#panel :is(#board, #own) .can")].map((one) =>
        one.getBoundingClientRect(),
      );
      if (things.length) place.scrollBy({ top: wayTo(things, place.getBoundingClientRect()) });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, isReady]);
}

/** How far to scroll so that these are in sight, or the first of them where they are too many; not at all if they are. */
function wayTo(things: DOMRect[], { top, bottom }: DOMRect): number {
  const room = 8;
  const above = Math.min(...things.map((box) => box.top)) - room - top;
  const below = Math.max(...things.map((box) => box.bottom)) + room - bottom;
  if (above < 0 || below <= 0) return Math.min(0, above);
  const isFirstSeen = things[0]!.bottom <= bottom;
  return below <= above ? below : isFirstSeen ? 0 : above;
}

/** Tell screen readers what is asked and what happened, politely and once. */
export function useAnnouncements(store: TableStore): void {
  useEffect(() => {
    let toldLines = store.log.peek().length;
    let toldPrompt = "";
    return effect(() => {
      const lines = store.shownLog.value;
      const prompt = `${turnOf(store).title}. ${plain(store.view.value?.prompt?.text)}`;
      const news: string[] = [];
      if (!store.isReplay.value) {
        if (lines.length > toldLines)
          news.push(
            ...lines
              .slice(Math.max(toldLines, lines.length - 6))
              .map((l) => plainSentence(store, l.text[language.value])),
          );
        toldLines = lines.length;
      }
      if (prompt !== toldPrompt) news.push(prompt);
      toldPrompt = prompt;
      if (news.length) announce(news.join(" "));
    });
  }, [store]);
}

export function useKeys(
  store: TableStore,
  tab: { value: Tab },
  side: { value: "log" | "chat" },
  drawer: { value: boolean | null },
): void {
  useEffect(() => {
    const focusSoon = (selector: string) =>
      setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 30);
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || openDialog.peek() || document.querySelector("dialog[open]"))
        return;
      const typing = target.closest("input, textarea, select, [contenteditable]");
      if (event.key === "Escape") {
        store.explanation.value = null;
        store.notice.value = null;
        if (typing) target.blur();
        return;
      }
      if (typing) return;
      if (store.isReplay.peek() && replayKey(store, event)) {
        event.preventDefault();
        return;
      }
      if (!keysOn.peek()) return;
      const key = event.key.toLowerCase();
      const wide = !narrow.peek();
      if (key === "?") openDialog.value = "help";
      else if (key === "u") store.undo();
      else if (key === "r") store.redo();
      else if (key === "n" && store.waiting.peek()) store.next();
      else if (key === "enter" && store.confirmSeat.peek() !== null && !target.closest("button, a")) store.confirm();
      else if (key === "c") {
        drawer.value = true;
        focusSoon(".choice[tabindex='0'], .fixed-right .button");
      } else if (key === "b") {
        tab.value = "board";
        focusSoon("#board [tabindex='0'], #board button, #board");
      } else if (key === "o") {
        tab.value = "mine";
        store.shownSeat.value = null;
        focusSoon("#own [tabindex='0'], #own button, #own");
      } else if (key === "p") {
        const count = store.seats.peek().length;
        const next = (store.ownSeat.peek() + 1) % count;
        store.shownSeat.value = next === store.seat.peek() ? null : next;
        if (!wide) tab.value = next === store.seat.peek() ? "mine" : "others";
        announce(t("own.of", seatName(store.table.peek(), next)));
      } else if (key === "l") {
        if (wide) side.value = "log";
        else tab.value = "log";
        focusSoon("#log");
      } else if (key === "/") {
        if (wide) side.value = "chat";
        else tab.value = "chat";
        focusSoon("#chat-field");
      } else if (key === "q") announce(`${turnOf(store).title}. ${plain(store.view.peek()?.prompt?.text)}`);
      else if (/^[0-9]$/.test(key) && store.pressDigit) store.pressDigit(key);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store]);
  void connection.value;
}

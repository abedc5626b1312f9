/** What others did: told in one line beside what is asked, shown move by move, and again after an absence. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { go, tableLink } from "../route";
import { language, tiny } from "../settings";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import type { LogLine } from "../wire";
import { t } from "../words";
import { Sentence } from "./log";
import { useFolding } from "./menu";

/** On phones, where the log is a tab away: the last that others did since I acted, in a line that unfolds. */
export function News(p: { store: TableStore }) {
  const { store } = p;
  const lines = store.news.value;
  return (
    <div class="news" role="group" aria-label={t("news.title")}>
      {lines.length ? <FoldedNews store={store} lines={lines} /> : null}
      <NextForWatchers store={store} />
    </div>
  );
}

/** More than these stand in the log; the list shall not hide the table. */
const UNFOLDED = 6;

/** One line; pressed, it lays the last lines with whole names over the table, so that nothing else moves. */
function FoldedNews(p: { store: TableStore; lines: LogLine[] }) {
  const { store, lines } = p;
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useFolding(open, box);
  const text = (line: LogLine) => line.text[language.value];
  return (
    <div class="news-fold" ref={box}>
      <button type="button" class="news-one" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <span class="news-sign" aria-hidden="true" />
        <span class="news-line">
          <Sentence store={store} text={text(lines.at(-1)!)} brief={tiny.value} />
        </span>
        {lines.length > 1 ? <MoreLines count={lines.length - 1} /> : null}
      </button>
      {open.value ? (
        <div class="news-all">
          <ul>
            {lines.slice(-UNFOLDED).map((line) => (
              <li key={line.number}>
                <Sentence store={store} text={text(line)} />
              </li>
            ))}
          </ul>
          {store.isReplay.value ? null : (
            <button type="button" class="button small" onClick={() => playFrom(store, lines[0]!.number)}>
              <Icon name="play" size={16} /> {t("news.again")}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}

function MoreLines(p: { count: number }) {
  const text = t(p.count === 1 ? "news.more.one" : "news.more", p.count);
  return (
    <span class="news-more" title={text}>
      <span aria-hidden="true">+{p.count}</span>
      <span class="visually-hidden">{text}</span>
    </span>
  );
}

/** Play what happened from this line of the log on, and return to the present. */
export function playFrom(store: TableStore, line: number): void {
  const before = store.log.peek()[line - 1]?.at ?? 0;
  store.playing.value = "since";
  go(tableLink(store.id, before));
}

/** Step by step: the button for the next move of the others, and the one for all of them. */
export function NextMove(p: { store: TableStore }) {
  const { store } = p;
  const waiting = store.waiting.value;
  if (!waiting || store.isReplay.value) return null;
  return (
    <>
      {waiting > 1 ? (
        <button type="button" class="button show-all" onClick={store.showAll}>
          {t("pace.all")}
        </button>
      ) : null}
      <button type="button" class="button primary next-move" title={t("pace.next.what")} onClick={store.next}>
        <Icon name="forward" /> {t("pace.next")}
      </button>
    </>
  );
}

/** Who only watches has no place with fixed buttons: theirs stands beside the news. */
export function NextForWatchers(p: { store: TableStore }) {
  if (p.store.mySeats.value.length || !p.store.waiting.value) return null;
  return (
    <span class="news-next">
      <NextMove store={p.store} />
    </span>
  );
}

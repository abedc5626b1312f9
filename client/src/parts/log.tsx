/** The log: sentences with the players' marks and names; a click on a line shows that moment. */
import { useEffect, useRef, useState } from "preact/hooks";
import { splitAtSeats } from "../people";
import { tableLink } from "../route";
import { language } from "../settings";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import type { LogLine } from "../wire";
import { t } from "../words";
import { IconButton, RuleLink } from "./base";
import { playFrom } from "./news";

/** A sentence with marks and names; where it is `brief`, the first word of a name stands for it, and the mark tells namesakes apart. */
export function Sentence(p: { store: TableStore; text: string; brief?: boolean | undefined }) {
  const { store } = p;
  const companions = store.companions.value;
  const names = [...store.seatNames.value, ...companions];
  return (
    <>
      {splitAtSeats(p.text, [...store.seatWords.value, ...companions]).map((piece, i) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <span key={i} class="who">
            <SeatMark seat={piece.seat} size={12} /> {p.brief ? names[piece.seat]?.split(" ")[0] : names[piece.seat]}
          </span>
        ),
      )}
    </>
  );
}

export function plainSentence(store: TableStore, text: string): string {
  return splitAtSeats(text, store.seatWords.peek())
    .map((piece) => (typeof piece === "string" ? piece : (store.seatNames.peek()[piece.seat] ?? "")))
    .join("");
}

const PAGE = 150;

const sizeOf = (log: HTMLElement) => `${log.scrollHeight} ${log.clientHeight}`;

/** The latest stands at the foot and stays there, whatever comes or changes a height, until somebody scrolls up. */
export function Log(p: { store: TableStore }) {
  const { store } = p;
  const lines = store.shownLog.value;
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [count, setCount] = useState(PAGE);
  const size = useRef("");
  const staysAtEnd = useRef(true);
  staysAtEnd.current = atEnd;
  const isEmpty = !lines.length;
  useEffect(() => {
    const log = box.current;
    if (!log) return;
    // Only where it is scrolled to follows from its size, and no size from that.
    const watch = new ResizeObserver(() => {
      size.current = sizeOf(log);
      if (staysAtEnd.current) log.scrollTop = log.scrollHeight;
    });
    watch.observe(log);
    watch.observe(log.firstElementChild!);
    return () => watch.disconnect();
  }, [isEmpty]);
  if (isEmpty) return <p class="hint pad">{t("log.empty")}</p>;
  const shown = lines.slice(-count);
  // What others did since I acted is told here and nowhere else where the log is in sight.
  const news = new Set(store.news.value.map((line) => line.number));
  return (
    <div class="log-place">
      <div
        class="log"
        id="log"
        role="group"
        tabIndex={0}
        aria-label={t("log.title")}
        ref={box}
        onScroll={({ currentTarget: log }) => {
          // With another height it was no person who moved it, but a line that came or a window that changed.
          if (sizeOf(log) === size.current) setAtEnd(log.scrollHeight - log.scrollTop - log.clientHeight < 24);
        }}
      >
        <ol>
          {lines.length > count ? (
            <li class="log-more">
              <button type="button" class="text-button" onClick={() => setCount(count + 400)}>
                {t("more")}
              </button>
            </li>
          ) : null}
          {shown.map((line) => (
            <Line key={line.number} store={store} line={line} isNews={news.has(line.number)} />
          ))}
        </ol>
      </div>
      {!atEnd ? (
        <button
          type="button"
          class="button small log-latest"
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}
        >
          <Icon name="chevron" size={16} /> {t("log.latest")}
        </button>
      ) : null}
    </div>
  );
}

function Line(p: { store: TableStore; line: LogLine; isNews: boolean }) {
  const { line, store } = p;
  const isRound = line.what === "round";
  const isShown = store.at.value === line.at;
  // The moment that is looked at says which section of the rules it rests on; it opens beside the board.
  const rule = isShown ? store.box.value?.log_rules[line.what] : undefined;
  const isLastNews = p.isNews && !store.isReplay.value && store.news.value.at(-1) === line;
  return (
    <li class={`${isRound ? "log-round" : ""} ${isShown ? "is-shown" : ""} ${p.isNews ? "is-news" : ""}`}>
      <a href={tableLink(store.id, line.at)} title={t("log.show-moment")}>
        {p.isNews ? <span class="news-sign" aria-hidden="true" /> : null}
        <Sentence store={store} text={line.text[language.value]} />
      </a>
      {isLastNews ? (
        <IconButton
          class="news-again"
          icon="play"
          label={t("news.again")}
          onClick={() => playFrom(store, store.news.peek()[0]!.number)}
        />
      ) : null}
      {rule ? <RuleLink game={store.box.value!.name} rule={rule} /> : null}
    </li>
  );
}

export function WhileAway(p: { store: TableStore }) {
  const from = p.store.awayFrom.value;
  if (from === null || p.store.isReplay.value) return null;
  const lines = p.store.log.value.slice(from);
  if (!lines.length) return null;
  const shown = lines.slice(-6);
  return (
    <section class="away" aria-label={t("away.title")}>
      <header>
        <h3>{t("away.title")}</h3>
        <button
          type="button"
          class="icon-button"
          aria-label={t("close")}
          onClick={() => (p.store.awayFrom.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <ul>
        {shown.map((line) => (
          <li key={line.number}>
            <Sentence store={p.store} text={line.text[language.value]} />
          </li>
        ))}
      </ul>
      {lines.length > shown.length ? <p class="hint">{t("away.more", lines.length - shown.length)}</p> : null}
      <div class="away-tools">
        <button type="button" class="button small" onClick={() => playFrom(p.store, from)}>
          <Icon name="play" size={16} /> {t("away.play")}
        </button>
      </div>
    </section>
  );
}

/** The log: sentences with the players' marks and names; a click on a line shows that moment. */
import { useEffect, useRef, useState } from "preact/hooks";
import { splitAtSeats } from "../people";
import { tableLink } from "../route";
import { language } from "../settings";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import type { LogLine } from "../wire";
import { t } from "../words";
import { RuleLink } from "./base";
import { playFrom } from "./news";

/** A sentence with marks and names; where it is `brief`, the marks say who, and names are read out only. */
export function Sentence(p: { store: TableStore; text: string; brief?: boolean | undefined }) {
  const { store } = p;
  const names = store.seatNames.value;
  return (
    <>
      {splitAtSeats(p.text, store.seatWords.value).map((piece, i) =>
        typeof piece === "string" ? (
          // A colon belongs to the name before it.
          p.brief && i ? (
            piece.replace(/^:/, "")
          ) : (
            piece
          )
        ) : (
          <span key={i} class="who">
            <SeatMark seat={piece.seat} size={12} />{" "}
            <span class={p.brief ? "visually-hidden" : undefined}>{names[piece.seat]}</span>
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

export function Log(p: { store: TableStore }) {
  const { store } = p;
  const lines = store.shownLog.value;
  const box = useRef<HTMLOListElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [count, setCount] = useState(PAGE);
  const height = useRef(0);
  const spoken = language.value;
  useEffect(() => {
    if (atEnd && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, atEnd, spoken]);
  if (!lines.length) return <p class="hint pad">{t("log.empty")}</p>;
  const shown = lines.slice(-count);
  return (
    <div class="log-place">
      <ol
        class="log"
        id="log"
        tabIndex={0}
        aria-label={t("log.title")}
        ref={box}
        onScroll={(e) => {
          const el = e.currentTarget;
          // Lines that got longer, as in another language, moved it and not a person: then it stays at its end.
          const isLonger = el.scrollHeight !== height.current;
          height.current = el.scrollHeight;
          if (atEnd && isLonger) el.scrollTop = el.scrollHeight;
          else setAtEnd(el.scrollHeight - el.scrollTop - el.clientHeight < 24);
        }}
      >
        {lines.length > count ? (
          <li class="log-more">
            <button type="button" class="text-button" onClick={() => setCount(count + 400)}>
              {t("more")}
            </button>
          </li>
        ) : null}
        {shown.map((line) => (
          <Line key={line.number} store={store} line={line} />
        ))}
      </ol>
      {!atEnd ? (
        <button type="button" class="button small log-latest" onClick={() => setAtEnd(true)}>
          <Icon name="chevron" size={16} /> {t("log.latest")}
        </button>
      ) : null}
    </div>
  );
}

function Line(p: { store: TableStore; line: LogLine }) {
  const { line, store } = p;
  const isRound = line.what === "round";
  const isShown = store.at.value === line.at;
  // The moment that is looked at says which section of the rules it rests on; it opens beside the board.
  const rule = isShown ? store.box.value?.log_rules[line.what] : undefined;
  return (
    <li class={`${isRound ? "log-round" : ""} ${isShown ? "is-shown" : ""}`}>
      <a href={tableLink(store.id, line.at)} title={t("log.show-moment")}>
        <Sentence store={store} text={line.text[language.value]} />
      </a>
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

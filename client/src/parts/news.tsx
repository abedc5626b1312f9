/** What others did: told in one line beside what is asked, shown move by move, and again after an absence. */
import { go, tableLink } from "../route";
import { language } from "../settings";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import { t } from "../words";
import { IconButton } from "./base";
import { Sentence } from "./log";

/** The last that others did since I acted, with the sign that marks it on the board; on phones in one line, all of it stands in the log. */
export function News(p: { store: TableStore; compact?: boolean }) {
  const { store } = p;
  const lines = store.news.value;
  const last = lines.at(-1);
  if (!last) return <NextForWatchers store={store} />;
  const before = lines.length - 1;
  return (
    <div class={`news${p.compact ? " is-folded" : ""}`} role="group" aria-label={t("news.title")}>
      <span class="news-sign" aria-hidden="true" />
      <span class="news-line">
        <Sentence store={store} text={last.text[language.value]} />
      </span>
      {before > 0 ? <MoreLines count={before} /> : null}
      {store.isReplay.value || p.compact ? null : (
        <IconButton
          class="news-again"
          icon="play"
          label={t("news.again")}
          onClick={() => playFrom(store, lines[0]!.number)}
        />
      )}
      <NextForWatchers store={store} />
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
function NextForWatchers(p: { store: TableStore }) {
  if (p.store.mySeats.value.length || !p.store.waiting.value) return null;
  return (
    <span class="news-next">
      <NextMove store={p.store} />
    </span>
  );
}

/** The contents of a digest: parts, chapters and sections; chapters fold, and where the reader is, is marked. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { ruleLink } from "../route";
import { type Chapter, chapterOf, type Part, shortTitle } from "../rules/digest";
import { Icon } from "../symbols";
import { t } from "../words";

export function Contents(p: {
  game: string;
  parts: Part[];
  /** The section that is read. */
  current: string | null;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
}) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The mark stays in sight; only the list of contents scrolls for it, never the page.
    const mark = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !mark) return;
    const [top, bottom] = [mark.offsetTop, mark.offsetTop + mark.offsetHeight];
    if (top < list.current.scrollTop || bottom > list.current.scrollTop + list.current.clientHeight)
      list.current.scrollTop = top - list.current.clientHeight / 3;
  }, [p.current, p.isOpen]);
  return (
    <details
      class="contents"
      open={p.isOpen}
      onToggle={(event) => event.currentTarget === event.target && p.onFold(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron" size={16} /> {t("rules.contents")}
      </summary>
      {p.isOpen ? (
        <nav ref={list} class="contents-list" aria-label={t("rules.contents")}>
          {p.parts.map((part) => (
            <div key={part.title} class="contents-part">
              {p.parts.length > 1 ? <b class="contents-title">{shortTitle(part.title)}</b> : null}
              {part.chapters.map((chapter) => (
                <ChapterContents key={chapter.number} game={p.game} chapter={chapter} current={p.current} />
              ))}
            </div>
          ))}
        </nav>
      ) : null}
    </details>
  );
}

function ChapterContents(p: { game: string; chapter: Chapter; current: string | null }) {
  const isCurrent = p.current !== null && chapterOf(p.current) === p.chapter.number;
  // A chapter that is only a heading has said all in its own line.
  const listed = p.chapter.sections.filter((one) => one.section !== p.chapter.number || one.text);
  const isMarked = p.current === p.chapter.number && !listed.some((one) => one.section === p.current);
  return (
    <details class={isCurrent ? "contents-chapter is-current" : "contents-chapter"} open={isCurrent}>
      <summary>
        <Icon name="chevron" size={14} />
        <span aria-current={isMarked ? "location" : undefined}>
          <span class="rule-number">{p.chapter.number}</span> {p.chapter.title}
        </span>
      </summary>
      <ul>
        {listed.map((one) => (
          <li key={one.section}>
            <a href={ruleLink(p.game, one.section)} aria-current={one.section === p.current ? "location" : undefined}>
              <span class="rule-number">{one.section}</span> {one.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

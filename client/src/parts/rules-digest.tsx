/** The digest of a game to read: contents, search, sections with their pictures. The page and the panel show it. */
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readRules } from "../api";
import { ruleLink } from "../route";
import { chapterOf, chapterWith, neighboursOf, partsOf } from "../rules/digest";
import { type GamePictures, loadPictures } from "../rules/pictures";
import { type Found, search, wordsOf } from "../rules/search";
import { language } from "../settings";
import { Icon } from "../symbols";
import type { RuleSection } from "../wire";
import { t } from "../words";
import { Loading, State } from "./base";
import { Contents } from "./rules-contents";
import { Marked, RuleText } from "./rules-text";

/** What somebody wants to read; another object when it is wanted anew. */
export interface Wanted {
  section: string | null;
  /** Where the text was left, to go on reading there. */
  scroll?: number;
}

interface Loaded {
  sections: RuleSection[];
  drawn: GamePictures;
}

function useLoaded(game: string): Loaded | null | "none" {
  const [loaded, setLoaded] = useState<Loaded | null | "none">(null);
  const lang = language.value;
  useEffect(() => {
    let isWanted = true;
    // Together: a picture that came later would push away what is being read.
    Promise.all([readRules(game, lang), loadPictures(game)]).then(
      ([sections, drawn]) => isWanted && setLoaded({ sections, drawn }),
      () => isWanted && setLoaded("none"),
    );
    return () => {
      isWanted = false;
    };
  }, [game, lang]);
  return loaded;
}

export interface DigestProps {
  game: string;
  wanted: Wanted;
  query: Signal<string>;
  /** The section that is being read, told by the digest. */
  current: Signal<string | null>;
  /** All chapters one below the other, as on the page; else one chapter at a time. */
  whole?: boolean;
  /** Whether the contents are unfolded at first. */
  unfolded?: boolean;
}

export function Digest(p: DigestProps) {
  const { game, wanted, query, current } = p;
  const loaded = useLoaded(game);
  const [unfolded, setUnfolded] = useState(p.unfolded ?? false);
  const body = useRef<HTMLDivElement>(null);
  const sections = loaded && loaded !== "none" ? loaded.sections : null;
  const parts = useMemo(() => partsOf(sections ?? []), [sections]);
  const known = useMemo(() => new Set(sections?.map((one) => one.section)), [sections]);
  const words = wordsOf(query.value);
  const found = useMemo(() => search(sections ?? [], words), [sections, words.join(" ")]);
  const chapter = chapterWith(parts, wanted.section);
  const shown = words.length || p.whole ? found.sections : (chapter?.sections ?? []);
  useWantedInSight(body, wanted, sections, current);
  useCurrent(body, shown, p.whole ?? false, current);
  useEffect(() => {
    if (!p.unfolded) setUnfolded(false);
  }, [wanted]);
  useEffect(() => {
    if (!words.length) return;
    // What was found is read from its beginning, and the field of the search stays in sight.
    if (p.whole) body.current?.parentElement?.scrollIntoView({ block: "start" });
    else body.current?.scrollTo({ top: 0 });
  }, [words.join(" ")]);

  if (loaded === null) return <Loading />;
  if (!sections || loaded === "none") {
    return (
      <State icon="book" tone="bad" title={t("error.title")} text={t("rules.failed")}>
        <a class="button" href="#/">
          {t("error.home")}
        </a>
      </State>
    );
  }
  const level = p.whole ? 2 : 3;
  return (
    <div class={p.whole ? "digest is-whole" : "digest"}>
      <div class="digest-tools">
        <search class="digest-search">
          <input
            type="search"
            class="field"
            placeholder={t("rules.filter")}
            aria-label={t("rules.filter")}
            value={query.value}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
          <p class="digest-count" role="status">
            {words.length && found.hits ? countOf(found) : ""}
          </p>
        </search>
        <Contents game={game} parts={parts} current={current.value} isOpen={unfolded} onFold={setUnfolded} />
      </div>
      <div ref={body} class="digest-body">
        {wanted.section && !known.has(wanted.section) ? (
          <p class="trouble">{t("rules.no-section", wanted.section)}</p>
        ) : null}
        {shown.length === 0 ? (
          <State
            icon="book"
            title={t("rules.nothing")}
            text={t(
              "rules.nothing.what",
              query.value.trim(),
              sections.find((one) => one.section.includes("."))!.section,
            )}
          >
            <button type="button" class="button" onClick={() => (query.value = "")}>
              {t("rules.all")}
            </button>
          </State>
        ) : null}
        {shown.map((one) => (
          <Section
            key={one.section}
            game={game}
            section={one}
            level={words.length || chapterOf(one.section) === one.section ? level : level + 1}
            isWanted={one.section === wanted.section}
            known={known}
            words={words}
            drawn={loaded.drawn}
          />
        ))}
        {p.whole || words.length || !chapter ? null : <Neighbours game={game} {...neighboursOf(parts, chapter)} />}
      </div>
    </div>
  );
}

function countOf(found: Found): string {
  if (found.hits === 1) return t("rules.found.one");
  return found.sections.length === 1
    ? t("rules.found.section", found.hits)
    : t("rules.found", found.hits, found.sections.length);
}

interface SectionProps {
  game: string;
  section: RuleSection;
  level: number;
  isWanted: boolean;
  known: Set<string>;
  words: string[];
  drawn: GamePictures;
}

function Section(p: SectionProps) {
  const { section, words } = p;
  const Heading = `h${p.level}` as "h2";
  const isChapter = chapterOf(section.section) === section.section;
  const picture = p.drawn.pictures.find((one) => one.sections.includes(section.section));
  return (
    <section
      id={`rule-${section.section}`}
      tabIndex={-1}
      aria-labelledby={`rule-title-${section.section}`}
      class={`rule ${isChapter ? "is-chapter" : "card"} ${p.isWanted ? "is-wanted" : ""}`}
      data-section={section.section}
    >
      <Heading id={`rule-title-${section.section}`}>
        <a href={ruleLink(p.game, section.section)}>
          <Marked text={section.section} words={words} />
        </a>{" "}
        <Marked text={section.title} words={words} />
      </Heading>
      {picture ? (
        <div class="rule-picture" role="img" aria-label={picture.alt[language.value]}>
          <div class={p.drawn.look} aria-hidden="true">
            {picture.draw()}
          </div>
        </div>
      ) : null}
      <RuleText text={section.text} game={p.game} known={p.known} words={words} />
    </section>
  );
}

type NeighbourProps = { game: string } & ReturnType<typeof neighboursOf>;

/** The way to the chapters before and after, where one is shown at a time. */
function Neighbours(p: NeighbourProps) {
  return (
    <div class="digest-neighbours">
      {p.before ? (
        <a class="button small" href={ruleLink(p.game, p.before.number)}>
          <Icon name="back" size={16} /> {t("rules.chapter.before", p.before.title)}
        </a>
      ) : null}
      {p.after ? (
        <a class="button small" href={ruleLink(p.game, p.after.number)}>
          {t("rules.chapter.after", p.after.title)} <Icon name="forward" size={16} />
        </a>
      ) : null}
    </div>
  );
}

type Body = { current: HTMLDivElement | null };

/** Brings what is wanted into sight and gives it the focus; another language leaves the reader where they are. */
function useWantedInSight(body: Body, wanted: Wanted, sections: RuleSection[] | null, current: Signal<string | null>) {
  const shown = useRef<Wanted | null>(null);
  useLayoutEffect(() => {
    if (!sections) return;
    const isNew = shown.current !== wanted;
    shown.current = wanted;
    if (isNew && wanted.scroll !== undefined) {
      body.current?.scrollTo({ top: wanted.scroll });
      return;
    }
    const section = isNew ? wanted.section : current.peek();
    const place = section === null ? null : document.getElementById(`rule-${section}`);
    place?.scrollIntoView({ block: "start" });
    if (isNew) place?.focus({ preventScroll: true });
    if (isNew && place) current.value = section;
  }, [wanted, sections]);
}

/** Tells which section is read: the first that reaches into the upper part of what is seen. */
function useCurrent(body: Body, shown: RuleSection[], isPage: boolean, current: Signal<string | null>) {
  const key = shown.map((one) => one.section).join();
  useEffect(() => {
    if (!body.current) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const section = (entry.target as HTMLElement).dataset["section"]!;
          if (entry.isIntersecting) seen.add(section);
          else seen.delete(section);
        }
        const first = shown.find((one) => seen.has(one.section));
        if (first) current.value = first.section;
      },
      { root: isPage ? null : body.current, rootMargin: isPage ? "-72px 0px -65% 0px" : "0px 0px -65% 0px" },
    );
    for (const one of body.current.querySelectorAll("[data-section]")) observer.observe(one);
    return () => observer.disconnect();
  }, [key, isPage]);
}

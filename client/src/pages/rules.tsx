/** The rules digest: sections with their numbers, searchable, each with its own address. */
import { useEffect, useState } from "preact/hooks";
import { listGames, readRules } from "../api";
import { Loading, State } from "../parts/base";
import { TopBar } from "../parts/chrome";
import { goBack, ruleLink } from "../route";
import { language } from "../settings";
import { Icon } from "../symbols";
import type { RuleSection } from "../wire";
import { plain, t } from "../words";

export function Rules(p: { game: string; section: string | null }) {
  const [sections, setSections] = useState<RuleSection[] | null | "none">(null);
  const [title, setTitle] = useState(p.game);
  const [filter, setFilter] = useState("");
  const lang = language.value;
  useEffect(() => {
    setSections(null);
    readRules(p.game, lang).then(setSections, () => setSections("none"));
    listGames().then(
      (all) => setTitle(plain(all.find((g) => g.name === p.game)?.title ?? p.game)),
      () => undefined,
    );
  }, [p.game, lang]);
  useEffect(() => {
    document.title = `${t("rules.title", title)} – Stammtisch`;
    if (!p.section || !Array.isArray(sections)) return;
    const place = document.getElementById(`rule-${p.section}`);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }, [p.section, sections, title]);
  const wanted = filter.trim().toLocaleLowerCase(lang);
  const shown = Array.isArray(sections)
    ? sections.filter((s) => !wanted || `${s.section} ${s.title} ${s.text}`.toLocaleLowerCase(lang).includes(wanted))
    : [];
  return (
    <div class="page">
      <TopBar />
      <main class="page-main rules" id="main">
        <div class="row wrap">
          <button type="button" class="button" onClick={goBack}>
            <Icon name="back" size={18} /> {t("rules.back")}
          </button>
        </div>
        <h1>{t("rules.title", title)}</h1>
        {sections === null ? (
          <Loading />
        ) : sections === "none" ? (
          <State icon="book" tone="bad" title={t("error.title")}>
            <a class="button" href="#/">
              {t("error.home")}
            </a>
          </State>
        ) : (
          <>
            <input
              type="search"
              class="field"
              placeholder={t("rules.filter")}
              aria-label={t("rules.filter")}
              value={filter}
              onInput={(e) => setFilter(e.currentTarget.value)}
            />
            {p.section && !sections.some((s) => s.section === p.section) ? (
              <p class="trouble">{t("rules.no-section", p.section)}</p>
            ) : null}
            {shown.length === 0 ? <p class="hint">{t("rules.none")}</p> : null}
            {shown.map((s) => (
              <section
                key={s.section}
                id={`rule-${s.section}`}
                tabIndex={-1}
                class={`rule card ${s.section === p.section ? "is-wanted" : ""}`}
              >
                <h2>
                  <a href={ruleLink(p.game, s.section)}>{s.section}</a> {s.title}
                </h2>
                <RuleText text={s.text} game={p.game} />
              </section>
            ))}
          </>
        )}
      </main>
    </div>
  );
}

/** Paragraphs, lists and small tables of the digest; section numbers become links. Nothing is rendered as markup. */
export function RuleText(p: { text: string; game: string }) {
  const blocks = p.text.split(/\n\s*\n/).filter((b) => b.trim());
  return (
    <>
      {blocks.map((block, i) => {
        const lines = block
          .split("\n")
          .map((l) => l.trim())
          .filter(Boolean);
        if (lines.every((l) => l.startsWith("|"))) {
          const rows = lines
            .filter((l) => !/^\|[\s|:-]+\|$/.test(l))
            .map((l) =>
              l
                .replace(/^\||\|$/g, "")
                .split("|")
                .map((c) => c.trim()),
            );
          return (
            <div key={i} class="sheet-scroll" tabIndex={0} role="region" aria-label={rows[0]?.join(", ")}>
              <table class="rule-table">
                <thead>
                  <tr>
                    {rows[0]?.map((c, k) => (
                      <th key={k} scope="col">
                        <Linked text={c} game={p.game} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.slice(1).map((row, r) => (
                    <tr key={r}>
                      {row.map((c, k) => (
                        <td key={k}>
                          <Linked text={c} game={p.game} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          );
        }
        if (lines.every((l) => /^([-*]|\d+\.)\s/.test(l))) {
          return (
            <ul key={i}>
              {lines.map((l, k) => (
                <li key={k}>
                  <Linked text={l.replace(/^([-*]|\d+\.)\s/, "")} game={p.game} />
                </li>
              ))}
            </ul>
          );
        }
        return (
          <p key={i}>
            <Linked text={lines.join(" ")} game={p.game} />
          </p>
        );
      })}
    </>
  );
}

function Linked(p: { text: string; game: string }) {
  return (
    <>
      {p.text
        .replace(/\*\*|`/g, "")
        .split(/([A-Z]-(?:\d+(?:\.\d+)?|R\.?\d+))/)
        .map((piece, i) =>
          i % 2 ? (
            <a key={i} href={ruleLink(p.game, piece)}>
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
    </>
  );
}

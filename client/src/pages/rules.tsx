/** The rules digest as a page of its own: all sections, searchable, each with its own address. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { listGames } from "../api";
import { TopBar } from "../parts/chrome";
import { Digest } from "../parts/rules-digest";
import { goBack } from "../route";
import { isPlainClick, ruleOf } from "../rules/links";
import { narrow } from "../settings";
import { Icon } from "../symbols";
import { plain, t } from "../words";

export function Rules(p: { game: string; section: string | null }) {
  const [title, setTitle] = useState(p.game);
  const query = useSignal("");
  const current = useSignal<string | null>(null);
  const [asked, setAsked] = useState(0);
  const wanted = useMemo(() => ({ section: p.section }), [p.section, asked]);
  useEffect(() => {
    listGames().then(
      (all) => setTitle(plain(all.find((game) => game.name === p.game)?.title ?? p.game)),
      () => undefined,
    );
  }, [p.game]);
  const heading = t("rules.title", title);
  useEffect(() => {
    document.title = `${heading} – Stammtisch`;
  }, [heading]);
  /** Who follows the way to a section leaves the search; the same way twice leads there twice. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const section = link && isPlainClick(event) ? ruleOf(link, p.game) : null;
    if (!section) return;
    query.value = "";
    if (section === p.section) setAsked(asked + 1);
  };
  return (
    <div class="page">
      <TopBar />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only links are followed, and a key on a link is a click, too. */}
      <main class="page-main rules" id="main" onClick={follow}>
        <div class="row wrap">
          <button type="button" class="button" onClick={goBack}>
            <Icon name="back" size={18} /> {t("rules.back")}
          </button>
        </div>
        <h1>{heading}</h1>
        <Digest
          key={p.game}
          game={p.game}
          wanted={wanted}
          query={query}
          current={current}
          whole
          unfolded={!narrow.peek()}
        />
      </main>
    </div>
  );
}

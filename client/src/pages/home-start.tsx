/** Which game, against whom, under which name: play at once, or set up a table. */
import { drawings } from "drawings";
import { useEffect, useState } from "preact/hooks";
import { openBox } from "../api";
import { dressSeatsByNames, Icon } from "../symbols";
import type { GameInfo } from "../wire";
import { plain, t } from "../words";
import { Games } from "./home-games";
import { lastGame, lastOpponents, rememberGame, rememberOpponents } from "./home-memory";
import { Against, OpponentFields } from "./home-opponents";
import { Setup } from "./home-setup";
import { type Open, type Opponents, opponentsAt, tableAgainst } from "./home-wish";

export function Start(p: {
  games: GameInfo[];
  name: string;
  setName: (name: string) => void;
  busy: boolean;
  open: Open;
}) {
  const [game, setGame] = useState(() => lastGame(p.games));
  const [opponents, setOpponents] = useState(() => lastOpponents(game));
  const [setup, setSetup] = useState(false);
  useEffect(() => {
    // Also what a table needs first: it is there before the click.
    openBox(game.name).then(
      (box) => dressSeatsByNames(box.names),
      () => undefined,
    );
    void drawings[game.name]?.();
  }, [game.name]);

  function choose(chosen: GameInfo) {
    setGame(chosen);
    setOpponents(lastOpponents(chosen));
    rememberGame(chosen.name);
  }
  function against(chosen: Opponents) {
    setOpponents(chosen);
    rememberOpponents(game, chosen);
  }
  /** Whoever sets up a table has chosen opponents, too. */
  const openFromForm: Open = async (wish) => {
    const refusal = await p.open(wish);
    const chosen = opponentsAt(wish);
    if (!refusal && chosen) rememberOpponents(game, chosen);
    return refusal;
  };
  return (
    <section class="start card" aria-label={t("home.games")}>
      <Games games={p.games} chosen={game} onChoose={choose} />
      <div class="start-row">
        <div class="start-title">
          <h2>{plain(game.title)}</h2>
          {game.about ? <p class="game-sentence">{plain(game.about.sentence)}</p> : null}
          <Against id="home-against" opponents={opponents} />
        </div>
        <button
          type="button"
          class="button primary big"
          aria-describedby="home-against"
          disabled={p.busy}
          onClick={() => void p.open(tableAgainst(game, opponents))}
        >
          <Icon name="play" /> {t("home.play-now")}
        </button>
        <div class="start-fields">
          <OpponentFields game={game} value={opponents} onChange={against} />
          <div class="name-line">
            <label for="home-name">{t("home.name")}</label>
            <input
              id="home-name"
              class="field"
              maxLength={32}
              autoComplete="nickname"
              value={p.name}
              onInput={(e) => p.setName(e.currentTarget.value)}
            />
          </div>
        </div>
      </div>
      <div class="row wrap start-more">
        <button
          type="button"
          class="button"
          aria-expanded={setup}
          aria-controls="setup"
          onClick={() => setSetup(!setup)}
        >
          <Icon name="chevron" class={setup ? "flipped" : ""} size={18} /> {t("home.setup")}
        </button>
        <span class="hint grow">{t("home.setup.what")}</span>
        <a class="text-button" href={`#/rules/${game.name}`}>
          <Icon name="book" size={18} /> {t("nav.rules")}
        </a>
      </div>
      {setup ? <Setup key={game.name} game={game} opponents={opponents} busy={p.busy} open={openFromForm} /> : null}
    </section>
  );
}

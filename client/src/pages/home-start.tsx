/** Which game, under which name: play at once, or set up a table. */
import { drawings } from "drawings";
import { useEffect, useState } from "preact/hooks";
import { openBox } from "../api";
import { Segments } from "../parts/base";
import { dressSeatsByNames, Icon } from "../symbols";
import type { GameInfo } from "../wire";
import { plain, t } from "../words";
import { Setup } from "./home-setup";
import { type Open, usualTable } from "./home-wish";

export function Start(p: {
  games: GameInfo[];
  name: string;
  setName: (name: string) => void;
  busy: boolean;
  open: Open;
}) {
  const [which, setWhich] = useState(p.games[0]!.name);
  const [setup, setSetup] = useState(false);
  const game = p.games.find((g) => g.name === which) ?? p.games[0]!;
  useEffect(() => {
    // Also what a table needs first: it is there before the click.
    openBox(game.name).then(
      (box) => dressSeatsByNames(box.names),
      () => undefined,
    );
    void drawings[game.name]?.();
  }, [game.name]);
  const usual = usualTable(game);
  const computers = usual.computers?.length ?? 0;
  return (
    <section class="start card">
      {p.games.length > 1 ? (
        <Segments
          label={t("home.game")}
          value={which}
          options={p.games.map((g) => ({ value: g.name, label: plain(g.title) }))}
          onChange={setWhich}
        />
      ) : null}
      <div class="start-row">
        <div class="start-game">
          <h2>{plain(game.title)}</h2>
          <p class="hint">
            {computers === 1 ? t("home.play-now.what1") : t("home.play-now.what", usual.seats, computers)}
          </p>
        </div>
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
        <button type="button" class="button primary big" disabled={p.busy} onClick={() => void p.open(usual)}>
          <Icon name="play" /> {t("home.play-now")}
        </button>
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
      {setup ? <Setup key={game.name} game={game} busy={p.busy} open={p.open} /> : null}
    </section>
  );
}

/** The games on the first screen: a picture of each, and what to know before one plays it. */
import { useId } from "preact/hooks";
import { Icon } from "../symbols";
import type { About, GameInfo } from "../wire";
import { plain, t, weightName } from "../words";
import { Cover } from "./home-cover";

export function Games(p: { games: GameInfo[]; chosen: GameInfo; onChoose: (game: GameInfo) => void }) {
  const group = useId();
  return (
    <fieldset class="games">
      <legend class="visually-hidden">{t("home.game")}</legend>
      {p.games.map((game) => (
        <GameCard
          key={game.name}
          game={game}
          group={group}
          isChosen={game === p.chosen}
          onChoose={() => p.onChoose(game)}
        />
      ))}
    </fieldset>
  );
}

function GameCard(p: { game: GameInfo; group: string; isChosen: boolean; onChoose: () => void }) {
  const { game } = p;
  const id = useId();
  const sentence = plain(game.about?.sentence);
  return (
    <label class={p.isChosen ? "game-card is-on" : "game-card"} data-game={game.name}>
      <input
        type="radio"
        name={p.group}
        checked={p.isChosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-facts ${id}-sentence`}
        onChange={p.onChoose}
      />
      <span class="game-cover">
        <Cover game={game.name} />
        {p.isChosen ? (
          <span class="game-chosen">
            <Icon name="check" size={18} />
          </span>
        ) : null}
      </span>
      <span class="game-text">
        <span id={`${id}-title`} class="game-title">
          {plain(game.title)}
        </span>
        <span id={`${id}-facts`} class="game-facts">
          <span>
            <Icon name="people" size={16} /> {t("home.fact.players", spanOf(game.seats))}
          </span>
          {game.about ? <Facts about={game.about} /> : null}
        </span>
        <span id={`${id}-sentence`} class="game-sentence">
          {sentence || t("home.fact.unknown")}
        </span>
      </span>
    </label>
  );
}

function Facts(p: { about: About }) {
  const { minutes, weight } = p.about;
  return (
    <>
      <span>
        <Icon name="hourglass" size={16} /> {t("home.fact.minutes", spanOf(minutes))}
      </span>
      <span class="game-weight">
        <Weight weight={weight} /> {weightName(weight)}
      </span>
    </>
  );
}

/** Five steps, as many filled as the game weighs. */
function Weight(p: { weight: number }) {
  return (
    <svg class="symbol" width="20" height="16" viewBox="0 0 20 16" aria-hidden="true" focusable="false">
      {[1, 2, 3, 4, 5].map((step) => (
        <rect
          key={step}
          x={step * 4 - 3.5}
          y={14 - step * 2.4}
          width="3"
          height={step * 2.4}
          fill={step <= p.weight ? "currentColor" : "none"}
          stroke="currentColor"
          stroke-width=".8"
        />
      ))}
    </svg>
  );
}

/** "2–4", or "90" where both ends are the same. */
export function spanOf(numbers: number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? String(low) : `${low}–${high}`;
}

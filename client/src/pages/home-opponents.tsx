/** Against whom "Play now" plays: how many computers, of which level. */
import { Segments } from "../parts/base";
import type { GameInfo } from "../wire";
import { has, levelName, t } from "../words";
import type { Opponents } from "./home-wish";

export function OpponentFields(p: { game: GameInfo; value: Opponents; onChange: (value: Opponents) => void }) {
  const { game, value } = p;
  return (
    <div class="opponents">
      <Segments
        label={t("home.opponents")}
        value={value.count}
        options={game.seats.map((seats) => ({
          value: seats - 1,
          label: seats === 1 ? t("home.opponents.none") : String(seats - 1),
        }))}
        onChange={(count) => p.onChange({ ...value, count })}
      />
      <div class="opponent-level">
        <label for="home-level">{t("home.level")}</label>
        <select
          id="home-level"
          class="field"
          value={value.level}
          disabled={value.count === 0}
          onChange={(e) => p.onChange({ ...value, level: e.currentTarget.value })}
        >
          {game.levels.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The same in a sentence, with what such a computer is like. */
export function Against(p: { id: string; opponents: Opponents }) {
  const { count, level } = p.opponents;
  const about = `level.${level}.what`;
  return (
    <p id={p.id} class="hint start-against">
      {count === 0 ? t("home.play-now.alone") : t("home.play-now.what", count, levelName(level))}{" "}
      {count > 0 && has(about) ? t(about) : ""}
    </p>
  );
}

/** Orléans drawn for the browser. */
import { useRef } from "preact/hooks";
import type { BoardProps, GameDrawing, Standing } from "../../board";
import { useTravel } from "../../drawing/motion";
import { useShowChoices } from "../../drawing/show";
import { Deeds } from "./deeds";
import { Picker, useDesk } from "./desk";
import { type View, wordOf } from "./facts";
import { Hourglass, Supplies } from "./head";
import { MapPart } from "./map";
import { OwnArea } from "./own";
import { registerOrleans } from "./sprite";
import { holdings, Summary } from "./summary";
import { Tiles } from "./tiles";
import { Development, Tracks } from "./tracks";
import { WORDS } from "./words";
import "./orleans.css";

registerOrleans();

function Board(p: BoardProps) {
  const desk = useDesk(p);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, p.motion, p.view);
  const asked = p.narrow && !p.region && where(p) === "board";
  useShowChoices(root, ".o-region", asked ? `${desk.view.round} ${desk.view.prompt.question}` : "");
  const shows = (region: string) => !p.region || p.region === region;
  const supplies = <Supplies desk={desk} />;
  return (
    <div class={`orl o-board${p.narrow ? " narrow" : ""}${p.motion ? " moving" : ""}`} ref={root}>
      {shows("map") ? (
        <section class="o-region o-region-map" aria-label={wordOf(p, "map")}>
          {p.narrow ? <Hourglass desk={desk} /> : null}
          <MapPart desk={desk} />
        </section>
      ) : null}
      <div class="o-beside">
        {p.narrow ? null : <Hourglass desk={desk} />}
        {shows("tracks") ? (
          <section class="o-region o-region-tracks" aria-label={wordOf(p, "tracks")}>
            <Tracks desk={desk}>{p.narrow ? null : supplies}</Tracks>
            {p.narrow ? (
              <>
                <h3>{wordOf(p, "development")}</h3>
                <Development desk={desk} />
              </>
            ) : null}
          </section>
        ) : null}
        {shows("deeds") ? (
          <section class="o-region o-region-deeds" aria-label={wordOf(p, "deeds")}>
            <Deeds desk={desk} />
          </section>
        ) : null}
      </div>
      {shows("tiles") ? (
        <section class="o-region o-region-tiles" aria-label={wordOf(p, "tiles")}>
          {p.narrow ? supplies : null}
          <Tiles desk={desk} />
        </section>
      ) : null}
      {p.narrow ? null : <Development desk={desk} />}
      <Picker desk={desk} />
    </div>
  );
}

const ON_THE_BOARD = new Set(["exclude", "travel", "build", "send", "send-for-development", "recruit", "pay"]);

/** Followers, places and what a player owns lie on the own board; routes, deeds, tiles, tracks on the common one. */
function where(p: BoardProps): "board" | "mine" | null {
  if (!p.choices.length) return null;
  return p.choices.some((entry) => ON_THE_BOARD.has(entry.kind)) ? "board" : "mine";
}

/** Who still plans, who has finished, and who has passed. */
function standing(p: BoardProps): (seat: number) => Standing | null {
  const { prompt, phase, players } = p.view as View;
  const told = (symbol: string, word: string, isDone: boolean) => ({ symbol, word: wordOf(p, word), isDone });
  return (seat) => {
    if (prompt.question === "planning") {
      if (prompt.seats.includes(seat)) return told("hourglass", "plans", false);
      return prompt.fields.queue?.includes(seat) ? null : told("check", "has-planned", true);
    }
    return phase === "actions" && players[seat]?.has_passed ? told("check", "passed", true) : null;
  };
}

export const drawing: GameDrawing = {
  Board,
  OwnArea,
  Summary,
  holdings,
  standing,
  where,
  tabs: [
    { key: "map", label: WORDS["map"]! },
    { key: "tracks", label: WORDS["tracks"]! },
    { key: "deeds", label: WORDS["deeds"]! },
    { key: "tiles", label: WORDS["tiles-short"]! },
  ],
};

export default drawing;

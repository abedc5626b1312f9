/** Orléans drawn for the browser. */
import { useRef } from "preact/hooks";
import type { BoardProps, GameDrawing } from "../../board";
import { Picker, useDesk, useWidth } from "./acts";
import { Deeds } from "./deeds";
import { wordOf } from "./facts";
import { Hourglass, Supplies } from "./head";
import { MapPart } from "./map";
import { useTravel } from "./motion";
import { OwnArea } from "./own";
import { registerOrleans } from "./sprite";
import { Summary } from "./stock";
import { Tiles } from "./tiles";
import { Development, Tracks } from "./tracks";
import { WORDS } from "./words";
import "./orleans.css";

registerOrleans();

function Board(p: BoardProps) {
  const desk = useDesk(p);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, p.motion, p.view);
  const width = useWidth(root, p.narrow ? 380 : 1080);
  const shows = (region: string) => !p.region || p.region === region;
  return (
    <div class={`orl o-board${p.narrow ? " narrow" : width < 900 ? " slim" : ""}${p.motion ? " moving" : ""}`} ref={root}>
      {shows("map") ? (
        <div class="o-region o-region-map">
          {p.narrow ? <Hourglass desk={desk} /> : null}
          <MapPart desk={desk} tall={p.narrow && width < 560} />
        </div>
      ) : null}
      <div class="o-beside">
        {p.narrow ? null : <Hourglass desk={desk} />}
        {shows("tracks") ? (
          <section class="o-region" aria-label={wordOf(p, "tracks")}>
            <Tracks desk={desk}>{p.narrow ? null : <Supplies desk={desk} />}</Tracks>
            {p.narrow ? <><h3>{wordOf(p, "development")}</h3><Development desk={desk} /></> : null}
          </section>
        ) : null}
        {shows("deeds") ? <section class="o-region" aria-label={wordOf(p, "deeds")}><Deeds desk={desk} /></section> : null}
        {shows("tiles") ? (
          <section class="o-region" aria-label={wordOf(p, "tiles")}>
            {p.narrow ? <Supplies desk={desk} /> : null}
            <Tiles desk={desk} />
          </section>
        ) : null}
      </div>
      {p.narrow ? null : <Development desk={desk} />}
      <Picker desk={desk} />
    </div>
  );
}

export const drawing: GameDrawing = {
  Board,
  OwnArea,
  Summary,
  tabs: [
    { key: "map", label: WORDS["map"]! },
    { key: "tracks", label: WORDS["tracks"]! },
    { key: "deeds", label: WORDS["deeds"]! },
    { key: "tiles", label: WORDS["tiles-short"]! },
  ],
};

export default drawing;

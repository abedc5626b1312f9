/** Coimbra drawn for the browser. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps, GameDrawing } from "../../board";
import { useDrops } from "../../drawing/drops";
import { useTravel } from "../../drawing/motion";
import { useShowChoices } from "../../drawing/show";
import { City } from "./city";
import { Picker, useDesk } from "./desk";
import { CLASSES, type View, wordOf } from "./facts";
import { Head } from "./head";
import { MapPart } from "./map";
import { OwnArea } from "./own";
import { priceOf } from "./prices";
import { registerCoimbra } from "./sprite";
import { holdings, Summary } from "./summary";
import { Tracks } from "./tracks";
import { Voyages } from "./voyages";
import { WORDS } from "./words";
import "./coimbra.css";

registerCoimbra();

/** What is asked about together: it is shown as one. */
const PARTS = ".c-groups, .c-pool, .c-location, .c-region:not(.c-region-city)";

function Board(p: BoardProps) {
  const desk = useDesk(p);
  const drops = useDrops(desk);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, p.motion, p.view);
  const { prompt, round } = desk.view;
  const asked = p.narrow && !p.region && where(p) === "board";
  useShowChoices(root, PARTS, asked ? `${round} ${prompt.question}` : "");
  const region = (key: string, content: ComponentChildren, tab = key) =>
    !p.region || p.region === tab ? (
      <section class={`c-region c-region-${key}`} aria-label={wordOf(p, key)}>
        {content}
      </section>
    ) : null;
  return (
    <div class={`coi c-board${p.narrow ? " narrow" : ""}`} ref={root} onPointerDown={drops}>
      {!p.region || p.region === "city" ? <Head desk={desk} /> : null}
      {region("city", <City desk={desk} />)}
      {region("map", <MapPart desk={desk} />)}
      {region("voyages", <Voyages desk={desk} />, "map")}
      {region("tracks", <Tracks desk={desk} />)}
      <Picker desk={desk} />
    </div>
  );
}

const ON_THE_BOARD =
  /^(start-cards|start-corner|take|place|favour|acquire|distress|step|stop|invest|cap|browse|score-voyage|score-track|advance)$/;
/** Cards, dice and resources of a player lie on the own board; everything else on the common one. */
function where(p: BoardProps): "board" | "mine" | null {
  if (!p.choices.length) return null;
  const { question, fields } = (p.view as View).prompt;
  // A reward that can be accepted in part may be influence, which lies on the tracks.
  if (question === "accept-reward") return CLASSES.some((cls) => cls === fields.what) ? "board" : "mine";
  return p.choices.some((entry) => ON_THE_BOARD.test(entry.kind)) ? "board" : "mine";
}

export const drawing: GameDrawing = {
  Board,
  OwnArea,
  Summary,
  holdings,
  where,
  price: priceOf,
  tabs: ["city", "map", "tracks"].map((key) => ({ key, label: WORDS[key]! })),
};

export default drawing;

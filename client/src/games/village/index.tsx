/** Village drawn for the browser: the village seen from above, with its places around the green. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps, GameDrawing } from "../../board";
import { Picker } from "../../drawing/acts";
import { useTravel } from "../../drawing/motion";
import { useShowChoices } from "../../drawing/show";
import { useSize } from "../../drawing/size";
import { useDesk } from "./desk";
import { OwnArea } from "./farm";
import { Ground } from "./ground";
import { PLACES, TABS } from "./places";
import { registerVillage } from "./sprite";
import { Summary } from "./summary";
import "./village.css";

registerVillage();

/** Pixels of the board: below SLIM it is taller than its place, from LARGE on pieces grow; tablets from ROOMY on have two columns. */
const SLIM = 920;
const LARGE = 1300;
const ROOMY = 640;

function Board(p: BoardProps) {
  const desk = useDesk(p);
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  // Pieces travel between board and farm, so all that the table shows is watched.
  useLayoutEffect(() => void (table.current = root.current?.closest<HTMLElement>("#main") ?? root.current));
  useTravel(table, p.motion, p.view);
  const { prompt, round } = desk.view;
  const asked = p.narrow && !p.region && where(p) === "board";
  useShowChoices(root, ".v-place", asked ? `${round} ${prompt.question}` : "");
  const shown = PLACES.filter((place) => (!p.region || place.tab === p.region) && (place.isThere?.(desk.view) ?? true));
  const { width } = useSize(root, { width: p.narrow ? 380 : 1030, height: 600 });
  const room = p.narrow ? `narrow${width >= ROOMY ? " roomy" : ""}${p.region ? " part" : ""}` : width < SLIM ? "slim" : width >= LARGE ? "large" : "";
  const kind = [room, p.motion ? "moving" : "", desk.view.conny ? "solo" : ""].join(" ");
  return (
    <div class={`vil v-board ${kind}`} ref={root}>
      <Ground />
      {shown.map(({ key, Panel }) => <div key={key} class={`v-place v-at-${key}`}><Panel desk={desk} /></div>)}
      <Picker desk={desk} />
    </div>
  );
}

const ON_THE_FARM = new Set(["pay", "pay-scroll", "pay-time", "receive-good"]);

/** What is handed over or received lies on the farm; everything else is chosen on the board. */
function where(p: BoardProps): "board" | "mine" | null {
  if (!p.choices.length) return null;
  return p.choices.some((entry) => ON_THE_FARM.has(entry.kind)) ? "mine" : "board";
}

const drawing: GameDrawing = { Board, OwnArea, Summary, where, tabs: TABS };

export default drawing;

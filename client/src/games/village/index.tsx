/** Village drawn for the browser: the village seen from above, with its places around the green. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, GameDrawing } from "../../board";
import { Picker } from "../../drawing/acts";
import { useDrops } from "../../drawing/drops";
import { useTravel } from "../../drawing/motion";
import { useShowChoices } from "../../drawing/show";
import { Icon } from "../../symbols";
import { asideOf, useDesk } from "./desk";
import { type Desk, wordOf } from "./facts";
import { Ground } from "./ground";
import { OwnArea } from "./own";
import { FIRST_PAGE, isThere, PLACES, pageAsked, pageOf, pagesOf, TABS } from "./places";
import { registerVillage } from "./sprite";
import { holdings, Summary } from "./summary";
import "./village.css";

registerVillage();

function Board(p: BoardProps) {
  const desk = useDesk(p);
  const drops = useDrops(desk);
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  // Pieces travel between board and farm, so all that the table shows is watched.
  useLayoutEffect(() => {
    table.current = root.current?.closest<HTMLElement>("#main") ?? root.current;
  });
  useTravel(table, p.motion, p.view);
  const { prompt, round } = desk.view;
  const asked = p.narrow && !p.region && where(p) === "board";
  useShowChoices(root, ".v-place", asked ? `${round} ${prompt.question}` : "");
  const [page, setPage] = usePage(desk);
  const pages = p.narrow ? [] : pagesOf(desk.view);
  const shown = PLACES.filter(
    (place) =>
      isThere(place, desk.view) && (p.narrow ? !p.region || place.tab === p.region : pageOf(place, desk.view) === page),
  );
  const room = p.narrow ? `narrow${p.region ? " part" : ""}` : "";
  const kind = [
    room,
    p.motion ? "moving" : "",
    desk.view.conny ? "solo" : "",
    pages.length > 1 ? `paged page-${page}` : "",
    desk.view.marriage ? "" : "no-wedding",
    desk.view.inn ? "" : "no-inn",
  ].join(" ");
  return (
    <div class={`vil v-board ${kind}`} ref={root} onPointerDown={drops} data-takes="play">
      <Ground />
      {pages.length > 1 ? <PageTabs desk={desk} pages={pages} page={page} onPick={setPage} /> : null}
      {shown.map(({ key, Panel }) => (
        <div key={key} class={`v-place v-at-${key}`}>
          <Panel desk={desk} />
        </div>
      ))}
      <Picker desk={desk} />
    </div>
  );
}

/** The page of the board that is shown: a new question brings its own to the front, and then nothing moves by itself. */
function usePage(desk: Desk): [string, (page: string) => void] {
  const { p, view } = desk;
  const [page, setPage] = useState(FIRST_PAGE);
  const kinds = p.choices.filter((entry) => !desk.aside(entry)).map((entry) => entry.kind);
  const asked = pageAsked(kinds, view);
  const key = kinds.length ? `${view.round} ${view.prompt.question}` : "";
  useLayoutEffect(() => {
    if (key && asked) setPage(asked);
  }, [key, asked]);
  return [pagesOf(view).includes(page) ? page : FIRST_PAGE, setPage];
}

const SIGNS: Record<string, string> = {
  village: "v-at-farm",
  inn: "v-at-inn",
  wedding: "v-at-marriage",
  sea: "v-at-port",
  travel: "v-at-travel",
};

function PageTabs({
  desk,
  pages,
  page,
  onPick,
}: {
  desk: Desk;
  pages: string[];
  page: string;
  onPick: (page: string) => void;
}) {
  const { p, view } = desk;
  const kinds = p.choices.filter((entry) => !desk.aside(entry)).map((entry) => entry.kind);
  // What somebody points at in the list of choices may lie on another page.
  const asked = pageAsked(desk.shown.value ? [desk.shown.value.kind] : kinds, view);
  const hasWedding = view.inn && view.marriage;
  const only = (key: string) => (key === "inn" && !view.inn ? "wedding" : key);
  return (
    <nav class="v-page-tabs" aria-label={wordOf(p, "pages")}>
      {pages.map((key) => (
        <button
          key={key}
          type="button"
          class={`v-page-tab${asked === key ? " wanted" : ""}`}
          aria-pressed={key === page}
          onClick={() => onPick(key)}
          data-page={key}
        >
          <span class="v-page-signs">
            <Icon name={SIGNS[only(key)]!} size={16} />
            {key === "inn" && hasWedding ? <Icon name={SIGNS["wedding"]!} size={16} /> : null}
          </span>
          {wordOf(p, `page-${only(key)}`)}
          {key === "inn" && hasWedding ? <span class="d-hidden"> {wordOf(p, "page-wedding")}</span> : null}
        </button>
      ))}
    </nav>
  );
}

const ON_THE_FARM = new Set([
  "pay",
  "pay-scroll",
  "pay-time",
  "receive-good",
  "load",
  "load-figure",
  "swap-cube",
  "set-time",
  "use-tool",
  "give-chest",
  "take-bread",
  "buy-bread",
]);

/** What is handed over or received lies on the farm; everything else is chosen on the board. */
function where(p: BoardProps): "board" | "mine" | null {
  if (!p.choices.length) return null;
  const aside = asideOf(p);
  return p.choices.some((entry) => ON_THE_FARM.has(entry.kind) && !aside(entry)) ? "mine" : "board";
}

const drawing: GameDrawing = { Board, OwnArea, Summary, holdings, where, tabs: TABS, aside: asideOf };

export default drawing;

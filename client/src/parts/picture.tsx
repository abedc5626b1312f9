/** The end of a game as a picture: result, sheet and final board, drawn by this browser alone and shared as a PNG file. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, registerSymbols } from "../symbols";
import { t } from "../words";
import { saveBlob } from "./base";

registerSymbols({
  share: `<path d="M12 15V3.5M8 7l4-4 4 4M5 11v9h14v-9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
});

interface Shown {
  /** The name of the file. */
  name: string;
  /** The name of the game. */
  title: string;
  told: ComponentChildren;
  sheet: ComponentChildren;
  board: () => ComponentChildren;
}

export function SharePicture(p: Shown) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  return (
    <>
      <button type="button" class="button" disabled={state === "busy"} onClick={() => setState("busy")}>
        <Icon name="share" /> {t(state === "busy" ? "end.share.busy" : "end.share")}
      </button>
      {state === "failed" ? (
        <span class="trouble" role="alert">
          {t("end.share.failed")}
        </span>
      ) : null}
      {state === "busy" ? <Stage {...p} onDone={(isMade) => setState(isMade ? "idle" : "failed")} /> : null}
    </>
  );
}

/** What the picture shows, laid out out of sight for as long as it is drawn. */
function Stage(p: Shown & { onDone: (isMade: boolean) => void }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      try {
        await drawn(stage.current!);
        const picture = await pngOf(stage.current!);
        if (isGone) return;
        await handOver(picture, p.name, p.title);
        p.onDone(true);
      } catch (error) {
        console.warn(error);
        if (!isGone) p.onDone(false);
      }
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div class="picture-stage" aria-hidden="true" inert>
      <div class="picture" ref={stage}>
        <header class="picture-head">
          <b>{p.title}</b> <span>Stammtisch</span>
        </header>
        {p.told}
        <div class="card">{p.sheet}</div>
        <div class="picture-board board-place">{p.board()}</div>
      </div>
    </div>
  );
}

/** The board as it lies at the end, drawn once and shown small: a picture, in which nothing can be pressed. */
export function BoardPicture(p: { board: () => ComponentChildren; label: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void drawn(stage.current!, () => isGone).then(() => {
      if (!isGone) setPicture(addressOf(stage.current!));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return picture !== null ? (
    <img class="board-picture" src={picture} alt={p.label} />
  ) : (
    <div class="board-picture">
      <div class="picture-stage" aria-hidden="true" inert>
        <div class="picture-board board-place" ref={stage}>
          {p.board()}
        </div>
      </div>
    </div>
  );
}

/** As many frames as a board takes to be drawn with all its parts, once its program is there. */
const FRAMES = 6;

/** Wait until the board is drawn, or nobody wants it any more: it is drawn in a task of its own, and may be fetched first. */
async function drawn(stage: HTMLElement, isGone = () => false): Promise<void> {
  for (let frame = 0; frame < FRAMES && !isGone(); frame++) {
    await new Promise(requestAnimationFrame);
    if (stage.querySelector(".state[role=status]")) frame = -1;
  }
}

/** A part of the page as an SVG file that needs nothing beside it: its markup, the style sheets, the symbols. */
export function svgOf(part: HTMLElement): string {
  const twin = part.cloneNode(true) as HTMLElement;
  const { width, height } = sizeAlone(twin);
  const root = document.documentElement;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  // What the style sheets ask the page's root for, the root of the picture has, too.
  for (const name of ["lang", "data-theme"]) {
    const value = root.getAttribute(name);
    if (value !== null) svg.setAttribute(name, value);
  }
  svg.setAttribute("width", String(Math.ceil(width)));
  svg.setAttribute("height", String(Math.ceil(height)));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  style.textContent = [...rules, `:root { ${root.style.cssText} }`].join("\n");
  const page = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  page.setAttribute("width", "100%");
  page.setAttribute("height", "100%");
  const sprite = document.querySelector(".sprite")?.cloneNode(true);
  svg.append(style, page);
  page.append(...(sprite ? [sprite] : []), twin);
  return new XMLSerializer().serializeToString(svg);
}

/** How large something is where no other part of the page has a say in it, as in a file of its own. */
function sizeAlone(part: HTMLElement): DOMRect {
  const stage = document.createElement("div");
  stage.className = "picture-stage";
  stage.append(part);
  document.body.append(stage);
  const size = part.getBoundingClientRect();
  stage.remove();
  return size;
}

/** A part of the page as the address of an image. */
function addressOf(part: HTMLElement): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(part))}`;
}

/** A part of the page as a PNG file, twice as fine as on the screen. */
async function pngOf(part: HTMLElement): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(part);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  const drawing = canvas.getContext("2d")!;
  drawing.fillStyle = getComputedStyle(part).backgroundColor;
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** To the sharing of a phone where there is one; else the file is saved. */
async function handOver(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  const isHand = matchMedia("(pointer: coarse)").matches;
  if (isHand && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // they thought better of it
    }
  }
  saveBlob(name, picture);
}

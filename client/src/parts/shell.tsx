/** The page that opens without its server: it says so, and goes on as soon as there is an answer. */
import { useEffect, useRef, useState } from "preact/hooks";
import { hearServer } from "../reach";
import { delayBefore } from "../socket";
import { t } from "../words";
import { useNow } from "./base";
import { TopBar } from "./chrome";

async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch("/live", { cache: "no-store" });
    return answer.ok && (await answer.json()).status === "ok"; // not the page of a hotel's network
  } catch {
    return false;
  }
}

export function OutOfReach() {
  const [attempts, setAttempts] = useState(0);
  const [next, setNext] = useState(0);
  const busy = useRef(false);
  const now = useNow(500, next > 0);
  async function attempt() {
    if (busy.current) return;
    busy.current = true;
    setNext(0);
    const isBack = await serverAnswers();
    busy.current = false;
    if (isBack) hearServer();
    else setAttempts((count) => count + 1);
  }
  useEffect(() => {
    document.title = `${t("reach.title")} – ${t("app.name")}`;
    const delay = delayBefore(attempts + 1);
    setNext(Date.now() + delay);
    const timer = setTimeout(() => void attempt(), delay);
    const atOnce = () => void attempt();
    addEventListener("online", atOnce);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", atOnce);
    };
  }, [attempts]);
  return (
    <div class="page">
      <TopBar />
      <main class="page-main" id="main">
        <div class="state out-of-reach">
          <Unplugged />
          <div role="alert">
            <h1>{t("reach.title")}</h1>
            <p>{t(navigator.onLine ? "reach.server" : "reach.net")}</p>
          </div>
          <div class="state-ways">
            <button type="button" class="button primary" onClick={() => void attempt()}>
              {t("retry")}
            </button>
          </div>
          <p class="hint" aria-hidden="true">
            {next ? t("conn.next", Math.max(0, Math.ceil((next - now) / 1000))) : t("conn.now")}
          </p>
        </div>
      </main>
    </div>
  );
}

/** The table, laid for a game, and its plug beside the socket. */
function Unplugged() {
  return (
    <svg class="unplugged" viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
        <path d="M42 74v50M142 74v50M92 90v46" fill="none" stroke-width="8" />
        <path d="M20 52v10c0 18 32 32 72 32s72-14 72-32V52" fill="var(--earth-4)" />
        <ellipse cx="92" cy="52" rx="72" ry="34" fill="var(--earth-3)" />
        <circle cx="62" cy="44" r="13" fill="var(--look-0)" />
        <rect x="106" y="32" width="25" height="25" rx="2" fill="var(--look-1)" />
        <path d="m90 50 16 27H74z" fill="var(--look-2)" />
        <path d="M164 70c24 4 10 52 34 52 22 0 8-46 30-46" fill="none" stroke="var(--ink-soft)" stroke-width="4" />
        <path d="M228 64h12c8 0 13 5 13 12s-5 12-13 12h-12z" fill="var(--paper-raised)" />
        <path d="M253 71h10M253 81h10" fill="none" />
        <rect x="280" y="54" width="28" height="44" rx="6" fill="var(--paper-raised)" />
        <path d="M288 71h6M288 81h6" fill="none" stroke-width="4" />
      </g>
      <path
        d="M268 56l3-9M272 98l3 9M266 100l-3 9"
        fill="none"
        stroke="var(--danger)"
        stroke-width="3"
        stroke-linecap="round"
      />
    </svg>
  );
}

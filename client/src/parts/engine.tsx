/** Which form of the engine the computers think with: while it is the slower one, the levels are not at their strength. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import type { EngineInfo } from "../wire";
import { plain, t } from "../words";

const LOOK_AGAIN = 2000; // milliseconds, while the faster one is being built

/** The form in use, as the server tells it; null until it has. */
export function useEngine(): EngineInfo | null {
  const [engine, setEngine] = useState<EngineInfo | null>(null);
  useEffect(() => {
    let next = 0;
    let isGone = false;
    const look = () =>
      get<EngineInfo>("/api/engine").then(
        (found) => {
          if (isGone) return;
          setEngine(found);
          if (found.building) next = window.setTimeout(look, LOOK_AGAIN);
        },
        () => undefined, // the page itself says when the server is away
      );
    void look();
    return () => {
      isGone = true;
      window.clearTimeout(next);
    };
  }, []);
  return engine;
}

export function EngineNote(p: { engine: EngineInfo }) {
  const { engine } = p;
  return (
    <p class="engine-note hint" data-engine={engine.form} role="status">
      {wordsFor(engine)}
      {engine.building ? <progress value={engine.progress} max={1} aria-label={t("engine.progress")} /> : null}
    </p>
  );
}

function wordsFor(engine: EngineInfo): string {
  if (engine.form === "compiled") return t("engine.compiled");
  if (engine.building) return t("engine.building");
  return engine.reason ? t("engine.failed", plain(engine.reason)) : t("engine.interpreted");
}

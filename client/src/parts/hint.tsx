/** The hint button and what it brings: only at tables with hints, only for who is asked. */
import { useEffect, useState } from "preact/hooks";
import { post, Refused } from "../api";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import type { Hint } from "../wire";
import { plain, signed, t } from "../words";
import { announce } from "./base";

export function HintBox(p: { store: TableStore }) {
  const { store } = p;
  const table = store.table.value;
  const [hint, setHint] = useState<Hint | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // What is left of a plan of several steps, and the question to which the next one is the answer.
  const [rest, setRest] = useState<{ line: number[]; due: number }>({ line: [], due: -1 });
  const question = store.question.value;
  const seat = store.seat.value;
  useEffect(() => {
    // What was advised belongs to the question that was asked then.
    setHint(null);
    setTrouble(null);
  }, [question, seat]);
  const offered =
    table?.hints && table.status === "running" && store.isMyTurn.value && store.confirmSeat.value === null;
  if (!offered || store.isReplay.value || !store.choices.value.length) return null;
  const next = rest.due === question ? store.choices.value.find((choice) => choice.index === rest.line[0]) : undefined;
  function follow(line: number[]) {
    setRest({ line: line.slice(1), due: question + 1 });
    store.choose(line[0]!);
  }
  async function ask() {
    setBusy(true);
    setRest({ line: [], due: -1 });
    setTrouble(null);
    try {
      const version = store.version.peek();
      const found = await post<Hint>(`/api/tables/${encodeURIComponent(store.id)}/hint`, { version, seat });
      // The game may have gone on while the computer was thinking.
      if (store.question.peek() === question) {
        setHint(found);
        announce(t("hint.arrived", plain(found.advice[0]?.label)));
      }
    } catch (error) {
      setTrouble(error instanceof Refused ? plain(error.refusal.message) : t("error.unknown"));
    } finally {
      setBusy(false);
    }
  }
  return (
    <section class="hint-box" aria-label={t("hint.title")}>
      <button type="button" class="button small" aria-disabled={busy} onClick={() => !busy && void ask()}>
        <Icon name={busy ? "hourglass" : "help"} size={18} />{" "}
        {t(busy ? "hint.thinking" : hint ? "hint.again" : "hint.ask")}
      </button>
      {next ? (
        <button type="button" class="button small" aria-disabled={store.busy.value} onClick={() => follow(rest.line)}>
          {t("hint.next", plain(next.label))}
        </button>
      ) : null}
      {trouble ? (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      {hint ? (
        <ol class="hint-list">
          {hint.advice.map((one) => (
            <li
              key={`${one.action}/${one.line.length}`}
              onMouseEnter={() => (store.preview.value = one.action)}
              onMouseLeave={() => (store.preview.value = null)}
            >
              <div class="hint-head">
                <b>{plain(one.label)}</b>
                <button
                  type="button"
                  class="button small"
                  aria-label={t("hint.do.what", plain(one.label))}
                  aria-disabled={store.busy.value}
                  onClick={() => follow(one.line)}
                >
                  {t("hint.do")}
                </button>
              </div>
              <p
                class="hint-gain"
                title={t("hint.gain.what", one.points.toFixed(1), one.error.toFixed(1), Math.round(100 * one.win))}
              >
                {(table?.seats.length ?? 0) > 1
                  ? t("hint.gain", signed(one.gain_points, 1), signed(100 * one.gain_win, 0))
                  : t("hint.gain.alone", signed(one.gain_points, 1))}
              </p>
              <p class="hint">{plain(one.why)}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

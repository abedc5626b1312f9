/** On a touch screen nothing shows that a long press explains things: this says it over the board, once, at the first table. */
import { useEffect, useState } from "preact/hooks";
import { knowsHold } from "../settings";
import type { TableStore } from "../store";
import { Icon } from "../symbols";
import { t } from "../words";

export function HoldToExplain(p: { store: TableStore }) {
  const [isNews, setNews] = useState(!knowsHold.peek());
  const isExplaining = p.store.explanation.value !== null;
  useEffect(() => {
    knowsHold.value = true;
  }, []);
  const isActing = p.store.busy.value;
  useEffect(() => {
    // Whoever has opened a card has found out, and whoever has made a move has read it.
    if (isExplaining || isActing) setNews(false);
  }, [isExplaining, isActing]);
  useEffect(() => {
    if (!isNews) return;
    // Whoever taps has seen it, and what the tap brings up must not lie under it. Scrolling is no tap.
    const leave = () => setNews(false);
    document.addEventListener("click", leave);
    return () => document.removeEventListener("click", leave);
  }, [isNews]);
  return isNews ? (
    <button type="button" class="hold-note" onClick={() => setNews(false)}>
      {t("explain.hold")} <Icon name="close" size={16} />
    </button>
  ) : null;
}

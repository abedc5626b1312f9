/** The explanation card: beside what is pointed at; on phones at the foot of the screen. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { narrow } from "../settings";
import type { TableStore } from "../store";
import { t } from "../words";
import { IconButton, RuleLink } from "./base";

export function ExplanationCard(p: { store: TableStore; game: string }) {
  const { store } = p;
  const shown = store.explanation.value;
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const card = ref.current;
    if (!shown?.anchor || !card || narrow.value) {
      setPlace(null);
      return;
    }
    const a = shown.anchor.getBoundingClientRect();
    const c = card.getBoundingClientRect();
    const gap = 10;
    // The choices beside the board stay free.
    const edge = (shown.anchor.closest(".wide-main")?.getBoundingClientRect().right ?? innerWidth) - 8;
    let left = a.right + gap;
    if (left + c.width > edge) left = a.left - gap - c.width;
    if (left < 8) left = Math.max(8, Math.min(edge - c.width, a.left));
    const besides = left >= a.right || left + c.width <= a.left;
    let top = besides ? a.top + a.height / 2 - c.height / 2 : a.bottom + gap;
    if (!besides && top + c.height > innerHeight - 8) top = a.top - gap - c.height;
    top = Math.max(8, Math.min(innerHeight - c.height - 8, top));
    setPlace({ left, top });
  }, [shown?.what, shown?.anchor, narrow.value]);

  useEffect(() => {
    if (!shown) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event instanceof PointerEvent && ref.current?.contains(event.target as Node)) return;
      // A mouse has seen the card before it presses; left open it would lie over what is clicked next.
      if (
        event instanceof PointerEvent &&
        event.pointerType !== "mouse" &&
        shown.anchor?.contains(event.target as Node)
      )
        return;
      store.explanation.value = null;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [shown]);

  if (!shown) return null;
  const { what } = shown;
  const floating = !narrow.value && shown.anchor !== null;
  return (
    <div
      ref={ref}
      class={floating ? "explanation is-floating" : "explanation is-sheet"}
      role="tooltip"
      style={floating ? { left: `${place?.left ?? -9999}px`, top: `${place?.top ?? 0}px` } : undefined}
      onMouseEnter={() => store.holdExplanation()}
      onMouseLeave={() => store.explain(null)}
    >
      <header>
        <h3>{what.title}</h3>
        {floating ? null : (
          <IconButton icon="close" label={t("close")} onClick={() => (store.explanation.value = null)} />
        )}
      </header>
      {what.picture ? (
        <div class="explanation-picture" aria-hidden="true">
          {what.picture}
        </div>
      ) : null}
      {what.text ? <p>{what.text}</p> : null}
      {what.lines?.length ? (
        <ul>
          {what.lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      ) : null}
      {what.rule ? <RuleLink game={p.game} rule={what.rule} /> : null}
    </div>
  );
}

/** Small pieces that every drawing uses. */
import { useEffect, useRef, useState } from "preact/hooks";

/** A number or word that is part of a picture: seen, but not a second name of the thing it stands on. */
export function Painted(p: { text: number | string; class?: string }) {
  return <span class={p.class ? `d-painted ${p.class}` : "d-painted"} data-text={p.text} />;
}

/** A number that floats its gain once when it grows, and is marked while it counts as changed; painted where its thing has a name. */
export function Amount(p: { value: number; motion: boolean; changed?: boolean; painted?: boolean }) {
  const before = useRef(p.value);
  const [gain, setGain] = useState<{ by: number; id: number } | null>(null);
  useEffect(() => {
    const by = p.value - before.current;
    before.current = p.value;
    if (by > 0 && p.motion) setGain({ by, id: performance.now() });
  }, [p.value]);
  return (
    <span class={`d-amount${p.changed ? " changed" : ""}`}>
      {p.painted ? <Painted text={p.value} /> : p.value}
      {gain ? (
        <span class="d-gain" key={gain.id} aria-hidden="true" onAnimationEnd={() => setGain(null)}>
          +{gain.by}
        </span>
      ) : null}
    </span>
  );
}

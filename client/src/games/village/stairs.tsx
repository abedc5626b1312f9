/** Steps one above the other, of the council chamber and of the church: a price, who stands there, and a worth. */
import type { ComponentChildren } from "preact";
import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { type Desk, folkAt, nameOf, titleOf } from "./facts";
import type { Meaning } from "./moves";
import { People, Tally } from "./pieces";

export function Stairs(p: { steps: number; step: (n: number) => ComponentChildren }) {
  const upwards = Array.from({ length: p.steps }, (_, n) => n);
  return <div class="v-steps">{upwards.reverse().map(p.step)}</div>;
}

/** One step; `price` stands on its stair, and what else belongs to it between the people and the worth. */
export function Step(s: {
  desk: Desk;
  n: number;
  step: { id: string; points: number };
  means: Meaning;
  card: () => Explanation;
  price: ComponentChildren;
  children?: ComponentChildren;
}) {
  const { desk, n, step } = s;
  const { p, view } = desk;
  return (
    <div class={`v-step v-step-${n + 1}`}>
      <Hit
        desk={desk}
        class="v-stair"
        {...s.means}
        card={s.card}
        label={`${titleOf(p, `place.${step.id}`)}. ${s.card().text}`}
        data-step={step.id}
      >
        <Painted text={n + 1} class="v-stair-n" />
        {s.price}
      </Hit>
      <div class="v-folk">
        <People
          desk={desk}
          place={step.id}
          folk={folkAt(view, step.id)}
          where={nameOf(p, `place.${step.id}`)}
          size={p.narrow ? 34 : 26}
        />
      </div>
      {s.children}
      <span class="v-worth" aria-hidden="true">
        <Tally of="fame" n={step.points} size={15} />
      </span>
    </div>
  );
}

/** The eight beneficial deeds: which followers they still want, what they pay, whether the citizen waits. */
import type { Explanation } from "../../board";
import { Icon } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { type Deed, KINDS, nameOf, told, wordOf } from "./facts";
import { Coins, Wanted } from "./pieces";

export function Deeds({ desk }: { desk: Desk }) {
  return (
    <div class="o-deeds">
      {desk.facts.deeds.map((deed) => (
        <DeedCard key={deed.id} desk={desk} deed={deed} />
      ))}
    </div>
  );
}

function sends(deed: Deed, kinds: string[]): string[] {
  return kinds.flatMap((kind) => [
    `send ${kind} ${deed.id}`,
    ...(deed.development ? [`send-for-development ${kind} ${deed.id}`] : []),
  ]);
}

function rewardText(desk: Desk, deed: Deed): string {
  if (deed.development) return wordOf(desk.p, "or-development");
  return wordOf(desk.p, "coin-n", deed.coins);
}

function DeedCard({ desk, deed }: { desk: Desk; deed: Deed }) {
  const { p, view } = desk;
  const free = view.board.deeds[deed.id]!;
  const kinds = KINDS.filter((kind) => deed.wants[kind]);
  const open = kinds.filter((kind) => free[kind]);
  const waits = view.board.citizens.includes(deed.id);
  const name = nameOf(p, `deed.${deed.id}`);
  const card = (): Explanation =>
    told(p, name, deed, [
      wordOf(p, "deed-reward", rewardText(desk, deed)),
      ...kinds.map((kind) => wordOf(p, "free-spaces", nameOf(p, `follower.${kind}`), free[kind]!, deed.wants[kind]!)),
      waits ? wordOf(p, "deed-citizen") : wordOf(p, "deed-done"),
    ]);
  return (
    <section class={`o-deed${open.length ? "" : " done"}${p.changed.has(`board.deeds.${deed.id}`) ? " changed" : ""}`}>
      <Hit
        desk={desk}
        class="o-deed-head"
        meant={sends(deed, open.length ? open : kinds)}
        card={card}
        label={`${name}. ${card().lines!.join(". ")}`}
      >
        <span class="o-deed-name">
          {name} {open.length ? null : <Icon name="check" size={13} />}
        </span>
      </Hit>
      <div class="o-wants">
        {kinds.map((kind) => {
          const wanted = deed.wants[kind]!;
          const label = wordOf(p, "free-spaces", nameOf(p, `follower.${kind}`), free[kind]!, wanted);
          return (
            <Hit
              key={kind}
              desk={desk}
              class={`o-want${free[kind] ? "" : " full"}`}
              meant={sends(deed, [kind])}
              path={[`board.deeds.${deed.id}.${kind}`]}
              card={card}
              label={`${name}. ${label}`}
            >
              <Wanted kind={kind} size={18} />
              <span class="o-pips">
                {Array.from({ length: wanted }, (_, n) => (
                  <i key={n} class={n < wanted - free[kind]! ? "filled" : ""} />
                ))}
              </span>
            </Hit>
          );
        })}
        <span class="o-deed-reward">
          <Coins n={deed.coins} size={19} />
          {deed.development ? (
            <>
              <i>/</i>
              <Icon name="o-development" size={16} />
            </>
          ) : null}
          <Icon name="o-citizen" size={18} class={waits ? "" : "o-gone"} />
        </span>
      </div>
    </section>
  );
}

/** What the expansions lay on a farm: beer, bread, tools, cocoa, tea and chests; the ship; person cards; life goals. */
import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Amount, Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Desk, type Player, plainCard, titleOf, told, type View, wordOf } from "./facts";
import { CardChip, personCard } from "./inn";
import { chestsInWords } from "./islands";
import { legalWith, type Meaning, NOTHING } from "./moves";
import { Aboard, ShipShape, shipCard } from "./ships";
import type { HeldGoal } from "./view";

interface FarmProps {
  desk: Desk;
  player: Player;
  seat: number;
}

/** Whether there is a ship, a card or a goal to lay on the farms. */
export function hasHoldings(view: View): boolean {
  return !!(view.inn || view.port || view.players[0]?.goals);
}

/** What lies below it, in words: phones and tablets have the room; on wide screens pointing at a thing says it. */
export function Caption({ desk, text }: { desk: Desk; text: string }) {
  return desk.p.narrow ? <Painted text={text} class="v-label v-caption" /> : null;
}

/** The ship, the person cards and the life goals, in one row below the rest of the farm. */
export function Holdings({ desk, player, seat }: FarmProps) {
  const { view } = desk;
  return (
    <section class="v-holdings">
      {player.ship ? <OwnShip desk={desk} player={player} seat={seat} /> : null}
      {view.inn ? <Hand desk={desk} player={player} seat={seat} /> : null}
      {player.goals ? <Goals desk={desk} player={player} seat={seat} /> : null}
    </section>
  );
}

interface Ware {
  key: string;
  symbol: string;
  value: number;
  means: Meaning;
  card: () => Explanation;
}

/** The wares of this farm: those that the chosen expansions know. */
export function Wares({ desk, player, seat }: FarmProps) {
  const { p, view, facts } = desk;
  const mine = p.seat === seat;
  const wares: Ware[] = [];
  const add = (key: string, symbol: string, value: number | undefined, means: Meaning, card: () => Explanation) => {
    if (value !== undefined) wares.push({ key, symbol, value, means: mine ? means : NOTHING, card });
  };
  if (view.inn)
    add("beer", "v-beer", player.beer, { meant: ["receive-good beer"], asks: ["brew"] }, () =>
      told(p, wordOf(p, "beer"), facts.inn!.brewery, [wordOf(p, "beer-text")]),
    );
  if (view.marriage) {
    add(
      "bread",
      "v-bread",
      player.bread,
      {
        meant: [
          ...legalWith(desk, ["sell-bread"]),
          ...legalWith(desk, ["take-bread", "buy-bread"]),
          ...legalWith(desk, ["lay-bread"]),
        ],
        asks: ["lay-bread farm 1", "sell-bread 1"],
      },
      () => told(p, wordOf(p, "bread"), facts.marriage!.bread),
    );
    add(
      "tools",
      "v-tool",
      player.tools,
      {
        meant: legalWith(desk, ["use-tool", "sell-tools", "take-tool", "buy-tool"]),
        asks: ["use-tool", "sell-tools 1"],
      },
      () => told(p, wordOf(p, "tools"), facts.marriage!.tools),
    );
  }
  if (view.port) {
    const inside = player.chests_seen?.length ? chestsInWords(desk, player.chests_seen) : "";
    add("cocoa", "v-cocoa", player.cocoa_home, { meant: ["sell-tile cocoa"], asks: ["sell-tile cocoa"] }, () =>
      plainCard(p, "tile-cocoa", "VP-5.1", titleOf(p, "cargo.cocoa")),
    );
    add("tea", "v-tea", player.tea_home, { meant: ["sell-tile tea"], asks: ["sell-tile tea"] }, () =>
      plainCard(p, "tile-tea", "VP-5.1", titleOf(p, "cargo.tea")),
    );
    add(
      "chests",
      "v-chest",
      player.chests,
      { meant: legalWith(desk, ["give-chest", "open-chest"]), asks: ["open-chest chest-1"] },
      () => told(p, titleOf(p, "cargo.chest"), facts.port!.chests, [inside && wordOf(p, "chests-hold", inside)]),
    );
  }
  if (!wares.length) return null;
  return (
    <div class="v-shelf v-wares" role="group" aria-label={wordOf(p, "more-goods")}>
      <Caption desk={desk} text={wordOf(p, "more-goods")} />
      {wares.map(({ key, symbol, value, means, card }) => (
        <Hit
          key={key}
          desk={desk}
          class={`v-item${value ? "" : " none"}`}
          {...means}
          drag
          card={card}
          label={`${card().title}: ${value}`}
          data-own={key}
        >
          <Icon name={symbol} size={26} />
          <Amount painted value={value} motion={p.motion} changed={p.changed.has(`players.${seat}.${key}`)} />
        </Hit>
      ))}
    </div>
  );
}

/** The ship with its captain and its holds. */
function OwnShip({ desk, player, seat }: FarmProps) {
  const { p } = desk;
  const { at } = player.ship!;
  const mine = p.seat === seat;
  const card = () => shipCard(desk, seat);
  return (
    <Hit
      desk={desk}
      class="v-own-ship"
      data-takes={mine ? "load|load-figure" : undefined}
      meant={mine ? legalWith(desk, ["cast-off", "stop"]) : []}
      asks={mine ? ["cast-off"] : []}
      card={card}
      label={`${card().title}. ${card().lines!.join(". ")}`}
      data-own-ship={seat}
    >
      <Caption desk={desk} text={`${wordOf(p, "own-ship")} – ${titleOf(p, `water.${at}`)}`} />
      <ShipShape seat={seat} size={34} />
      <Aboard desk={desk} seat={seat} />
    </Hit>
  );
}

/** Person cards are open to all: each was bought face up. */
function Hand({ desk, player, seat }: FarmProps) {
  const { p } = desk;
  const mine = p.seat === seat;
  const cards = player.cards ?? [];
  return (
    <div class="v-hand" role="group" aria-label={wordOf(p, "hand")}>
      <Caption desk={desk} text={wordOf(p, "hand")} />
      {cards.length ? (
        cards.map((id) => (
          <CardChip
            key={id}
            desk={desk}
            id={id}
            meant={mine ? [`play ${id}`] : []}
            asks={mine && personCard(desk, id)?.when !== "end" ? [`play ${id}`] : []}
          />
        ))
      ) : (
        <em>{wordOf(p, "no-cards")}</em>
      )}
    </div>
  );
}

/** The life goals of a farm: others see only their backs until they are claimed. */
function Goals({ desk, player, seat }: FarmProps) {
  const { p } = desk;
  return (
    <div class="v-goals" role="group" aria-label={wordOf(p, "goals")}>
      <Caption desk={desk} text={wordOf(p, "goals")} />
      {Object.entries(player.goals ?? {}).map(([metal, held]) => (
        <GoalCard key={metal} desk={desk} metal={metal} held={held} mine={p.seat === seat} />
      ))}
    </div>
  );
}

function GoalCard({ desk, metal, held, mine }: { desk: Desk; metal: string; held: HeldGoal; mine: boolean }) {
  const { p, facts } = desk;
  const goal = facts.goals?.find((one) => one.id === held.goal);
  const state = held.claimed
    ? wordOf(p, "goal-claimed")
    : held.lacking === 0
      ? wordOf(p, "goal-reached")
      : held.lacking
        ? wordOf(p, "goal-lacks", held.lacking)
        : "";
  const card = (): Explanation =>
    goal
      ? told(p, titleOf(p, `goal.${goal.id}`), goal, [wordOf(p, "goal-points", goal.points), state])
      : plainCard(p, "goal-hidden", "VG-1.4", wordOf(p, `goal-${metal}`));
  const name = goal ? titleOf(p, `goal.${goal.id}`) : wordOf(p, `goal-${metal}`);
  return (
    <Hit
      desk={desk}
      class={`v-goal${held.claimed ? " claimed" : ""}${goal ? "" : " hidden"}`}
      meant={mine ? [`claim ${metal}`] : []}
      asks={mine && !held.claimed ? [`claim ${metal}`] : []}
      card={card}
      label={[name, state, card().text].filter(Boolean).join(". ")}
      data-goal={metal}
    >
      <Icon name={`v-goal-${metal}`} size={24} />
      {goal ? (
        <span class="v-chip-words">
          <Painted text={name} class="v-chip-name" />
          <Painted text={held.claimed ? wordOf(p, "goal-points", goal.points) : state} class="v-chip-when" />
          {p.narrow ? <Painted text={goal.explanation[p.language]} class="v-chip-more v-card-text" /> : null}
        </span>
      ) : (
        <Painted text="?" class="v-goal-back" />
      )}
    </Hit>
  );
}

/** The islands of the sea: what they buy and give, and their lighthouses. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { cubesInWords, type Desk, hasBread, nameOf, printedOn, seatName, titleOf, told, wordOf } from "./facts";
import type { Island } from "./more-facts";
import { legalWith } from "./moves";
import { Figure, Price, Tally } from "./pieces";
import { myShip, waterMeans } from "./ships";

export function IslandBox({ desk, island }: { desk: Desk; island: Island }) {
  const { p, facts } = desk;
  const name = titleOf(p, `water.${island.id}`);
  return (
    <div class={`v-island v-isle-${island.id}`}>
      <Hit
        desk={desk}
        class="v-island-name"
        {...waterMeans(desk, island.id)}
        card={() => told(p, name, facts.port!.sea, [wordOf(p, "island-text")])}
        label={`${name}. ${wordOf(p, "island-text")}`}
        data-water={island.id}
      >
        <Painted text={name} />
      </Hit>
      <IslandTrade desk={desk} island={island} />
    </div>
  );
}

/** What an island buys, gives, and who keeps its light. */
export function IslandTrade({ desk, island }: { desk: Desk; island: Island }) {
  const { p, view } = desk;
  const here = myShip(desk) === island.id;
  return (
    <span class="v-trade">
      {Object.entries(island.buys).map(([cargo, points]) => (
        <Hit
          key={cargo}
          desk={desk}
          class="v-buys"
          meant={here ? [`sell-cargo ${cargo}`] : []}
          asks={[`sell-cargo ${cargo}`]}
          card={() => ({
            title: titleOf(p, `water.${island.id}`),
            text: wordOf(p, "island-buys", nameOf(p, `cargo.${cargo}`), points),
            rule: "VP-4.2",
          })}
          label={wordOf(p, "island-buys", nameOf(p, `cargo.${cargo}`), points)}
          data-sells={`${island.id} ${cargo}`}
        >
          <Icon name={cargo === "grain" ? "v-grain" : `v-good-${cargo}`} size={20} />
          <Tally of="fame" n={points} size={14} />
        </Hit>
      ))}
      {island.stack ? <TileStack desk={desk} island={island} left={view.port!.island_stacks[island.id] ?? 0} /> : null}
      {island.lighthouse ? <Lighthouse desk={desk} island={island} /> : null}
    </span>
  );
}

function TileStack({ desk, island, left }: { desk: Desk; island: Island; left: number }) {
  const { p, view, facts } = desk;
  const cargo = island.stack === "treasure" ? "chest" : island.stack!;
  const text = wordOf(p, "stack-left", nameOf(p, `cargo.${cargo}`), left);
  const unseen = cargo === "chest" ? chestsInWords(desk, view.port!.chests_unseen) : "";
  const card = () =>
    cargo === "chest"
      ? told(p, titleOf(p, `cargo.${cargo}`), facts.port!.chests, [text, unseen && wordOf(p, "chests-unseen", unseen)])
      : { title: titleOf(p, `cargo.${cargo}`), text: wordOf(p, `tile-${cargo}`), rule: "VP-4.3", lines: [text] };
  return (
    <Hit
      desk={desk}
      class={`v-tiles${left ? "" : " none"}`}
      meant={myShip(desk) === island.id ? [`take-tile ${cargo}`] : []}
      asks={[`take-tile ${cargo}`]}
      card={card}
      label={text}
      data-tiles={cargo}
    >
      <Icon name={`v-${cargo}`} size={24} />
      <Painted text={`×${left}`} />
    </Hit>
  );
}

/** "2 × 3 coins, 1 × 5 coins" */
export function chestsInWords(desk: Desk, chests: string[]): string {
  const counts = new Map<string, number>();
  for (const chest of chests) {
    const name = nameOf(desk.p, `chest.${chest}`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n} × ${name}`).join(", ");
}

function Lighthouse({ desk, island }: { desk: Desk; island: Island }) {
  const { p, view } = desk;
  const { points, cubes, wagons } = island.lighthouse!;
  const keeper = view.port!.lighthouses[island.id];
  const price = [cubesInWords(p, cubes), wagons ? wordOf(p, "wagons-n", wagons) : ""].filter(Boolean).join(", ");
  const text = keeper
    ? wordOf(
        p,
        "light-kept",
        wordOf(p, "figure", seatName(p, view, keeper.seat), printedOn(keeper.number)) +
          (hasBread(keeper.number) ? ` – ${wordOf(p, "on-bread")}` : ""),
        points,
      )
    : wordOf(p, "light-free", points, price);
  const here = myShip(desk) === island.id;
  return (
    <Hit
      desk={desk}
      class={`v-light${keeper ? " kept" : ""}`}
      meant={[
        ...(here ? legalWith(desk, ["lighthouse"]) : []),
        `darken ${island.id}`,
        ...(keeper && keeper.seat === p.seat ? legalWith(desk, ["let-die"], ([place]) => place === "lighthouse") : []),
      ]}
      asks={["lighthouse 1"]}
      card={() => ({ title: titleOf(p, "place.lighthouse"), text, rule: "VP-4.5" })}
      label={`${titleOf(p, "place.lighthouse")}. ${text}`}
      data-light={island.id}
    >
      <Icon name="v-lighthouse" size={24} />
      <Tally of="fame" n={points} size={14} />
      {keeper ? (
        <Figure seat={keeper.seat} number={keeper.number} size={24} />
      ) : (
        <>
          <Price cubes={cubes} size={13} />
          {wagons ? <Icon name="v-good-wagon" size={17} /> : null}
        </>
      )}
    </Hit>
  );
}

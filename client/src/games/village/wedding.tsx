/** Marriage: the ceremony with its ranks, bakery, shop and the parents' bench with their couples; and the smuggler. */
import type { ComponentChildren } from "preact";
import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Desk, hasBread, nameOf, printedOn, seatName, titleOf, told, wordOf } from "./facts";
import { figureMeans, legalWith, type Meaning, NOTHING } from "./moves";
import { Figure, Points, Price, Tally } from "./pieces";
import { Plot } from "./plot";
import type { Partner, WeddingRank } from "./view";

export function Wedding({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const { ranks } = facts.marriage!.ceremony;
  const side = ranks.filter((rank) => rank.id in view.marriage!.ranks);
  const { bakery, shop, parents } = facts.marriage!;
  return (
    <Plot desk={desk} at="marriage" space="marriage" extra={<PinkLeft desk={desk} />}>
      <div class="v-ranks" role="group" aria-label={titleOf(p, "place.ceremony")}>
        {side.map((rank) => (
          <RankRow key={rank.id} desk={desk} rank={rank} />
        ))}
      </div>
      <div class="v-couples">
        <House
          desk={desk}
          place="bakery"
          rewards={["two-bread", "bread-grain"]}
          card={() => told(p, titleOf(p, "place.bakery"), bakery)}
        >
          <Tally of="bread" n={bakery.bread} size={17} />
          <b aria-hidden="true">/</b>
          <Tally of="bread" n={bakery.mixed_bread} size={17} />
          <b aria-hidden="true">+</b>
          <Tally of="grain" n={bakery.mixed_grain} size={16} />
        </House>
        <House
          desk={desk}
          place="shop"
          rewards={["two-tools", "tool-cubes"]}
          card={() => told(p, titleOf(p, "place.shop"), shop)}
        >
          <Tally of="tool" n={shop.tools} size={17} />
          <b aria-hidden="true">/</b>
          <Tally of="tool" n={shop.mixed_tools} size={17} />
          {shop.mixed_cubes.map((cube) => (
            <span key={cube} class="v-and">
              <b aria-hidden="true">+</b>
              <Icon name={`v-chip-${cube}`} size={15} />
            </span>
          ))}
        </House>
        <House desk={desk} place="parents" rewards={[]} card={() => told(p, titleOf(p, "place.parents"), parents)}>
          <b aria-hidden="true">+</b>
          <Icon name="v-at-unborn" size={p.narrow ? 20 : 16} />
        </House>
      </div>
    </Plot>
  );
}

/** Pink figures marry whoever has no other partner. */
function PinkLeft({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const pink = view.marriage!.pink_figures;
  return (
    <Hit
      desk={desk}
      class="v-pink-left"
      card={() => ({ title: wordOf(p, "pink"), text: wordOf(p, "pink-text", pink), rule: "VM-4.2" })}
      label={wordOf(p, "pink-text", pink)}
      data-pink
    >
      {Array.from({ length: pink }, (_, n) => (
        <PinkFigure key={n} size={26} />
      ))}
      <Painted text={`×${pink}`} />
    </Hit>
  );
}

export function PinkFigure({ size }: { size: number }) {
  return (
    <svg
      class="symbol v-pink"
      width={size * 0.8}
      height={size}
      viewBox="0 0 24 30"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="6" r="4.600" />
      <path d="M12 9.600c5.600 1.400 8.600 8 9.400 18.200H2.600C3.400 17.600 6.400 11 12 9.600Z" />
      <path
        class="v-pink-heart"
        d="M12 24.600c-3.400-2.400-4.800-4-4.800-5.800a2.500 2.500 0 0 1 4.800-1 2.500 2.500 0 0 1 4.800 1c0 1.800-1.400 3.400-4.800 5.800Z"
      />
    </svg>
  );
}

/** What a rank gives at once, as a picture. */
function Bonus({ rank }: { rank: WeddingRank }) {
  const { bonus, number, cubes } = rank;
  if (bonus === "points") return <Points n={number} />;
  if (bonus === "swap")
    return (
      <span class="v-swap">
        <Tally of="any" n={number} size={15} />
        <b aria-hidden="true">⇄</b>
        <Icon name="v-any" size={15} />
      </span>
    );
  if (bonus === "one-of")
    return (
      <span class="v-swap v-either">
        {cubes.map((cube, n) => (
          <span key={cube} class="v-swap v-either">
            {n ? <b aria-hidden="true">/</b> : null}
            <Icon name={`v-chip-${cube}`} size={17} />
          </span>
        ))}
      </span>
    );
  if (bonus === "cube") return <Tally of="any" n={number} size={17} />;
  return <Tally of={bonus === "coins" ? "coin" : "grain"} n={number} size={18} />;
}

function RankRow({ desk, rank }: { desk: Desk; rank: WeddingRank }) {
  const { p, view, facts } = desk;
  const here = view.marriage!.ranks[rank.id];
  const die = facts.marriage!.die.find((one) => one.rank === rank.rank);
  const { time, cubes } = facts.marriage!.ceremony;
  const name = wordOf(p, "rank-n", rank.rank);
  const bonus = wordOf(
    p,
    `bonus-${rank.bonus}`,
    rank.number,
    rank.cubes.map((cube) => nameOf(p, `cube.${cube}`)).join(` ${wordOf(p, "or")} `),
  );
  const lines = [
    bonus,
    wordOf(p, "ceremony-price", time, cubes),
    die && wordOf(p, "die-rank", nameOf(p, `cube.${die.cube}`), nameOf(p, `place.${die.building}`)),
  ].filter((one): one is string => !!one);
  const card = (): Explanation => told(p, name, facts.marriage!.ceremony, lines);
  const home = desk.p.seat === null ? undefined : view.players[desk.p.seat]?.family["farm"];
  const meant = [
    ...legalWith(desk, ["marry"], ([where]) => where === rank.id),
    ...legalWith(desk, ["which-rank"], ([n]) => n === String(rank.rank)),
  ];
  return (
    <div class="v-rank">
      <Hit
        desk={desk}
        class="v-stair v-rank-hit"
        meant={meant}
        asks={[`marry ${rank.id} ${printedOn(Object.keys(home ?? {})[0] ?? "1")}`]}
        card={card}
        label={[name, ...lines].join(". ")}
        data-rank={rank.id}
      >
        <Painted text={rank.rank} class="v-stair-n" />
        <Bonus rank={rank} />
      </Hit>
      <span class="v-altar">
        {here ? (
          <PartnerFigure desk={desk} one={here} place="ceremony" size={p.narrow ? 34 : 30} />
        ) : (
          <Icon name="v-rings" size={p.narrow ? 24 : 20} class="v-free-ring" />
        )}
      </span>
      {die ? (
        <span
          class="v-die"
          title={wordOf(p, "die-rank", nameOf(p, `cube.${die.cube}`), nameOf(p, `place.${die.building}`))}
        >
          <Icon name="v-die" size={p.narrow ? 20 : 16} />
          <Icon name={`v-chip-${die.cube}`} size={18} />
          <b aria-hidden="true">→</b>
          <Icon name={`v-at-${die.building}`} size={p.narrow ? 20 : 16} />
        </span>
      ) : (
        <span class="v-die" />
      )}
    </div>
  );
}

/** One of a couple or at the ceremony; my own can be moved, and a question may ask for just this one. */
function PartnerFigure({ desk, one, place, size }: { desk: Desk; one: Partner; place: string; size: number }) {
  const { p, view } = desk;
  const where = nameOf(p, `place.${place}`);
  const partner = one.seat === null ? "pink" : `${view.players[one.seat]?.name}/${one.number}`;
  const wanted = `which-partner ${partner}`;
  if (one.seat === null) {
    return (
      <Hit
        desk={desk}
        class="v-person"
        meant={[wanted]}
        card={() => ({ title: wordOf(p, "pink"), text: wordOf(p, "pink-card"), rule: "VM-5.4" })}
        label={`${wordOf(p, "pink")} – ${where}`}
        data-partner={partner}
      >
        <PinkFigure size={size} />
      </Hit>
    );
  }
  const mine: Meaning = p.seat === one.seat ? figureMeans(desk, place, one.number) : NOTHING;
  const who = seatName(p, view, one.seat);
  const number = printedOn(one.number);
  const label =
    wordOf(p, "figure-at", who, number, where) + (hasBread(one.number) ? ` – ${wordOf(p, "on-bread")}` : "");
  return (
    <Hit
      desk={desk}
      class={`v-person${p.seat === one.seat ? " mine" : ""}`}
      meant={[...mine.meant, wanted]}
      asks={mine.asks}
      card={() => ({
        title: wordOf(p, "figure", who, number),
        text: `${wordOf(p, "figure-text", number)} ${wordOf(p, "figure-work", where)}.`,
        rule: "VM-5.1",
      })}
      label={label}
      data-person={`${place} ${one.seat} ${one.number}`}
      data-partner={partner}
    >
      <Figure seat={one.seat} number={one.number} size={size} />
    </Hit>
  );
}

interface HouseProps {
  desk: Desk;
  place: string;
  rewards: string[];
  card: () => Explanation;
  children: ComponentChildren;
}

/** A house for couples: a click settles them there or takes one of its rewards. */
function House({ desk, place, rewards, card, children }: HouseProps) {
  const { p, view } = desk;
  const couples = view.marriage!.couples.filter((couple) => couple.place === place);
  const widowed = `which-partner nobody`;
  const buys = place === "bakery" ? ["buy-bread", "take-bread"] : place === "shop" ? ["buy-tool", "take-tool"] : [];
  const meant = [`settle ${place}`, ...rewards.map((reward) => `wedding-reward ${reward}`), ...buys];
  return (
    <div class={`v-couple-house v-${place}`}>
      <Hit
        desk={desk}
        class="v-house"
        meant={meant}
        card={card}
        label={`${card().title}. ${card().text}`}
        data-couples={place}
      >
        <span class="v-house-sign">
          <Icon name={`v-at-${place}`} size={17} />
          <Painted text={card().title} class="v-house-name" />
        </span>
        <span class="v-house-gives">{children}</span>
      </Hit>
      <div class="v-pairs">
        {couples.length ? null : <Icon name={`v-at-${place}`} size={64} class="v-awaits" />}
        {couples.map((couple, n) => (
          <span key={n} class="v-pair">
            {couple.partners.map((one, i) =>
              one ? (
                <PartnerFigure key={i} desk={desk} one={one} place={place} size={p.narrow ? 34 : 28} />
              ) : (
                <Hit
                  key={i}
                  desk={desk}
                  class="v-person v-widowed"
                  meant={[widowed]}
                  card={() => ({ title: wordOf(p, "widowed"), text: wordOf(p, "widowed-text"), rule: "VM-5.3" })}
                  label={wordOf(p, "widowed")}
                  data-partner="nobody"
                >
                  <span class="v-slot" />
                </Hit>
              ),
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The smuggler: sell bread and tools, serve somebody of the queue, or take two cubes; what it costs → what it gives. */
export function Smuggler({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { smuggler } = facts.marriage!;
  const isAsked = desk.view.prompt.question === "smuggler";
  const ways: [string, string[], string[], ComponentChildren][] = [
    [
      "sell",
      legalWith(desk, ["sell-bread", "sell-tools"]),
      ["sell-bread 1", "sell-tools 1"],
      <>
        <Price cubes={smuggler.sell_cubes} size={15} />
        <Tally of="time" n={smuggler.sell_time} size={15} />
        <b aria-hidden="true">+</b>
        <Icon name="v-bread" size={20} />
        <i />
        <Icon name="v-tool" size={20} />
        <b aria-hidden="true">→</b>
        <Tally of="fame" n={smuggler.sell_points} size={17} />
      </>,
    ],
    [
      "queue",
      isAsked ? legalWith(desk, ["serve"]) : [],
      [],
      <>
        <Tally of="any" n={smuggler.queue_cubes} size={15} />
        <b aria-hidden="true">→</b>
        <Icon name="v-at-market" size={18} />
      </>,
    ],
    [
      "cubes",
      isAsked ? legalWith(desk, ["receive"]) : [],
      [],
      <>
        <Tally of="time" n={smuggler.cubes_time} size={15} />
        <b aria-hidden="true">→</b>
        <Icon name="v-any" size={17} />
        <b aria-hidden="true">+</b>
        <Icon name="v-any" size={17} />
      </>,
    ],
  ];
  return (
    <Plot desk={desk} at="smuggler" space="smuggler">
      <div class="v-deals">
        {ways.map(([way, meant, asks, picture]) => (
          <Hit
            key={way}
            desk={desk}
            class="v-deal"
            meant={meant}
            asks={asks}
            card={() => told(p, wordOf(p, `smuggle-${way}`), smuggler)}
            label={wordOf(p, `smuggle-${way}`)}
            data-deal={way}
          >
            <Painted text={wordOf(p, `smuggle-${way}`)} class="v-deal-name" />
            <span class="v-cost">{picture}</span>
          </Hit>
        ))}
      </div>
    </Plot>
  );
}

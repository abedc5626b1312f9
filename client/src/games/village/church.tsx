/** The church: the black bag with monks and family members, and four steps with their worth. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Desk, folkAt, nameOf, plainCard, sum, titleOf, wordOf } from "./facts";
import { bagMeans, churchMeans } from "./moves";
import { People, Price, Tally } from "./pieces";
import { Plot } from "./plot";
import { Stairs, Step } from "./stairs";

export function Church({ desk }: { desk: Desk }) {
  const { facts, view, p } = desk;
  const waiting = folkAt(view, "on-church");
  // Conny's figures that lie on the church are drawn on its roof: they go into the bag.
  const onRoof = waiting.length ? (
    <span class="v-on-roof" role="group" aria-label={wordOf(p, "on-church")} title={wordOf(p, "on-church-text")}>
      <People
        desk={desk}
        place="on-church"
        folk={waiting}
        where={nameOf(p, "place.on-church")}
        size={p.narrow ? 30 : 24}
      />
      <b aria-hidden="true">→</b>
      <Icon name="v-bag" size={p.narrow ? 20 : 15} />
    </span>
  ) : null;
  return (
    <Plot desk={desk} at="church" space="church" extra={onRoof}>
      <Stairs steps={facts.church.steps.length} step={(n) => <ChurchStep key={n} desk={desk} n={n} />} />
      <Bag desk={desk} />
    </Plot>
  );
}

function ChurchStep({ desk, n }: { desk: Desk; n: number }) {
  const { p, facts } = desk;
  const step = facts.church.steps[n]!;
  const name = titleOf(p, `place.${step.id}`);
  return (
    <Step
      desk={desk}
      n={n}
      step={step}
      means={churchMeans(desk, n)}
      card={() => plainCard(p, n ? "church-step-text" : "church-first-text", "V-9.4", name, step.grain, step.points)}
      price={step.grain ? <Tally of="grain" n={step.grain} size={15} /> : <Icon name="v-bag" size={15} />}
    />
  );
}

function Bag({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const { monks, seats, conny } = view.board.black_bag;
  const inside = seats.reduce((total, family) => total + sum(family), sum(conny));
  const text = wordOf(p, "bag-text", monks, inside, facts.church.figures);
  const card = () => ({
    title: titleOf(p, "thing.black_bag"),
    text,
    rule: "V-7.4",
    lines: [wordOf(p, "bag-price", facts.church.time)],
  });
  return (
    <div class="v-bag" role="group" aria-label={titleOf(p, "thing.black_bag")}>
      <Hit
        desk={desk}
        class="v-bag-hit"
        {...bagMeans(desk)}
        card={card}
        label={`${titleOf(p, "thing.black_bag")}. ${text}`}
        data-bag
      >
        <Icon name="v-bag" size={28} />
        <span class="v-cost">
          <Price cubes={facts.church.cubes} size={14} />
          <i />
          <Tally of="time" n={facts.church.time} size={14} />
        </span>
      </Hit>
      <Hit desk={desk} class="v-monks" meant={["bring-monk"]} card={card} label={wordOf(p, "monks", monks)} data-monks>
        <Icon name="v-monk" size={20} />
        <Painted text={`×${monks}`} />
      </Hit>
      <div class="v-folk">
        <People
          desk={desk}
          place="bag"
          folk={folkAt(view, "bag")}
          where={nameOf(p, "place.bag")}
          size={p.narrow ? 34 : 24}
        />
      </div>
    </div>
  );
}

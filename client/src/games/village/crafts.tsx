/** The crafts: four workshops that train figures, and the mill. */
import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { type Craft, cubesInWords, type Desk, folkAt, nameOf, titleOf, wordOf } from "./facts";
import { buildingMeans, goodMeans, legalWith } from "./moves";
import { Good, People, Price, Tally } from "./pieces";
import { Plot } from "./plot";

export function Crafts({ desk }: { desk: Desk }) {
  return (
    <Plot desk={desk} at="craft" space="craft">
      <div class="v-workshops">
        {desk.facts.crafts.map((craft) =>
          craft.train === null ? (
            <Mill key={craft.id} desk={desk} craft={craft} />
          ) : (
            <Workshop key={craft.id} desk={desk} craft={craft} />
          ),
        )}
        {desk.view.inn ? <Brewery desk={desk} /> : null}
      </div>
    </Plot>
  );
}

function price(desk: Desk, craft: Craft): string {
  const { p } = desk;
  return [cubesInWords(p, craft.cubes), craft.grain ? wordOf(p, "grain-n", craft.grain) : ""]
    .filter(Boolean)
    .join(", ");
}

function craftCard(desk: Desk, craft: Craft): Explanation {
  const { p } = desk;
  return {
    title: titleOf(p, `building.${craft.id}`),
    text: wordOf(p, "craft-text", craft.goods.map((good) => nameOf(p, `good.${good}`)).join(` ${wordOf(p, "or")} `)),
    rule: "V-4.4",
    lines: [
      wordOf(p, "craft-train", craft.train ?? 0),
      wordOf(p, "craft-make", craft.make),
      wordOf(p, "craft-pay", price(desk, craft)),
    ],
  };
}

function Workshop({ desk, craft }: { desk: Desk; craft: Craft }) {
  const { p, view } = desk;
  const name = titleOf(p, `building.${craft.id}`);
  const folk = folkAt(view, craft.id);
  return (
    <div class={`v-workshop v-${craft.id}`}>
      <Hit
        desk={desk}
        class="v-house"
        {...buildingMeans(desk, craft.id)}
        card={() => craftCard(desk, craft)}
        label={`${name}. ${craftCard(desk, craft).lines!.join(". ")}`}
        data-building={craft.id}
      >
        <Painted text={name} class="v-house-name" />
      </Hit>
      <div class="v-makes">
        <span class="v-goods">
          {craft.goods.map((good) => (
            <Hit
              key={good}
              desk={desk}
              class="v-good-hit"
              drag
              {...goodMeans(good)}
              card={() => ({ ...craftCard(desk, craft), title: titleOf(p, `good.${good}`) })}
              label={`${titleOf(p, `good.${good}`)}: ${name}`}
              data-good={good}
            >
              <Good good={good} size={p.narrow ? 34 : 36} />
            </Hit>
          ))}
        </span>
        <span class="v-cost" aria-hidden="true">
          <Tally of="time" n={craft.make} size={14} />
          <i />
          <Price cubes={craft.cubes} grain={craft.grain} size={14} />
        </span>
      </div>
      <div class="v-folk">
        <span class="v-training" aria-hidden="true">
          <Icon name="v-at-family" size={15} />
          <Tally of="time" n={craft.train ?? 0} size={14} />
        </span>
        <People
          desk={desk}
          place={craft.id}
          folk={folk}
          where={nameOf(p, `place.${craft.id}`)}
          size={p.narrow ? 34 : folk.length > 3 ? 22 : 28}
        />
      </div>
    </div>
  );
}

/** The brewery of Inn: two beer for time with a trained figure, or for grain without one. */
function Brewery({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const { brewery } = facts.inn!;
  const name = titleOf(p, "place.brewery");
  const folk = folkAt(view, "brewery");
  const lines = [
    wordOf(p, "craft-train", brewery.train),
    wordOf(p, "brew-make", brewery.make, brewery.beer),
    wordOf(p, "brew-buy", brewery.grain, brewery.beer),
  ];
  const card = (): Explanation => ({ title: name, text: brewery.explanation[p.language], rule: brewery.rule, lines });
  return (
    <div class="v-workshop v-brewery">
      <Hit
        desk={desk}
        class="v-house"
        {...buildingMeans(desk, "brewery")}
        card={card}
        label={`${name}. ${lines.join(". ")}`}
        data-building="brewery"
      >
        <Painted text={name} class="v-house-name" />
      </Hit>
      <div class="v-makes">
        <Hit
          desk={desk}
          class="v-good-hit"
          drag
          meant={legalWith(desk, ["brew", "brew-grain"]).concat("receive-good beer")}
          asks={["brew", "brew-grain"]}
          card={card}
          label={`${wordOf(p, "beer")}: ${name}`}
          data-good="beer"
        >
          <Icon name="v-beer" size={p.narrow ? 34 : 36} />
          <Painted text={`×${brewery.beer}`} class="v-twice" />
        </Hit>
        <span class="v-cost" aria-hidden="true">
          <Tally of="time" n={brewery.make} size={14} />
          <i />
          <Tally of="grain" n={brewery.grain} size={15} />
        </span>
      </div>
      <div class="v-folk">
        <span class="v-training" aria-hidden="true">
          <Icon name="v-at-family" size={15} />
          <Tally of="time" n={brewery.train} size={14} />
        </span>
        <People
          desk={desk}
          place="brewery"
          folk={folk}
          where={nameOf(p, "place.brewery")}
          size={p.narrow ? 34 : folk.length > 3 ? 22 : 28}
        />
      </div>
    </div>
  );
}

function Mill({ desk, craft }: { desk: Desk; craft: Craft }) {
  const { p } = desk;
  const name = titleOf(p, `building.${craft.id}`);
  const text = wordOf(p, "mill-text", craft.make, craft.grain, craft.coins);
  return (
    <div class="v-workshop v-mill">
      <Hit
        desk={desk}
        class="v-house v-mill-hit"
        meant={legalWith(desk, ["mill"])}
        asks={["mill"]}
        card={() => ({ title: name, text, rule: "V-4.7" })}
        label={`${name}. ${text}`}
        data-building={craft.id}
      >
        <Painted text={name} class="v-house-name" />
        <svg class="v-sails" viewBox="8 4 44 55" width="38" height="48" aria-hidden="true">
          <path d="M24 58 27 26h6l3 32Z" class="v-tower" />
          {[45, 135, 225, 315].map((turn) => (
            <path key={turn} d="M30 26V4h8v16l-8 6" transform={`rotate(${turn} 30 26)`} class="v-sail" />
          ))}
          <circle cx="30" cy="26" r="3.500" class="v-hub" />
        </svg>
        <span class="v-cost">
          <Tally of="time" n={craft.make} size={14} />
          <Tally of="grain" n={craft.grain} size={15} />
          <b>→</b>
          <Tally of="coin" n={craft.coins} size={16} />
        </span>
      </Hit>
    </div>
  );
}

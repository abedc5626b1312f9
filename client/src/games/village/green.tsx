/** The village green: wheat field, family house and well; on phones all action spaces together, so that cubes are in one sight. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { CUBES, cubesInWords, type Desk, nameOf, plainCard, sum, titleOf, told, wordOf } from "./facts";
import { payMeans } from "./moves";
import { pagesOf } from "./places";
import { CubesOn, SpaceName } from "./plot";

/** Action spaces that are no house of their own on the first page of the board. */
const OPEN_AIR = ["grain", "family", "inn", "smuggler", "marriage"];

export function Green({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const spaces = Object.keys(view.board.spaces).filter(
    (space) => p.narrow || OPEN_AIR.includes(space) || (space === "travel" && pagesOf(view).length > 1),
  );
  return (
    <section class="v-green" aria-label={wordOf(p, "tab-village")}>
      {spaces.map((space) => (
        <div key={space} class={`v-spot v-spot-${space}`}>
          <SpaceName desk={desk} space={space} />
          <CubesOn desk={desk} space={space} />
        </div>
      ))}
      <Well desk={desk} />
      <Supply desk={desk} />
    </section>
  );
}

function Well({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const card = () => told(p, titleOf(p, "thing.well"), facts.well);
  return (
    <Hit
      desk={desk}
      class="v-spot v-well"
      meant={["well"]}
      card={card}
      label={`${titleOf(p, "thing.well")}. ${facts.well.explanation[p.language]}`}
      data-well
    >
      <span class="v-name">
        <Icon name="v-at-well" size={20} />
        <Painted text={wordOf(p, "at-well")} />
      </span>
      <span class="v-shaft" aria-hidden="true">
        <svg viewBox="0 0 60 60" width="44" height="44">
          <circle cx="30" cy="30" r="26" class="v-stones" />
          <circle cx="30" cy="30" r="17" class="v-water" />
          <path d="M22 27c3-2 5-2 8 0s5 2 8 0M24 35c2-1.500 4-1.500 6 0s4 1.500 6 0" class="v-ripple" />
        </svg>
        <span class="v-well-price">
          <Painted text={facts.well.cubes} />×<Icon name="v-any" size={15} />
        </span>
      </span>
    </Hit>
  );
}

/** Cubes in the supply, and how many the green bag holds. */
function Supply({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const { supply, green_bag } = view.board;
  const inBag = sum(green_bag);
  return (
    <div class="v-spot v-supply" data-takes="pay">
      {p.narrow ? <Painted text={wordOf(p, "supply")} class="v-supply-name" /> : null}
      {CUBES.map((cube) => (
        <Hit
          key={cube}
          desk={desk}
          class="v-heap"
          drag
          meant={payMeans(desk, cube).meant.filter((notation) => notation.startsWith("receive"))}
          asks={cube === "plague" ? [] : [`receive ${cube}`]}
          card={() =>
            plainCard(
              p,
              "supply-text",
              "V-1.7",
              `${wordOf(p, "supply")}: ${supply[cube]} × ${nameOf(p, `cube.${cube}`)}`,
            )
          }
          label={`${wordOf(p, "supply")}: ${supply[cube]} × ${nameOf(p, `cube.${cube}`)}`}
          data-supply={cube}
        >
          <Icon name={`v-chip-${cube}`} size={15} />
          <Painted text={supply[cube]} />
        </Hit>
      ))}
      <Hit
        desk={desk}
        class="v-heap v-green-bag"
        card={() => ({
          ...plainCard(p, "green-bag-text", "V-3.1", wordOf(p, "green-bag"), inBag),
          lines: inBag ? [cubesInWords(p, green_bag)] : [],
        })}
        label={wordOf(p, "green-bag-text", inBag)}
      >
        <Icon name="v-bag" size={18} />
        <Painted text={inBag} />
      </Hit>
    </div>
  );
}

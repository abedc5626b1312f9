/** The place tiles that nobody owns yet, by category; small cards that name what they need and give. */
import type { ComponentChildren } from "preact";
import { Icon } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { nameOf, type Place, placeCard, wordOf } from "./facts";
import { Coins, Good, Painted, Wanted } from "./pieces";

/** What a place does, as a tiny picture. */
export function Effect({ place, size }: { place: string; size: number }) {
  const steps = (n: number | string) => (
    <span class="o-draws">
      <Icon name="o-development" size={size - 2} />
      <Painted text={n} />
    </span>
  );
  const recruits = (kind: string) => (
    <span class="o-draws">
      +<Wanted kind={kind} size={size} />
    </span>
  );
  const small = size;
  const pictures: Record<string, () => ComponentChildren> = {
    ship: () => <Icon name="o-sail" size={size + 2} />,
    wagon: () => <Icon name="o-wheel" size={size + 2} />,
    "horse-wagon": () => <Icon name="o-wheel" size={size + 2} />,
    guildhall: () => <Icon name="o-tile" size={size} />,
    castle: () => recruits("knight"),
    scriptorium: () => steps(1),
    "town-hall": () => <Icon name="o-scroll" size={size} />,
    monastery: () => recruits("monk"),
    "farm-house": () => recruits("farmer"),
    village: () => (
      <span class="o-draws">
        +<Wanted kind="boatman" size={small - 3} />
        <Wanted kind="craftsman" size={small - 3} />
        <Wanted kind="trader" size={small - 3} />
      </span>
    ),
    university: () => recruits("scholar"),
    hayrick: () => <Good good="grain" size={size} />,
    "cheese-factory": () => <Good good="cheese" size={size} />,
    winery: () => <Good good="wine" size={size} />,
    "wool-manufacturer": () => <Good good="wool" size={size} />,
    "tailor-shop": () => <Good good="brocade" size={size} />,
    brewery: () => <Coins n={2} size={size + 2} />,
    library: () => steps(2),
    windmill: () => (
      <span class="o-draws">
        <Coins n={2} size={size + 1} />
        {steps(1)}
      </span>
    ),
    hospital: () => (
      <span class="o-draws">
        <Coins n="×" size={size + 1} />
        <Icon name="o-star" size={size - 1} />
      </span>
    ),
    bathhouse: () => (
      <span class="o-draws">
        <Icon name="o-bag" size={size} />
        <Painted text={3} />
      </span>
    ),
    sacristy: () => <Icon name="follower-knight" size={size} class="o-wanted o-ink-monk" />,
    "herb-garden": () => (
      <span class="o-draws">
        <Wanted kind="boatman" size={small} />=<Wanted kind="any" size={small - 2} />
      </span>
    ),
    "gunpowder-tower": () => <Icon name="o-scroll" size={size} />,
    cellar: () => <Coins n={4} size={size + 2} />,
    office: () => (
      <span class="o-draws">
        <Coins n="×" size={size + 1} />
        <Icon name="o-tile" size={size - 1} />
      </span>
    ),
    school: () => (
      <span class="o-draws">
        <Wanted kind="scholar" size={small} />=<Wanted kind="any" size={small - 2} />
      </span>
    ),
    pharmacy: () => (
      <span class="o-draws">
        <Coins n={1} size={size} />→<Icon name="o-development" size={size - 3} />
      </span>
    ),
    "shipping-line": () => steps(1),
    laboratory: () => <Icon name="o-technology" size={size + 1} />,
  };
  return <span class="o-effect">{pictures[place]?.()}</span>;
}

export function Tiles({ desk }: { desk: Desk }) {
  const { p, view, facts } = desk;
  const left = facts.places.filter((place) => view.board.place_tiles.includes(place.id));
  return (
    <div class="o-tiles">
      {left.length || !p.narrow ? null : <p>{wordOf(p, "no-tiles")}</p>}
      {(["I", "II"] as const).map((category) => {
        const [first, ...rest] = left.filter((place) => place.category === category);
        return first ? (
          <div key={category} class="o-tile-group" role="group" aria-label={wordOf(p, "category", category)}>
            <span class="o-keep">
              <span class="o-cat">{category}</span>
              <TileCard desk={desk} place={first} />
            </span>
            {rest.map((place) => (
              <TileCard key={place.id} desk={desk} place={place} />
            ))}
          </div>
        ) : null;
      })}
    </div>
  );
}

function TileCard({ desk, place }: { desk: Desk; place: Place }) {
  const { p } = desk;
  const name = nameOf(p, `place.${place.id}`);
  const card = () => placeCard(p, place);
  return (
    <Hit
      desk={desk}
      class="o-tilecard"
      meant={[`build ${place.id}`, `exclude ${place.id}`]}
      card={card}
      label={`${name}. ${card().text} ${card().lines!.join(". ")}`}
    >
      <span class="o-tile-name">{name}</span>{" "}
      <span class="o-tile-what">
        {place.spaces.map((space) => (
          <Wanted key={space.id} kind={space.kind} size={p.narrow ? 17 : 13} />
        ))}
        {place.spaces.length ? <i>›</i> : null}
        <Effect place={place.id} size={p.narrow ? 18 : 14} />
      </span>
      {p.narrow ? <span class="o-tile-text">{place.explanation[p.language]}</span> : null}
    </Hit>
  );
}

/** On phones: what fits the follower or the space that was picked, within reach of the thumb, so that nothing is scrolled. */
import { tiny } from "../../settings";
import { Icon } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { nameOf, type Place, type Player, placeCard, spaceKind, TILES, wordOf } from "./facts";
import { followerCard } from "./own";
import { Tile, Wanted } from "./pieces";
import type { Plan } from "./planning";

interface StripProps {
  desk: Desk;
  player: Player;
  seat: number;
  plan: Plan;
}

export function Strip(props: StripProps) {
  const { desk, plan } = props;
  if (!tiny.value || !plan.active || !(plan.tile || plan.space)) return null;
  return (
    <div class="o-reach" role="group" aria-label={wordOf(desk.p, plan.tile ? "reach-spaces" : "reach-followers")}>
      {plan.tile ? <Targets {...props} tile={plan.tile} /> : <Followers {...props} space={plan.space!} />}
      <button
        type="button"
        class="o-reach-leave"
        aria-label={desk.p.t("never-mind")}
        title={desk.p.t("never-mind")}
        onClick={() => plan.pick(null, null)}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

/** One target for each place and kind of space: of several equal ones any will do. */
function Targets({ desk, plan, seat, tile }: StripProps & { tile: string }) {
  const { p, facts } = desk;
  const fitting = new Set(plan.fits(tile));
  const targets = facts.places.flatMap((place) => {
    const spaces = place.spaces.filter((space) => fitting.has(space.id));
    return spaces
      .filter((space, n) => spaces.findIndex((other) => other.kind === space.kind) === n)
      .map((space) => ({ place, space }));
  });
  return (
    <>
      <span class="o-reach-held">
        <Tile tile={tile} seat={seat} size={34} />
      </span>
      <div class="o-reach-row">
        {targets.map(({ place, space }) => (
          <Hit
            key={space.id}
            desk={desk}
            class="o-reach-one"
            can
            onHit={() => plan.place(tile, space.id, plan.slot)}
            card={() => placeCard(p, place)}
            label={targetName(desk, place, space.kind)}
            data-onto={space.id}
          >
            <Wanted kind={space.kind} size={20} />
            {nameOf(p, `place.${place.id}`)}
          </Hit>
        ))}
      </div>
    </>
  );
}

function targetName(desk: Desk, place: Place, kind: string): string {
  return wordOf(desk.p, "space-empty", nameOf(desk.p, `place.${place.id}`), spaceKind(desk.p, kind));
}

function Followers({ desk, plan, seat, space }: StripProps & { space: string }) {
  const { p } = desk;
  const fitting = plan.takes(space);
  return (
    <div class="o-reach-row">
      {TILES.filter((tile) => fitting.includes(tile)).map((tile) => (
        <Hit
          key={tile}
          desk={desk}
          class="o-reach-one"
          can
          onHit={() => plan.place(tile, space, null)}
          card={() => followerCard(desk, tile)}
          label={nameOf(p, `follower.${tile}`)}
        >
          <Tile tile={tile} seat={seat} size={32} />
          {nameOf(p, `follower.${tile}`)}
        </Hit>
      ))}
    </div>
  );
}

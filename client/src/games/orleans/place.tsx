/** One place of a player's board with its action spaces. */
import { freshMark } from "../../drawing/marks";
import { Icon } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { nameOf, type Place, type Player, placeCard, type Space, spaceKind, wordOf } from "./facts";
import { ofOthers } from "./fresh";
import { Follower, followerCard } from "./own";
import { Painted, Tile, Wanted } from "./pieces";
import type { Plan } from "./planning";
import { Effect } from "./tiles";

interface PlaceProps {
  desk: Desk;
  place: Place;
  player: Player;
  seat: number;
  plan: Plan;
}

/** What a place is roofed with: by what is done there. */
const ROOFS: Record<string, string> = {
  ship: "water",
  wagon: "wood",
  guildhall: "wood",
  castle: "knight",
  scriptorium: "scholar",
  university: "scholar",
  monastery: "monk",
  "farm-house": "farmer",
  "town-hall": "slate",
};

export function PlaceCard(props: PlaceProps) {
  const { desk, place, player, seat } = props;
  const { p } = desk;
  const mine = p.seat === seat;
  const ready = player.activated.includes(place.id);
  const name = nameOf(p, `place.${place.id}`);
  const meant = mine
    ? [
        ...(place.id === "sacristy" ? ["use-sacristy"] : []),
        ...(place.category !== "board" ? [`lose-tile ${place.id}`] : []),
        ...(place.spaces.length ? [`use ${place.id}`] : []),
      ]
    : [];
  // On my turn the table offers what can be used: the rest is covered in vain for now.
  const blocked = ready && mine && desk.legal.has("pass") && !desk.legal.has(`use ${place.id}`);
  const state = blocked ? "blocked" : ready ? "ready" : "";
  const card = () => placeCard(p, place, [ready && wordOf(p, "activated"), blocked && wordOf(p, "blocked-text")]);
  // Tiles have long names and few spaces: what they bring stands behind the followers they want.
  const below = !p.narrow && place.category !== "board" && place.spaces.length > 0;
  const { plan } = props;
  const fitting = plan.tile
    ? (place.spaces.find((space) => desk.legal.has(`place ${plan.tile} ${space.id}`)) ?? place.spaces[0])
    : undefined;
  const putHere =
    plan.active && plan.tile && fitting && !place.is_market
      ? () => plan.place(plan.tile!, fitting.id, plan.slot)
      : undefined;
  return (
    <section
      class={`o-place ${state} ${place.category === "board" ? `o-roof-${ROOFS[place.id] ?? "tile"}` : "o-built"}`}
      {...freshMark(p, ...ofOthers(p, seat, `places.${player.places.indexOf(place.id)}`))}
    >
      <Hit
        desk={desk}
        class="o-place-head"
        meant={meant}
        asks={mine ? [`use ${place.id}`] : []}
        onHit={putHere}
        card={card}
        label={[name, state && wordOf(p, state), place.explanation[p.language]].filter(Boolean).join(". ")}
      >
        <span class={`o-place-name${name.length > 11 ? " long" : name.length > 9 ? " longish" : ""}`}>{name}</span>
        {place.spaces.length && !below ? <Effect place={place.id} size={15} /> : null}
      </Hit>
      <div class="o-spaces">
        {place.spaces.length ? null : (
          <p class="o-always">
            <Effect place={place.id} size={18} />
            {wordOf(p, "permanently")}
          </p>
        )}
        {place.spaces.map((space) =>
          place.is_market && plan.active && player.spaces[space.id] ? (
            <Follower
              key={space.id}
              desk={desk}
              tile={player.spaces[space.id]!}
              slot={`space.${space.id}`}
              seat={seat}
              plan={plan}
              label="on-tower"
              idle={desk.view.prompt.question === "bathhouse"}
            />
          ) : (
            <SpaceButton key={space.id} {...props} space={space} />
          ),
        )}
        {/* Whether it can be used stands between followers and gain, where it covers neither. */}
        {below || ready ? (
          <span class="o-brings" aria-hidden="true">
            {ready ? (
              <span class="o-ready">
                <Icon name={blocked ? "o-barred" : "check"} size={blocked ? 15 : 12} />
              </span>
            ) : (
              <i>›</i>
            )}
            {below ? <Effect place={place.id} size={16} /> : null}
          </span>
        ) : null}
      </div>
    </section>
  );
}

function SpaceButton({ desk, place, player, seat, plan, space }: PlaceProps & { space: Space }) {
  const { p } = desk;
  const there = player.spaces[space.id];
  const mine = p.seat === seat;
  const name = nameOf(p, `place.${place.id}`);
  const kind = spaceKind(p, space.kind);
  const label = there
    ? wordOf(p, "space-full", name, kind, nameOf(p, `follower.${there}`))
    : wordOf(p, "space-empty", name, kind);
  const meant = !mine
    ? []
    : there
      ? [`move-back ${space.id}`, ...(there === "technology" ? [`lose-technology ${space.id}`] : []), `use ${place.id}`]
      : place.is_market && desk.asked.has("load")
        ? p.choices.filter((entry) => entry.kind === "load").map((entry) => entry.notation)
        : [`install ${space.id}`];
  const planning = plan.active && !place.is_market && (!there || plan.tile !== null);
  const can = planning ? plan.tile !== null && desk.legal.has(`place ${plan.tile} ${space.id}`) : undefined;
  const card = () => {
    const about = there && there !== "technology" ? followerCard(desk, there) : null;
    return { ...placeCard(p, place), title: label, ...(about ? { lines: [about.text, ...(about.lines ?? [])] } : {}) };
  };
  return (
    <Hit
      desk={desk}
      class={`o-space${there ? " held" : ""}${plan.space === space.id ? " picked" : ""}${p.changed.has(`players.${seat}.spaces.${space.id}`) ? " changed" : ""}`}
      meant={meant}
      can={can}
      isSeen={(shown) =>
        mine &&
        ((/^place(-from-tower)?$/.test(shown.kind) && shown.args[1] === space.id) ||
          (shown.kind !== "use" && shown.kind !== "load" && meant.includes(shown.notation)))
      }
      pressed={plan.space === space.id || undefined}
      asks={mine ? [`use ${place.id}`] : []}
      onHit={planning ? (at) => plan.tapSpace(space, at) : undefined}
      card={card}
      label={label}
      data-space={place.is_market ? undefined : space.id}
    >
      {there ? (
        <Tile tile={there} seat={seat} size={34} at={`space.${space.id}`} />
      ) : (
        <>
          <Wanted kind={space.kind} size={21} />
          <small>
            <Painted text={wordOf(p, `short-${space.kind}`)} />
          </small>
        </>
      )}
    </Hit>
  );
}

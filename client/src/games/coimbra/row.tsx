/** The dice that stand in a location, where the one in hand would land, and the way out of an action. */
import { Said, said } from "./bonus";
import { type Desk, Hit } from "./desk";
import {
  capital,
  dieInHand,
  type Location,
  nameOf,
  plainCard,
  type Standing,
  seatName,
  titleOf,
  wordOf,
} from "./facts";
import { ofDistress } from "./grammar";
import { DieFace } from "./pieces";

/** How many dice lie beside each other on the paving; the style sheet lays as many slabs. */
const ACROSS = 6;

export function standing(desk: Desk, one: Standing): string {
  const { p } = desk;
  if (one.token) return wordOf(p, "token", one.value);
  return `${seatName(p, one.seat)}: ${wordOf(p, "die-value", nameOf(p, `die.${one.colour}`), one.value)}${one.cap ? ` (${wordOf(p, "capped")})` : ""}`;
}

/** Dice and tokens in their order, each on a slab of its own. What lands covers none of them and moves nothing. */
export function Row({ desk, location }: { desk: Desk; location: Location }) {
  const { p, view } = desk;
  const { row, tokens_face_down } = view.board.city[location];
  const active = view.board.triggered === location;
  return (
    <div class={`c-row${row.length + tokens_face_down.length > ACROSS ? " c-double" : ""}`}>
      {row.map((one, n) => {
        const label = capital(standing(desk, one));
        const meant = one.token || location === "castle" ? [] : [`cap ${location} ${n + 1}`];
        const text = one.token ? "token-text" : location === "castle" ? "in-castle-text" : "in-city-text";
        const rule = one.token ? "C-4.8" : location === "castle" ? "C-4.3" : "C-4.4";
        return (
          <Hit
            key={n}
            desk={desk}
            class={`c-die-hit${active && n === 0 ? " c-now" : ""}`}
            path={[`board.city.${location}.row.${n}`]}
            meant={meant}
            asks={[`place ${location}`]}
            tells
            card={() => plainCard(p, text, rule, label, one.value)}
            label={active && n === 0 ? `${label}. ${wordOf(p, "triggered")}` : label}
          >
            {one.token ? (
              <DieFace value={one.value} token at={`row.${location}.${n}`} />
            ) : (
              <DieFace
                value={one.value}
                colour={one.colour}
                seat={one.seat}
                cap={one.cap}
                at={`row.${location}.${n}`}
              />
            )}
          </Hit>
        );
      })}
      {tokens_face_down.map((value, n) => (
        <span key={n} class="c-face-down" title={wordOf(p, "token-down", value)} />
      ))}
      <Landing desk={desk} location={location} length={row.length} />
    </div>
  );
}

interface Slab {
  /** Its middle, or the joint before it, in slabs from the left. */
  across: number;
  line: number;
}

/** Where the die that lands as number `landed` of a row is shown: over the next free slab, or the joint it goes to. */
export function slabFor(landed: number, length: number): Slab {
  const lines = Math.max(1, Math.ceil(length / ACROSS));
  const line = Math.min(Math.floor(landed / ACROSS), lines - 1);
  const column = landed - line * ACROSS;
  const isJoint = landed < length || column === ACROSS;
  return { across: isJoint ? column : column + 0.5, line };
}

/** The die in hand, small on the kerb over the place it would go to. */
function Landing({ desk, location, length }: { desk: Desk; location: Location; length: number }) {
  const { p, view } = desk;
  const hand = dieInHand(view);
  if (!hand || hand.seat !== p.seat || !desk.legal.has(`place ${location}`)) return null;
  const landed = view.players[hand.seat]!.lands[location]!;
  const { across, line } = slabFor(landed, length);
  return (
    <Hit
      desk={desk}
      class={`c-die-hit c-landing c-line-${line}${across % 1 ? " c-free" : ""}`}
      meant={[`place ${location}`]}
      label={wordOf(p, "lands-here", titleOf(p, `location.${location}`), landed + 1)}
      style={{ "--across": across / ACROSS }}
    >
      <DieFace colour={hand.colour} value={hand.value} />
    </Hit>
  );
}

/** What somebody takes who wants nothing of the location. */
export function Distress({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { guards, coins } = facts.distress;
  const card = () => ({
    ...plainCard(p, "distress-text", "C-4.7", wordOf(p, "distress"), guards, coins),
    picture: said(ofDistress(facts.distress), p.language),
  });
  return (
    <Hit
      desk={desk}
      class="c-distress"
      meant={["distress"]}
      card={card}
      label={`${wordOf(p, "distress")}. ${card().text}`}
    >
      <small>{wordOf(p, "distress-short")}</small>
      <Said sentence={ofDistress(facts.distress)} language={p.language} />
    </Hit>
  );
}

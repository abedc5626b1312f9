/** The six follower tracks with their rewards, and the development track. */
import type { ComponentChildren } from "preact";
import type { Explanation } from "../../board";
import { Icon } from "../../symbols";
import { type Desk, Hit } from "./desk";
import { nameOf, type Step, seatName, type Track, told, wordOf } from "./facts";
import { Coins, Good, Markers, Painted, Star, Tile } from "./pieces";

/** What a step brings, as words and as a picture. Step 0 is the start. */
function rewardOf(desk: Desk, track: Track, step: number): { text: string; picture: ComponentChildren } {
  const { p } = desk;
  const reward = track.id === "knight" ? track.steps[step] : track.steps[step - 1];
  const start = { text: wordOf(p, "step-start"), picture: null };
  switch (track.id) {
    case "knight":
      return {
        text: wordOf(p, "step-draw", reward!),
        picture: (
          <span class="o-draws">
            <Icon name="o-draw" size={13} />
            <Painted text={reward!} />
          </span>
        ),
      };
    case "farmer":
      return step ? { text: nameOf(p, `good.${reward}`), picture: <Good good={String(reward)} size={18} /> } : start;
    case "boatman":
      if (!step) return start;
      return reward
        ? { text: wordOf(p, "coin-n", reward), picture: <Coins n={reward} size={20} /> }
        : { text: "", picture: null };
    case "craftsman":
      if (!step) return start;
      return {
        text: wordOf(p, track.farmer_only.includes(step) ? "step-farmer" : "step-technology"),
        picture: (
          <span class="o-both">
            <Icon name="o-technology" size={17} />
            {track.farmer_only.includes(step) ? <Icon name="follower-farmer" size={13} /> : null}
          </span>
        ),
      };
    case "trader":
      return step
        ? {
            text: wordOf(p, "step-tile", reward!),
            picture: <span class="o-cat">{String(reward).replace("+", "/")}</span>,
          }
        : start;
    default:
      return step
        ? {
            text: wordOf(p, "step-points", reward!),
            picture: (
              <span class="o-draws">
                <Icon name="o-development" size={14} />
                <Painted text={reward!} />
              </span>
            ),
          }
        : start;
  }
}

/** The tracks; the corner beside the short ones holds the monks and, where the board is broad, the other supplies. */
export function Tracks({ desk, children }: { desk: Desk; children?: ComponentChildren }) {
  return (
    <div class="o-tracks">
      {desk.facts.tracks.map((track) => (
        <TrackRow key={track.id} desk={desk} track={track} />
      ))}
      <div class="o-corner">
        {children}
        <Monks desk={desk} />
      </div>
    </div>
  );
}

/** Where followers of a kind are won. */
const RECRUITS: Record<string, string> = {
  farmer: "farm-house",
  boatman: "village",
  craftsman: "village",
  trader: "village",
  knight: "castle",
  scholar: "university",
  monk: "monastery",
};

function TrackRow({ desk, track }: { desk: Desk; track: Track }) {
  const { p, view } = desk;
  const left = view.board.supply[track.id]!;
  const title = nameOf(p, `track.${track.id}`);
  const citizen = track.id === "boatman" ? "boatmen" : track.id === "knight" ? "knights" : "";
  const card = () => told(p, title, track, [`${nameOf(p, `follower.${track.id}`)}: ${wordOf(p, "supply-text", left)}`]);
  return (
    <div class={`o-track o-track-${track.id}`}>
      <Hit
        desk={desk}
        class="o-head"
        meant={[`recruit ${track.id}`]}
        asks={[`use ${RECRUITS[track.id]}`]}
        card={card}
        label={`${title}. ${wordOf(p, "supply-text", left)}`}
      >
        <Tile tile={track.id} seat={0} size={24} />
        <span class={`o-left${p.changed.has(`board.supply.${track.id}`) ? " changed" : ""}`}>{left}</span>
      </Hit>
      <ol>
        {Array.from({ length: track.last + 1 }, (_, step) => {
          const reward = rewardOf(desk, track, step);
          const here = view.players.flatMap((player, seat) => (player.tracks[track.id] === step ? [seat] : []));
          const waits = track.citizen_at === step && view.board.citizens.includes(citizen);
          const cell = (): Explanation => ({
            title: `${title} · ${step ? wordOf(p, "step-n", step) : wordOf(p, "step-start")}`,
            text:
              [step || track.id === "knight" ? reward.text : "", waits ? wordOf(p, "step-citizen") : ""]
                .filter(Boolean)
                .join(", ") || track.explanation[p.language],
            rule: track.rule,
            lines: here.length ? [wordOf(p, "here", here.map((seat) => seatName(p, seat)).join(", "))] : [],
          });
          return (
            <li key={step} class={step ? "" : "o-start"}>
              <Hit
                desk={desk}
                tabIndex={-1}
                card={cell}
                label={`${cell().title}: ${cell().text}. ${cell().lines!.join("")}`}
              >
                <span class={waits ? "o-reward o-waits" : "o-reward"}>
                  {reward.picture}
                  {waits ? <Icon name="o-citizen" size={17} /> : null}
                </span>
                <Markers p={p} seats={here} track={`track.${track.id}`} path={`tracks.${track.id}`} />
              </Hit>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Monks({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const left = view.board.supply["monk"]!;
  const place = desk.facts.places.find((one) => one.id === "monastery")!;
  const title = nameOf(p, "follower.monk");
  return (
    <div class="o-monks">
      <Hit
        desk={desk}
        class="o-stack"
        asks={["use monastery"]}
        card={() => told(p, title, place, [wordOf(p, "supply-text", left), wordOf(p, "monk-text")])}
        label={`${title}. ${wordOf(p, "supply-text", left)}`}
      >
        <Tile tile="monk" seat={0} size={22} />
        <b>{left}</b>
      </Hit>
    </div>
  );
}

export function Development({ desk }: { desk: Desk }) {
  const { p, facts, view } = desk;
  const mine = p.seat === null ? -1 : view.players[p.seat]!.development;
  let citizens = 0;
  return (
    <div class="o-development">
      <ol aria-label={wordOf(p, "development")}>
        {facts.development.spaces.map((space, n) => {
          if (space.citizen) citizens += 1;
          const before = facts.development.spaces[n - 1]?.status ?? 0;
          const waits = space.citizen && view.board.citizens.includes(`development-${citizens}`);
          return (
            <DevelopmentSpace
              key={n}
              desk={desk}
              n={n}
              space={space}
              status={space.status > before ? space.status : 0}
              waits={waits}
              mine={mine}
            />
          );
        })}
      </ol>
    </div>
  );
}

function DevelopmentSpace(p: { desk: Desk; n: number; space: Step; status: number; waits: boolean; mine: number }) {
  const { desk, n, space, status, waits, mine } = p;
  const b = desk.p;
  const here = desk.view.players.flatMap((player, seat) => (player.development === n ? [seat] : []));
  const meant =
    n === mine ? ["lose-step"] : n > mine && mine >= 0 ? [`pay ${n - mine}`] : n === mine - 1 ? ["lose-step"] : [];
  const card = (): Explanation => ({
    title: wordOf(b, "development-space", n),
    text:
      [
        space.coins ? wordOf(b, "dev-coins", space.coins) : "",
        space.citizen ? wordOf(b, waits ? "dev-citizen" : "dev-citizen-gone") : "",
        status ? wordOf(b, "dev-status", status) : "",
      ]
        .filter(Boolean)
        .join(" ") || wordOf(b, "dev-plain"),
    rule: "O-9.1",
    lines: here.length ? [wordOf(b, "here", here.map((seat) => seatName(b, seat)).join(", "))] : [],
  });
  const kind = status ? "status" : space.coins ? "coins" : space.citizen ? "citizen" : "";
  return (
    <li class={kind}>
      <Hit
        desk={desk}
        tabIndex={meant.length && n === mine ? 0 : -1}
        meant={meant}
        card={card}
        label={`${card().title}. ${card().text} ${card().lines!.join("")}`}
      >
        <span class="o-top">
          <span class={`o-number${kind ? " o-spare" : ""}`}>{n}</span>
          {status ? <Star n={status} size={b.narrow ? 25 : 21} /> : null}
          {space.coins ? <Coins n={space.coins} size={18} /> : null}
          {space.citizen ? <Icon name="o-citizen" size={17} class={waits ? "" : "o-gone"} /> : null}
        </span>
        <Markers p={b} seats={here} track="development" path="development" />
      </Hit>
    </li>
  );
}

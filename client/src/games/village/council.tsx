/** The council chamber: four steps, each with its price, its privilege and its worth; the next-start marker on the roof. */

import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { type Desk, folkAt, nameOf, plainCard, seatName, titleOf, wordOf } from "./facts";
import { councilMeans, legalWith } from "./moves";
import { People, Price, Tally } from "./pieces";
import { Plot } from "./plot";

export function Council({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  return (
    <Plot desk={desk} at="council" space="council">
      <div class="v-steps">
        {facts.council.steps
          .map((_, n) => n)
          .reverse()
          .map((n) => (
            <Step key={n} desk={desk} n={n} />
          ))}
      </div>
      <p class="v-foot" aria-label={wordOf(p, "council-price")} role="img">
        <Icon name="v-good-scroll" size={15} />
        <span aria-hidden="true">{wordOf(p, "or")}</span>
        <Price cubes={facts.council.cubes} size={14} />
        <span aria-hidden="true">+</span>
        <Icon name="v-time" size={14} />
      </p>
    </Plot>
  );
}

function Step({ desk, n }: { desk: Desk; n: number }) {
  const { p, view, facts } = desk;
  const step = facts.council.steps[n]!;
  const name = titleOf(p, `place.${step.id}`);
  const card = () => plainCard(p, "council-step-text", "V-6.3", name, step.time, step.points);
  return (
    <div class={`v-step v-step-${n + 1}`}>
      <Hit
        desk={desk}
        class="v-stair"
        {...councilMeans(desk, n)}
        card={card}
        label={`${name}. ${card().text}`}
        data-step={step.id}
      >
        <Painted text={n + 1} class="v-stair-n" />
        <Tally of="time" n={step.time} size={14} />
      </Hit>
      <div class="v-folk">
        <People
          desk={desk}
          place={step.id}
          folk={folkAt(view, step.id)}
          where={nameOf(p, `place.${step.id}`)}
          size={p.narrow ? 34 : 26}
        />
      </div>
      <Hit
        desk={desk}
        class="v-privilege"
        drag
        path={step.privilege === "start" ? ["board.next_start"] : []}
        meant={legalWith(desk, ["privilege"], ([what]) => what === step.privilege)}
        asks={[`privilege ${step.privilege}`]}
        card={() => privilegeCard(desk, n)}
        label={`${wordOf(p, "privilege")}: ${nameOf(p, `privilege.${step.privilege}`)}`}
        data-privilege={step.privilege}
      >
        {step.privilege === "start" ? <NextStart desk={desk} /> : <PrivilegeSign of={step.privilege} />}
      </Hit>
      <span class="v-worth" aria-hidden="true">
        <Tally of="fame" n={step.points} size={15} />
      </span>
    </div>
  );
}

function PrivilegeSign({ of }: { of: string }) {
  if (of === "cubes")
    return (
      <span class="v-any">
        <Icon name="v-any" size={16} />
        <Icon name="v-any" size={16} />
      </span>
    );
  if (of === "good")
    return (
      <span class="v-any-good">
        <Icon name="v-good-wagon" size={18} />
        <Painted text="?" />
      </span>
    );
  return (
    <span class="v-swap">
      <Icon name="v-coin" size={15} />
      <b>→</b>
      <Tally of="fame" n={3} size={15} />
    </span>
  );
}

/** The marker lies here until somebody takes it; then its place shows who has it. */
function NextStart({ desk }: { desk: Desk }) {
  const at = desk.view.board.next_start;
  return (
    <span class={`v-next${at === "roof" ? "" : " taken"}`}>
      <Icon name="v-marker" size={20} />
      {typeof at === "number" ? <SeatMark seat={at} size={13} /> : null}
    </span>
  );
}

function privilegeCard(desk: Desk, n: number): Explanation {
  const { p, view, facts } = desk;
  const { privilege } = facts.council.steps[n]!;
  const card = plainCard(
    p,
    "privilege-text",
    `V-6.${n + 5}`,
    titleOf(p, `privilege.${privilege}`),
    n + 1,
    nameOf(p, `privilege.${privilege}`),
  );
  if (privilege !== "start") return card;
  const at = view.board.next_start;
  const where = typeof at === "number" ? wordOf(p, "marker-with", seatName(p, view, at)) : nameOf(p, `marker.${at}`);
  return { ...card, lines: [wordOf(p, view.conny ? "marker-solo" : "marker-text", where)] };
}

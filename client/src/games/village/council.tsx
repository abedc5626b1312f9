/** The council chamber: four steps, each with its price, its privilege and its worth; the next-start marker on the roof. */

import type { Explanation } from "../../board";
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon, SeatMark } from "../../symbols";
import { type Desk, nameOf, plainCard, seatName, titleOf, wordOf } from "./facts";
import { councilMeans, legalWith } from "./moves";
import { Price, Tally } from "./pieces";
import { Plot } from "./plot";
import { Stairs, Step } from "./stairs";

export function Council({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  return (
    <Plot desk={desk} at="council" space="council">
      <Stairs steps={facts.council.steps.length} step={(n) => <CouncilStep key={n} desk={desk} n={n} />} />
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

function CouncilStep({ desk, n }: { desk: Desk; n: number }) {
  const { p, facts } = desk;
  const step = facts.council.steps[n]!;
  const name = titleOf(p, `place.${step.id}`);
  return (
    <Step
      desk={desk}
      n={n}
      step={step}
      means={councilMeans(desk, n)}
      card={() => plainCard(p, "council-step-text", "V-6.3", name, step.time, step.points)}
      price={<Tally of="time" n={step.time} size={14} />}
    >
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
    </Step>
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

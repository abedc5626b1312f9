/** The council chamber: four steps, each with its price, its privilege and its worth; the next-start marker on the roof. */
import { Hit } from "../../parts/hits";
import { folkAt, nameOf, plainCard, seatName, titleOf, wordOf, type Desk } from "./facts";
import { councilMeans, legalWith } from "./moves";
import { Painted, People, Price, Tally } from "./pieces";
import { Plot } from "./plot";
import { Symbol } from "../../symbols";

export function Council({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  return (
    <Plot desk={desk} at="council" space="council" extra={<RoofMarker desk={desk} />}>
      <div class="v-steps">
        {facts.council.steps.map((_, n) => n).reverse().map((n) => <Step key={n} desk={desk} n={n} />)}
      </div>
      <p class="v-foot" aria-label={wordOf(p, "council-price")} role="img">
        <Symbol name="v-good-scroll" size={15} /><span aria-hidden="true">{wordOf(p, "or")}</span><Price cubes={facts.council.cubes} size={14} /><span aria-hidden="true">+</span><Symbol name="v-time" size={14} />
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
      <Hit desk={desk} class="v-stair" {...councilMeans(desk, n)} card={card} label={`${name}. ${card().text}`} data-step={step.id}>
        <Painted text={n + 1} class="v-stair-n" />
        <Tally of="time" n={step.time} size={14} />
      </Hit>
      <div class="v-folk"><People desk={desk} place={step.id} folk={folkAt(view, step.id)} where={nameOf(p, `place.${step.id}`)} size={p.narrow ? 34 : 26} /></div>
      <Hit desk={desk} class="v-privilege" meant={legalWith(desk, ["privilege"], ([what]) => what === step.privilege)} asks={[`privilege ${step.privilege}`]} card={() => plainCard(p, "privilege-text", `V-6.${n + 5}`, titleOf(p, `privilege.${step.privilege}`), n + 1, nameOf(p, `privilege.${step.privilege}`))} label={`${wordOf(p, "privilege")}: ${nameOf(p, `privilege.${step.privilege}`)}`} data-privilege={step.privilege}>
        <PrivilegeSign of={step.privilege} />
      </Hit>
      <span class="v-worth" aria-hidden="true"><Tally of="fame" n={step.points} size={15} /></span>
    </div>
  );
}

function PrivilegeSign({ of }: { of: string }) {
  if (of === "start") return <Symbol name="v-marker" size={20} />;
  if (of === "cubes") return <span class="v-any"><Symbol name="v-any" size={16} /><Symbol name="v-any" size={16} /></span>;
  if (of === "good") return <span class="v-any-good"><Symbol name="v-good-wagon" size={18} /><Painted text="?" /></span>;
  return <span class="v-swap"><Symbol name="v-coin" size={15} /><b>→</b><Tally of="fame" n={3} size={15} /></span>;
}

function RoofMarker({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const at = view.board.next_start;
  const where = typeof at === "number" ? wordOf(p, "marker-with", seatName(p, view, at)) : nameOf(p, `marker.${at}`);
  const card = () => plainCard(p, view.conny ? "marker-solo" : "marker-text", view.conny ? "VS-1.4" : "V-6.5", titleOf(p, "thing.next_start"), where);
  return (
    <Hit desk={desk} class={`v-roof-marker${at === "roof" ? "" : " away"}`} meant={legalWith(desk, ["privilege"], ([what]) => what === "start")} asks={["privilege start"]} card={card} label={`${titleOf(p, "thing.next_start")}: ${where}`}>
      <Symbol name="v-marker" size={18} />
    </Hit>
  );
}

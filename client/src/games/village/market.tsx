/** The market: customers at the stalls under their awning, and those who wait in the queue. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { nameOf, plainCard, titleOf, wordOf, type Desk } from "./facts";
import { Good, Tally } from "./pieces";
import { Plot } from "./plot";
import { Symbol } from "../../symbols";

export function Market({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const { stalls, queue, customers_left } = view.board;
  const left = customers_left.length;
  const pile = (
    <Hit desk={desk} class="v-pile" card={() => plainCard(p, "customers-left-text", "V-5.5", wordOf(p, "customers-left"), left)} label={wordOf(p, "customers-left-text", left)}>
      <Painted text={left} />
    </Hit>
  );
  return (
    <Plot desk={desk} at="market" space="market">
      <div class="v-rows">
        <div class="v-row v-stalls" style={{ flex: `${stalls.length} 1 0` }} role="group" aria-label={wordOf(p, "stalls")}>
          <h4>{wordOf(p, "stalls")}</h4>
          <div class="v-customers">{stalls.map((id, n) => <Customer key={n} desk={desk} id={id} n={n} waits={false} />)}</div>
        </div>
        <div class="v-row v-queue" style={{ flex: `${queue.length + 0.7} 1 0` }} role="group" aria-label={wordOf(p, "queue")}>
          <h4>{wordOf(p, "queue")}</h4>
          <div class="v-customers">{queue.map((id, n) => <Customer key={n} desk={desk} id={id} n={n} waits />)}{pile}</div>
        </div>
      </div>
    </Plot>
  );
}

/** What a customer asks for, one sign for each piece. */
export function Demand({ desk, id, size }: { desk: Desk; id: string; size: number }) {
  const wants = desk.facts.customers.find((one) => one.id === id);
  if (!wants) return null;
  return (
    <span class="v-demand">
      {Object.entries(wants.goods).flatMap(([good, n]) => Array.from({ length: n }, (_, i) => <Good key={good + i} good={good} size={size} />))}
      {wants.grain ? <Tally of="grain" n={wants.grain} size={size - 4} /> : null}
    </span>
  );
}

function Customer({ desk, id, n, waits }: { desk: Desk; id: string | null; n: number; waits: boolean }) {
  const { p, facts } = desk;
  if (!id) return <span class="v-customer none" role="img" aria-label={wordOf(p, waits ? "queue-empty" : "stall-empty")} />;
  const points = facts.customers.find((one) => one.id === id)?.points ?? 0;
  const card = () => ({ ...plainCard(p, waits ? "queue-text" : "stall-text", waits ? "V-5.2" : "V-5.3", titleOf(p, `customer.${id}`), points), lines: [wordOf(p, "sale-price")] });
  return (
    <Hit desk={desk} class="v-customer" meant={[`serve ${id}`]} card={card} label={wordOf(p, waits ? "queue-label" : "stall-label", n + 1, nameOf(p, `customer.${id}`), points)} data-customer={id}>
      <Demand desk={desk} id={id} size={p.narrow ? 28 : 26} />
      <span class="v-points"><Symbol name="v-fame" size={p.narrow ? 28 : 26} /><Painted text={points} /></span>
    </Hit>
  );
}

/** The market: customers at the stalls under their awning, and those who wait in the queue. */
import { Hit } from "../../drawing/acts";
import { Painted } from "../../drawing/pieces";
import { Icon } from "../../symbols";
import { cubesInWords, type Desk, nameOf, plainCard, titleOf, told, wordOf } from "./facts";
import { Good, Points, Price, Tally } from "./pieces";
import { Plot } from "./plot";

export function Market({ desk }: { desk: Desk }) {
  const { p, view } = desk;
  const { stalls, queue, customers_left } = view.board;
  const left = customers_left.length;
  const pile = (
    <Hit
      desk={desk}
      class="v-pile"
      card={() => plainCard(p, "customers-left-text", "V-5.5", wordOf(p, "customers-left"), left)}
      label={wordOf(p, "customers-left-text", left)}
    >
      <Painted text={left} />
    </Hit>
  );
  return (
    <Plot desk={desk} at="market" space="market" extra={<SalePrice desk={desk} />}>
      <div class="v-rows">
        <div
          class="v-row v-stalls"
          style={{ flex: `${stalls.length} 1 0` }}
          role="group"
          aria-label={wordOf(p, "stalls")}
        >
          <h4>{wordOf(p, "stalls")}</h4>
          <div class="v-customers">
            {stalls.map((id, n) => (
              <Customer key={n} desk={desk} id={id} n={n} waits={false} />
            ))}
          </div>
        </div>
        <div
          class="v-row v-queue"
          style={{ flex: `${queue.length + 0.7} 1 0` }}
          role="group"
          aria-label={wordOf(p, "queue")}
        >
          <h4>{wordOf(p, "queue")}</h4>
          <div class="v-customers">
            {queue.map((id, n) => (
              <Customer key={n} desk={desk} id={id} n={n} waits />
            ))}
            {pile}
          </div>
        </div>
        {view.port ? <Overseas desk={desk} /> : null}
      </div>
    </Plot>
  );
}

function salePrice({ p, facts }: Desk): string {
  return wordOf(p, "sale-price", cubesInWords(p, facts.sale.cubes), facts.sale.time);
}

/** What a sale costs, on the awning: a cube and time for a customer. That the caller's first costs less is explained. */
function SalePrice({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { sale } = facts;
  const size = p.narrow ? 20 : 15;
  return (
    <Hit
      desk={desk}
      class="v-cost v-sale-price"
      card={() => ({ title: wordOf(p, "at-market"), text: salePrice(desk), rule: "V-5.3" })}
      label={salePrice(desk)}
    >
      <Price cubes={sale.cubes} size={size} />
      <Tally of="time" n={sale.time} size={size} />
      <b aria-hidden="true">→</b>
      <Icon name="v-at-market" size={size + 2} />
    </Hit>
  );
}

/** What a customer asks for, one sign for each piece. */
export function Demand({ desk, id, size }: { desk: Desk; id: string; size: number }) {
  const wants = desk.facts.customers.find((one) => one.id === id);
  if (!wants) return null;
  return (
    <span class="v-demand">
      {Object.entries(wants.goods).flatMap(([good, n]) =>
        Array.from({ length: n }, (_, i) => <Good key={good + i} good={good} size={size} />),
      )}
      {Object.entries(wants.demand ?? {}).flatMap(([thing, n]) =>
        Array.from({ length: n }, (_, i) => (
          <Icon key={thing + i} name={DEMANDED[thing] ?? `v-${thing}`} size={size - 2} />
        )),
      )}
      {wants.grain ? <Tally of="grain" n={wants.grain} size={size - 4} /> : null}
      {wants.explanation ? <Icon name="v-fame" size={size - 8} class="v-and-more" /> : null}
    </span>
  );
}

/** Signs of what customers of the expansions ask for, where they are named otherwise. */
const DEMANDED: Record<string, string> = { green: "v-chip-green", "next-start": "v-marker" };

/** The stalls of Port, where cocoa and tea are sold. */
function Overseas({ desk }: { desk: Desk }) {
  const { p, facts } = desk;
  const { stalls } = facts.port!;
  return (
    <div class="v-row v-overseas" role="group" aria-label={wordOf(p, "overseas")}>
      <h4>{wordOf(p, "overseas")}</h4>
      <div class="v-customers">
        {(["cocoa", "tea"] as const).map((tile) => {
          const { points, coins } = stalls[tile];
          const text = wordOf(p, coins ? "tile-price-coins" : "tile-price", points, coins);
          return (
            <Hit
              key={tile}
              desk={desk}
              class="v-customer"
              meant={[`sell-tile ${tile}`]}
              card={() => told(p, titleOf(p, `cargo.${tile}`), stalls, [text])}
              label={`${titleOf(p, `cargo.${tile}`)}. ${text}`}
              data-stall={tile}
            >
              <Icon name={`v-${tile}`} size={p.narrow ? 30 : 28} />
              {coins ? <Tally of="coin" n={coins} size={16} /> : null}
              <Points n={points} size={p.narrow ? 20 : 18} />
            </Hit>
          );
        })}
      </div>
    </div>
  );
}

function Customer({ desk, id, n, waits }: { desk: Desk; id: string | null; n: number; waits: boolean }) {
  const { p, facts } = desk;
  if (!id)
    return <span class="v-customer none" role="img" aria-label={wordOf(p, waits ? "queue-empty" : "stall-empty")} />;
  const { points = 0, explanation: bonus } = facts.customers.find((one) => one.id === id) ?? {};
  const card = () => ({
    ...plainCard(
      p,
      waits ? "queue-text" : "stall-text",
      waits ? "V-5.2" : "V-5.3",
      titleOf(p, `customer.${id}`),
      points,
    ),
    lines: [...(bonus ? [bonus[p.language]] : []), salePrice(desk)],
  });
  return (
    <Hit
      desk={desk}
      class="v-customer"
      path={[`board.${waits ? "queue" : "stalls"}.${n}`]}
      drag
      meant={[`serve ${id}`]}
      card={card}
      label={wordOf(p, waits ? "queue-label" : "stall-label", n + 1, nameOf(p, `customer.${id}`), points)}
      data-customer={id}
    >
      <Demand desk={desk} id={id} size={p.narrow ? 28 : 26} />
      <Points n={points} size={p.narrow ? 20 : 18} />
    </Hit>
  );
}

/** What all players hold, in one table: a row for each kind of thing, a column for each seat. */
import type { Holding } from "../board";
import { seatName } from "../people";
import type { TableStore } from "../store";
import { SeatMark } from "../symbols";
import { t } from "../words";

/** Many kinds stand in several short tables side by side: a rail has more width than height for them. */
function blocksOf(kinds: Holding[], most: number): Holding[][] {
  const blocks = Math.min(most, Math.ceil(kinds.length / 3));
  const rows = Math.ceil(kinds.length / blocks);
  return Array.from({ length: blocks }, (_, i) => kinds.slice(i * rows, (i + 1) * rows)).filter((one) => one.length);
}

/** `inWords` names every kind beside its symbol, where there is room for that. */
export function Holdings(p: { store: TableStore; kinds: Holding[]; inWords?: boolean }) {
  const { store } = p;
  const seats = store.seats.value.map((info) => info.seat);
  const blocks = p.inWords ? [p.kinds] : blocksOf(p.kinds, 3);
  return (
    <section class={p.inWords ? "holdings in-words" : "holdings"} aria-label={t("holdings")}>
      {blocks.map((kinds, i) => (
        <table key={i}>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th
                  key={seat}
                  scope="col"
                  class={store.ownSeat.value === seat ? "is-shown" : ""}
                  title={seatName(store.table.value, seat)}
                >
                  <SeatMark seat={seat} size={14} />
                  <span class="visually-hidden">{seatName(store.table.value, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ key, title, picture, of }) => (
              <tr key={key}>
                <th scope="row" title={title}>
                  {picture(null)}
                  <span class={p.inWords ? "" : "visually-hidden"}>{title}</span>
                </th>
                {seats.map((seat) => {
                  const { value, what } = of(seat);
                  const changed = store.changed.value.has(`players.${seat}.${key}`) ? "is-changed" : "";
                  return (
                    <td
                      key={seat}
                      class={`${store.ownSeat.value === seat ? "is-shown" : ""} ${value === 0 ? "is-none" : ""}`}
                      title={what}
                    >
                      <span class={changed}>{value}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

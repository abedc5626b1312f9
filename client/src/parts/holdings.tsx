/** What all players hold, in one table: a row for each kind of thing, a column for each seat. */
import { useSignal } from "@preact/signals";
import type { Holding } from "../board";
import { seatName } from "../people";
import type { TableStore } from "../store";
import { Icon, SeatMark } from "../symbols";
import { t } from "../words";
import { Dialog } from "./base";

/** More seats than this leave a column of two digits no room where three tables stand side by side. */
const SEATS_OF_THREE = 3;

/** Many kinds stand in several short tables side by side: a rail has more width than height for them. */
function blocksOf(kinds: Holding[], most: number): Holding[][] {
  const blocks = Math.min(most, Math.ceil(kinds.length / 3));
  const rows = Math.ceil(kinds.length / blocks);
  return Array.from({ length: blocks }, (_, i) => kinds.slice(i * rows, (i + 1) * rows)).filter((one) => one.length);
}

/** In the rail: symbols and numbers of what anybody has; pressed, all of it in words. */
export function Holdings(p: { store: TableStore; kinds: Holding[] }) {
  const isTold = useSignal(false);
  const seats = p.store.seats.value.map((info) => info.seat);
  const held = p.kinds.filter((kind) => seats.some((seat) => kind.of(seat).value !== 0));
  return (
    <section class="holdings" aria-label={t("holdings")}>
      {blocksOf(held, seats.length > SEATS_OF_THREE ? 2 : 3).map((kinds, i) => (
        <HeldTable key={i} store={p.store} kinds={kinds} onTell={i ? undefined : () => (isTold.value = true)} />
      ))}
      {isTold.value ? (
        <Dialog title={t("holdings")} onClose={() => (isTold.value = false)}>
          <HoldingsInWords store={p.store} kinds={p.kinds} />
        </Dialog>
      ) : null}
    </section>
  );
}

/** Every kind with its name beside its symbol, where there is room for that. */
export function HoldingsInWords(p: { store: TableStore; kinds: Holding[] }) {
  return (
    <section class="holdings in-words" aria-label={t("holdings")}>
      <HeldTable store={p.store} kinds={p.kinds} inWords />
    </section>
  );
}

function HeldTable(p: { store: TableStore; kinds: Holding[]; inWords?: boolean; onTell?: (() => void) | undefined }) {
  const { store } = p;
  const seats = store.seats.value.map((info) => info.seat);
  return (
    <table>
      <thead>
        <tr>
          <td>
            {p.onTell ? (
              <button
                type="button"
                class="holdings-tell"
                aria-label={t("holdings.tell")}
                title={t("holdings.tell")}
                onClick={p.onTell}
              >
                <Icon name="help" size={16} />
              </button>
            ) : null}
          </td>
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
        {p.kinds.map(({ key, title, picture, of }) => (
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
                  title={what ?? `${title}: ${value}`}
                >
                  <span class={changed}>{value}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

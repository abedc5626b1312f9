/** Moments of a finished game, each of which leads to where it can be seen. */
import { seatName } from "../people";
import type { TableStore } from "../store";
import type { Story } from "../story";
import { SeatMark } from "../symbols";
import { t } from "../words";
import { sourceName } from "./sheet";

interface Told {
  key: keyof Story;
  seats: number[];
  text: string;
  /** The moment to which it leads, if it is one. */
  at: number | null;
}

/** By how often the lead changed: never, once, more often. */
const LEAD = ["moment.lead.what", "moment.lead.once", "moment.lead.changes"] as const;

function tell(store: TableStore, story: Story): Told[] {
  const { best, lead, closest, source } = story;
  const name = (seat: number) => seatName(store.table.value, seat);
  const told: Told[] = [];
  if (lead)
    told.push({
      key: "lead",
      seats: [lead.seat],
      text: lead.isAll
        ? t("moment.lead.all", name(lead.seat))
        : t(LEAD[Math.min(lead.changes, 2)]!, name(lead.seat), lead.round, lead.changes),
      at: lead.at,
    });
  if (closest)
    told.push({
      key: "closest",
      seats: [closest.first, closest.second],
      text: closest.gap
        ? t("moment.closest.what", name(closest.first), closest.gap, name(closest.second), closest.round)
        : t("moment.closest.level", name(closest.first), name(closest.second), closest.round),
      at: closest.at,
    });
  if (best)
    told.push({
      key: "best",
      seats: [best.seat],
      text: t("moment.best.what", name(best.seat), best.gain, best.round),
      at: best.at,
    });
  if (source)
    told.push({
      key: "source",
      seats: [source.seat],
      text: t(
        "moment.source.what",
        name(source.seat),
        source.points,
        sourceName(store.box.value?.names ?? {}, source.source),
      ),
      at: null,
    });
  return told;
}

export function Moments(p: { store: TableStore; story: Story; onPick: (at: number) => void }) {
  return (
    <ul class="moments">
      {tell(p.store, p.story).map(({ key, seats, text, at }) => {
        const inside = (
          <>
            <span class="moment-who">
              {seats.map((seat) => (
                <SeatMark key={seat} seat={seat} size={18} />
              ))}
            </span>
            <span>
              <b>{t(`moment.${key}`)}</b> <span class="moment-what">{text}</span>
            </span>
          </>
        );
        return (
          <li key={key}>
            {at === null ? (
              <span class="moment">{inside}</span>
            ) : (
              <button type="button" class="moment" title={t("log.show-moment")} onClick={() => p.onPick(at)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

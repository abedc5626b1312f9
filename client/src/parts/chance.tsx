/** Where the chance of a table comes from: promised before the game, checked after it, or chosen by the host. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Refused } from "../api";
import { check, type Verdict } from "../chance";
import { Icon, registerSymbols } from "../symbols";
import type { TableInfo as Table } from "../wire";
import { plain, t } from "../words";

registerSymbols({
  die: `<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><g fill="currentColor"><circle cx="8.5" cy="8.5" r="1.5"/><circle cx="15.5" cy="8.5" r="1.5"/><circle cx="12" cy="12" r="1.5"/><circle cx="8.5" cy="15.5" r="1.5"/><circle cx="15.5" cy="15.5" r="1.5"/></g>`,
});

/** Before the game: the promise, and who has added to it. */
export function ChancePromise(p: { table: Table }) {
  const { table } = p;
  const people = table.seats.filter((seat) => seat.kind === "person");
  if (table.commitment === null) return null;
  return (
    <details class="card chance-promise">
      <summary>{t("chance.title")}</summary>
      <p>{t("chance.promise")}</p>
      <code class="fingerprint">{table.commitment}</code>
      <p class="hint">{t("chance.added", people.filter((seat) => seat.has_added).length, people.length)}</p>
    </details>
  );
}

/** Who opened the table, by name where somebody still sits there. */
export function hostOf(table: Table): string {
  const host = table.seats.find((seat) => seat.person !== null && seat.person === table.host);
  return host?.name ?? t("chance.seed.host");
}

/** After the game: everything computed anew, in this browser. The button stands among others, what it finds below them. */
export function useChanceCheck(table: Table): { button: ComponentChildren; findings: ComponentChildren } {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function look() {
    setBusy(true);
    setTrouble(null);
    try {
      setVerdict(await check(table));
    } catch (error) {
      setTrouble(error instanceof Refused ? plain(error.refusal.message) : t("error.unknown"));
    } finally {
      setBusy(false);
    }
  }
  const isOffered = verdict === null && !table.forked_from && !table.is_practice;
  return {
    button: isOffered ? (
      <button type="button" class="button" aria-disabled={busy} onClick={() => !busy && void look()}>
        <Icon name="die" /> {t(busy ? "chance.checking" : "chance.check")}
      </button>
    ) : null,
    findings: (
      <div class="chance-check">
        <div role="status">{verdict ? <Findings verdict={verdict} /> : null}</div>
        {trouble ? (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        ) : null}
      </div>
    ),
  };
}

function Findings(p: { verdict: Verdict }) {
  const { proof, found } = p.verdict;
  if (proof.secret === null) return <p>{t("chance.unproved", proof.seed ?? "?")}</p>;
  const isFair = found.every(([, holds]) => holds);
  const hasMine = found.some(([what]) => what === "share-there");
  return (
    <section class="card" data-fair={isFair}>
      <h3>{t(!isFair ? "chance.unfair" : hasMine ? "chance.fair" : "chance.kept")}</h3>
      <ul class="findings">
        {found.map(([what, holds]) => (
          <li key={what} class={holds ? "holds" : "fails"}>
            <Icon name={holds ? "check" : "flag"} size={16} />
            <span class="visually-hidden">{t(holds ? "chance.yes" : "chance.no")}</span>{" "}
            {t(`chance.${what}`, proof.draws.length)}
          </li>
        ))}
      </ul>
      <dl class="hint">
        <dt>{t("chance.fingerprint")}</dt>
        <dd>
          <code class="fingerprint">{proof.commitment}</code>
        </dd>
        <dt>{t("chance.secret")}</dt>
        <dd>
          <code class="fingerprint">{proof.secret}</code>
        </dd>
      </dl>
    </section>
  );
}

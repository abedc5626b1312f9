/** An edition: which of its values are printed and which reconstructed, by component, each with its source. */
import { useEffect, useState } from "preact/hooks";
import { readEdition } from "../api";
import { Loading, Segments, State } from "../parts/base";
import { TopBar } from "../parts/chrome";
import { goBack } from "../route";
import { language } from "../settings";
import { Icon } from "../symbols";
import type { EditionPage, EditionRow } from "../wire";
import { plain, statusName, t } from "../words";

const DOUBTFUL = "reconstructed";

export function EditionSheet(p: { game: string; edition: string }) {
  const [page, setPage] = useState<EditionPage | null | "none">(null);
  const [all, setAll] = useState(false);
  useEffect(() => {
    setPage(null);
    readEdition(p.game, p.edition).then(setPage, () => setPage("none"));
  }, [p.game, p.edition]);
  const found = page !== null && page !== "none" ? page : null;
  const title = found ? t("edition.title", plain(found.edition.title)) : p.edition;
  useEffect(() => {
    document.title = `${title} – Stammtisch`;
  }, [title]);
  const rows = found ? found.rows.filter((row) => all || row.status === DOUBTFUL) : [];
  return (
    <div class="page">
      <TopBar />
      <main class="page-main edition" id="main">
        <div class="row wrap">
          <button type="button" class="button" onClick={goBack}>
            <Icon name="back" size={18} /> {t("rules.back")}
          </button>
        </div>
        {page === null ? (
          <Loading />
        ) : found === null ? (
          <State icon="book" tone="bad" title={t("edition.none")}>
            <a class="button" href="#/">
              {t("error.home")}
            </a>
          </State>
        ) : (
          <>
            <h1>{title}</h1>
            <p class="lead">
              {t(
                found.edition.reconstructed ? "edition.what" : "edition.sure",
                found.edition.reconstructed,
                found.edition.rows,
              )}
            </p>
            <p class="hint">
              {t("edition.own")} {found.edition.name}. {t("edition.digest", found.edition.digest)}.
            </p>
            <Segments
              label={t("edition.show")}
              value={all}
              options={[
                { value: false, label: `${t("edition.doubtful")} (${found.edition.reconstructed})` },
                { value: true, label: `${t("edition.all")} (${found.edition.rows})` },
              ]}
              onChange={setAll}
            />
            {[...new Set(rows.map((row) => row.table))].map((table) => (
              <Component key={table} table={table} rows={rows.filter((row) => row.table === table)} />
            ))}
          </>
        )}
      </main>
    </div>
  );
}

/** "voyages/voyage" is a file and a table in it; people know it as "voyages". */
function tableName(table: string): string {
  const [file, inside] = table.split("/");
  return file === inside || `${inside}s` === file ? file! : `${file}: ${inside}`;
}

function Component(p: { table: string; rows: EditionRow[] }) {
  return (
    <section class="card edition-table">
      <h2>{tableName(p.table)}</h2>
      <div class="sheet-scroll" tabIndex={0} role="region" aria-label={tableName(p.table)}>
        <table class="rule-table">
          <thead>
            <tr>
              {(["edition.row", "edition.values", "edition.status", "edition.source"] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {p.rows.map((row) => (
              <tr key={row.row}>
                <th scope="row">{row.name ? (row.name[language.value] ?? row.row) : row.row}</th>
                <td>
                  {Object.entries(row.values).map(([field, value]) => (
                    <span key={field} class="edition-value">
                      {field.replace(/_/g, " ")}{" "}
                      <b>{typeof value === "object" ? JSON.stringify(value) : String(value)}</b>
                    </span>
                  ))}
                </td>
                <td>{statusName(row.status)}</td>
                <td class="hint">{row.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

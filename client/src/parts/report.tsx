/** Reporting a problem: a file with what this person sees, made by the server and kept by nobody else. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Refused, sendText } from "../api";
import { language } from "../settings";
import { Icon } from "../symbols";
import { plain, t } from "../words";
import { Dialog, saveFile } from "./base";

/** The table that is on the screen, while a game is. */
export const atTable = signal<{ id: string; game: string } | null>(null);

export function Report(p: { table: { id: string; game: string }; onClose: () => void }) {
  const { id, game } = p.table;
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function save() {
    setBusy(true);
    setTrouble(null);
    try {
      const body = JSON.stringify({ note, language: language.value });
      const report = await sendText("POST", `/api/tables/${encodeURIComponent(id)}/report`, body);
      saveFile(`stammtisch-report-${game}-${id.slice(0, 6)}.json`, report);
      p.onClose();
    } catch (error) {
      setTrouble(error instanceof Refused ? plain(error.refusal.message) : t("error.unknown"));
      setBusy(false);
    }
  }
  return (
    <Dialog title={t("report.title")} onClose={p.onClose}>
      <p>{t("report.what")}</p>
      <label for="report-note">{t("report.note")}</label>
      <textarea
        id="report-note"
        class="field"
        rows={4}
        maxLength={2000}
        value={note}
        onInput={(e) => setNote(e.currentTarget.value)}
      />
      {trouble ? (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      <div class="row end">
        <button type="button" class="button" onClick={p.onClose}>
          {t("cancel")}
        </button>
        <button type="button" class="button primary" disabled={busy} onClick={() => void save()}>
          <Icon name="download" /> {t("report.save")}
        </button>
      </div>
    </Dialog>
  );
}

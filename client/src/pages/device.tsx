/** Opening a link from another device: become the same person here, after asking. */
import { useState } from "preact/hooks";
import { post, Refused, take } from "../api";
import { State } from "../parts/base";
import { TopBar } from "../parts/chrome";
import { go } from "../route";
import { myName, secret } from "../settings";
import type { SignedIn } from "../wire";
import { plain, t } from "../words";

export function Device(p: { token: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div class="page">
      <TopBar />
      <main class="page-main" id="main">
        <State icon="link" title={t("device.title")} text={t("device.what")}>
          {secret.value ? <p>{t("device.replaces", myName.value)}</p> : null}
          {trouble ? (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          ) : null}
          <button
            type="button"
            class="button primary"
            onClick={() =>
              post<SignedIn>("/api/people/device", { token: p.token }).then(
                (me) => {
                  take(me);
                  go("#/", true);
                },
                (error: unknown) =>
                  setTrouble(error instanceof Refused ? plain(error.refusal.message) : t("error.unknown")),
              )
            }
          >
            {t("device.go")}
          </button>
          <a class="button" href="#/">
            {t("cancel")}
          </a>
        </State>
      </main>
    </div>
  );
}

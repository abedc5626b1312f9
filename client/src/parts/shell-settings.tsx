/** What the settings say about the client itself: a new version, and installing it. */
import { acceptOffer, hasNewVersion, installOffer } from "../shell";
import { Icon } from "../symbols";
import { t } from "../words";

export function NewVersion() {
  if (!hasNewVersion.value) return null;
  return (
    <section class="shell-news">
      <h3>{t("version.title")}</h3>
      <p>{t("version.what")}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        <Icon name="again" /> {t("version.load")}
      </button>
    </section>
  );
}

export function InstallOffer() {
  if (!installOffer.value) return null;
  return (
    <section class="stack install-offer">
      <h3>{t("install.title")}</h3>
      <p class="hint">{t("install.what")}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => void acceptOffer()}>
          <Icon name="download" /> {t("install.go")}
        </button>
      </div>
    </section>
  );
}

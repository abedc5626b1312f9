/** The frame of every page: bar on top, settings, help, the state of the connection. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { call, forgetMe, get, post, Refused, rename } from "../api";
import type { Lang } from "../board";
import { go } from "../route";
import type { Motion, Pace, Theme } from "../settings";
import { isDark, keysOn, language, motionWish, myName, pace, secret, theme } from "../settings";
import { hasNewVersion } from "../shell";
import { connection, farewell, nextAttempt, reconnectNow } from "../socket";
import { Icon } from "../symbols";
import type { DeviceToken } from "../wire";
import { plain, t } from "../words";
import { addressOf, Confirm, Dialog, flash, IconButton, LinkBox, Segments, Switch, saveFile, useNow } from "./base";
import { atTable, Report } from "./report";
import { InstallOffer, NewVersion } from "./shell-settings";

export const openDialog = signal<"settings" | "help" | "report" | null>(null);

export function TopBar(p: {
  children?: ComponentChildren;
  compact?: boolean;
  end?: ComponentChildren;
  last?: ComponentChildren;
}) {
  return (
    <header class={p.compact ? "top-bar is-compact" : "top-bar"}>
      <a class="wordmark" href="#/" aria-label={`${t("app.name")}: ${t("nav.home")}`}>
        <svg class="wordmark-sign" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <ellipse cx="16" cy="13" rx="14" ry="6.5" fill="var(--earth-3)" stroke="var(--ink)" stroke-width="1.6" />
          <path d="M5 17v9M27 17v9M16 19.5V29" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round" />
          <circle cx="11" cy="12" r="2.6" fill="var(--look-0)" stroke="var(--ink)" />
          <rect x="18.5" y="9.5" width="5" height="5" fill="var(--look-1)" stroke="var(--ink)" />
        </svg>
        <span class="wordmark-text">{t("app.name")}</span>
      </a>
      <div class="top-middle">{p.children}</div>
      <div class="top-end">
        {p.end}
        <button
          type="button"
          class="text-button lang-button"
          lang={language.value === "de" ? "en" : "de"}
          title={t("lang.switch")}
          aria-label={`${language.value === "de" ? "EN" : "DE"}: ${t("lang.switch")}`}
          onClick={() => (language.value = language.value === "de" ? "en" : "de")}
        >
          {language.value === "de" ? "EN" : "DE"}
        </button>
        <IconButton
          class="theme-button"
          icon={isDark.value ? "sun" : "moon"}
          label={t(isDark.value ? "theme.switch.light" : "theme.switch.dark")}
          onClick={() => (theme.value = isDark.value ? "light" : "dark")}
        />
        <IconButton class="help-button" icon="help" label={t("nav.help")} onClick={() => (openDialog.value = "help")} />
        <IconButton
          class={hasNewVersion.value ? "settings-button has-news" : "settings-button"}
          icon="gear"
          label={hasNewVersion.value ? `${t("nav.settings")}: ${t("version.title")}` : t("nav.settings")}
          onClick={() => (openDialog.value = "settings")}
        />
        {p.last}
      </div>
    </header>
  );
}

export function ConnectionBar() {
  const lost = connection.value === "lost";
  const now = useNow(500, lost && nextAttempt.value > 0);
  if (!lost) return null;
  const seconds = Math.max(0, Math.ceil((nextAttempt.value - now) / 1000));
  return (
    <div class="connection-bar" role="alert">
      <Icon name="hourglass" class="turning" />
      <span class="grow">
        {farewell.value ? plain(farewell.value) : t("conn.lost")}{" "}
        <span aria-hidden="true">{nextAttempt.value ? t("conn.next", seconds) : t("conn.now")}</span>
      </span>
      <button type="button" class="button small" onClick={reconnectNow}>
        {t("conn.retry")}
      </button>
    </div>
  );
}

export function Dialogs() {
  const which = openDialog.value;
  const close = () => (openDialog.value = null);
  if (which === "settings") return <Settings onClose={close} />;
  if (which === "help") return <Help onClose={close} />;
  if (which === "report" && atTable.value) return <Report table={atTable.value} onClose={close} />;
  return null;
}

function Settings(p: { onClose: () => void }) {
  const [name, setName] = useState(myName.value);
  const [device, setDevice] = useState<string | null>(null);
  const [forgetting, setForgetting] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) =>
      flash(error instanceof Refused ? plain(error.refusal.message) : t("error.unknown")),
    );
  };
  return (
    <Dialog title={t("set.title")} onClose={p.onClose} class="settings">
      <NewVersion />
      <Segments<Lang>
        label={t("set.language")}
        value={language.value}
        options={[
          { value: "en", label: "English" },
          { value: "de", label: "Deutsch" },
        ]}
        onChange={(v) => (language.value = v)}
      />
      <Segments<Theme>
        label={t("set.theme")}
        value={theme.value}
        options={(["system", "light", "dark"] as Theme[]).map((v) => ({ value: v, label: t(`set.theme.${v}`) }))}
        onChange={(v) => (theme.value = v)}
      />
      <Segments<Motion>
        label={t("set.motion")}
        value={motionWish.value}
        options={(["system", "on", "off"] as Motion[]).map((v) => ({ value: v, label: t(`set.motion.${v}`) }))}
        onChange={(v) => (motionWish.value = v)}
      />
      <Segments<Pace>
        label={t("set.pace")}
        value={pace.value}
        options={(["at-once", "normal", "step"] as Pace[]).map((v) => ({ value: v, label: t(`set.pace.${v}`) }))}
        onChange={(v) => (pace.value = v)}
      />
      <p class="hint">{t("set.pace.what")}</p>
      <Switch label={t("set.keys")} on={keysOn.value} onChange={(on) => (keysOn.value = on)} />
      <InstallOffer />
      {secret.value ? (
        <>
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              attempt(async () => {
                await rename(name.trim());
                flash(t("set.saved"));
              });
            }}
          >
            <label for="set-name">{t("set.name")}</label>
            <div class="row">
              <input
                id="set-name"
                class="field grow"
                maxLength={32}
                required
                value={name}
                onInput={(e) => setName(e.currentTarget.value)}
              />
              <button class="button" type="submit">
                {t("set.save")}
              </button>
            </div>
          </form>
          <section class="stack">
            <h3>{t("set.device")}</h3>
            <p class="hint">{t("set.device.what")}</p>
            {device ? (
              <LinkBox href={device} label={t("set.device")} />
            ) : (
              <button
                type="button"
                class="button"
                onClick={() =>
                  attempt(async () =>
                    setDevice(addressOf(`#/device/${(await post<DeviceToken>("/api/people/me/device")).token}`)),
                  )
                }
              >
                {t("set.device.make")}
              </button>
            )}
          </section>
          <section class="stack">
            <h3>{t("set.data")}</h3>
            <div class="row wrap">
              <button
                type="button"
                class="button"
                onClick={() =>
                  attempt(async () =>
                    saveFile("stammtisch.json", JSON.stringify(await get("/api/people/me/export"), null, 1)),
                  )
                }
              >
                <Icon name="download" /> {t("set.export")}
              </button>
              <button type="button" class="button danger-quiet" onClick={() => setForgetting(true)}>
                {t("set.forget")}
              </button>
            </div>
          </section>
        </>
      ) : (
        <p class="hint">{t("set.anonymous")}</p>
      )}
      {atTable.value ? (
        <section>
          <button type="button" class="button" onClick={() => (openDialog.value = "report")}>
            <Icon name="report" /> {t("report.title")}
          </button>
        </section>
      ) : null}
      {forgetting ? (
        <Confirm
          text={t("set.forget.ask")}
          action={t("set.forget")}
          onNo={() => setForgetting(false)}
          onYes={() =>
            attempt(async () => {
              await call("DELETE", "/api/people/me");
              forgetMe();
              p.onClose();
              go("#/");
            })
          }
        />
      ) : null}
    </Dialog>
  );
}

const KEYS = [
  ["C", "choices"],
  ["↑ ↓", "arrows"],
  ["0 – 9", "digits"],
  ["U", "undo"],
  ["R", "redo"],
  ["Enter", "confirm"],
  ["N", "next"],
  ["B", "board"],
  ["O", "own"],
  ["P", "players"],
  ["L", "log"],
  ["/", "chat"],
  ["Q", "prompt"],
  ["← → Home End", "replay"],
  ["PageUp PageDown", "rounds"],
  ["Space", "play"],
  ["F", "follow"],
  ["Esc", "escape"],
  ["?", "help"],
] as const;

function Help(p: { onClose: () => void }) {
  return (
    <Dialog title={t("help.title")} onClose={p.onClose} class="help">
      <p>{t("help.intro")}</p>
      <h3>{t("help.keys")}</h3>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>{key.split(" ").map((k) => (k === "–" ? "–" : <kbd key={k}>{k}</kbd>))}</dt>
            <dd>{t(`help.key.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t("set.keys")} on={keysOn.value} onChange={(on) => (keysOn.value = on)} />
    </Dialog>
  );
}

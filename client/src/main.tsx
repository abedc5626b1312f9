/** The client's beginning: picks the page for the address and keeps the frame around it. */

import type { ComponentChildren } from "preact";
import { Component, render } from "preact";
import { useEffect } from "preact/hooks";
import "./styles/index.css";
import { AnalysisPage } from "./pages/analysis";
import { Device } from "./pages/device";
import { EditionSheet } from "./pages/edition";
import { Home } from "./pages/home";
import { Rules } from "./pages/rules";
import { TablePage } from "./pages/table";
import { announce, LiveRegion, State, Toast } from "./parts/base";
import { Dialogs, TopBar } from "./parts/chrome";
import { route } from "./route";
import { followLanguage } from "./speech";
import { Sprite } from "./symbols";
import { t } from "./words";

class Net extends Component<{ children: ComponentChildren }, { broke: boolean }> {
  override state = { broke: false };
  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ broke: true });
  }
  override render() {
    if (!this.state.broke) return this.props.children;
    return (
      <main class="page-main">
        <State icon="flag" tone="bad" title={t("error.broke")} text={t("error.broke.what")}>
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t("error.reload")}
          </button>
          <a class="button" href="#/" onClick={() => this.setState({ broke: false })}>
            {t("error.home")}
          </a>
        </State>
      </main>
    );
  }
}

function Page() {
  const where = route.value;
  if (where.page === "home") return <Home />;
  if (where.page === "table") return <TablePage key={where.table} id={where.table} at={where.at} />;
  if (where.page === "analysis") return <AnalysisPage key={where.table} id={where.table} />;
  if (where.page === "rules") return <Rules game={where.game} section={where.section} />;
  if (where.page === "edition") return <EditionSheet game={where.game} edition={where.edition} />;
  if (where.page === "device") return <Device token={where.token} />;
  return (
    <div class="page">
      <TopBar />
      <main class="page-main" id="main">
        <State icon="flag" title={t("error.lost-page")}>
          <a class="button primary" href="#/">
            {t("error.home")}
          </a>
        </State>
      </main>
    </div>
  );
}

function App() {
  const where = route.value;
  const place = where.page === "table" ? where.table : where.page;
  // Who does not see the page change hears it.
  useEffect(() => {
    const timer = setTimeout(() => announce(document.title), 300);
    return () => clearTimeout(timer);
  }, [place]);
  return (
    <>
      <Sprite />
      <a
        class="skip-link"
        href="#main"
        onClick={(e) => {
          e.preventDefault();
          const main = document.getElementById("main");
          main?.setAttribute("tabindex", "-1");
          main?.focus();
        }}
      >
        {t("app.skip")}
      </a>
      <Net>
        <Page />
      </Net>
      <Dialogs />
      <Toast />
      <LiveRegion />
    </>
  );
}

const root = document.getElementById("app");
if (root) {
  root.textContent = "";
  followLanguage();
  render(<App />, root);
}

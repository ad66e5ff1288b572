import { Component, type ComponentChildren } from "preact";
import { t } from "../words/texts";

interface State {
  broken: boolean;
}

/** Catches what breaks inside, so that nobody looks at a blank page. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { broken: false };

  static override getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main id="main" class="page note">
        <h1>{t("mishap.title")}</h1>
        <p class="soft" role="status">
          {t("mishap.text")}
        </p>
        <div class="note-do">
          <button type="button" class="button first" onClick={() => location.reload()}>
            {t("outdated.reload")}
          </button>
          <a class="button" href="/">
            {t("nowhere.back")}
          </a>
        </div>
      </main>
    );
  }
}

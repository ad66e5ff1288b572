import { Component, type ComponentChildren } from "preact";
import { t } from "../words/texts";
import { MessagePage } from "./message-page";

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
    const reload = () => location.reload();
    return <MessagePage title={t("mishap.title")} text={t("mishap.text")} again="outdated.reload" retry={reload} />;
  }
}

/** Parts of the page that are loaded when somebody goes there. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/texts";
import { MessagePage } from "./message-page";

/** A place that is loaded when it is first shown; what cannot be loaded is thrown, for the page to say so. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => JSX.Element | null = () => <MessagePage text={t("table.opening")} />,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  return function Lazy(props: Props) {
    const [Place, set] = useState<ComponentType<Props> | null>(null);
    const [wrong, fail] = useState<Error>();
    useEffect(() => {
      loading ??= load();
      loading.then(
        (found) => set(() => found),
        (error: Error) => {
          loading = null;
          fail(error);
        },
      );
    }, []);
    if (wrong) throw wrong;
    return Place ? <Place {...props} /> : meanwhile();
  };
}

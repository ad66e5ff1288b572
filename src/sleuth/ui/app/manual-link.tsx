import { useEffect, useState } from "preact/hooks";
import { t } from "../words/texts";

const MANUAL = "/docs/index.html";

/** Everything there is to read about the house, where the house brings it along. */
export function ManualLink() {
  const [there, set] = useState(false);
  useEffect(() => {
    fetch(MANUAL, { headers: { accept: "text/html" } }).then(
      (answer) => set(answer.ok),
      () => set(false),
    );
  }, []);
  if (!there) return null;
  return (
    <a class="button" href={MANUAL} target="_blank" rel="noopener">
      {t("hall.manual")}
    </a>
  );
}

import { Button } from "../parts/button";
import type { LineState } from "../wire/socket";
import { t } from "../words/texts";

/** Says that the line is lost, and that it comes back by itself. */
export function LostLine({ line, retry }: { line: LineState; retry(): void }) {
  if (line !== "lost") return null;
  return (
    <div class="banner" role="status">
      {t("line.lost")}
      <Button act={retry} words={t("line.retry")} />
    </div>
  );
}

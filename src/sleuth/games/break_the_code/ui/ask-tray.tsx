import { Button } from "../../../ui/parts/button";
import { t } from "../../../ui/words/texts";
import { cardCode } from "./answers";
import type { Chosen } from "./cards";

interface AskTrayProps {
  chosen: Chosen | null;
  busy: boolean;
  ask: (() => void) | null;
  guess: (() => void) | null;
  pass: (() => void) | null;
}

/** What can be done while cards lie open: ask the chosen one, or turn to the guess. */
export function AskTray({ chosen, busy, ask, guess, pass }: AskTrayProps) {
  return (
    <div class="tray btc-tray">
      <div class="tray-do">
        {guess && <Button data-guide="name-code" act={guess} words={t("break-the-code.name-code")} />}
        {pass && <Button disabled={busy} act={pass} words={t("break-the-code.give-up")} />}
        {ask && (
          <Button
            first
            data-guide="ask"
            disabled={!chosen || busy}
            act={ask}
            words={
              busy
                ? t("turn.sending")
                : chosen
                  ? t("break-the-code.do.ask", { card: [cardCode(chosen.card, chosen.number)] })
                  : t("break-the-code.choose")
            }
          />
        )}
      </div>
    </div>
  );
}

import type { DockParts } from "../../../ui/games";
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

/** The dock while cards lie open: ask the chosen one, or turn to the guess. */
export function asking({ chosen, busy, ask, guess, pass }: AskTrayProps): DockParts {
  return {
    more: (
      <>
        {guess && <Button data-guide="name-code" act={guess} words={t("break-the-code.name-code")} />}
        {pass && <Button disabled={busy} act={pass} words={t("break-the-code.give-up")} />}
      </>
    ),
    main: ask && {
      words: chosen
        ? t("break-the-code.do.ask", { card: [cardCode(chosen.card, chosen.number)] })
        : t("break-the-code.choose"),
      ready: chosen !== null,
      act: ask,
      guide: "ask",
    },
  };
}

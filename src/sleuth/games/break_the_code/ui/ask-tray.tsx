import type { DockParts } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { t } from "../../../ui/words/texts";
import { cardCode } from "./answers";
import { CardDrawing } from "./card-drawing";
import type { Chosen } from "./cards";

interface AskTrayProps {
  chosen: Chosen | null;
  size: number;
  busy: boolean;
  ask: (() => void) | null;
  guess: (() => void) | null;
  pass: (() => void) | null;
}

/** The question that takes shape. */
function Question({ chosen, size }: Pick<AskTrayProps, "chosen" | "size">) {
  if (!chosen) return null;
  return (
    <div class="ask-words">
      <CardDrawing card={chosen.card} size={size} />
      <p>{t(cardCode(chosen.card, chosen.number))}</p>
    </div>
  );
}

/** The dock while cards lie open: ask the chosen one, or turn to the guess. */
export function asking({ chosen, size, busy, ask, guess, pass }: AskTrayProps): DockParts {
  return {
    choice: <Question chosen={chosen} size={size} />,
    more: (
      <>
        {guess && <Button data-guide="name-code" act={guess} words={t("break-the-code.name-code")} />}
        {pass && <Button disabled={busy} act={pass} words={t("break-the-code.give-up")} />}
      </>
    ),
    main: ask && {
      words: t(chosen ? "break-the-code.do.ask" : "break-the-code.choose"),
      ready: chosen !== null,
      act: ask,
      guide: "ask",
    },
  };
}

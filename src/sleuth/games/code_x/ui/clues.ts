/** What I was told about tokens, in words for the pad. */
import { t } from "../../../ui/words/texts";
import { traitCode } from "./pieces";
import type { Answered, Asked, View } from "./types.gen";

type Clue = View["clues"][number];

/** An answer to me, and the number of its clue. */
export interface Told extends Answered {
  clue: number;
}

/** My own questions with their answers, each with the number of its clue. */
export function answersTo(view: View): Told[] {
  return view.clues.flatMap((clue, n) => (clue.type === "answered" ? [{ ...clue, clue: n }] : []));
}

const list = (tokens: readonly number[]): string => tokens.join(", ");

/** One clue as a short sentence. */
export function clueWords(view: View, n: number, name: (seat: number) => string): string {
  const clue = view.clues[n] as Clue;
  switch (clue.type) {
    case "dealt":
      return t("code-x.clue.dealt", { tokens: list(clue.tokens) });
    case "coded":
      return t("code-x.clue.coded", { who: name(clue.seat), code: list(clue.code) });
    case "found":
    case "saw":
      return t("code-x.clue.saw", { token: clue.token });
    case "shown":
      return t("code-x.clue.shown", { who: name(clue.seat), token: clue.token });
    case "answered":
      return ownAnswer(clue);
    case "asked":
      return othersAnswer(clue, name);
    case "deciphered":
      return t(clue.right ? "code-x.clue.right" : "code-x.clue.wrong", {
        position: t(`code-x.position.${clue.position}`),
        value: clue.value,
      });
    case "declared":
      return t("code-x.clue.declared", { code: list(clue.code) });
  }
}

/** What I was answered, in few words. */
export function ownAnswer(found: Answered): string {
  const shown = t(traitCode(found.kind, found.value));
  if (found.position === null) return t("code-x.clue.count", { trait: shown, answer: found.answer });
  return t(found.answer ? "code-x.clue.yes" : "code-x.clue.no", {
    trait: shown,
    position: t(`code-x.position.${found.position}`),
  });
}

function othersAnswer(clue: Asked, name: (seat: number) => string): string {
  return t("code-x.clue.other", {
    who: name(clue.seat),
    other: name(clue.other),
    kind: t(`code-x.kind.${clue.kind}`),
    answer: clue.answer,
  });
}

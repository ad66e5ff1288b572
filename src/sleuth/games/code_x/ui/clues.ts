/** What I was told about tokens, in words for the pad. */
import { t } from "../../../ui/texts";
import { trait, traitCode, type Kind } from "./pieces";
import type { View } from "./types.gen";

type Clue = View["clues"][number];

export interface Answered {
  clue: number;
  kind: Kind;
  value: number;
  position: number | null;
  answer: number;
}

/** My own questions with their answers, each with the number of its clue. */
export function answersTo(view: View): Answered[] {
  let token = 0;
  return view.clues.flatMap((clue, n) => {
    if (clue.type === "shown") token = clue.token;
    if (clue.type !== "asked" || clue.seat !== view.seat) return [];
    return [{ clue: n, kind: clue.kind, value: trait(token, clue.kind), position: clue.position, answer: clue.answer }];
  });
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
    case "asked":
      return clue.seat === view.seat ? ownAnswer(view, n) : othersAnswer(view, n, name);
    case "deciphered":
      return t(clue.right ? "code-x.clue.right" : "code-x.clue.wrong", {
        position: t(`code-x.position.${clue.position}`),
        value: clue.value,
      });
    case "declared":
      return t("code-x.clue.declared", { code: list(clue.code) });
    default:
      return "";
  }
}

function ownAnswer(view: View, n: number): string {
  const found = answersTo(view).find((one) => one.clue === n);
  if (!found) return "";
  const shown = t(traitCode(found.kind, found.value));
  if (found.position === null) return t("code-x.clue.count", { trait: shown, answer: found.answer });
  return t(found.answer ? "code-x.clue.yes" : "code-x.clue.no", {
    trait: shown,
    position: t(`code-x.position.${found.position}`),
  });
}

function othersAnswer(view: View, n: number, name: (seat: number) => string): string {
  const clue = view.clues[n];
  if (clue?.type !== "asked") return "";
  return t("code-x.clue.other", {
    who: name(clue.seat),
    other: name(clue.other),
    kind: t(`code-x.kind.${clue.kind}`),
    answer: clue.answer,
  });
}

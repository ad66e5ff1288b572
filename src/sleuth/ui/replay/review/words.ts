/** Decisions in words: what was done, and what would have been better, stand in the gaps of one sentence. */
import type { Decision, Line } from "../../wire/wire.gen";
import { join, type Names, sentence, t } from "../../words/texts";

export const said = (line: Line, names: Names): string => join(sentence(line, names));

/** A decision in one sentence. */
export function toldIn({ line, did, better }: Pick<Decision, "line" | "did" | "better">, names: Names): string {
  return t(line.code, { ...line.args, did: said(did, names), best: said(better, names) });
}

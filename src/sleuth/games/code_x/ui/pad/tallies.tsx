import { t } from "../../../../ui/words/texts";
import { answersTo } from "../clues";
import { ObjectPicture } from "../icons";
import { KINDS, type Kind, lookOf, NAMES, traitCode } from "../pieces";
import type { Marked } from "./marked";

const COUNTED: Readonly<Record<string, string>> = { "": "0", "0": "1", "1": "2", "2": "3", "3": "" };

function Sign({ kind, value }: { kind: Kind; value: number }) {
  if (kind === "object")
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <ObjectPicture object={value} />
      </svg>
    );
  if (kind === "range")
    return (
      <span class="cx-range" aria-hidden="true">
        {t(traitCode(kind, value))}
      </span>
    );
  const look = lookOf(value);
  return (
    <span class="cx-swatch" aria-hidden="true" style={{ "--fill": look.fill, "--on": look.ink }}>
      {look.letter}
    </span>
  );
}

interface TallyProps extends Omit<Marked, "props"> {
  kind: Kind;
  value: number;
  /** What answers say, if they do. */
  told: string | undefined;
}

function Tally({ kind, value, told, marks, put }: TallyProps) {
  const at = `${kind}.${value}`;
  const count = told ?? marks[at] ?? "";
  const shown = count || "–";
  const known = told !== undefined;
  const press = () => put({ ...marks, [at]: COUNTED[count] ?? "" });
  return (
    <button type="button" class={known ? "cx-tally told" : "cx-tally"} disabled={known} onClick={press}>
      <span class="unseen">{t("code-x.pad.tally", { trait: t(traitCode(kind, value)), count: shown })}</span>
      <Sign kind={kind} value={value} />
      <b aria-hidden="true">{shown}</b>
    </button>
  );
}

/** How often each object, colour and range appears: from answers, or by hand. */
export function Tallies({ props, ...marked }: Marked) {
  const given = props.table.assistance === "none" ? [] : answersTo(props.view);
  const known = new Map(
    given.filter((one) => one.position === null).map((one) => [`${one.kind}.${one.value}`, String(one.answer)]),
  );
  return (
    <div class="cx-tallies">
      {KINDS.map((kind) => (
        <div key={kind} class={`cx-tally-${kind}`} role="group" aria-label={t(`code-x.pad.tally.${kind}`)}>
          {NAMES[kind].map((_, value) => (
            <Tally key={value} {...marked} kind={kind} value={value} told={known.get(`${kind}.${value}`)} />
          ))}
        </div>
      ))}
    </div>
  );
}

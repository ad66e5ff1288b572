import { t } from "../../../../ui/words/texts";
import { placeName, slotsOf } from "../pieces";
import type { Marked, PadProps } from "./marked";

/** Notes for the six places of the Information board; what I saw stands there. */
export function Places({ props, marks, put }: Marked) {
  const { view } = props;
  if (!view.board.field.length) return null;
  return (
    <div class="cx-places" role="group" aria-label={t("code-x.pad.places")}>
      {slotsOf(view).map((place, n) => {
        const known = view.known[place] ? String(view.known[place]) : "";
        return (
          <label key={place}>
            <span>{n + 1}</span>
            <input
              class="input"
              maxLength={12}
              aria-label={placeName(view.board, place)}
              placeholder={known}
              value={marks[`place:${n}`] ?? ""}
              onInput={(event) => put({ ...marks, [`place:${n}`]: event.currentTarget.value })}
            />
          </label>
        );
      })}
    </div>
  );
}

const FEW = 8; // so many numbers in one place are worth a line

/** Tokens of which I saw nothing, and yet know what they may be. */
export function Lies({ view, notes }: PadProps) {
  const narrow = notes?.lies.filter((one) => one.tokens.length <= FEW) ?? [];
  if (!narrow.length) return null;
  return (
    <div>
      <p class="small">{t("code-x.pad.lies")}</p>
      <dl class="cx-lies">
        {narrow.map(({ place, tokens }) => [
          <dt key={place}>{placeName(view.board, place)}</dt>,
          <dd key={-place}>{tokens.join(", ")}</dd>,
        ])}
      </dl>
    </div>
  );
}

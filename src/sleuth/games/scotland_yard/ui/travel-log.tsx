import { useEffect, useRef } from "preact/hooks";
import { EyeIcon } from "../../../ui/parts/drawn/icons";
import { useNarrow } from "../../../ui/parts/narrow";
import { t } from "../../../ui/words/texts";
import type { Field, View } from "./types.gen";

const BEGINNER = new Set([3, 8, 13]);
const CLASSIC = new Set([3, 8, 13, 18, 24]);

/** Does this field of the log stay covered, whatever the ticket? */
export function covered(view: View, field: number): boolean {
  return view.board.options.version === "classic" ? !CLASSIC.has(field) : BEGINNER.has(field);
}

/** Did nobody see where this field led, while the match ran? */
export function hiddenOn(view: View, field: number): boolean {
  return (
    covered(view, field) || (view.board.options.version === "beginner" && view.board.log[field - 1]?.by === "black")
  );
}

/** How many fields the log shows: those that can be filled. */
export function fields(view: View): number {
  const { board } = view;
  if (board.options.version === "classic") return 24;
  return Math.max(13, board.log.length, board.options.double_move === "round" && board.doubles === 0 ? 14 : 13);
}

function said(view: View, field: Field | undefined, n: number): string {
  const gaps = { n, by: field?.by ? [`scotland-yard.ticket.${field.by}`] : "" };
  if (!field) return t(covered(view, n) ? "scotland-yard.log.covered" : "scotland-yard.log.open", gaps);
  if (field.at === null) return t(field.by ? "scotland-yard.log.unseen-by" : "scotland-yard.log.unseen", gaps);
  return t(field.by ? "scotland-yard.log.at-by" : "scotland-yard.log.at", { ...gaps, at: field.at });
}

interface SlotProps {
  view: View;
  n: number;
}

function Slot({ view, n }: SlotProps) {
  const field = view.board.log[n - 1];
  const own = field && field.at === null ? view.trail[n] : undefined;
  const ahead = view.board.over ? "unused" : n === view.board.log.length + 1 ? "next" : "";
  const italic = own !== undefined ? <em>{own}</em> : field?.by ? null : "?";
  const place = field ? (field.at ?? italic) : !covered(view, n) && !view.board.over ? <EyeIcon /> : null;
  const state = field ? (field.at === null ? "unseen-field" : "filled") : ahead;
  return (
    <li
      class={`yard-slot ${state}${covered(view, n) ? " covered" : ""}${field?.by ? ` by-${field.by}` : ""}`}
      aria-label={said(view, field, n)}
    >
      <span class="slot-n" aria-hidden="true">
        {n}
      </span>
      <span class="slot-at" aria-hidden="true">
        {place}
      </span>
      {field?.by && (
        <span class="slot-by" aria-hidden="true">
          {t(`scotland-yard.letter.${field.by}`)}
        </span>
      )}
    </li>
  );
}

/** Where the log is scrolled, so many fields before the next one stay in sight. */
const AHEAD = 3;

/** The travel log: a field a move, ringed where the move stays unseen. */
export function TravelLog({ view }: { view: View }) {
  const list = useRef<HTMLOListElement>(null);
  const filled = view.board.log.length;
  useEffect(() => {
    const box = list.current;
    const last = box?.children[Math.max(0, filled - AHEAD)] as HTMLElement | undefined;
    if (box && last) box.scrollLeft = last.offsetLeft - box.offsetLeft;
  }, [filled]);
  return (
    <ol
      ref={list}
      tabIndex={useNarrow() ? 0 : undefined}
      class={view.board.options.version === "classic" ? "yard-log long" : "yard-log"}
      data-guide="log"
      aria-label={t("scotland-yard.log.title")}
    >
      {Array.from({ length: fields(view) }, (_, i) => (
        <Slot key={i} view={view} n={i + 1} />
      ))}
    </ol>
  );
}

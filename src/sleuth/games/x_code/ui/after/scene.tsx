import type { SeatProps } from "../../../../ui/games";
import { useSize } from "../../../../ui/parts/narrow";
import { useReview } from "../../../../ui/table/ending/review";
import { t } from "../../../../ui/words/texts";
import { KEYPAD, symbolOf } from "../choose";
import { secondsOf } from "../pieces/hourglass";
import { missionWords } from "../pieces/keypad";
import type { Board, Notes, Review, View } from "../types.gen";
import { Learnt, Legend, TimeLine } from "./review";

/** The keys that stayed open. */
export function missing({ options, sets }: Board): readonly number[] {
  const closed = new Set(sets.map((one) => one.face));
  return KEYPAD.slice(0, options.keys).filter((face) => !closed.has(face));
}

/** How near it was: the sand that was left, or the keys that were missing. */
export function nearWords(board: Board, review: Review | null): string | null {
  const open = missing(board);
  if (open.length) return t("x-code.end.missing", { n: open.length, keys: open.map(symbolOf).join(" ") });
  return review && t("x-code.end.sand", { time: secondsOf(review.left) });
}

const WIDE = 600; // the time line beside other things

type Props = Pick<SeatProps<View, Notes>, "view" | "name" | "table">;

/** The end as a scene: how the time went, who closed what, and what can be learnt from it. */
export function Scene({ view, name, table }: Props) {
  const { board } = view;
  const review = useReview<Review>(table.id, true);
  const size = useSize();
  return (
    <section class="xc-scene xc-review" aria-label={t("x-code.review")}>
      <div class="xc-scene-words">
        <h2>{missionWords(board.options)}</h2>
        <p>{nearWords(board, review)}</p>
        {review && <p class="small soft">{t("x-code.end.used", { time: secondsOf(review.lasted) })}</p>}
        <a class="button" href="/campaign/x-code">
          {t("x-code.campaign")}
        </a>
      </div>
      {review && <TimeLine review={review} name={name} wide={size === "wide" ? WIDE : undefined} />}
      {review && (
        <div tabIndex={0}>
          <Legend />
          <Learnt review={review} name={name} />
        </div>
      )}
    </section>
  );
}

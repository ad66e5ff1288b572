import type { Decision } from "../../wire/wire.gen";
import { t } from "../../words/texts";

const SIGNS = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?" } as const;

/** How good a decision was: a sign and a word, never colour alone. */
export function BadgeOf({ badge }: Pick<Decision, "badge">) {
  return (
    <span class="review-badge" data-badge={badge}>
      <i aria-hidden="true">{SIGNS[badge]}</i> {t(`review.badge.${badge}`)}
    </span>
  );
}

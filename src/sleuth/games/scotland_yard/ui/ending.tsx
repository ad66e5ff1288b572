import type { SeatProps } from "../../../ui/games";
import { t } from "../../../ui/words/texts";
import { nearMiss, useRoute } from "./map/chase";
import { hiddenOn } from "./travel-log";
import type { Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** What the numbers on his way mean. */
const ChaseKey = () => (
  <p class="yard-key small">
    <i class="shown" aria-hidden="true" /> {t("scotland-yard.end.shown")} <i class="hidden" aria-hidden="true" />{" "}
    {t("scotland-yard.end.hidden")}
  </p>
);

/** Is it told to Mister X, to those who lost him, or to anybody else? */
function toldTo({ seat, view }: Props): "you" | "close" | "all" {
  if (seat === 0) return "you";
  const free = view.board.over === "escaped" || view.board.over === "stranded";
  return seat !== null && free ? "close" : "all";
}

/** When it is over: how far he came, and how nearly he was caught. */
export function Ending(props: Props) {
  const { view, name } = props;
  const path = useRoute(props);
  if (!view.board.over || !path.length) return null;
  const near = nearMiss(view, path);
  const hidden = view.board.log.filter((_, i) => hiddenOn(view, i + 1)).length;
  const who = near?.by.map((seat) => name(seat)).join(", ") ?? "";
  const to = toldTo(props);
  return (
    <div class="yard-ending small">
      {near && <p>{t(`scotland-yard.end.near.${to}`, { n: near.field, at: path[near.field]!, who })}</p>}
      <p>{t(`scotland-yard.end.ran.${to}`, { n: view.board.log.length, hidden })}</p>
      <ChaseKey />
    </div>
  );
}

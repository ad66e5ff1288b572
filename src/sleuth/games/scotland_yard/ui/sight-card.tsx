import type { SeatProps } from "../../../ui/games";
import { Chip } from "../../../ui/parts/button";
import { t } from "../../../ui/words/texts";
import { nearMiss, useRoute } from "./map/chase";
import { flipHeat, useHeat } from "./map/heat";
import { Legend } from "./map/legend";
import { setMarking, useMarking } from "./marks";
import { hiddenOn } from "./travel-log";
import type { Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** How many stations he may be on, and what the colours mean. */
function Supposed({ notes }: { notes: Notes }) {
  return (
    <>
      <p class="yard-count">
        <strong>{notes.stations.length}</strong> {t("scotland-yard.sight.left", { n: notes.stations.length })}
      </p>
      <p class="yard-key small soft" aria-hidden="true">
        {t("scotland-yard.sight.less")} <i /> <i /> <i /> {t("scotland-yard.sight.more")}
      </p>
    </>
  );
}

/** When it is over: where he went, and how nearly he was caught. */
function Told({ view, path, name }: Props & { path: readonly number[] }) {
  const near = nearMiss(view, path);
  const hidden = view.board.log.filter((_, i) => hiddenOn(view, i + 1)).length;
  return (
    <div class="yard-sight">
      <p class="yard-key small">
        <i class="shown" /> {t("scotland-yard.end.shown")} <i class="hidden" /> {t("scotland-yard.end.hidden")}
      </p>
      <p class="small">{t("scotland-yard.end.ran", { n: view.board.log.length, hidden })}</p>
      {near && (
        <p class="small">
          {t("scotland-yard.end.near", {
            n: near.field,
            at: path[near.field]!,
            who: near.by.map((seat) => name(seat)).join(", "),
          })}
        </p>
      )}
    </div>
  );
}

/** The sight card: what is supposed, how lines are drawn, what is shown on the map. */
export function SightCard(props: Props) {
  const { view, notes, still } = props;
  const marking = useMarking();
  const warm = useHeat();
  const path = useRoute(props);
  if (view.board.over && path.length) return <Told {...props} path={path} />;
  return (
    <div class="yard-sight">
      {notes && <Supposed notes={notes} />}
      <Legend classic={view.board.options.version === "classic"} />
      <div class="yard-switches">
        {notes && <Chip on={warm} words={t("scotland-yard.sight.heat")} act={flipHeat} />}
        {!still && <Chip on={marking} words={t("scotland-yard.sight.mark")} act={() => setMarking(!marking)} />}
      </div>
    </div>
  );
}

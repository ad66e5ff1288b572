import type { ComponentChildren } from "preact";
import type { SeatProps } from "../../../ui/games";
import { Chip } from "../../../ui/parts/button";
import { t } from "../../../ui/words/texts";
import { flipHeat, useHeat } from "./map/heat";
import { Legend } from "./map/legend";
import { showTheirHeat, useTheirHeat } from "./map/reach";
import { setMarking, useMarking } from "./marks";
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

/** How much the detectives know of Mister X. */
const TheyKnow = ({ n }: { n: number }) => (
  <p class="yard-count">
    {n > 0 && <strong>{n}</strong>} {n ? t("scotland-yard.sight.think", { n }) : t("scotland-yard.sight.seen")}
  </p>
);

/** What Mister X should know: how much they know, and what the shades on the map mean. */
function Hunted({ notes, legend, children }: { notes: Notes; legend: ComponentChildren; children: ComponentChildren }) {
  const theirs = useTheirHeat();
  return (
    <div class="yard-sight">
      <TheyKnow n={notes.stations.length} />
      <div class="yard-switches">
        <Chip on={!theirs} words={t("scotland-yard.sight.their-reach")} act={() => showTheirHeat(false)} />
        <Chip on={theirs} words={t("scotland-yard.sight.their-heat")} act={() => showTheirHeat(true)} />
        {children}
      </div>
      <p class="yard-key small soft">
        <i class="reach" aria-hidden="true" /> <i class="reach more" aria-hidden="true" />{" "}
        {t("scotland-yard.sight.reach")}
      </p>
      <p class="yard-key small soft">
        <i class="ghost" aria-hidden="true" /> {t("scotland-yard.sight.ghost")}
      </p>
      {legend}
    </div>
  );
}

/** The sight card: what is supposed, how lines are drawn, what is shown on the map. */
export function SightCard({ view, notes, still, seat }: Props) {
  const marking = useMarking();
  const warm = useHeat();
  const mark = !still && <Chip on={marking} words={t("scotland-yard.sight.mark")} act={() => setMarking(!marking)} />;
  const legend = <Legend classic={view.board.options.version === "classic"} />;
  if (seat === 0 && notes) {
    return (
      <Hunted notes={notes} legend={legend}>
        {mark}
      </Hunted>
    );
  }
  return (
    <div class="yard-sight">
      {notes && <Supposed notes={notes} />}
      {legend}
      <div class="yard-switches">
        {notes && <Chip on={warm} words={t("scotland-yard.sight.heat")} act={flipHeat} />}
        {mark}
      </div>
    </div>
  );
}

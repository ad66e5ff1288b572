import type { ComponentChildren } from "preact";
import { RulesPart } from "../../../ui/rules/rules-parts";
import { t } from "../../../ui/words/texts";
import { place } from "./map/chart";
import { Detective, MisterX } from "./map/pawns";
import { Town } from "./map/town";
import "./rules.css";

interface PictureProps {
  at: number;
  ring: readonly number[];
  label: string;
  children?: ComponentChildren;
}

/** A piece of the map round a station, some stations ringed. */
function Picture({ at, ring, label, children }: PictureProps) {
  const { x, y } = place(at);
  return (
    <figure class="card yard-picture">
      <svg viewBox={`${x - 190} ${y - 120} 380 240`} role="img" aria-label={label} class="near">
        <Town classic={false} about={at} within={210} />
        {ring.map((station) => (
          <circle key={station} class="picture-ring" cx={place(station).x} cy={place(station).y} r="15" />
        ))}
        {children}
      </svg>
      <figcaption class="small soft">{label}</figcaption>
    </figure>
  );
}

function CoveredFields() {
  return (
    <div class="yard-sample" role="img" aria-label={t("scotland-yard.rules.hidden.picture")}>
      {Array.from({ length: 13 }, (_, i) => (
        <span key={i} class={[3, 8, 13].includes(i + 1) ? "yard-slot covered" : "yard-slot"}>
          <span class="slot-n">{i + 1}</span>
        </span>
      ))}
    </div>
  );
}

/** The rules of Scotland Yard in our own words, with pieces of the map. */
export function Rules() {
  return (
    <article class="yard-rules">
      <p class="lead">{t("scotland-yard.rules.lead")}</p>
      <RulesPart of="scotland-yard.rules.start" rulings={["scotland-yard.rules.start.ruling"]}>
        <Picture at={82} ring={[]} label={t("scotland-yard.rules.start.picture")}>
          <MisterX station={82} unseen={false} classic={false} />
        </Picture>
      </RulesPart>
      <RulesPart of="scotland-yard.rules.move">
        <Picture at={100} ring={[80, 81, 101, 112, 113]} label={t("scotland-yard.rules.move.taxi")}>
          <Detective seat={1} station={100} name="" mine={false} waits={false} classic={false} />
        </Picture>
        <Picture at={100} ring={[63, 82, 111]} label={t("scotland-yard.rules.move.bus")}>
          <Detective seat={1} station={100} name="" mine={false} waits={false} classic={false} />
        </Picture>
      </RulesPart>
      <RulesPart of="scotland-yard.rules.hidden" rulings={["scotland-yard.rules.hidden.ruling"]}>
        <CoveredFields />
      </RulesPart>
      <RulesPart of="scotland-yard.rules.black" rulings={["scotland-yard.rules.black.ruling"]} />
      <RulesPart
        of="scotland-yard.rules.double"
        rulings={["scotland-yard.rules.double.ruling", "scotland-yard.rules.double.last"]}
      />
      <RulesPart of="scotland-yard.rules.detectives" rulings={["scotland-yard.rules.detectives.ruling"]} />
      <RulesPart of="scotland-yard.rules.end" />
      <RulesPart of="scotland-yard.rules.talk" rulings={["scotland-yard.rules.talk.ruling"]} />
      <RulesPart of="scotland-yard.rules.classic" />
    </article>
  );
}

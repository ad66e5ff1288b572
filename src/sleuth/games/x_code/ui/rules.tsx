import { RulesPart } from "../../../ui/rules/rules-parts";
import { labelled, t } from "../../../ui/words/texts";
import { CardFace, cardWords } from "./pieces/card";
import "./rules.css";

function Cards({ cards, label }: { cards: readonly number[]; label: string }) {
  return (
    <div class="xc-strip" role="img" aria-label={labelled(label, cards.map(cardWords).join(", "))}>
      <div>
        {cards.map((card, i) => (
          <CardFace key={i} card={card} />
        ))}
      </div>
      <p class="small soft">{label}</p>
    </div>
  );
}

function SwapPicture() {
  return (
    <div class="xc-strip swap" role="img" aria-label={t("x-code.rules.swap.picture")}>
      <div>
        <span class="xc-person">B</span>
        <CardFace card={10} />
        <span class="xc-cross" aria-hidden="true">
          ⇄
        </span>
        <CardFace card={5} />
        <span class="xc-person">A</span>
      </div>
      <p class="small soft">{t("x-code.rules.swap.picture")}</p>
    </div>
  );
}

function SandPicture() {
  return (
    <div class="xc-strip" role="img" aria-label={t("x-code.rules.sand.picture")}>
      <svg viewBox="0 0 320 90" class="xc-sand-table" aria-hidden="true">
        {[
          [150, 30],
          [90, 90],
          [10, 170],
        ].map(([before, after], i) => (
          <g key={i} transform={`translate(${16 + i * 104} 6)`}>
            <rect class="bar" width="88" height="22" rx="6" />
            <rect class="sand" width={(before! / 180) * 88} height="22" rx="6" />
            <text x="44" y="16" text-anchor="middle">
              {before} s
            </text>
            <path class="down" d="M44 28v12m-5-5 5 6 5-6" />
            <rect class="bar" y="46" width="88" height="22" rx="6" />
            <rect class="sand" y="46" width={(after! / 180) * 88} height="22" rx="6" />
            <text x="44" y="62" text-anchor="middle">
              {after} s
            </text>
          </g>
        ))}
      </svg>
      <p class="small soft">{t("x-code.rules.sand.picture")}</p>
    </div>
  );
}

const LEVELS = [
  [1, 3, 12, 3],
  [2, 0, 9, 3],
  [3, 0, 6, 3],
  [4, 6, 3, 4],
] as const;

function Levels() {
  return (
    <table class="xc-levels">
      <thead>
        <tr>
          {["level", "wild", "time", "set"].map((name) => (
            <th key={name} scope="col">
              {t(`x-code.rules.levels.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules of X-Code in our own words, with pictures. */
export function Rules() {
  return (
    <article class="xc-rules">
      <p class="lead">{t("x-code.rules.lead")}</p>
      <p>
        <a class="button" href="/campaign/x-code">
          {t("x-code.campaign")}
        </a>
      </p>
      <RulesPart of="x-code.rules.cards" rulings={["x-code.rules.cards.arrows"]}>
        <Cards cards={[0, 19, 20, 23, 24, 26]} label={t("x-code.rules.cards.picture")} />
      </RulesPart>
      <RulesPart of="x-code.rules.start" rulings={["x-code.rules.start.ready"]} />
      <RulesPart of="x-code.rules.draw" rulings={["x-code.rules.draw.limit", "x-code.rules.draw.over"]} />
      <RulesPart of="x-code.rules.discard" rulings={["x-code.rules.discard.known"]} />
      <RulesPart of="x-code.rules.swap" rulings={["x-code.rules.swap.one", "x-code.rules.swap.seen"]}>
        <SwapPicture />
      </RulesPart>
      <RulesPart of="x-code.rules.set">
        <Cards cards={[12, 13, 26]} label={t("x-code.rules.set.picture")} />
        <Cards cards={[24, 26, 26]} label={t("x-code.rules.set.time")} />
      </RulesPart>
      <RulesPart of="x-code.rules.sand" rulings={["x-code.rules.sand.turn"]}>
        <SandPicture />
      </RulesPart>
      <RulesPart of="x-code.rules.talk" />
      <RulesPart of="x-code.rules.levels" rulings={["x-code.rules.levels.time-set"]}>
        <Levels />
      </RulesPart>
      <RulesPart
        of="x-code.rules.missions"
        rulings={["sequence", "relay", "reversal"].map((name) => `x-code.rules.missions.${name}`)}
      />
      <RulesPart of="x-code.rules.end" />
      <RulesPart of="x-code.rules.table" />
    </article>
  );
}

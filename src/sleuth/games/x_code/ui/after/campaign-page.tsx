import { useOpening } from "../../../../ui/hall/opening";
import { keptWish } from "../../../../ui/lobby/kept-wish";
import { newTable, usualWish } from "../../../../ui/lobby/wish";
import { Button } from "../../../../ui/parts/button";
import { api, type GameInfo } from "../../../../ui/wire/api";
import { useMe } from "../../../../ui/wire/profile";
import { t } from "../../../../ui/words/texts";
import { secondsOf } from "../pieces/hourglass";
import { bestOf, crackedBy, nextStage, STAGES, type Stage, unlocked } from "./campaign";

/** What is new at a stage. */
function aboutOf({ options: { level, mission } }: Stage): string {
  return t(mission === "training" ? `x-code.option.level.${level}` : `x-code.rules.missions.${mission}`);
}

interface StageProps {
  stage: Stage;
  state: "cracked" | "open" | "shut";
  next: boolean;
  best: number | null;
  busy: boolean;
  play(): void;
}

/** A stage: what it is called, what is new, how it stands, and the way in. */
function StageCard({ stage, state, next, best, busy, play }: StageProps) {
  const reached = best ? t("x-code.campaign.sand", { time: secondsOf(best) }) : t("x-code.campaign.cracked");
  return (
    <li class={`card xc-stage ${state}`} aria-current={next ? "step" : undefined}>
      <span class="xc-stage-sign" aria-hidden="true">
        {state === "cracked" ? "✓" : STAGES.indexOf(stage) + 1}
      </span>
      <div>
        <h2>{t(`x-code.stage.${stage.name}`)}</h2>
        <p class="small">{aboutOf(stage)}</p>
        <p class="small soft">{state === "cracked" ? reached : t(`x-code.campaign.${next ? "is-next" : state}`)}</p>
      </div>
      {state !== "shut" && (
        <Button first={next} disabled={busy} act={play} words={t(next ? "hall.play" : "x-code.campaign.again")} />
      )}
    </li>
  );
}

/** The training and the missions: what I cracked with the house, and what comes next. */
export function Campaign({ game }: { game: GameInfo }) {
  const me = useMe()?.id ?? "";
  const [opening, busy] = useOpening();
  const cracked = crackedBy(me);
  const open = unlocked(cracked);
  const next = nextStage(cracked);
  const play = (stage: Stage) => {
    const wish = keptWish(game) ?? usualWish(game);
    opening(() => api.open(newTable(game, { ...wish, options: { ...wish.options, ...stage.options } })));
  };
  const stateOf = (one: Stage) => (cracked.includes(one.name) ? "cracked" : open.includes(one) ? "open" : "shut");
  return (
    <>
      <p class="lead">{t("x-code.campaign.about")}</p>
      <ol class="xc-stages">
        {STAGES.map((one) => (
          <StageCard
            key={one.name}
            stage={one}
            state={stateOf(one)}
            next={one === next}
            best={bestOf(me, one.name)}
            busy={busy}
            play={() => play(one)}
          />
        ))}
      </ol>
    </>
  );
}

import { useState } from "preact/hooks";
import { Button } from "../../../../ui/parts/button";
import { exactPercent, t } from "../../../../ui/words/texts";
import type { Prospect, TeamPlan } from "../types.gen";
import { after, ending, likeliest, type Position } from "./position";

/** So many are told at first, the best for Mister X. */
const FIRST = 8;

interface Props {
  position: Position;
  prospects: readonly Prospect[];
  chosen: Prospect | null;
  choose(prospect: Prospect): void;
  step(next: Position): void;
}

/** What he does, in words: the tickets that it costs, and where he may be then. */
function deed(position: Position, { field, black, mister_x }: Prospect): string {
  const twice = field - position.field > 1;
  const spent = position.black > black;
  const how = twice ? (spent ? "double-black" : "double") : spent ? "black" : "plain";
  return t(`scotland-yard.explore.deed.${how}`, { at: mister_x.join(" / ") });
}

/** What the detectives do about it, and where that leads. */
function Plan({ plan, to, step }: { plan: TeamPlan; to: Position; step(next: Position): void }) {
  const over = ending(to);
  const stations = plan.detectives.join(" · ");
  const words = t("scotland-yard.explore.plan", { share: exactPercent(plan.share), stations });
  return (
    <li>
      <Button disabled={over !== null} act={() => step(to)}>
        {words}
      </Button>
      {over && <span class="badge">{t(`scotland-yard.explore.over.${over}`)}</span>}
    </li>
  );
}

/** Where he may be, of which one is looked at. */
function Lairs({ seen, at, pick }: { seen: Prospect; at: number; pick(station: number): void }) {
  if (seen.mister_x.length < 2) return null;
  return (
    <fieldset class="explorer-lairs">
      <legend class="small soft">{t("scotland-yard.explore.lairs")}</legend>
      {seen.mister_x.map((station, i) => (
        <Button key={station} pressed={station === at} act={() => pick(station)}>
          {station}
          {seen.mixed.length > 0 && <span class="small soft"> {exactPercent(seen.mixed[i]!)}</span>}
        </Button>
      ))}
    </fieldset>
  );
}

function Inside({ position, seen, step }: { position: Position; seen: Prospect; step(next: Position): void }) {
  const [at, pick] = useState(likeliest(seen));
  return (
    <div class="explorer-answer">
      <Lairs seen={seen} at={at} pick={pick} />
      <p class="small soft">
        {t(seen.plans.length ? "scotland-yard.explore.plans" : "scotland-yard.explore.plans.none")}
      </p>
      <ol class="explorer-plans">
        {seen.plans.map((plan) => (
          <Plan key={plan.detectives.join()} plan={plan} to={after(position, seen, at, plan.detectives)} step={step} />
        ))}
      </ol>
    </div>
  );
}

/** All that Mister X can do here, the best for him first, and the answers. */
export function Prospects({ position, prospects, chosen, choose, step }: Props) {
  const [all, showAll] = useState(false);
  const some = all ? prospects : prospects.filter((each, i) => i < FIRST || each === chosen);
  return (
    <>
      <ol class="explorer-prospects">
        {some.map((each) => (
          <li key={`${each.field} ${each.black} ${each.double} ${each.mister_x.join()}`}>
            <button type="button" class="explorer-deed" aria-expanded={each === chosen} onClick={() => choose(each)}>
              <span>{deed(position, each)}</span>
              <strong>{exactPercent(each.value)}</strong>
            </button>
            {each === chosen && <Inside position={position} seen={each} step={step} />}
          </li>
        ))}
      </ol>
      {some.length < prospects.length && (
        <Button quiet act={() => showAll(true)}>
          {t("scotland-yard.explore.all", { n: prospects.length })}
        </Button>
      )}
    </>
  );
}

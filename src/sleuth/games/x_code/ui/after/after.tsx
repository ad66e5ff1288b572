import { useEffect, useState } from "preact/hooks";
import type { AfterProps } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { attempt } from "../../../../ui/parts/toast";
import { go } from "../../../../ui/router";
import { api } from "../../../../ui/wire/api";
import { nameAt } from "../../../../ui/words/names";
import { t } from "../../../../ui/words/texts";
import type { Review, View } from "../types.gen";
import { crackedBy, groupOf, nextStage, remember, STAGES, type Stage, stageOf, unlocked } from "./campaign";
import { Looked } from "./review";

type Props = AfterProps<View>;

/** The stages, for the people at this table; an open one leads all of them to one new table. */
function Campaign({ table }: Props) {
  const cracked = crackedBy(groupOf(table));
  const open = unlocked(cracked);
  const next = nextStage(cracked);
  const start = async (stage: Stage) => {
    const made = await attempt(api.rematch(table.id, { options: stage.options }));
    if (made) go(`/table/${made.id}`);
  };
  return (
    <section class="xc-campaign" aria-label={t("x-code.campaign")}>
      <h3>{t("x-code.campaign")}</h3>
      <ol>
        {STAGES.map((one) => (
          <li key={one.name} class={open.includes(one) ? "open" : "shut"}>
            {open.includes(one) ? (
              <Button first={one === next} disabled={table.rematch !== null} act={() => void start(one)}>
                {t(`x-code.stage.${one.name}`)}
                {cracked.includes(one.name) && " ✓"}
              </Button>
            ) : (
              <span class="soft">{t(`x-code.stage.${one.name}`)}</span>
            )}
          </li>
        ))}
      </ol>
      <p class="small soft">{t(table.rematch === null ? "x-code.campaign.about" : "x-code.campaign.joined")}</p>
    </section>
  );
}

/** After the end: what is open next, and how it went. */
export function After(props: Props) {
  const { table, view } = props;
  const [review, set] = useState<Review | null>(null);
  const solved = view.board.sets.length === view.board.options.keys;
  const stage = stageOf(table.options);
  useEffect(() => {
    if (solved && stage && props.seat !== null) remember(groupOf(table), stage.name);
    void api.match(table.id).then(
      (match) => set(match.review as Review | null),
      () => undefined,
    );
  }, [table.id]);
  return (
    <>
      {props.seat !== null && <Campaign {...props} />}
      {review && <Looked review={review} name={(seat) => nameAt(table, seat)} />}
    </>
  );
}

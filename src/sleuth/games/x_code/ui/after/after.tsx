import { useEffect, useState } from "preact/hooks";
import type { AfterProps } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { attempt } from "../../../../ui/parts/toast";
import { go } from "../../../../ui/router";
import { useReview } from "../../../../ui/table/ending/review";
import { api } from "../../../../ui/wire/api";
import { t } from "../../../../ui/words/texts";
import type { Review, View } from "../types.gen";
import { crackedBy, groupOf, nextStage, remember, type Stage, stageOf } from "./campaign";

/** What these people have cracked together, with this match, once it is written down. */
function useCracked({ table, view, seat }: AfterProps<View>): readonly string[] {
  const group = groupOf(table);
  const [cracked, set] = useState(() => crackedBy(group));
  const review = useReview<Review>(table.id, true);
  const stage = stageOf(table.options);
  const solved = view.board.sets.length === view.board.options.keys && seat !== null;
  useEffect(() => {
    if (!solved || !stage) return;
    remember(group, stage.name, review?.left ?? 0);
    set(crackedBy(group));
  }, [table.id, solved, review]);
  return cracked;
}

/** After the end: on to the next stage, which leads all who played to one new table. */
export function After(props: AfterProps<View>) {
  const { table, seat } = props;
  const next = nextStage(useCracked(props));
  const start = async (stage: Stage) => {
    const made = await attempt(api.rematch(table.id, { options: stage.options }));
    if (made) go(`/table/${made.id}`);
  };
  if (seat === null || !next || next.name === stageOf(table.options)?.name) return null;
  const words = t("x-code.campaign.next", { stage: t(`x-code.stage.${next.name}`) });
  return <Button disabled={table.rematch !== null} act={() => void start(next)} words={words} />;
}

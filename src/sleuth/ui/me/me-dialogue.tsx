import { MyThings } from "../hall/my-things";
import { MyName, useNameToTake } from "../lobby/my-name";
import { Button } from "../parts/button";
import { Dialogue } from "../parts/dialogue";
import { becomeMe } from "../wire/profile";
import { t } from "../words/texts";

/** A name and a figure to choose, and what else is mine. */
export function MeDialogue({ close }: { close(): void }) {
  const [who, set, known] = useNameToTake();
  const keep = async () => (await becomeMe(who.name, who.figure)) && close();
  const foot = <Button first disabled={!known} act={keep} words={t("me.keep")} />;
  return (
    <Dialogue title={t("me.title")} close={close} foot={foot}>
      <MyName who={who} known={known} change={set} />
      <MyThings />
    </Dialogue>
  );
}

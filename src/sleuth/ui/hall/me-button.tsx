import { useState } from "preact/hooks";
import { MyName, useNameToTake } from "../lobby/my-name";
import { Button } from "../parts/button";
import { Dialogue } from "../parts/dialogue";
import { Figure } from "../parts/drawn/figures";
import { becomeMe, useMe } from "../wire/profile";
import { t } from "../words/texts";
import { MyThings } from "./my-things";

function MeDialogue({ close }: { close(): void }) {
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

/** Who I am here; behind it a name, a figure, and what else is mine. */
export function MeButton() {
  const me = useMe();
  const [open, set] = useState(false);
  return (
    <>
      <button
        type="button"
        class="me-button"
        aria-label={t("me.button", { who: me?.name ?? "" })}
        onClick={() => set(true)}
      >
        <Figure figure={me?.figure ?? 0} size={28} />
        <span>{me?.name}</span>
      </button>
      {open && <MeDialogue close={() => set(false)} />}
    </>
  );
}

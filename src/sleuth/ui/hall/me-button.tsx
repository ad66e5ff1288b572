import { useState } from "preact/hooks";
import { Figure } from "../parts/drawn/figures";
import { lazily } from "../parts/lazily";
import { useMe } from "../wire/profile";
import { t } from "../words/texts";

const MeDialogue = lazily(
  () => import("../me/me-dialogue").then((loaded) => loaded.MeDialogue),
  () => null,
);

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

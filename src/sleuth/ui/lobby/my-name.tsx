import { useState } from "preact/hooks";
import { Dialogue } from "../parts/dialogue";
import { FIGURES, Figure } from "../parts/drawn/figures";
import { useMe } from "../wire/profile";
import { t } from "../words/texts";

export interface NameAndFigure {
  name: string;
  figure: number;
}

interface Props {
  who: NameAndFigure;
  /** Has the house said who this is? Before that, a name would arrive under the fingers. */
  known: boolean;
  change(who: NameAndFigure): void;
}

/** Who plays, as typed so far or as the house knows it; and whether it has said so yet. */
export function useNameToTake(): [NameAndFigure, (who: NameAndFigure) => void, boolean] {
  const me = useMe();
  const [typed, set] = useState<NameAndFigure | null>(null);
  return [typed ?? { name: me?.name ?? "", figure: me?.figure ?? 0 }, set, me !== null];
}

function isFigureName(name: string): boolean {
  return Array.from({ length: FIGURES }, (_, i) => t(`figure.${i}`)).includes(name);
}

function FigureDialogue({ figure, pick, close }: { figure: number; pick(figure: number): void; close(): void }) {
  return (
    <Dialogue title={t("me.figure")} close={close}>
      <div class="figures">
        {Array.from({ length: FIGURES }, (_, i) => (
          <button type="button" key={i} aria-pressed={i === figure} onClick={() => pick(i)}>
            <Figure figure={i} size={64} />
          </button>
        ))}
      </div>
    </Dialogue>
  );
}

function NameField({ who, known, change }: Props) {
  return (
    <label class="field">
      <span>{t("me.name")}</span>
      <input
        class="input"
        value={who.name}
        disabled={!known}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => change({ ...who, name: event.currentTarget.value })}
      />
    </label>
  );
}

/** Who plays: a figure and a name, filled in already. */
export function MyName(props: Props) {
  const { who, change } = props;
  const [choosing, choose] = useState(false);
  const label = t("me.figure");
  const pick = (figure: number) => {
    const name = !who.name || isFigureName(who.name) ? t(`figure.${figure}`) : who.name;
    change({ name, figure });
    choose(false);
  };
  return (
    <div class="me">
      <button type="button" class="me-figure" aria-label={label} title={label} onClick={() => choose(true)}>
        <Figure figure={who.figure} size={58} />
      </button>
      <NameField {...props} />
      {choosing && <FigureDialogue figure={who.figure} pick={pick} close={() => choose(false)} />}
    </div>
  );
}

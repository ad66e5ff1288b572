import { t } from "../../../ui/texts";
import { CardFace, cardWords } from "./card";
import { isChosen, places, type Chosen } from "./choose";

interface Props {
  free: readonly number[];
  lying: readonly number[];
  chosen: readonly Chosen[];
  limit: number | null;
  turned: boolean;
  still: boolean;
  press(one: Chosen): void;
  offer(one: Chosen): void;
  grab(event: PointerEvent, one: Chosen): void;
}

/** My cards, fanned; a press chooses, a double press offers, and they can be dragged. */
export function Hand({ free, lying, chosen, turned, still, press, offer, grab }: Props) {
  const all = places(free);
  const half = (all.length - 1) / 2;
  return (
    <div class="xc-hand" data-guide="hand" role="group" aria-label={t("x-code.hand")}>
      {all.map((one, i) => {
        const on = isChosen(chosen, one);
        return (
          <button
            key={`${one.card}.${one.nth}`}
            class={on ? "xc-held chosen" : "xc-held"}
            style={{ "--tilt": `${(i - half) * 3}deg`, "--dip": `${Math.abs(i - half) * 3}px` }}
            data-guide={`card-${one.card}`}
            aria-pressed={on}
            aria-label={cardWords(one.card)}
            disabled={still}
            onClick={() => press(one)}
            onDblClick={() => offer(one)}
            onPointerDown={(event) => grab(event, one)}
          >
            <CardFace card={one.card} turned={turned} />
          </button>
        );
      })}
      {lying.map((card, i) => (
        <span key={`lying${i}`} class="xc-held away" title={t("x-code.on-offer", { card: cardWords(card) })}>
          <CardFace card={card} turned={turned} />
        </span>
      ))}
      {all.length + lying.length === 0 && <p class="soft">{t("x-code.hand.empty")}</p>}
    </div>
  );
}

import { t } from "../../../../ui/words/texts";
import { type Chosen, isChosen, places } from "../choose";
import { CardFace, cardWords } from "./card";

interface Props {
  free: readonly number[];
  lying: readonly number[];
  chosen: readonly Chosen[];
  turned: boolean;
  still: boolean;
  press(one: Chosen): void;
  offer(one: Chosen): void;
  grab(event: PointerEvent, one: Chosen): void;
}

const MANY = 8;

/** How many cards there are, for the style sheet to make them fit. */
function spread(n: number): Record<string, string> {
  return { "--n": `${Math.max(1, n)}`, "--half": `${Math.ceil(n / 2)}` };
}

interface HeldProps extends Pick<Props, "chosen" | "turned" | "still" | "press" | "offer" | "grab"> {
  one: Chosen;
  /** How far from the middle of the fan. */
  off: number;
}

/** A card in my hand: a press chooses it, a double press offers it, and it can be dragged. */
function HeldCard({ one, off, chosen, turned, still, press, offer, grab }: HeldProps) {
  const on = isChosen(chosen, one);
  return (
    <button
      type="button"
      class={on ? "xc-held chosen" : "xc-held"}
      style={{ "--tilt": `${off * 3}deg`, "--dip": `${Math.abs(off) * 3}px` }}
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
}

/** My cards, fanned; those that lie on offer stand at the end. */
export function Hand({ free, lying, ...props }: Props) {
  const all = places(free);
  const n = all.length + lying.length;
  return (
    <div class="xc-hand" data-guide="hand" role="group" aria-label={t("x-code.hand")}>
      <div class={n < MANY ? "xc-fan" : "xc-fan many"} style={spread(n)}>
        {all.map((one, i) => (
          <HeldCard key={`${one.card}.${one.nth}`} {...props} one={one} off={i - (all.length - 1) / 2} />
        ))}
        {lying.map((card, i) => (
          <span key={`lying${i}`} class="xc-held away" title={t("x-code.on-offer", { card: cardWords(card) })}>
            <CardFace card={card} turned={props.turned} />
          </span>
        ))}
        {n === 0 && <p class="soft">{t("x-code.hand.empty")}</p>}
      </div>
    </div>
  );
}

import { t } from "../../../../ui/words/texts";
import { type Chosen, isChosen, places } from "../choose";
import { CardFace, cardWords } from "./card";

interface Props {
  free: readonly number[];
  lying: readonly number[];
  chosen: readonly Chosen[];
  /** How many cards a hand may have: so many places there are. */
  limit: number;
  turned: boolean;
  still: boolean;
  /** Would a press on this card be the answer to an offer? */
  lit(card: number): boolean;
  press(one: Chosen): void;
  offer(one: Chosen): void;
  grab(event: PointerEvent, one: Chosen): void;
}

type HeldProps = Omit<Props, "free" | "lying" | "limit"> & { one: Chosen };

/** A card in my hand: a press chooses it, or swaps it where it is lit; a double press offers it; it can be dragged. */
function HeldCard({ one, chosen, turned, still, lit, press, offer, grab }: HeldProps) {
  const on = isChosen(chosen, one);
  const wanted = lit(one.card);
  const words = cardWords(one.card);
  return (
    <button
      type="button"
      class={`xc-held${on ? " chosen" : ""}${wanted ? " lit" : ""}`}
      data-guide={`card-${one.card}`}
      aria-pressed={on}
      aria-label={wanted ? t("x-code.do.answer", { card: words }) : words}
      disabled={still}
      onClick={() => press(one)}
      onDblClick={() => !wanted && offer(one)}
      onPointerDown={(event) => grab(event, one)}
    >
      <CardFace card={one.card} turned={turned} />
    </button>
  );
}

/** My cards, each in a place of its own; those that lie on offer stand at the end. */
export function Hand({ free, lying, limit, ...props }: Props) {
  const all = places(free);
  const n = all.length + lying.length;
  return (
    <div class="xc-hand" data-guide="hand" role="group" aria-label={t("x-code.hand")}>
      <div class="xc-places" style={{ "--limit": `${Math.max(limit, n)}` }}>
        {all.map((one) => (
          <HeldCard key={`${one.card}.${one.nth}`} {...props} one={one} />
        ))}
        {lying.map((card, i) => (
          <span key={`lying${i}`} class="xc-held away" title={t("x-code.on-offer", { card: cardWords(card) })}>
            <CardFace card={card} turned={props.turned} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, limit - n) }, (_, i) => (
          <span key={`free${i}`} class="xc-free" aria-hidden="true" />
        ))}
      </div>
    </div>
  );
}

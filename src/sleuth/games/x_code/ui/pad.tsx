import type { SeatProps } from "../../../ui/games";
import { percent, t } from "../../../ui/words/texts";
import { symbolOf } from "./choose";
import { CardFace, cardWords } from "./pieces/card";
import type { HandNote, Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

function Cards({ cards, turned }: { cards: readonly number[]; turned: boolean }) {
  return (
    <span class="xc-note-cards">
      {cards.map((card, i) => (
        <span key={i} class="xc-mini" title={cardWords(card)}>
          <CardFace card={card} turned={turned} />
          <span class="unseen">{cardWords(card)}</span>
        </span>
      ))}
    </span>
  );
}

/** The likeliest cards of a hand, each with its chance. */
function Likely({ chances, turned }: { chances: HandNote["chances"]; turned: boolean }) {
  return (
    <span class="xc-odds">
      {chances.map((one) => (
        <span key={one.card} class="xc-odd">
          <span class="xc-mini">
            <CardFace card={one.card} turned={turned} />
          </span>
          <span class="unseen">{cardWords(one.card)}</span> {percent(one.chance)}
        </span>
      ))}
    </span>
  );
}

function OtherHand({ note, name, turned }: { note: HandNote; name: string; turned: boolean }) {
  const likely = [...note.chances].sort((a, b) => b.chance - a.chance).slice(0, 6);
  return (
    <li>
      <strong>{name}</strong>
      <Cards cards={note.known} turned={turned} />
      {note.unseen > 0 && <span class="soft small">{t("x-code.pad.unseen", { n: note.unseen })}</span>}
      {likely.length > 0 && <Likely chances={likely} turned={turned} />}
      {!likely.length && note.may.length > 0 && (
        <details class="small">
          <summary>{t("x-code.pad.may", { n: note.may.length })}</summary>
          <Cards cards={note.may} turned={turned} />
        </details>
      )}
    </li>
  );
}

/** What is known of the other hands, what is gone for good, and how likely a draw helps. */
export function Pad({ view, notes, name }: Props) {
  if (!notes) return <p class="soft small">{t("x-code.pad.empty")}</p>;
  return (
    <div class="xc-pad">
      <ul>
        {notes.hands.map((note) => (
          <OtherHand key={note.seat} note={note} name={name(note.seat)} turned={view.board.reversed} />
        ))}
      </ul>
      {notes.gone.length > 0 && (
        <p class="small">
          {t("x-code.pad.gone")} {notes.gone.map((one) => `${symbolOf(one.face)} ×${one.count}`).join(" · ")}
        </p>
      )}
      {notes.helps !== null && <p class="small">{t("x-code.pad.helps", { share: percent(notes.helps) })}</p>}
    </div>
  );
}

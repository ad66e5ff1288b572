import type { SeatProps } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import { Face, inWords } from "../tiles";
import type { Named, Notes, Review, View } from "../types.gen";
import { against, codeOf } from "./scene";

const STEP = 44;

/** As many as there is room for; looking back has them all. */
const LAST = 6;

interface RowProps {
  tiles: readonly number[];
  code: readonly number[];
  opened: number;
}

/** The tiles of a guess, each with what it turned out to be, as far as the code lies open. */
function Beside({ tiles, code, opened }: RowProps) {
  const was = against(code, tiles).slice(0, opened);
  return (
    <svg class="btc-beside" viewBox={`0 0 ${tiles.length * STEP} 58`} role="img" aria-label={inWords(tiles)}>
      {tiles.map((tile, at) => (
        <g key={at} class={was[at] === null ? "was-not" : undefined} transform={`translate(${at * STEP + 2} 2)`}>
          <Face tile={tile} />
          {was[at] && <rect class={`was ${was[at]}`} x="0" y="0" width="39.500" height="53.500" rx="7" />}
        </g>
      ))}
    </svg>
  );
}

interface Props extends Pick<SeatProps<View, Notes>, "view" | "name" | "face"> {
  review: Review | null;
  opened: number;
}

interface LineProps extends Props {
  seat: number;
  /** The code that was named here; none: this seat named none. */
  guess: Omit<Named, "type"> | null;
  /** Is it the last line of this seat, where it is told how far it was? */
  last: boolean;
}

/** A line of the scene: who, the code that was named, how much of it was right, and how many codes were left. */
function Line({ view, name, face, review, opened, seat, guess, last }: LineProps) {
  const code = codeOf(view.board, seat);
  const n = against(code, guess?.tiles ?? []).filter((one) => one === "hit").length;
  const left = last ? review?.left[seat] : undefined;
  return (
    <li class={guess?.right ? "right" : "wrong"}>
      <span class="btc-guesser">
        {face(seat, 30)}
        <span class="btc-guesser-name">{name(seat)}</span>
      </span>
      {guess ? (
        <Beside tiles={guess.tiles} code={code} opened={opened} />
      ) : (
        <span class="btc-unnamed small">{t("break-the-code.end.unnamed")}</span>
      )}
      <span class="btc-how">
        {guess && <strong>{t(guess.right ? "break-the-code.end.right" : "break-the-code.end.places", { n })}</strong>}
        {left !== undefined && <span class="small">{t("break-the-code.end.left-to", { n: left })}</span>}
      </span>
    </li>
  );
}

/** Every code that was named, against the true one, and how far each was; those who named none stand below. */
export function Guesses(props: Props) {
  const { review, view } = props;
  const named = (review?.named ?? view.board.tries).slice(-LAST);
  const silent = view.board.turns.map((_, seat) => seat).filter((seat) => !named.some((one) => one.seat === seat));
  const isLast = (n: number) => !named.slice(n + 1).some((one) => one.seat === named[n]!.seat);
  const many = named.length + silent.length > 3 || undefined;
  return (
    <ol class="btc-scene" aria-label={t("break-the-code.end.guesses")} data-many={many}>
      {named.map((guess, n) => (
        <Line key={n} {...props} seat={guess.seat} guess={guess} last={isLast(n)} />
      ))}
      {silent.map((seat) => (
        <Line key={`silent ${seat}`} {...props} seat={seat} guess={null} last />
      ))}
    </ol>
  );
}

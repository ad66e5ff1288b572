import type { SeatProps } from "../../../ui/games";
import { Chip } from "../../../ui/parts/button";
import { t } from "../../../ui/words/texts";
import { parOf } from "./ending/par";
import { KeyPeg } from "./pegs";
import { bitsOf } from "./told";
import type { Notes, Options, View } from "./types.gen";

interface Props extends SeatProps<View, Notes> {
  shown: number | null;
  show(n: number | null): void;
}

/** The most that one player can earn in the agreed games. */
function most(options: Options): number {
  return Math.ceil(options.games / 2) * (options.rows + 1);
}

/** The score tracker: two rows of holes, a red and a white peg that walk along them. */
export function ScoreTrack({ view, name }: Pick<Props, "view" | "name">) {
  const { options, points } = view.board;
  const end = Math.max(most(options), ...points);
  const every = end > 24 ? Math.ceil(end / 12) : 1;
  const x = (n: number) => 10 + (n / end) * 280;
  return (
    <svg
      class="track"
      viewBox="0 0 300 30"
      role="img"
      aria-label={t("mastermind.track", { a: name(0), b: name(1), first: points[0], second: points[1] })}
    >
      <rect class="board-back" x="0" y="0" width="300" height="30" rx="8" />
      {[0, 1].map((seat) => (
        <g key={seat}>
          {Array.from({ length: Math.floor(end / every) + 1 }, (_, i) => (
            <circle key={i} cx={x(i * every)} cy={9 + seat * 12} r="1.6" fill="var(--board-line)" />
          ))}
          <g class="walker" style={{ transform: `translateX(${x(points[seat]!)}px)` }}>
            <KeyPeg cx={0} cy={9 + seat * 12} kind={seat === 0 ? "red" : "white"} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Which game this is, and the games before it. */
export function Head({ view, name, shown, show }: Props) {
  const { board } = view;
  const { games } = board.options;
  const now = Math.min(board.game + 1, games);
  return (
    <div class={board.past.length && games > 1 ? "mm-head" : "mm-head alone"}>
      <div class="mm-games" role="group" aria-label={t("mastermind.games")}>
        {board.past.map(
          (past, i) =>
            past.rows.length > 0 && (
              <Chip
                key={i}
                on={shown === i}
                words={t(past.faulty.length ? "mastermind.game.void" : "mastermind.game", { game: past.game + 1 })}
                act={() => show(i)}
              />
            ),
        )}
        {board.game < games && (
          <Chip on={shown === null} words={t("mastermind.game.of", { game: now, games })} act={() => show(null)} />
        )}
      </div>
      <ScoreTrack view={view} name={name} />
    </div>
  );
}

/** What the last row told, in words. */
function LastRow({ trail }: { trail: readonly number[] }) {
  const [before, after] = trail.slice(-2);
  if (before === undefined || after === undefined) return null;
  return (
    <div class="mm-last">
      <h2>{t("mastermind.told.row", { row: trail.length - 1 })}</h2>
      <p>{t("mastermind.told.before-after", { before, after, bits: bitsOf(before, after) })}</p>
    </div>
  );
}

/** What the rings round the pegs mean, once the code lies open. */
function Legend() {
  return (
    <ul class="mm-legend small">
      {(["hit", "near"] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="-24 -24 48 48" aria-hidden="true">
            <circle class={`was ${kind}`} r="17" />
          </svg>
          {t(`mastermind.was.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** Beside the board: which game, how the points stand, what the last row told. */
export function Aside(props: Props) {
  const par = parOf(props.view.board.options);
  return (
    <div class="mm-aside">
      <Head {...props} />
      {par !== null && <p class="mm-par small">{t("mastermind.par", { par })}</p>}
      {props.shown === null ? <LastRow trail={props.notes?.trail ?? []} /> : <Legend />}
    </div>
  );
}

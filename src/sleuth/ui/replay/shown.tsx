import type { GameUi, SeatProps } from "../games";
import { Face } from "../parts/drawn/face";
import type { MatchInfo } from "../wire/api";
import { NOTHING } from "../wire/offers";
import type { Step } from "../wire/wire.gen";
import type { Names } from "../words/texts";

/** One moment of a match, through the eyes of a seat, or with all open. */
export interface Sight {
  eyes: number | null;
  step: Step;
  /** What could be worked out on the pad of that seat. */
  pad: unknown;
}

function FaceAt({ match, seat, size }: { match: MatchInfo; seat: number; size: number }) {
  const info = match.seats.find((one) => one.seat === seat);
  return <Face who={info} size={size} />;
}

/** The views of a step as text: one, or with all open each under the name of its seat. */
function textAt({ shown }: Step, eyes: number | null, names: Names): string | null {
  if (eyes !== null || shown.length < 2) return shown[0] ?? null;
  return shown.map((text, seat) => `${names.name(seat)}\n\n${text}`).join("\n\n");
}

const openView = (ui: GameUi, { eyes, step }: Sight): unknown =>
  eyes === null ? (ui.open?.(step.views as never) ?? step.views[0]) : step.views[0];

/** What the parts of a game get: a view of then, the pad of then, and nothing to do. */
export function pastProps(match: MatchInfo, ui: GameUi, sight: Sight, names: Names): SeatProps {
  const { eyes, step, pad } = sight;
  return {
    seat: eyes,
    view: openView(ui, sight),
    notes: pad ?? null,
    moves: NOTHING,
    facts: [],
    hint: null,
    still: true,
    busy: false,
    text: textAt(step, eyes, names),
    table: { id: match.id, game: match.game, assistance: "odds", seats: match.seats.length },
    kept: `sleuth.back.${match.id}.${eyes}`,
    name: names.name,
    mine: names.mine,
    face: (seat, size = 34) => <FaceAt match={match} seat={seat} size={size} />,
    talk: [],
    play: () => undefined,
    phrase: () => undefined,
    clock: () => step.at,
    forward: () => undefined,
  };
}

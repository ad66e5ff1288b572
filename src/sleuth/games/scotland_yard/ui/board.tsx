import { useState } from "preact/hooks";
import type { DockParts, SeatProps, TableParts } from "../../../ui/games";
import { pressesFocused, useKeys } from "../../../ui/parts/keys";
import { useMarks } from "../../../ui/table/panes/marks";
import { NOTHING } from "../../../ui/wire/offers";
import { Ending } from "./ending";
import { type Draft, draw, EMPTY, reachable, type Step, whole } from "./journey";
import { MapOfLondon } from "./map/map";
import { useMarking } from "./marks";
import { Pad } from "./pad";
import { SightCard } from "./sight-card";
import { startsDock } from "./starts";
import { SeatLine } from "./tickets";
import { TravelLog } from "./travel-log";
import { dockOf } from "./tray";
import type { Go, Move, Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

interface Keys {
  step(step: Step): void;
  submit(): void;
}

/** Stations are typed by their number; D doubles, B plays black, Enter goes. */
function pressed(event: KeyboardEvent, keys: Keys, draft: Draft): void {
  if (event.key === "Enter" && !pressesFocused(event, "button, a, summary, [role=button]")) {
    keys.submit();
    return;
  }
  const last = draft.stops.length - 1;
  const step: Step | null = /^\d$/.test(event.key)
    ? { do: "digit", digit: event.key }
    : event.key === "Backspace"
      ? { do: "erase" }
      : event.key.toLowerCase() === "d"
        ? { do: "double" }
        : event.key.toLowerCase() === "b" && last >= 0
          ? { do: "ticket", ticket: draft.tickets[last] === "black" ? null : "black", stop: last }
          : null;
  if (!step) return;
  event.preventDefault();
  keys.step(step);
}

/** A draft holds until this seat has moved; what the others do does not wipe it. */
function useDraft(props: Props): [Draft, (step: Step) => void] {
  const { moves, view, seat } = props;
  const moved = seat !== null && view.board.moved.includes(seat);
  const turn = [seat, view.board.log.length, moved].join();
  const [held, set] = useState({ turn, draft: EMPTY });
  const current = (one: typeof held) => (one.turn === turn ? one.draft : EMPTY);
  return [current(held), (step) => set((now) => ({ turn, draft: draw(moves, current(now), step) }))];
}

function hinted(props: Props): readonly number[] {
  const move = props.hint?.move as Move | null | undefined;
  if (move?.type === "go") return [move.to];
  return move?.type === "double" ? [move.first.to, move.second.to] : [];
}

/** The dock is the same when it is somebody else's turn, but nothing in it can be pressed. */
function waiting({ moves, view, still, seat }: Props, can: boolean, dock: Parameters<typeof dockOf>[0]): DockParts {
  if (can) return dockOf(dock);
  if (seat === null || view.board.over || still) return {};
  return { choice: dockOf({ ...dock, moves: moves.listed.length ? NOTHING : moves, draft: EMPTY }).choice };
}

export function useParts(props: Props): TableParts {
  const { moves, still, busy, view } = props;
  const [draft, step] = useDraft(props);
  const [marks, put] = useMarks(props.kept);
  const marking = useMarking();
  const can = !still && (moves.listed as readonly Go[]).some((move) => move.type === "go");
  const play = (move: Move) => props.play(move);
  const move = can ? whole(moves, draft) : null;
  const submit = () => move && !busy && play(move);
  const press = (station: number) => {
    const again = draft.stops.at(-1) === station && move && !draft.double;
    if (again) submit();
    else step({ do: "go", to: station });
  };
  useKeys((event) => can && !busy && !marking && pressed(event, { step, submit }, draft));
  const open = can && !marking ? reachable(moves, draft) : new Set<number>();
  const starts = startsDock({ ...props, play });
  return {
    ...(starts ?? waiting(props, can, { ...props, draft, step, submit })),
    pad: <Pad {...props} />,
    strip: <TravelLog view={view} />,
    card: !view.board.over && <SightCard {...props} />,
    ending: <Ending {...props} />,
    seat: (one) => <SeatLine view={view} seat={one} />,
    board: (
      <MapOfLondon
        {...props}
        reachable={open}
        stops={draft.stops.length ? draft.stops : hinted(props)}
        marking={marking}
        marks={marks}
        press={press}
        mark={(station, mark) => put({ ...marks, [station]: mark })}
      />
    ),
  };
}

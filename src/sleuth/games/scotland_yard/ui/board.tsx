import { useState } from "preact/hooks";
import type { SeatProps, TableParts } from "../../../ui/games";
import { pressesFocused, useKeys } from "../../../ui/parts/keys";
import { useMarks } from "../../../ui/table/panes/marks";
import { t } from "../../../ui/words/texts";
import { type Draft, draw, EMPTY, reachable, type Step, whole } from "./journey";
import { MapOfLondon } from "./map/map";
import { useMarking } from "./marks";
import { Pad } from "./pad";
import { startsDock } from "./starts";
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

interface TicketsProps {
  kind: "black" | "bus" | "double" | "taxi" | "underground";
  n: number;
  short?: boolean;
}

/** How many tickets of a kind somebody has left; by letter where there are many kinds. */
function Tickets({ kind, n, short = true }: TicketsProps) {
  const words = t(`scotland-yard.purse.${kind}`, { n });
  return (
    <span class={`chip ticket ${kind}`} role="img" aria-label={words} title={words}>
      {short ? `${t(`scotland-yard.letter.${kind}`)} ${n}` : words}
    </span>
  );
}

/** The tickets that Mister X has left, for all to see; and everybody's in the classic version. */
function Purses({ view, name }: Pick<Props, "view" | "name">) {
  const { board } = view;
  const many = board.purses.length > 0;
  return (
    <ul class={many ? "yard-purses many" : "yard-purses"}>
      <li>
        <strong>{t("scotland-yard.role.mister-x")}</strong>
        <Tickets kind="black" n={board.black} short={many} />
        <Tickets kind="double" n={board.doubles} short={many} />
      </li>
      {board.purses.map((purse, i) => (
        <li key={i}>
          <strong>{name(i + 1)}</strong>
          <Tickets kind="taxi" n={purse.taxi} />
          <Tickets kind="bus" n={purse.bus} />
          <Tickets kind="underground" n={purse.underground} />
        </li>
      ))}
    </ul>
  );
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

export function useParts(props: Props): TableParts {
  const { view, moves, still, busy, table, seat } = props;
  const [draft, step] = useDraft(props);
  const [marks, put] = useMarks(`${table.id}.${seat}`);
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
    ...(starts ?? (can ? dockOf({ view, moves, draft, step, submit }) : {})),
    pad: <Pad {...props} />,
    strip: <TravelLog view={view} />,
    card: <Purses view={view} name={props.name} />,
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

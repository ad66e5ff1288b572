import type { DockParts, SeatProps } from "../../../ui/games";
import type { Offered } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";
import { type Draft, doubles, goAt, type Step, type Ticket, ticketsAt, whole } from "./journey";
import { threats } from "./map/reach";
import type { Notes, View } from "./types.gen";

interface Props extends Pick<SeatProps<View, Notes>, "view" | "seat" | "notes" | "name"> {
  moves: Offered;
  draft: Draft;
  step(step: Step): void;
  submit(): void;
}

type Inner = Omit<Props, "submit">;

const KINDS = ["taxi", "bus", "underground"] as const;

/** The ticket that is laid down for a stop, or would be. */
function laid(moves: Offered, draft: Draft, stop: number): Ticket | null {
  return draft.tickets[stop] ?? goAt(moves, draft, stop)?.by ?? null;
}

function leftWords({ view, seat }: Inner, kind: (typeof KINDS)[number]): string {
  const purse = seat ? view.board.purses[seat - 1] : undefined;
  return purse ? t("scotland-yard.dock.left", { n: purse[kind] }) : t("scotland-yard.dock.always");
}

/** All tickets are always there; those that do not lead to the station are pale. */
function TicketRow(props: Inner) {
  const { moves, draft, step } = props;
  const stop = Math.max(0, draft.stops.length - 1);
  const open = draft.stops.length ? ticketsAt(moves, draft, stop) : [];
  const chosen = laid(moves, draft, stop);
  return (
    <div class="yard-tickets" role="group" aria-label={t("scotland-yard.dock.tickets")}>
      {KINDS.map((kind) => (
        <button
          type="button"
          key={kind}
          class={`ticket ${kind}`}
          disabled={!open.includes(kind)}
          aria-pressed={chosen === kind}
          onClick={() => step({ do: "ticket", ticket: kind, stop })}
        >
          {t(`scotland-yard.dock.${kind}`)}
          <small>{leftWords(props, kind)}</small>
        </button>
      ))}
    </div>
  );
}

interface SwitchProps {
  kind: "black" | "double";
  n: number;
  on: boolean;
  able: boolean;
  act(): void;
}

function Switch({ kind, n, on, able, act }: SwitchProps) {
  return (
    <button type="button" class="yard-switch" role="switch" aria-checked={on} disabled={!able} onClick={act}>
      <span>
        {t(`scotland-yard.dock.${kind}`)}
        <small>{t("scotland-yard.dock.left", { n })}</small>
      </span>
      <i aria-hidden="true" />
    </button>
  );
}

/** What Mister X alone has: the black ticket, for the half that is lit, and the double move. */
function Switches({ view, moves, draft, step }: Inner) {
  const stop = Math.max(0, draft.stops.length - 1);
  const dark = laid(moves, draft, stop) === "black";
  const black = () => step({ do: "ticket", ticket: dark ? null : "black", stop });
  const able = draft.stops.length > 0 && ticketsAt(moves, draft, stop).includes("black");
  return (
    <div class="yard-switches">
      <Switch kind="black" n={view.board.black} on={dark} able={able} act={black} />
      <Switch
        kind="double"
        n={view.board.doubles}
        on={draft.double}
        able={doubles(moves).length > 0}
        act={() => step({ do: "double" })}
      />
    </div>
  );
}

/** The halves of a double move; a press on the first goes back to it. */
function Halves({ moves, draft, step }: Inner) {
  const words = (stop: number) => {
    const by = laid(moves, draft, stop);
    const to = draft.stops[stop];
    return to === undefined ? "–" : `${by ? `${t(`scotland-yard.letter.${by}`)} ` : ""}${to}`;
  };
  const lit = draft.stops.length > 1 ? 1 : draft.stops.length;
  return (
    <div class="yard-halves">
      {[0, 1].slice(0, draft.double ? 2 : 1).map((stop) => (
        <button
          type="button"
          key={stop}
          class="yard-half"
          aria-pressed={lit === stop}
          disabled={draft.stops[stop] === undefined}
          onClick={() => stop < draft.stops.length - 1 && step({ do: "erase" })}
        >
          <b>{stop + 1}</b> {words(stop)}
        </button>
      ))}
    </div>
  );
}

/** Who can be next turn where Mister X wants to go, or where he waits; the house knows. */
function Threat({ view, notes, draft, name }: Inner) {
  const at = draft.stops.at(-1) ?? (view.board.todo.length ? view.trail.at(-1) : undefined);
  if (!notes) return null;
  const who = at === undefined ? [] : threats(notes.reach, at).map(name);
  const words = who.length ? "scotland-yard.dock.threat" : "scotland-yard.dock.safe";
  return (
    <p class={who.length ? "yard-threat near" : "yard-threat"} role="status">
      {at === undefined ? "\u00a0" : t(words, { who: who.join(", "), at })}
    </p>
  );
}

function goWords(draft: Draft, ready: boolean): string {
  if (draft.typed) return t("scotland-yard.tray.typed", { typed: draft.typed });
  const [first, second] = draft.stops;
  if (ready && draft.double) return t("scotland-yard.tray.double-to", { first: first!, to: second! });
  if (ready) return t("scotland-yard.tray.go-to", { to: first! });
  return t(draft.double && first ? "scotland-yard.tray.second" : "scotland-yard.tray.choose");
}

/** What can be done with a move that takes shape: tickets, the double move, and off. */
export function dockOf(props: Props): DockParts {
  const { view, seat, moves, draft, submit } = props;
  const ready = whole(moves, draft) !== null;
  const classic = view.board.options.version === "classic";
  return {
    choice: (
      <div class={seat === 0 ? "yard-dock x" : "yard-dock"}>
        {seat === 0 && <Halves {...props} />}
        {seat === 0 && <Threat {...props} />}
        {classic && <TicketRow {...props} />}
        {seat === 0 && <Switches {...props} />}
        {seat !== 0 && !classic && <p>{t("scotland-yard.due.detective")}</p>}
      </div>
    ),
    main: { words: goWords(draft, ready), ready, act: submit, guide: "go" },
  };
}

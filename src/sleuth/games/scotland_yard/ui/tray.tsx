import type { DockParts } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import type { Offered } from "../../../ui/wire/wire.gen";
import { t } from "../../../ui/words/texts";
import { type Draft, doubles, type Step, type Ticket, ticketsAt, whole } from "./journey";
import type { View } from "./types.gen";

interface Props {
  view: View;
  moves: Offered;
  draft: Draft;
  step(step: Step): void;
  submit(): void;
}

function TicketPicker({ moves, draft, step, stop }: Pick<Props, "moves" | "draft" | "step"> & { stop: number }) {
  const tickets = ticketsAt(moves, draft, stop);
  if (tickets.length < 2) return null;
  const usual = tickets.find((one) => one !== "black") ?? null;
  const chosen = draft.tickets[stop] ?? usual;
  const label = t("scotland-yard.tray.ticket", { at: draft.stops[stop]! });
  return (
    <div class="yard-tickets" role="group" aria-label={label}>
      {draft.double && <span class="small soft">{draft.stops[stop]}</span>}
      {tickets.map((one: Ticket | null) => (
        <button
          type="button"
          key={one ?? "plain"}
          class={`chip ticket ${one ?? "plain"}`}
          aria-pressed={chosen === one}
          onClick={() => step({ do: "ticket", ticket: one, stop })}
        >
          {t(one ? `scotland-yard.ticket.${one}` : "scotland-yard.ticket.open")}
        </button>
      ))}
    </div>
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
export function dockOf({ view, moves, draft, step, submit }: Props): DockParts {
  const ready = whole(moves, draft) !== null;
  const canDouble = doubles(moves).length > 0;
  return {
    choice: draft.stops.map((_, stop) => (
      <TicketPicker key={stop} moves={moves} draft={draft} step={step} stop={stop} />
    )),
    more: canDouble && (
      <Button
        pressed={draft.double}
        act={() => step({ do: "double" })}
        words={t("scotland-yard.tray.double", { n: view.board.doubles })}
      />
    ),
    main: { words: goWords(draft, ready), ready, act: submit, guide: "go" },
  };
}

/** A table, live: its line, its state, and what can be said there. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { excuse, Refusal } from "./api";
import { newId, TableLine, type LineState, type Wire } from "./socket";
import { EMPTY, fold, have, type TableState } from "./table-state";
import { toast } from "./toast";
import { WIRE, type Message } from "./wire.gen";

export interface TableDoing {
  play(seat: number, move: unknown): void;
  say(text: string): void;
  phrase(code: string, args: Record<string, string | number>): void;
  askHint(seat: number, step: number): void;
  retry(): void;
}

function openWire(id: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`) as Wire;
}

function complain(message: Message): void {
  if (message.type === "refused") toast(excuse(new Refusal(message.error)), true);
  if (message.type === "welcome" && message.wire !== WIRE) location.reload();
}

export interface LiveTable {
  state: TableState;
  line: LineState;
  doing: TableDoing;
  /** Does something that was said still wait for an answer? */
  busy: boolean;
  reopen(): void;
}

export function useTable(id: string): LiveTable {
  const [state, set] = useState<TableState>(EMPTY);
  const [lineState, setLine] = useState<LineState>("opening");
  const [turn, again] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const line = useRef<TableLine | null>(null);
  const now = useRef(state);
  useEffect(() => {
    const heard = (message: Message) => {
      complain(message);
      now.current = fold(now.current, message);
      set(now.current);
    };
    const opened = new TableLine({
      open: () => openWire(id),
      have: () => have(now.current),
      heard,
      changed: setLine,
      waits: setWaiting,
    });
    line.current = opened;
    const online = () => opened.retry();
    addEventListener("online", online);
    return () => {
      removeEventListener("online", online);
      opened.close();
    };
  }, [id, turn]);
  const doing = useMemo<TableDoing>(
    () => ({
      play: (seat, move) => line.current?.say({ type: "play", id: newId(), seat, move }),
      say: (text) => line.current?.say({ type: "say", id: newId(), text, seat: null, phrase: null, args: {} }),
      phrase: (phrase, args) => line.current?.say({ type: "say", id: newId(), text: "", seat: null, phrase, args }),
      askHint: (seat, step) => line.current?.say({ type: "ask-hint", id: newId(), seat, step }),
      retry: () => line.current?.retry(),
    }),
    [],
  );
  return { state, line: lineState, doing, busy: waiting > 0, reopen: () => again((n) => n + 1) };
}

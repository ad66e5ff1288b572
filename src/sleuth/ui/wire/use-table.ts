/** A table, live: its line, its state, and what can be said there. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isPlain } from "../games";
import { listen } from "../parts/listen";
import { toast } from "../parts/toast";
import { useLanguage } from "../words/language";
import { errorWords, Refusal } from "./asking";
import { Misfit } from "./changes";
import { isOlder, type LineState, newId, TableLine } from "./socket";
import { backs, EMPTY, fold, have, type TableState, without } from "./table-state";
import { transport } from "./transport";
import { type ErrorBody, type Level, type Message, WIRE } from "./wire.gen";

export interface TableDoing {
  play(seat: number, move: unknown): void;
  /** Say something; aloud, everybody hears it, though my seats have a channel of their own. */
  say(text: string, aloud?: boolean): void;
  phrase(code: string, args: Record<string, string | number>, seat?: number | null, aloud?: boolean): void;
  askHint(seat: number, step: number): void;
  takeBack(seat: number): void;
  /** Ask the others to end or to pause the match. */
  ask(seat: number, what: "end" | "pause"): void;
  /** Ask the others for other help from the next game on. */
  askHelp(seat: number, level: Level): void;
  consent(question: number, yes: boolean): void;
  resume(): void;
  resign(seat: number): void;
  /** What to do about somebody who is away. */
  choose(seat: number, choice: "wait" | "bot" | "end"): void;
  reclaim(seat: number): void;
  /** Let somebody who watches see what my seat sees, or no longer. */
  show(seat: number, on: boolean, person: string): void;
  retry(): void;
}

function complain(message: Message): void {
  if (message.type === "refused" && message.id !== null) toast(errorWords(new Refusal(message.error)), true);
}

/** Does the house speak another language than this page? Only a reload helps. */
function isOutdated(message: Message): boolean {
  if (message.type === "welcome") return message.wire !== WIRE;
  return message.type === "refused" && message.error.code === "wire.version" && !isOlder(message);
}

export interface LiveTable {
  state: TableState;
  line: LineState;
  doing: TableDoing;
  /** Does something that was said still wait for an answer? */
  busy: boolean;
  outdated: boolean;
  /** Why the house closed the line. */
  refusal: ErrorBody | null;
  reopen(): void;
}

/** How things stand on the line, besides what it tells of the table. */
interface LineNews {
  state: LineState;
  /** How many things that were said wait for an answer. */
  waiting: number;
  outdated: boolean;
  refusal: ErrorBody | null;
}

const OPENING: LineNews = { state: "opening", waiting: 0, outdated: false, refusal: null };

/** The state after one more message; what does not fit is asked for anew, whole. */
function folded(state: TableState, message: Message, line: TableLine): TableState {
  try {
    return fold(state, message);
  } catch (wrong) {
    if (!(wrong instanceof Misfit) || message.type !== "changed") throw wrong;
    line.anew();
    return without(state, message.seat);
  }
}

/** Opens a line and tries it again whenever the device comes back; closes it when the answer is called. */
function openLine(line: TableLine): () => void {
  const deaf = listen(window, { online: () => line.retry() });
  return () => {
    deaf();
    line.close();
  };
}

/** A table; where a game brings no page, views come in words of the language that is spoken. */
export function useTable(id: string): LiveTable {
  const language = useLanguage();
  const [state, set] = useState<TableState>(EMPTY);
  const [news, setNews] = useState<LineNews>(OPENING);
  const [turn, again] = useState(0);
  const line = useRef<TableLine | null>(null);
  const now = useRef(state);
  const words = isPlain(state.table?.game) ? language : "";
  useEffect(() => {
    const learn = (change: Partial<LineNews>) => setNews((old) => ({ ...old, ...change }));
    const heard = (message: Message) => {
      complain(message);
      if (message.type === "refused" && message.id === null && !isOlder(message)) learn({ refusal: message.error });
      if (isOutdated(message)) {
        learn({ outdated: true });
        opened.close();
      }
      now.current = folded(now.current, message, opened);
      set(now.current);
    };
    const opened = new TableLine({
      open: () => transport().open(id),
      have: () => have(now.current),
      backs: () => backs(now.current),
      words: () => words,
      heard,
      changed: (state) => learn({ state }),
      waits: (waiting) => learn({ waiting }),
    });
    line.current = opened;
    return openLine(opened);
  }, [id, turn, words]);
  const doing = useMemo(() => whatCanBeSaid(line), []);
  const { state: lineState, waiting, outdated, refusal } = news;
  return { state, line: lineState, doing, busy: waiting > 0, outdated, refusal, reopen: () => again((n) => n + 1) };
}

function whatCanBeSaid(line: { current: TableLine | null }): TableDoing {
  const say = (command: Parameters<TableLine["say"]>[0]) => line.current?.say(command);
  return {
    play: (seat, move) => say({ type: "play", id: newId(), seat, move }),
    say: (text, aloud = false) => say({ type: "say", id: newId(), text, seat: null, phrase: null, args: {}, aloud }),
    phrase: (phrase, args, seat = null, aloud = false) =>
      say({ type: "say", id: newId(), text: "", seat, phrase, args, aloud }),
    askHint: (seat, step) => say({ type: "ask-hint", id: newId(), seat, step }),
    takeBack: (seat) => say({ type: "take-back", id: newId(), seat }),
    ask: (seat, what) => say({ type: "ask", id: newId(), seat, what, level: null }),
    askHelp: (seat, level) => say({ type: "ask", id: newId(), seat, what: "help", level }),
    consent: (question, yes) => say({ type: "consent", id: newId(), question, yes }),
    resume: () => say({ type: "resume", id: newId() }),
    resign: (seat) => say({ type: "resign", id: newId(), seat }),
    choose: (seat, choice) => say({ type: "choose", id: newId(), seat, choice }),
    reclaim: (seat) => say({ type: "reclaim", id: newId(), seat }),
    show: (seat, on, person) => say({ type: "show", id: newId(), seat, on, person }),
    retry: () => line.current?.retry(),
  };
}

/** What the page knows of a table: a fold of the messages it got. */
import { type Heard, tableTime } from "../table/table-time";
import { changed, Misfit } from "./changes";
import type {
  Await,
  Changed,
  Hint,
  Line,
  Message,
  Offered,
  Over,
  StreamRewound,
  TableInfo,
  Talk,
  Told,
} from "./wire.gen";

/** One position as it was told: the view after the first `facts` facts, of which `from` were old. */
export interface Moment {
  from: number;
  facts: number;
  view: unknown;
  shown: string | null;
}

/** All that one seat (or a spectator) was told. */
export interface Stream {
  seat: number | null;
  facts: readonly unknown[];
  lines: readonly (Line | null)[];
  moments: readonly Moment[];
  view: unknown;
  /** The view as text, if that was asked for. */
  shown: string | null;
  moves: Offered;
  pending: Await | Over;
  notes: unknown;
  /** How often it was rewound. */
  backs: number;
}

export interface TableState {
  you: string | null;
  seats: readonly number[];
  table: TableInfo | null;
  talk: readonly Talk[];
  streams: Readonly<Record<string, Stream>>;
  hint: { seat: number; step: number; hint: Hint } | null;
  heard: Heard;
}

export const EMPTY: TableState = {
  you: null,
  seats: [],
  table: null,
  talk: [],
  streams: {},
  hint: null,
  heard: { table: 0, here: 0 },
};

export function keyOf(seat: number | null): string {
  return String(seat ?? -1);
}

/** How many facts we have, by seat; a spectator's stream has the key -1. */
export function have(state: TableState): Record<string, number> {
  return Object.fromEntries(Object.entries(state.streams).map(([key, stream]) => [key, stream.facts.length]));
}

/** How often each stream was rewound, by seat. */
export function backs(state: TableState): Record<string, number> {
  return Object.fromEntries(Object.entries(state.streams).map(([key, stream]) => [key, stream.backs]));
}

function told(state: TableState, news: Told): TableState {
  const key = keyOf(news.seat);
  const old = state.streams[key];
  const start = news.start;
  const facts = [...(old?.facts.slice(0, start) ?? []), ...news.facts];
  const kept = (old?.moments ?? []).filter((moment) => moment.facts < facts.length);
  const stream: Stream = {
    seat: news.seat,
    facts,
    lines: [...(old?.lines.slice(0, start) ?? []), ...news.lines],
    moments: [...kept, { from: start, facts: facts.length, view: news.view, shown: news.shown }],
    view: news.view,
    shown: news.shown,
    moves: news.moves,
    pending: news.pending,
    notes: news.notes,
    backs: news.backs,
  };
  const hint = news.facts.length && state.hint?.seat === news.seat ? null : state.hint;
  return { ...state, hint, streams: { ...state.streams, [key]: stream } };
}

/** The news that would have been told whole. */
function whole(state: TableState, { changes, ...news }: Changed): Told {
  const old = state.streams[keyOf(news.seat)];
  if (!old || news.start > old.facts.length) throw new Misfit(`stream ${news.seat}`);
  const { view, moves, pending, notes } = old;
  return { ...news, ...changed({ view, moves, pending, notes }, changes), type: "told" };
}

/** What is left when a stream does not fit what we are told of it: it is asked for anew. */
export function without(state: TableState, seat: number | null): TableState {
  const { [keyOf(seat)]: _, ...streams } = state.streams;
  return { ...state, streams };
}

function rewound(state: TableState, { seat, to, backs }: StreamRewound): TableState {
  const key = keyOf(seat);
  const old = state.streams[key];
  if (!old) return state;
  const stream: Stream = {
    ...old,
    backs,
    facts: old.facts.slice(0, to),
    lines: old.lines.slice(0, to),
    moments: old.moments.filter((moment) => moment.facts <= to),
  };
  return { ...state, streams: { ...state.streams, [key]: stream } };
}

function heardTalk(talk: readonly Talk[], one: Talk): readonly Talk[] {
  return talk.some((old) => old.n === one.n) ? talk : [...talk, one];
}

/** The seats whose players let this watcher see what they see. */
export function lentTo(table: TableInfo, you: string | null): number[] {
  return table.looks.filter((look) => look.person.id === you).map((look) => look.seat);
}

/** Only the streams that are still ours to see: of our seats, or what watchers see. */
function mine(state: TableState, table: TableInfo): TableState["streams"] {
  const watched = [null, ...lentTo(table, state.you)];
  const keys = new Set((state.seats.length ? state.seats : watched).map(keyOf));
  return Object.fromEntries(Object.entries(state.streams).filter(([key]) => keys.has(key)));
}

/** The table changed; so may have what watchers are shown. */
function tabled(state: TableState, table: TableInfo, here: number): TableState {
  return { ...state, table, streams: mine(state, table), heard: { table: table.now, here } };
}

/** Of two times of the house the later: that message was quicker on its way. */
function later(old: Heard, fresh: Heard): Heard {
  return fresh.table >= tableTime(old, false, fresh.here) ? fresh : old;
}

/** The state after one more message. */
export function fold(state: TableState, message: Message, here = performance.now()): TableState {
  switch (message.type) {
    case "welcome": {
      const { you, seats, talk, table } = message;
      return tabled({ ...state, you, seats, talk }, table, here);
    }
    case "told":
      return told({ ...state, heard: later(state.heard, { table: message.now, here }) }, message);
    case "changed":
      return fold(state, whole(state, message), here);
    case "rewound":
      return rewound(state, message);
    case "table":
      return tabled(state, message.table, here);
    case "said":
      return { ...state, talk: heardTalk(state.talk, message.talk) };
    case "hinted":
      return { ...state, hint: { seat: message.seat, step: message.step, hint: message.hint } };
    default:
      return state;
  }
}

/** More facts at once than one move tells: we caught up, and that moment was never shown. */
const CATCH_UP = 8;

/** The kept view that was told together with this line, if there is one. */
export function momentOf(stream: Stream, line: number): Moment | undefined {
  const found = stream.moments.find((moment) => moment.from <= line && line < moment.facts);
  return found && found.facts - found.from <= CATCH_UP ? found : undefined;
}

/** One line to a table: opens again by itself, and sends what was said meanwhile, once. */
import { type Command, type Message, WIRE } from "./wire.gen";

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Refused: the house does not want us here; it makes no sense to ask again by oneself. */
export type LineState = "opening" | "open" | "lost" | "refused";

export interface LineOptions {
  open(): Wire;
  have(): Record<string, number>;
  /** How often each stream was rewound, as far as we know. */
  backs(): Record<string, number>;
  /** The language in which views are wanted as text; none as a rule. */
  words?(): string;
  heard(message: Message): void;
  changed(state: LineState): void;
  /** How many commands wait for an answer. */
  waits?(count: number): void;
  later?(go: () => void, ms: number): unknown;
  random?(): number;
}

type Sent = Exclude<Command, { type: "hello" } | { type: "ping" }>;

const FIRST = 400;
const LONGEST = 15_000;
const QUIET = 20_000;

/** The house closes with this code when there is no such table. */
const GONE = 4404;

/** ... and with this one when it said why we cannot stay. */
const REFUSED = 1008;

let count = 0;

/** A name for a command, never used twice, not even by another page of this person. */
export function newId(): string {
  return `c${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${count++}`;
}

/** Does a house say no that speaks an older language than we do? A newer one takes its place in a moment. */
export function isOlder(message: Message): boolean {
  if (message.type !== "refused" || message.error.code !== "wire.version") return false;
  return Number(message.error.details.wire) < WIRE;
}

export class TableLine {
  state: LineState = "opening";
  private wire: Wire | null = null;
  private failures = 0;
  private ended = false;
  private greeted = false;
  /** Have we met a process of the house that is older than this page, and about to be replaced? */
  private early = false;
  private readonly waiting = new Map<string, Sent>();

  constructor(private readonly options: LineOptions) {
    this.connect();
  }

  /** Say something; what is not answered when the line breaks is said again, under the same id. */
  say(command: Sent): void {
    this.waiting.set(command.id, command);
    this.options.waits?.(this.waiting.size);
    if (this.greeted) this.wire?.send(JSON.stringify(command));
  }

  /** Try again at once (the network is back). */
  retry(): void {
    if (this.state === "lost" && !this.wire) this.connect();
  }

  /** Hang up and come back at once: what we were told does not fit what we have. */
  anew(): void {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.wire?.close();
    this.wire = null;
  }

  private connect(): void {
    if (this.ended) return;
    const wire = this.options.open();
    this.wire = wire;
    this.greeted = false;
    wire.onopen = () => this.send(this.hello());
    wire.onmessage = (event: MessageEvent<string>) => {
      if (this.wire === wire) this.hear(JSON.parse(event.data) as Message);
    };
    wire.onclose = (event: CloseEvent | undefined) => {
      if (event?.code === GONE) this.ended = true;
      if (this.wire === wire && event?.code === REFUSED && !this.early) this.refuse();
      else if (this.wire === wire) this.lost();
    };
  }

  private hello(): Command {
    const { have, backs, words } = this.options;
    return { type: "hello", wire: WIRE, have: have(), backs: backs(), words: words?.() ?? "" };
  }

  private send(command: Command): void {
    this.wire?.send(JSON.stringify(command));
  }

  private hear(message: Message): void {
    if (message.type === "welcome") this.greet();
    this.early = isOlder(message);
    if (message.type === "done" || message.type === "hinted" || message.type === "refused") this.answered(message.id);
    this.options.heard(message);
  }

  private answered(id: string | null): void {
    if (id !== null && this.waiting.delete(id)) this.options.waits?.(this.waiting.size);
  }

  private greet(): void {
    this.greeted = true;
    this.failures = 0;
    this.become("open");
    for (const command of this.waiting.values()) this.send(command);
    this.ping(this.wire);
  }

  /** A word now and then keeps boxes between us and the house from hanging up. */
  private ping(wire: Wire | null): void {
    this.later(() => {
      if (!wire || wire !== this.wire) return;
      this.send({ type: "ping", n: 0 });
      this.ping(wire);
    }, QUIET);
  }

  private refuse(): void {
    this.ended = true;
    this.wire = null;
    this.become("refused");
  }

  private lost(): void {
    this.wire = null;
    this.greeted = false;
    if (this.ended) return;
    this.become("lost");
    const wait = Math.min(LONGEST, FIRST * 2 ** this.failures++);
    const spread = 0.75 + 0.5 * (this.options.random ?? Math.random)();
    this.later(() => {
      if (!this.wire) this.connect();
    }, wait * spread);
  }

  private become(state: LineState): void {
    this.state = state;
    this.options.changed(state);
  }

  private later(go: () => void, ms: number): void {
    (this.options.later ?? setTimeout)(go, ms);
  }
}

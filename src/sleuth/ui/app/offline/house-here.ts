/** The way to the house in this browser: questions and lines by post, to a worker. */
import { Refusal } from "../../wire/asking";
import type { Wire } from "../../wire/socket";
import type { Reply, Transport } from "../../wire/transport";
import type { FromHouse, ToHouse } from "./posts";

/** What of a worker is used here. */
export interface Mailbox {
  onmessage: ((event: MessageEvent<FromHouse>) => void) | null;
  postMessage(what: ToHouse): void;
}

/** A line by post: open as soon as somebody listens, and nothing gets lost. */
class PostLine implements Wire {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;

  constructor(
    private readonly n: number,
    private readonly post: (what: ToHouse) => void,
    table: string,
  ) {
    post({ kind: "open", n, table });
    queueMicrotask(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    this.post({ kind: "say", n: this.n, text });
  }

  close(): void {
    this.post({ kind: "hang-up", n: this.n });
  }
}

type Waiting = { answer(text: string): void; refuse(why: Refusal): void };

export class HouseHere implements Transport {
  private readonly lines = new Map<number, PostLine>();
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private failure: Refusal | null = null;

  constructor(private readonly worker: Mailbox) {
    worker.onmessage = ({ data }) => this.hear(data);
  }

  async ask(method: string, path: string, body = ""): Promise<Reply> {
    if (this.failure) throw this.failure;
    const n = this.count++;
    const said = new Promise<string>((answer, refuse) => this.waiting.set(n, { answer, refuse }));
    this.worker.postMessage({ kind: "ask", n, method, path, body });
    const { status, body: text } = JSON.parse(await said) as { status: number; body: string };
    return { status, text };
  }

  open(table: string): Wire {
    const n = this.count++;
    const line = new PostLine(n, (what) => this.worker.postMessage(what), table);
    this.lines.set(n, line);
    return line;
  }

  private hear(said: FromHouse): void {
    if (said.kind === "answer") this.answered(said.n, (one) => one.answer(said.text));
    else if (said.kind === "heard") this.lines.get(said.n)?.onmessage?.({ data: said.text } as never);
    else if (said.kind === "closed") this.closed(said.n, said.code);
    else this.fail(said.code);
  }

  private answered(n: number, tell: (one: Waiting) => void): void {
    const one = this.waiting.get(n);
    this.waiting.delete(n);
    if (one) tell(one);
  }

  private closed(n: number, code: number): void {
    const line = this.lines.get(n);
    this.lines.delete(n);
    line?.onclose?.({ code } as never);
  }

  /** It cannot be opened: whatever is asked has this answer. */
  private fail(code: string): void {
    const why = new Refusal({ code, status: 0, details: {} });
    this.failure = why;
    for (const n of [...this.waiting.keys()]) this.answered(n, (one) => one.refuse(why));
  }
}

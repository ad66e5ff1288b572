/** What the page asks the house over HTTP. */
import { known, t } from "./texts";
import { newNonce, keepNonce } from "./nonce";
import type { ErrorBody, GameInfo, MatchInfo, Me, Recovery, Steps, TableInfo, TableLink, TableOptions } from "./wire.gen";

export type { DrawInfo, GameInfo, MatchInfo, Me, Option, Phrase as QuickPhrase } from "./wire.gen";
export type Level = TableOptions["assistance"];

export type Sitting = { me: true } | { bot: string } | Record<string, never>;

export interface NewTable {
  game: string;
  options: Readonly<Record<string, unknown>>;
  table: Partial<TableOptions>;
  seats: number;
  seating: readonly Sitting[];
  start: boolean;
}

/** The house said no; `code` finds the words. */
export class Refusal extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.code);
  }
}

const LOST: ErrorBody = { code: "house.unreachable", status: 0, details: {} };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(LOST);
  }
  const said: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(errorBody(said, answer.status));
  return said as T;
}

function errorBody(said: unknown, status: number): ErrorBody {
  const body = said as Partial<ErrorBody> | null;
  if (typeof body?.code === "string") return { code: body.code, status, details: body.details ?? {} };
  return { code: "house.error", status, details: { status } };
}

/** A plain sentence for an error. */
export function excuse(error: unknown): string {
  const body = error instanceof Refusal ? error.body : null;
  if (!body) return t("error.house.error", { status: "?" });
  const code = `error.${body.code}`;
  return known(code) ? t(code, body.details ?? {}) : t("error.other", { code: body.code });
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

/** Change something at a table. */
const at = (id: string, what: string, body: object = {}): Promise<TableInfo> => ask("POST", `${table(id)}/${what}`, body);

/** Something of mine goes into the seed; it is kept here, so that I can look for it afterwards. */
async function withNonce(asking: (nonce: string) => Promise<TableInfo>): Promise<TableInfo> {
  const nonce = newNonce();
  const made = await asking(nonce);
  keepNonce(made.id, nonce);
  return made;
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  me: () => ask<Me>("GET", "/api/me"),
  call: (name: string, figure: number) => ask<Me>("PUT", "/api/me", { name, figure }),
  forget: () => ask<Me>("DELETE", "/api/me"),
  myTables: () => ask<TableInfo[]>("GET", "/api/me/tables"),
  recovery: () => ask<Recovery>("POST", "/api/me/recovery", {}),
  recover: (token: string) => ask<Me>("POST", "/api/me/recover", { token }),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  byCode: (code: string) => ask<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  open: (wanted: NewTable) => withNonce((nonce) => ask("POST", "/api/tables", { ...wanted, nonce })),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  link: (id: string) => ask<TableLink>("GET", `/api/table-link/${encodeURIComponent(id)}`),
  qrAt: (id: string) => `${table(id)}/qr.svg`,
  sit: (id: string, seat: number) => withNonce((nonce) => at(id, "sit", { seat, nonce })),
  stand: (id: string, seat: number) => at(id, "stand", { seat }),
  bot: (id: string, seat: number, bot: string | null) => at(id, "bot", { seat, bot }),
  swap: (id: string, seat: number, other: number) => at(id, "swap", { seat, other }),
  seat: (id: string, seat: number, person: string) => at(id, "seat", { seat, person }),
  ready: (id: string, on: boolean) => at(id, "ready", { on }),
  remove: (id: string, person: string) => at(id, "remove", { person }),
  mute: (id: string, person: string, on: boolean) => at(id, "mute", { person, on }),
  host: (id: string, person: string) => at(id, "host", { person }),
  start: (id: string) => at(id, "start"),
  rematch: (id: string, options: Record<string, unknown> = {}) => withNonce((nonce) => at(id, "rematch", { nonce, options })),
  match: (id: string) => ask<MatchInfo>("GET", match(id)),
  steps: (id: string, seat: number | null) => ask<Steps>("GET", `${match(id)}/steps?seat=${seat ?? "open"}`),
  recordAt: (id: string) => `${match(id)}/record`,
  upload: (text: string) => ask<MatchInfo>("POST", "/api/records", { text }),
};

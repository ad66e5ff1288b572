/** What the page asks the house over HTTP. */
import { known, t, type Args } from "./texts";
import type { ErrorBody, Over, SeatInfo, TableInfo, TableOptions } from "./wire.gen";

export type Level = TableOptions["assistance"];

/** One thing to agree on: listed values, or whole numbers from `low` to `high`. */
export interface Option {
  name: string;
  default: unknown;
  values: readonly unknown[] | null;
  low: number | null;
  high: number | null;
  optional: boolean;
}

export interface QuickPhrase {
  code: string;
  args: Args;
}

export interface GameInfo {
  name: string;
  seats: readonly number[];
  options: readonly Option[];
  bots: readonly string[];
  levels: readonly Level[];
  phrases: readonly QuickPhrase[];
}

export interface Me {
  id: string;
  name: string | null;
  figure: number;
}

export type Sitting = { me: true } | { bot: string } | Record<string, never>;

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  table: Partial<TableOptions>;
  seats: number;
  seating: readonly Sitting[];
  start: boolean;
}

export interface DrawInfo {
  of: number;
  k: number;
  ordered: boolean;
  picks: readonly number[];
}

export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: readonly SeatInfo[];
  result: Over | null;
  seed: string | null;
  commitment: string;
  draws: readonly DrawInfo[];
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

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  me: () => ask<Me>("GET", "/api/me"),
  call: (name: string, figure: number) => ask<Me>("PUT", "/api/me", { name, figure }),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  open: (wanted: NewTable) => ask<TableInfo>("POST", "/api/tables", wanted),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/sit`, { seat }),
  stand: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/stand`, { seat }),
  bot: (id: string, seat: number, bot: string | null) =>
    ask<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`, {}),
  match: (id: string) => ask<MatchInfo>("GET", `/api/matches/${encodeURIComponent(id)}`),
  recordAt: (id: string) => `/api/matches/${encodeURIComponent(id)}/record`,
};

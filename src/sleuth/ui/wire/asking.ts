/** One question to the house, and its answer or why there is none. */

import { known, t } from "../words/texts";
import { type Reply, transport } from "./transport";
import type { ErrorBody } from "./wire.gen";

/** The house said no; `code` finds the words. */
export class Refusal extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.code);
  }
}

const LOST: ErrorBody = { code: "house.unreachable", status: 0, details: {} };

/** What the house said, as it came; or why it cannot be asked. */
async function asked(method: string, path: string, body?: unknown): Promise<Reply> {
  try {
    return await transport().ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch (wrong) {
    throw wrong instanceof Refusal ? wrong : new Refusal(LOST);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One question, and its answer or a Refusal. */
export async function askHouse<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await asked(method, path, body);
  const said = parsed(text);
  if (status >= 400) throw new Refusal(errorBody(said, status));
  return said as T;
}

/** The same where the answer is plain text. */
export async function readHouse(path: string): Promise<string> {
  const { status, text } = await asked("GET", path);
  if (status >= 400) throw new Refusal(errorBody(parsed(text), status));
  return text;
}

function errorBody(said: unknown, status: number): ErrorBody {
  const body = said as Partial<ErrorBody> | null;
  if (typeof body?.code === "string") return { code: body.code, status, details: body.details ?? {} };
  return { code: "house.error", status, details: { status } };
}

/** A plain sentence for an error. */
export function errorWords(error: unknown): string {
  const body = error instanceof Refusal ? error.body : null;
  if (!body) return t("error.house.error", { status: "?" });
  const code = `error.${body.code}`;
  return known(code) ? t(code, body.details ?? {}) : t("error.other", { code: body.code });
}

/** What the page asks the house over HTTP. */

import { type Kept, keepNonce, newNonce } from "../seed/nonces";
import { askHouse, Refusal, readHouse } from "./asking";
import type {
  BotAccount,
  FairMatch,
  GameInfo,
  GuideInfo,
  Higher,
  MatchInfo,
  MatchReview,
  Me,
  MyDiary,
  MyRatings,
  Opinions,
  PastPads,
  Pledge,
  PositionKnown,
  Recovery,
  ReviewMoment,
  ReviewProgress,
  SeatRating,
  Steps,
  Story,
  TableInfo,
  TableLink,
  TableOptions,
  Tried,
  Worlds,
} from "./wire.gen";

export type {
  DrawInfo,
  FairMatch,
  GameInfo,
  MatchInfo,
  Me,
  MyRatings,
  Option,
  Phrase as QuickPhrase,
} from "./wire.gen";

export type Sitting = { me: true } | { bot: string } | Record<string, never>;

export interface NewTable {
  game: string;
  options: Readonly<Record<string, unknown>>;
  table: Partial<TableOptions>;
  seats: number;
  seating: readonly Sitting[];
  start: boolean;
}

/** What is agreed on before the start. */
export type Terms = Pick<NewTable, "options" | "table" | "seats">;

type Given = Omit<Kept, "table">;

const MINE = "/api/me/bots";
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const guide = (game: string): string => `/api/games/${encodeURIComponent(game)}/guide`;
const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

/** From which step on, how many at most, and in the words of which language. */
export interface PageWanted {
  from: number;
  most?: number;
  words?: string;
}

const page = (id: string, what: string, seat: number | null, { from, most, words }: PageWanted): string =>
  [
    `${match(id)}/${what}?seat=${seat ?? "open"}&from=${from}`,
    most ? `&most=${most}` : "",
    words ? `&words=${words}` : "",
  ].join("");

/** Change something at a table. */
const at = (id: string, what: string, body: object = {}): Promise<TableInfo> =>
  askHouse("POST", `${table(id)}/${what}`, body);

/** Something of mine goes into the seed, after the house gave its word; both are kept here for a look afterwards. */
async function withNonce(promised: string | null, asking: (given: Given) => Promise<TableInfo>): Promise<TableInfo> {
  const pledge = promised ?? (await askHouse<Pledge>("POST", "/api/pledges", {})).pledge;
  const nonce = newNonce();
  const made = await asking({ nonce, pledge });
  keepNonce({ table: made.id, nonce, pledge });
  return made;
}

/** A promise may be forgotten, or somebody was faster: ask for another, once. */
async function onceMore(asking: () => Promise<TableInfo>): Promise<TableInfo> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof Refusal && error.body.code === "seed.unknown") return asking();
    throw error;
  }
}

const open = (wanted: NewTable) =>
  onceMore(() => withNonce(null, (given) => askHouse("POST", "/api/tables", { ...wanted, ...given })));

/** A table gave its word when it was made. */
async function sit(id: string, seat: number): Promise<TableInfo> {
  const { commitment } = await askHouse<TableInfo>("GET", table(id));
  return withNonce(commitment, ({ nonce }) => at(id, "sit", { seat, nonce }));
}

/** What changes in a rematch; whoever asks first decides. */
export interface RematchTerms {
  options?: Record<string, unknown>;
  /** Do the sides change? */
  switch?: boolean;
  /** How much the pad helps; the others agree by coming. */
  assistance?: TableOptions["assistance"];
}

/** The same people again: at the table that one of them made, or at a new one. */
async function rematch(id: string, changed: RematchTerms): Promise<TableInfo> {
  const { rematch: made } = await askHouse<TableInfo>("GET", table(id));
  const promised = made ? (await askHouse<TableInfo>("GET", table(made))).commitment : null;
  return withNonce(promised, (given) => at(id, "rematch", { ...given, ...changed }));
}

export const api = {
  games: () => askHouse<GameInfo[]>("GET", "/api/games"),
  guide: (game: string) => askHouse<GuideInfo>("GET", guide(game)),
  explore: (game: string, position: string) =>
    askHouse<PositionKnown>(
      "GET",
      `/api/games/${encodeURIComponent(game)}/explore?position=${encodeURIComponent(position)}`,
    ),
  learn: (game: string) => askHouse<TableInfo>("POST", guide(game), {}),
  me: () => askHouse<Me>("GET", "/api/me"),
  call: (name: string, figure: number) => askHouse<Me>("PUT", "/api/me", { name, figure }),
  forget: () => askHouse<Me>("DELETE", "/api/me"),
  myTables: () => askHouse<TableInfo[]>("GET", "/api/me/tables"),
  ratings: () => askHouse<MyRatings>("GET", "/api/me/ratings"),
  showRatings: (on: boolean) => askHouse<MyRatings>("PUT", "/api/me/ratings", { on }),
  myDataAt: "/api/me/data",
  diary: () => askHouse<MyDiary>("GET", "/api/me/diary"),
  /** Those of the house with whom my chances are even, if mine is this seat of so many. */
  fair: (game: string, seats: number, mine: number) =>
    askHouse<FairMatch>("GET", `/api/games/${encodeURIComponent(game)}/fair?seats=${seats}&mine=${mine}`),
  higher: (id: string) => askHouse<Higher>("GET", `${table(id)}/one-up`),
  ratingsAt: (id: string) => askHouse<SeatRating[]>("GET", `${table(id)}/ratings`),
  myBots: () => askHouse<BotAccount[]>("GET", MINE),
  makeBot: (name: string, figure: number) => askHouse<BotAccount>("POST", MINE, { name, figure }),
  renewToken: (id: string) => askHouse<BotAccount>("POST", `${MINE}/${encodeURIComponent(id)}/token`, {}),
  revokeBot: (id: string) => askHouse<BotAccount[]>("DELETE", `${MINE}/${encodeURIComponent(id)}`),
  invite: (id: string, bot: string) => at(id, "invite", { bot }),
  recovery: () => askHouse<Recovery>("POST", "/api/me/recovery", {}),
  recover: (token: string) => askHouse<Me>("POST", "/api/me/recover", { token }),
  tables: () => askHouse<TableInfo[]>("GET", "/api/tables"),
  byCode: (code: string) => askHouse<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  open,
  table: (id: string) => askHouse<TableInfo>("GET", table(id)),
  link: (id: string) => askHouse<TableLink>("GET", `/api/table-link/${encodeURIComponent(id)}`),
  qrAt: (id: string) => `${table(id)}/qr.svg`,
  sit,
  /** Leave the chair that I have for another. */
  move: (id: string, seat: number) => at(id, "sit", { seat, instead: true }),
  agree: (id: string, terms: Terms) => at(id, "terms", terms),
  stand: (id: string, seat: number) => at(id, "stand", { seat }),
  bot: (id: string, seat: number, bot: string | null) => at(id, "bot", { seat, bot }),
  swap: (id: string, seat: number, other: number) => at(id, "swap", { seat, other }),
  seat: (id: string, seat: number, person: string) => at(id, "seat", { seat, person }),
  ready: (id: string, on: boolean) => at(id, "ready", { on }),
  remove: (id: string, person: string) => at(id, "remove", { person }),
  mute: (id: string, person: string, on: boolean) => at(id, "mute", { person, on }),
  host: (id: string, person: string) => at(id, "host", { person }),
  start: (id: string) => at(id, "start"),
  rematch: (id: string, changed: RematchTerms = {}) => onceMore(() => rematch(id, changed)),
  match: (id: string) => askHouse<MatchInfo>("GET", match(id)),
  /** The steps of a match that is over; in `words` of a language too, where the page cannot draw them. */
  steps: (id: string, seat: number | null, wanted: PageWanted) =>
    askHouse<Steps>("GET", page(id, "steps", seat, wanted)),
  story: (id: string, seat: number | null, wanted: PageWanted) =>
    askHouse<Story>("GET", page(id, "story", seat, wanted)),
  pads: (id: string, seat: number, wanted: PageWanted) => askHouse<PastPads>("GET", page(id, "pads", seat, wanted)),
  worlds: (id: string, seat: number | null, wanted: PageWanted) =>
    askHouse<Worlds>("GET", page(id, "worlds", seat, wanted)),
  review: (id: string) => askHouse<MatchReview>("GET", `${match(id)}/review`),
  reviewProgress: (id: string) => askHouse<ReviewProgress>("GET", `${match(id)}/review/progress`),
  /** What a seat could do when it took a decision. */
  moment: (id: string, seat: number, n: number) =>
    askHouse<ReviewMoment>("GET", `${match(id)}/review/moment?seat=${seat}&n=${n}`),
  /** Another move in the place of a decision. */
  tryMove: (id: string, seat: number, n: number, move: unknown) =>
    askHouse<Tried>("POST", `${match(id)}/review/try`, { seat, n, move }),
  /** What each of the house would have done. */
  opinions: (id: string, seat: number, n: number) =>
    askHouse<Opinions>("GET", `${match(id)}/review/cast?seat=${seat}&n=${n}`),
  record: (id: string) => readHouse(`${match(id)}/record`),
  upload: (text: string) => askHouse<MatchInfo>("POST", "/api/records", { text }),
};

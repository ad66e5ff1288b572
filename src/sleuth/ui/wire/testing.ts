/** Tables for tests. */
import type { SeatInfo, TableInfo } from "./wire.gen";

export const ada = { id: "a", name: "Ada", figure: 0, bot: false };
export const bob = { id: "b", name: "Bob", figure: 1, bot: false };

const SEAT: Omit<SeatInfo, "seat"> = {
  person: null,
  bot: null,
  online: true,
  ready: true,
  away: null,
  choice: null,
  resigned: false,
  left: null,
  until: null,
  name: null,
  role: null,
};

interface Changes extends Partial<Omit<TableInfo, "seats">> {
  seats?: readonly Partial<SeatInfo>[];
}

export function aTable({ seats = [{ person: ada }, { person: bob }], ...changes }: Changes = {}): TableInfo {
  return {
    id: "t",
    code: "ABCDE",
    game: "mastermind",
    options: { games: 2 },
    table: { assistance: "facts", clock: "none", spectators: "open", pace: "human", public: false },
    host: ada,
    status: "playing",
    watchers: 0,
    commitment: "",
    seed: null,
    result: null,
    hints: [],
    rematch: null,
    switched: false,
    help: null,
    moved: 0,
    stands: null,
    created: 0,
    now: 0,
    paused: false,
    ended: null,
    question: null,
    shown: null,
    muted: [],
    invited: [],
    guests: [],
    closing: null,
    parts: null,
    uploaded: false,
    guided: null,
    channels: [],
    looks: [],
    awaited: [],
    ...changes,
    seats: seats.map((seat, i) => ({ ...SEAT, seat: i, ...seat })),
  };
}

/** What the page of a running table is given. */

import type { GameUi } from "../games";
import type { GameInfo } from "../wire/api";
import type { LineState } from "../wire/socket";
import type { Stream, TableState } from "../wire/table-state";
import type { TableDoing } from "../wire/use-table";
import type { SeatInHand } from "./curtain";

export interface TableProps {
  state: TableState;
  line: LineState;
  doing: TableDoing;
  busy: boolean;
  ui: GameUi;
  info: GameInfo | undefined;
  reopen(): void;
  /** Shows what the keys do. */
  keys(): void;
}

/** The same, once it is known through whose eyes somebody looks. */
export interface SeenProps extends TableProps {
  stream: Stream;
  /** Whose view is in sight. */
  eyes: number | null;
  hands: SeatInHand;
  borrow(eyes: number | null): void;
}

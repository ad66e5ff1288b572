import type { SeatProps } from "../../../../ui/games";
import type { Marks } from "../../../../ui/table/panes/marks";
import type { Notes, View } from "../types.gen";

export type PadProps = SeatProps<View, Notes>;

/** What each part of the pad gets, with the marks that were made by hand. */
export interface Marked {
  props: PadProps;
  marks: Marks;
  put(marks: Marks): void;
}

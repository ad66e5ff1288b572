import type { SeatProps } from "../../../../ui/games";
import type { Marks } from "../../../../ui/table/panes/marks";
import type { Naming } from "../naming";
import type { Notes, View } from "../types.gen";

export interface PadProps extends SeatProps<View, Notes> {
  /** What was tapped so far, while the pad is a keyboard. */
  naming: Naming | null;
  setNaming(naming: Naming | null): void;
}

/** What each part of the pad gets, with the marks that were made by hand. */
export interface Marked {
  props: PadProps;
  marks: Marks;
  put(marks: Marks): void;
}

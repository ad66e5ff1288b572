/** Stations marked by hand: the pad turns marking on, the map takes the taps, this device keeps them. */
import { passingValue } from "../../../ui/parts/shared-value";

/** Is the map being marked, and not played on? */
export const [useMarking, setMarking] = passingValue(false);

/** How strong those at a table are who let others see it. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";

export type Ratings = ReadonlyMap<number, number>;

const NOBODY: Ratings = new Map();

/** By seat; asked for anew when somebody else sits down. */
export function useRatings(table: TableInfo): Ratings {
  const [ratings, set] = useState(NOBODY);
  const sitting = table.seats.map((seat) => seat.person?.id ?? "").join();
  useEffect(() => {
    void api.ratingsAt(table.id).then(
      (found) => set(new Map(found.map(({ seat, rating }) => [seat, rating]))),
      () => set(NOBODY),
    );
  }, [table.id, sitting]);
  return ratings;
}

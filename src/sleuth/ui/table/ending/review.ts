import { useEffect, useState } from "preact/hooks";
import { api } from "../../wire/api";

/** What the house found in a match, once it is over and has been looked at. */
export function useReview<Review>(table: string, over: boolean): Review | null {
  const [review, set] = useState<Review | null>(null);
  useEffect(() => {
    if (!over) return set(null);
    let here = true;
    api.match(table).then(
      (match) => here && set(match.review as Review | null),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [table, over]);
  return over ? review : null;
}

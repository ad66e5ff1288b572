import { Button } from "../../parts/button";
/** Marks that are made on a pad by hand. */

import { useEffect, useState } from "preact/hooks";

/** A mark on a square: none, a cross, a circle. */
export type Mark = "" | "x" | "o";

/** What a press makes of a mark. */
export function nextMark(mark: string | undefined): Mark {
  if (mark === "x") return "o";
  return mark === "o" ? "" : "x";
}

export type Marks = Readonly<Record<string, string>>;

/** Marks made by hand, kept on this device. */
export function useMarks(key: string): [Marks, (marks: Marks) => void] {
  const name = `sleuth.pad.${key}`;
  const read = () => JSON.parse(localStorage.getItem(name) ?? "{}") as Marks;
  const [marks, set] = useState(read);
  useEffect(() => set(read()), [name]);
  const put = (next: Marks) => {
    localStorage.setItem(name, JSON.stringify(next));
    set(next);
  };
  return [marks, put];
}

/** Wipes the pad, where there is something on it. */
export function ClearMarks({ marks, put, words }: { marks: Marks; put(marks: Marks): void; words: string }) {
  if (!Object.values(marks).some(Boolean)) return null;
  return <Button quiet act={() => put({})} words={words} />;
}

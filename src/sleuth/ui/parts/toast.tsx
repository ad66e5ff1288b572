import { useEffect, useState } from "preact/hooks";
import { errorWords } from "../wire/api";

interface Note {
  n: number;
  text: string;
  bad: boolean;
}

let count = 0;
let notes: readonly Note[] = [];
const listeners = new Set<(notes: readonly Note[]) => void>();

function become(next: readonly Note[]): void {
  notes = next;
  for (const tell of listeners) tell(notes);
}

/** Say something for a few seconds. */
export function toast(text: string, bad = false): void {
  const note = { n: count++, text, bad };
  become([...notes.slice(-2), note]);
  setTimeout(() => become(notes.filter((one) => one !== note)), bad ? 6000 : 3500);
}

/** Do something, and say why if it was refused. */
export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    toast(errorWords(error), true);
    return undefined;
  }
}

export function Toasts() {
  const [shown, set] = useState(notes);
  useEffect(() => {
    listeners.add(set);
    return () => void listeners.delete(set);
  }, []);
  return (
    <div class="toasts" role="status">
      {shown.map((note) => (
        <div key={note.n} class={note.bad ? "toast bad" : "toast"}>
          {note.text}
        </div>
      ))}
    </div>
  );
}

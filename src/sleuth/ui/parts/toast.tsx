import { errorWords } from "../wire/asking";
import { sharedValue } from "./shared-value";

interface Note {
  n: number;
  text: string;
  bad: boolean;
}

let count = 0;
const notes = sharedValue<readonly Note[]>([]);

/** Say something for a few seconds. */
export function toast(text: string, bad = false): void {
  const note = { n: count++, text, bad };
  notes.change((now) => [...now.slice(-2), note]);
  setTimeout(() => notes.change((now) => now.filter((one) => one !== note)), bad ? 6000 : 3500);
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
  return (
    <div class="toasts" role="status">
      {notes.use().map((note) => (
        <div key={note.n} class={note.bad ? "toast bad" : "toast"}>
          {note.text}
        </div>
      ))}
    </div>
  );
}

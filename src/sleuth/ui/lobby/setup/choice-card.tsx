import type { ComponentChildren } from "preact";
import { TickIcon } from "../../parts/drawn/icons";

interface Props {
  kind: string;
  on: boolean;
  act(): void;
  children: ComponentChildren;
}

/** Something to choose by tapping its picture; a tick tells what is chosen, not its colour alone. */
export function ChoiceCard({ kind, on, act, children }: Props) {
  return (
    <button type="button" class={`choice ${kind}`} aria-pressed={on} onClick={act}>
      {children}
      {on && (
        <span class="tick">
          <TickIcon />
        </span>
      )}
    </button>
  );
}

/** One of the questions, with its number. */
export function Asked({ n, title, about }: { n: number; title: string; about?: string }) {
  return (
    <div class="asked-question">
      <span class="question-number" aria-hidden="true">
        {n}
      </span>
      <h3>{title}</h3>
      {about && <p class="small soft">{about}</p>}
    </div>
  );
}

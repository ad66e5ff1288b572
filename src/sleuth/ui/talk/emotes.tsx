import { useEffect, useRef, useState } from "preact/hooks";
import type { Talk } from "../wire/wire.gen";
import { t } from "../words/texts";
import { EMOTES, EmotePicture } from "./emote-pictures";

const SHOWN = 4000;

export type Bubbles = ReadonlyMap<number, string>;

/** Is this said without words? */
export function isEmote(one: Pick<Talk, "text" | "phrase">): boolean {
  return !one.phrase && EMOTES.includes(one.text);
}

export function emoteName(emote: string): string {
  return t(`emote.${EMOTES.indexOf(emote)}`);
}

/** The emotes that were made just now, by seat; each is seen for a few seconds. */
export function useBubbles(
  talk: readonly Talk[],
  seatsBy: (person: string) => readonly number[],
  quiet: boolean,
): Bubbles {
  const [bubbles, set] = useState<Bubbles>(new Map());
  const seen = useRef(talk.length);
  useEffect(() => {
    const fresh = talk.slice(seen.current).filter((one) => isEmote(one) && one.by);
    seen.current = talk.length;
    if (!fresh.length || quiet) return;
    const made = fresh.flatMap((one) =>
      (one.seat === null ? seatsBy(one.by!.id) : [one.seat]).map((seat) => [seat, one.text] as const),
    );
    set((old) => new Map([...old, ...made]));
    setTimeout(
      () =>
        set(
          (old) => new Map([...old].filter(([seat, text]) => !made.some(([at, said]) => at === seat && said === text))),
        ),
      SHOWN,
    );
  }, [talk.length]);
  return bubbles;
}

/** An emote beside a face. */
export function Bubble({ bubbles, seat }: { bubbles: Bubbles; seat: number }) {
  const emote = bubbles.get(seat);
  return emote ? (
    <span class="bubble" aria-hidden="true">
      <EmotePicture emote={emote} />
    </span>
  ) : null;
}

/** Buttons for all emotes. */
export function EmoteRow({ say }: { say(emote: string): void }) {
  return (
    <div class="emotes" role="group" aria-label={t("emote.all")}>
      {EMOTES.map((emote) => (
        <button
          type="button"
          key={emote}
          class="chip"
          aria-label={emoteName(emote)}
          title={emoteName(emote)}
          onClick={() => say(emote)}
        >
          <EmotePicture emote={emote} />
        </button>
      ))}
    </div>
  );
}

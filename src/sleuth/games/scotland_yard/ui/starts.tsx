import type { SeatProps } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { listed } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import type { Decline, Exchange, Move, Notes, View } from "./types.gen";

type Props = Pick<SeatProps<View, Notes>, "view" | "seat" | "moves" | "still" | "busy" | "name"> & {
  play(move: Move): void;
};

/** Do the detectives still choose where they start? */
export function choosing({ board }: View): boolean {
  const { options, log, ready, posts, over } = board;
  const printed = options.version === "beginner" && options.start === "printed";
  return printed && !log.length && !over && ready.length < posts.length;
}

/** A colleague would like to start where I stand: yes or no. */
function Asking({ view, busy, name, play, other }: Props & { other: number }) {
  const gaps = { who: name(other), at: view.board.posts[other - 1]! };
  return (
    <div class="yard-asking" role="status">
      <p>{t("scotland-yard.start.asks", gaps)}</p>
      <div class="tray-do">
        <Button
          disabled={busy}
          act={() => play({ type: "exchange", other })}
          words={t("scotland-yard.start.agree", gaps)}
        />
        <Button
          quiet
          disabled={busy}
          act={() => play({ type: "decline", other })}
          words={t("scotland-yard.start.decline")}
        />
      </div>
    </div>
  );
}

/** What can be asked of colleagues, and said oneself. */
function ChoosingButtons({ view, moves, busy, name, play, asks }: Props & { asks: readonly Exchange[] }) {
  const gaps = (other: number) => ({ who: name(other), at: view.board.posts[other - 1]! });
  const ready = () => play({ type: "ready" });
  return (
    <div class="tray-do">
      {asks.map((move) => (
        <Button
          key={move.other}
          disabled={busy}
          act={() => play(move)}
          words={t("scotland-yard.start.ask", gaps(move.other))}
        />
      ))}
      {listed(moves, "ready").length > 0 && (
        <Button first data-guide="ready" disabled={busy} act={ready} words={t("scotland-yard.start.ready")} />
      )}
    </div>
  );
}

/** What a detective can do about the start: ask a colleague for another, or be content. */
function Choosing(props: Props & { me: number }) {
  const { view, moves, name, me } = props;
  const asking = listed<Decline>(moves, "decline").map((move) => move.other);
  const asks = listed<Exchange>(moves, "exchange").filter((move) => !asking.includes(move.other));
  const asked = view.board.wishes.find((wish) => wish.seat === me);
  return (
    <>
      <p>
        <strong>{t("scotland-yard.start.you", { at: view.board.posts[me - 1]! })}</strong>{" "}
        {asked && t("scotland-yard.start.asked", { who: name(asked.other) })}
      </p>
      {asking.map((other) => (
        <Asking key={other} {...props} other={other} />
      ))}
      <ChoosingButtons {...props} asks={asks} />
    </>
  );
}

/** Before Mister X sets off: where everybody starts, and who is content with it. */
export function Starts(props: Props) {
  const { view, seat, still } = props;
  if (!choosing(view)) return null;
  const { ready, posts } = view.board;
  return (
    <section class="tray yard-starts" aria-label={t("scotland-yard.start.title")}>
      {seat !== null && seat !== 0 && !still && <Choosing {...props} me={seat} />}
      <p class="small soft">{t("scotland-yard.start.waits", { n: ready.length, of: posts.length })}</p>
    </section>
  );
}

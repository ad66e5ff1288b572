import type { DockParts, SeatProps } from "../../../ui/games";
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

/** What can be asked of colleagues. */
function AskStarts({ view, busy, name, play, asks }: Props & { asks: readonly Exchange[] }) {
  const gaps = (other: number) => ({ who: name(other), at: view.board.posts[other - 1]! });
  return (
    <>
      {asks.map((move) => (
        <Button
          key={move.other}
          disabled={busy}
          act={() => play(move)}
          words={t("scotland-yard.start.ask", gaps(move.other))}
        />
      ))}
    </>
  );
}

/** Where a detective starts, what was asked, and who is content. */
function Starting(props: Props & { asking: readonly number[] }) {
  const { view, seat, name, asking } = props;
  const { ready, posts, wishes } = view.board;
  const me = seat === 0 ? null : seat;
  const asked = wishes.find((wish) => wish.seat === me);
  return (
    <div class="yard-starts">
      {me !== null && (
        <p>
          <strong>{t("scotland-yard.start.you", { at: posts[me - 1]! })}</strong>{" "}
          {asked && t("scotland-yard.start.asked", { who: name(asked.other) })}
        </p>
      )}
      {asking.map((other) => (
        <Asking key={other} {...props} other={other} />
      ))}
      <p class="small soft">{t("scotland-yard.start.waits", { n: ready.length, of: posts.length })}</p>
    </div>
  );
}

/** The dock before Mister X sets off: where everybody starts, and who is content with it; null: he has. */
export function startsDock(props: Props): DockParts | null {
  const { view, moves, still, play } = props;
  if (!choosing(view)) return null;
  const asking = listed<Decline>(moves, "decline").map((move) => move.other);
  const asks = listed<Exchange>(moves, "exchange").filter((move) => !asking.includes(move.other));
  const can = !still && listed(moves, "ready").length > 0;
  return {
    choice: <Starting {...props} asking={still ? [] : asking} />,
    more: !still && <AskStarts {...props} asks={asks} />,
    main: can
      ? { words: t("scotland-yard.start.ready"), ready: true, act: () => play({ type: "ready" }), guide: "ready" }
      : null,
  };
}

import { useState } from "preact/hooks";
import type { SeatProps } from "../../../../ui/games";
import { t } from "../../../../ui/words/texts";
import type { Notes, View } from "../types.gen";
import { Middle } from "./middle";
import { Offers, Seats } from "./ring";

interface Props extends SeatProps<View, Notes> {
  now: number;
  bubbles: ReadonlyMap<number, string>;
}

/** Fill the screen, or no longer; a browser that will not is no misfortune. */
function fill(on: boolean): void {
  const done = on
    ? document.documentElement.requestFullscreen?.()
    : document.fullscreenElement && document.exitFullscreen();
  if (done) done.catch(() => undefined);
}

/** Those who sit above the middle, and those below it: clockwise, as round a real table. */
export function sides(seats: number): [readonly number[], readonly number[]] {
  const all = Array.from({ length: seats }, (_, i) => i);
  const half = Math.ceil(seats / 2);
  return [all.slice(0, half), all.slice(half).reverse()];
}

/** The table as all see it: for those who watch, and for a big screen while hands are on phones. */
export function TableView({ now, bubbles, ...props }: Props) {
  const [big, set] = useState(false);
  const { board } = props.view;
  const [far, near] = sides(board.counts.length);
  const around = { board, name: props.name, bubbles };
  const flip = () => {
    set(!big);
    fill(!big);
  };
  return (
    <div class={big ? "xc watching big" : "xc watching"}>
      <Seats {...around} seats={far} />
      <Middle {...props} now={now} sets={[]} timed={null} sure={false} play={() => undefined} />
      <Offers board={board} name={props.name} />
      <Seats {...around} seats={near} />
      <button type="button" class="button xc-big" aria-pressed={big} onClick={flip}>
        {t(big ? "x-code.screen.less" : "x-code.screen.more")}
      </button>
    </div>
  );
}

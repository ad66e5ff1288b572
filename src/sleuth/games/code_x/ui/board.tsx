import { useEffect, useState } from "preact/hooks";
import type { SeatProps, TableParts } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { useKeys } from "../../../ui/parts/keys";
import { type Size, useSize } from "../../../ui/parts/narrow";
import { useReveal } from "../../../ui/table/ending/reveal";
import { NOTHING, onOffer } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { Ending, turnedUp, useLookedAt } from "./ending";
import { Field } from "./field/field";
import { Ground } from "./field/ground";
import { Bare, LayingField, layingGrid, Tiles } from "./field/laying";
import { gridOf } from "./field/where";
import type { Naming } from "./naming";
import { Pad } from "./pad/pad";
import { NO_PICK, type Pick, pressable, pressed, spotsFor, waysOf } from "./pick";
import type { OpenView } from "./pieces";
import { Gears, Held, Screen } from "./screens";
import { dockOf, MyTokens } from "./tray/tray";
import type { Fact, Move, Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** What is chosen lasts as long as the part of the turn that it was chosen in. */
function usePick({ view, seat }: Props): [Pick, (change: Partial<Pick>) => void] {
  const { step, turns, turn, laid, figures } = view.board;
  const [pick, set] = useState(NO_PICK);
  useEffect(() => set(NO_PICK), [seat, step, turns, turn, laid.length, figures.join(), view.board.extra]);
  useKeys(({ key }) => key === "Escape" && set(NO_PICK));
  return [pick, (change) => set((old) => ({ ...old, ...change }))];
}

/** Numbers are named by tapping the pad, which comes forward for it. */
function useNaming({ view, seat, forward }: Props): [Naming | null, (naming: Naming | null) => void] {
  const { step, turns, turn } = view.board;
  const [naming, set] = useState<Naming | null>(null);
  const put = (next: Naming | null) => {
    if ((next === null) !== (naming === null)) forward(next ? "pad" : null);
    set(next);
  };
  useEffect(() => set(null), [seat, step, turns, turn]);
  useKeys(({ key }) => key === "Escape" && naming && put(null));
  return [naming, put];
}

function HintButton({ hint, moves, play, busy }: Props) {
  const move = hint?.move as Move | null | undefined;
  if (!move || !onOffer(moves, move)) return null;
  return <Button disabled={busy} act={() => play(move)} words={t("code-x.use-hint")} />;
}

interface PickProps extends Props {
  pick: Pick;
  choose(pick: Partial<Pick>): void;
  size: Size;
}

/** What lies in the middle: the field, what there is of it while it is laid, or its bare grid. */
function Middle({ view, moves, still, name, facts, play, pick, choose, size }: PickProps) {
  const { board } = view;
  if (board.field.length)
    return (
      <Field
        view={view}
        grid={gridOf(board, size)}
        facts={facts as readonly Fact[]}
        name={name}
        can={still ? new Set<number>() : pressable(moves, pick)}
        ways={waysOf(still ? NOTHING : moves)}
        chosen={[pick.place, pick.slot]}
        press={(place) => choose(pressed(moves, pick, place))}
      />
    );
  const grid = layingGrid(board, size);
  const spots = still ? [] : spotsFor(moves, pick.tile);
  if (board.step === "tiles") return <LayingField view={view} grid={grid} name={name} spots={spots} lay={play} />;
  return (
    <Ground grid={grid}>
      <Bare grid={grid} />
    </Ground>
  );
}

interface SeatPartProps extends PickProps {
  of: number;
  open: boolean;
  left: number | null;
}

/** What is to be known of a seat; on a wide screen my tokens stand there too. */
function AtSeat({ of, open, left, ...props }: SeatPartProps) {
  const { view, seat, name, size } = props;
  const { hands } = view as OpenView;
  return (
    <>
      <Screen view={view} seat={of} open={open} left={left} />
      {view.board.step === "tiles" && size !== "phone" && (
        <Tiles tiles={view.board.tiles[of] ?? []} chosen={null} name={name} press={null} />
      )}
      {of === seat && size !== "phone" && !view.board.opened.length && <MyTokens {...props} />}
      {size !== "phone" && hands && <Held tokens={hands[of] ?? []} />}
    </>
  );
}

/** On a phone, with all open: every hand in a line below the field. */
function OpenHands({ view, name }: Props) {
  const { hands } = view as OpenView;
  if (!hands) return null;
  return (
    <div class="cx-hands" tabIndex={0}>
      {hands.map((tokens, of) => (
        <p key={of}>
          <span class="small">{name(of)}</span> <Held tokens={tokens} />
        </p>
      ))}
    </div>
  );
}

/** The table: field and Information board, codes at the seats, and what I can do. */
export function useParts(props: Props): TableParts {
  const { view, still, busy, seat } = props;
  const { board } = view;
  const size = useSize();
  const [pick, choose] = usePick(props);
  const [naming, setNaming] = useNaming(props);
  const opened = useReveal(board.opened.length > 0, board.seats);
  const review = useLookedAt(props);
  const left = review?.left;
  const picking = { ...props, pick, choose, size };
  const dock = seat === null ? {} : dockOf({ ...picking, seat, busy: busy || still, naming, setNaming });
  return {
    ...dock,
    more: [dock.more, !still && <HintButton key="hint" {...props} />],
    pad: <Pad {...props} naming={naming} setNaming={setNaming} />,
    seat: (of) => <AtSeat {...picking} of={of} open={opened > of} left={left?.[of] ?? null} />,
    ending: board.opened.length ? <Ending {...props} left={left ?? null} /> : null,
    board: (
      <div class={`cx seats-${board.seats}${opened < board.seats && board.opened.length ? " revealing" : ""}`}>
        <Middle {...picking} view={turnedUp(view, opened < board.seats ? null : review)} />
        {size === "phone" && seat !== null && (
          <div class="cx-below">
            <MyTokens {...picking} />
            <Gears up={board.up[seat]!} />
          </div>
        )}
        {size === "phone" && <OpenHands {...props} />}
      </div>
    ),
  };
}

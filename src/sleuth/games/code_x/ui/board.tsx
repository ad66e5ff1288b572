import { useEffect, useState } from "preact/hooks";
import type { SeatProps, TableParts } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { useKeys } from "../../../ui/parts/keys";
import { NOTHING, offers, onOffer } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { Field } from "./field/field";
import { LayingField, Tiles } from "./field/laying";
import { Pad } from "./pad/pad";
import { NO_PICK, type Pick, pressable, pressed, spotsFor, waysOf } from "./pick";
import { Screens } from "./screens";
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

/** The tiles of the others, while the field is laid; mine are in the tray when I can lay one. */
function Piles({ view, name, seat, moves }: Props) {
  const shown = (other: number) => other !== seat || !offers(moves, "lay");
  return (
    <div class="cx-piles">
      {view.board.tiles.map(
        (tiles, other) =>
          shown(other) && (
            <div key={other}>
              <span class="label">{name(other)}</span>
              <Tiles tiles={tiles} chosen={null} name={name} press={null} />
            </div>
          ),
      )}
    </div>
  );
}

function HintButton({ hint, moves, play, busy }: Props) {
  const move = hint?.move as Move | null | undefined;
  if (!move || !onOffer(moves, move)) return null;
  return <Button disabled={busy} act={() => play(move)} words={t("code-x.use-hint")} />;
}

interface PickProps extends Props {
  pick: Pick;
  choose(pick: Partial<Pick>): void;
}

/** What lies in the middle: the field, what there is of it while it is laid, or nothing yet. */
function Middle({ view, moves, still, name, facts, play, pick, choose }: PickProps) {
  if (view.board.field.length)
    return (
      <Field
        view={view}
        facts={facts as readonly Fact[]}
        name={name}
        can={still ? new Set<number>() : pressable(moves, pick)}
        ways={waysOf(still ? NOTHING : moves)}
        chosen={[pick.place, pick.slot]}
        press={(place) => choose(pressed(moves, pick, place))}
      />
    );
  if (view.board.step !== "tiles") return <p class="cx-before soft">{t("code-x.before")}</p>;
  const spots = still ? [] : spotsFor(moves, pick.tile);
  return <LayingField view={view} name={name} spots={spots} lay={play} />;
}

/** The table: field and Information board, screens with their codes, and what I can do. */
export function useParts(props: Props): TableParts {
  const { view, still, busy, seat, name, moves } = props;
  const { board } = view;
  const [pick, choose] = usePick(props);
  const [naming, setNaming] = useState(false);
  const picking = { ...props, pick, choose };
  const dock = seat === null ? {} : dockOf({ ...picking, seat, busy: busy || still, naming, setNaming });
  return {
    ...dock,
    more: [dock.more, !still && <HintButton key="hint" {...props} />],
    pad: <Pad {...props} />,
    board: (
      <div class={`cx seats-${board.seats}`}>
        <Screens view={view} name={name} />
        <div class="cx-middle">
          <Middle {...picking} />
        </div>
        <div class="cx-below">
          {seat !== null && <MyTokens moves={moves} pick={pick} view={view} />}
          {board.step === "tiles" && <Piles {...props} />}
        </div>
      </div>
    ),
  };
}

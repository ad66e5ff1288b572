import { useEffect, useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { useKeys } from "../../../ui/parts/keys";
import { NOTHING, offers, onOffer } from "../../../ui/wire/offers";
import { t } from "../../../ui/words/texts";
import { Field } from "./field/field";
import { LayingField, Tiles } from "./field/laying";
import { NO_PICK, type Pick, pressable, pressed, spotsFor, waysOf } from "./pick";
import { Screens } from "./screens";
import { Tray } from "./tray/tray";
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

/** The table: field and Information board, screens with their codes, and what I can do. */
export function Board(props: Props) {
  const { view, moves, still, seat, name } = props;
  const { board } = view;
  const [pick, choose] = usePick(props);
  const can = still ? new Set<number>() : pressable(moves, pick);
  const play = (move: Move) => props.play(move);
  return (
    <div class={`cx seats-${board.seats}`}>
      <Screens view={view} name={name} />
      <div class="cx-middle">
        {board.field.length ? (
          <Field
            view={view}
            facts={props.facts as readonly Fact[]}
            name={name}
            can={can}
            ways={waysOf(still ? NOTHING : moves)}
            chosen={[pick.place, pick.slot]}
            press={(place) => choose(pressed(moves, pick, place))}
          />
        ) : board.step === "tiles" ? (
          <LayingField view={view} name={name} spots={still ? [] : spotsFor(moves, pick.tile)} lay={play} />
        ) : (
          <p class="cx-before soft">{t("code-x.before")}</p>
        )}
      </div>
      <div class="cx-below">
        {seat !== null && (
          <Tray
            view={view}
            seat={seat}
            moves={moves}
            pick={pick}
            choose={choose}
            play={play}
            busy={props.busy || still}
            name={name}
          />
        )}
        {!still && <HintButton {...props} />}
        {board.step === "tiles" && <Piles {...props} />}
      </div>
    </div>
  );
}

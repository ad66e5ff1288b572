import { useState } from "preact/hooks";
import type { DockParts, Main } from "../../../ui/games";
import { Button, IconButton, leaveFocus } from "../../../ui/parts/button";
import { EraseIcon } from "../../../ui/parts/drawn/icons";
import { t } from "../../../ui/words/texts";
import { type Draft, ownIn, type Step } from "./draft";
import { Face, FIVES, inWords, numberOf, TILES, TilePicture, tileCode } from "./tiles";
import type { View } from "./types.gen";

export interface GuessProps {
  view: View;
  draft: Draft;
  step(step: Step): void;
  submit(): void;
  close: (() => void) | null;
  pass: (() => void) | null;
  busy: boolean;
  hinted: readonly number[] | null;
}

/** The guess as it stands, left to right. */
function Slots({ draft, size }: { draft: Draft; size: number }) {
  const places = Array.from({ length: Math.max(size, draft.tiles.length) }, (_, at) => at);
  return (
    <svg
      class="slots"
      viewBox={`0 0 ${places.length * 44} 56`}
      role="img"
      aria-label={t("break-the-code.draft", { tiles: inWords(draft.tiles) || "–" })}
    >
      {places.map((at) => (
        <g key={at} transform={`translate(${at * 44 + 2} 1)`}>
          {at < draft.tiles.length ? (
            <Face tile={draft.tiles[at]!} />
          ) : (
            <rect class="slot" x="2" y="2" width="35" height="49" rx="6" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Tiles that nobody else can have; of the two fives, the second goes first. */
function gone(hand: readonly number[]): readonly number[] {
  const one = hand.filter((tile) => FIVES.includes(tile)).length === 1;
  return one ? hand.map((tile) => (tile === FIVES[0] ? FIVES[1] : tile)) : hand;
}

type Props = GuessProps;

interface TileProps {
  tile: number;
  on: boolean;
  own: boolean;
  disabled: boolean;
  press(): void;
}

function TileButton({ tile, on, own, disabled, press }: TileProps) {
  const words = own ? "break-the-code.tile.own" : "break-the-code.tile.any";
  return (
    <button
      type="button"
      data-guide={`tile-${tile}`}
      class={own ? "own" : undefined}
      aria-label={t(words, { tile: [tileCode(tile)] })}
      aria-pressed={on}
      disabled={disabled}
      style={{ "--number": numberOf(tile), "--row": tile % 2, "--high": numberOf(tile) < 5 ? 0 : 1 }}
      onMouseDown={leaveFocus}
      onClick={press}
    >
      <TilePicture tile={tile} />
    </button>
  );
}

const ROWS = [...TILES].sort((a, b) => (a % 2) - (b % 2) || a - b);

/** All twenty tiles: red above, blue below, the two green fives among them. */
function Palette({ view, draft, step }: Pick<Props, "view" | "draft" | "step">) {
  const full = draft.tiles.length >= view.board.size;
  const own = gone(view.hand ?? []);
  return (
    <div class="twenty" role="group" aria-label={t("break-the-code.tiles")}>
      {ROWS.map((tile) => {
        const on = draft.tiles.includes(tile);
        const press = () => step({ do: "toggle", tile });
        return <TileButton key={tile} {...{ tile, on, press }} own={own.includes(tile)} disabled={full && !on} />;
      })}
    </div>
  );
}

/** What should be thought of before a guess is made. */
function Warnings({ view, draft }: Pick<Props, "view" | "draft">) {
  const own = ownIn(view.hand ?? [], draft.tiles);
  return (
    <>
      {own.length > 0 && <p class="warn small">{t("break-the-code.own-tile", { tiles: own.map(tileCode) })}</p>}
      {view.board.seats > 2 && <p class="warn small">{t("break-the-code.once")}</p>}
    </>
  );
}

function GuessTop({ draft, size, step }: { draft: Draft; size: number; step: Props["step"] }) {
  const label = t("break-the-code.erase");
  return (
    <div class="guess-top">
      <Slots draft={draft} size={size} />
      <IconButton label={label} icon={<EraseIcon />} keepsFocus act={() => step({ do: "erase" })} />
    </div>
  );
}

/** Says the guess, at the second press. */
function useSaying({ view, draft, submit }: Pick<Props, "view" | "draft" | "submit">): Main {
  const { size, seats } = view.board;
  const [armed, arm] = useState("");
  const key = draft.tiles.join();
  const whole = draft.tiles.length === size;
  const sure = armed === key && whole;
  const doing = seats > 2 ? "break-the-code.do.write" : "break-the-code.do.say";
  const ready = t(sure ? "break-the-code.do.sure" : doing);
  return {
    words: whole ? ready : t("break-the-code.to-go", { n: size - draft.tiles.length }),
    ready: whole,
    act: () => (sure ? submit() : arm(key)),
    guide: "guess",
    keepsFocus: true,
  };
}

/** The twenty tiles over the cards, while the code is named. */
export function GuessSheet(props: Props) {
  const { view, draft, step } = props;
  return (
    <div class="guess" role="group" aria-label={t("break-the-code.name-code")}>
      <Palette view={view} draft={draft} step={step} />
      <Warnings view={view} draft={draft} />
    </div>
  );
}

/** The dock while the code is named: choose tiles, then press twice, for a guess is not taken back. */
export function useGuessing(props: Props): DockParts {
  const { view, draft, step, close, pass, busy, hinted } = props;
  const main = useSaying(props);
  return {
    choice: <GuessTop draft={draft} size={view.board.size} step={step} />,
    more: (
      <>
        {close && <Button quiet act={close} words={t("break-the-code.later")} />}
        {pass && <Button disabled={busy} act={pass} words={t("break-the-code.pass")} />}
        {hinted && (
          <Button keepsFocus act={() => step({ do: "fill", tiles: hinted })} words={t("break-the-code.use-hint")} />
        )}
      </>
    ),
    main,
  };
}

import { useState } from "preact/hooks";
import { EraseIcon } from "../../../ui/parts/icons";
import { t } from "../../../ui/words/texts";
import { type Draft, ownIn, type Step } from "./draft";
import { Face, FIVES, inWords, numberOf, TILES, TilePicture, tileCode } from "./tiles";
import type { View } from "./types.gen";

interface Props {
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

/** All twenty tiles: red above, blue below, the two green fives among them. */
function Palette({ view, draft, step }: Pick<Props, "view" | "draft" | "step">) {
  const full = draft.tiles.length >= view.board.size;
  const own = gone(view.hand ?? []);
  return (
    <div class="twenty" role="group" aria-label={t("break-the-code.tiles")}>
      {[...TILES]
        .sort((a, b) => (a % 2) - (b % 2) || a - b)
        .map((tile) => {
          const on = draft.tiles.includes(tile);
          return (
            <button
              type="button"
              key={tile}
              data-guide={`tile-${tile}`}
              class={own.includes(tile) ? "own" : undefined}
              aria-label={t(own.includes(tile) ? "break-the-code.tile.own" : "break-the-code.tile.any", {
                tile: [tileCode(tile)],
              })}
              aria-pressed={on}
              disabled={full && !on}
              style={{ "--number": numberOf(tile), "--row": tile % 2, "--high": numberOf(tile) < 5 ? 0 : 1 }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => step({ do: "toggle", tile })}
            >
              <TilePicture tile={tile} />
            </button>
          );
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

/** Naming the code: choose tiles, then press twice, for a guess is not taken back. */
export function GuessTray({ view, draft, step, submit, close, pass, busy, hinted }: Props) {
  const { size, seats } = view.board;
  const [armed, arm] = useState("");
  const key = draft.tiles.join();
  const whole = draft.tiles.length === size;
  const sure = armed === key && whole;
  const still = (event: MouseEvent) => event.preventDefault();
  return (
    <div class="tray btc-tray guess" role="group" aria-label={t("break-the-code.name-code")}>
      <div class="guess-top">
        <Slots draft={draft} size={size} />
        <button
          type="button"
          class="button square"
          aria-label={t("break-the-code.erase")}
          title={t("break-the-code.erase")}
          onMouseDown={still}
          onClick={() => step({ do: "erase" })}
        >
          <EraseIcon />
        </button>
      </div>
      <Palette view={view} draft={draft} step={step} />
      <Warnings view={view} draft={draft} />
      <div class="tray-do">
        {close && (
          <button type="button" class="button quiet" onClick={close}>
            {t("break-the-code.later")}
          </button>
        )}
        {pass && (
          <button type="button" class="button" disabled={busy} onClick={pass}>
            {t("break-the-code.pass")}
          </button>
        )}
        {hinted && (
          <button type="button" class="button" onMouseDown={still} onClick={() => step({ do: "fill", tiles: hinted })}>
            {t("break-the-code.use-hint")}
          </button>
        )}
        <button
          type="button"
          class="button first"
          data-guide="guess"
          disabled={!whole || busy}
          onMouseDown={still}
          onClick={() => (sure ? submit() : arm(key))}
        >
          {busy
            ? t("turn.sending")
            : !whole
              ? t("break-the-code.to-go", { n: size - draft.tiles.length })
              : t(sure ? "break-the-code.do.sure" : seats > 2 ? "break-the-code.do.write" : "break-the-code.do.say")}
        </button>
      </div>
    </div>
  );
}

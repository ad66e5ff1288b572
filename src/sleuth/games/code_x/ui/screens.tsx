import { t } from "../../../ui/words/texts";
import { GearPicture, Icon } from "./icons";
import { GEAR, lookOf, SEATS, tokenWords, trait } from "./pieces";
import type { View } from "./types.gen";

/** One number of a code: seen by all but its owner, who sees it when it is ticked. */
export function Numeral({ token, ticked }: { token: number | null; ticked: boolean }) {
  if (!token)
    return (
      <span class="cx-numeral hidden" role="img" aria-label={t("code-x.code.unknown")}>
        ?
      </span>
    );
  const look = lookOf(trait(token, "colour"));
  return (
    <span
      class={ticked ? "cx-numeral ticked" : "cx-numeral"}
      role="img"
      aria-label={ticked ? t("code-x.code.ticked", { token }) : tokenWords(token)}
      title={tokenWords(token)}
      style={{ "--fill": look.fill, "--on": look.ink }}
    >
      <b>{token}</b>
      <span class="cx-numeral-signs" aria-hidden="true">
        <Icon object={trait(token, "object")} />
        <small>{look.letter}</small>
      </span>
    </span>
  );
}

export function Gears({ up }: { up: readonly string[] }) {
  const words = GEAR.map((gear) =>
    t(up.includes(gear) ? "code-x.gear.up" : "code-x.gear.down", { gear: t(`code-x.gear.${gear}`) }),
  );
  return (
    <span class="cx-gears" role="img" aria-label={words.join(", ")}>
      {GEAR.map((gear, i) => (
        <svg key={gear} viewBox="0 0 24 24" class={up.includes(gear) ? "up" : "down"} aria-hidden="true">
          <title>{words[i]}</title>
          <GearPicture gear={gear} />
        </svg>
      ))}
    </span>
  );
}

/** The code in front of a seat, as far as it may be seen here; `open`: turned round at the end. */
function codeOf(view: View, seat: number, open: boolean): readonly (number | null)[] {
  const { board } = view;
  if (board.opened.length && open) return board.opened[seat]!;
  const seen = seat === view.seat ? [] : (view.codes[seat] ?? []);
  return seen.length ? seen : board.ticks[seat]!;
}

/** How many tokens stand behind the screen. */
function Behind({ n }: { n: number }) {
  return (
    <span class="cx-behind" title={t("code-x.behind", { n })}>
      <span aria-hidden="true">{t("code-x.tokens", { n })}</span>
      <span class="cx-behind-count" aria-hidden="true">
        {n}
      </span>
      <span class="unseen">{t("code-x.behind", { n })}</span>
    </span>
  );
}

/** With all open: the tokens behind a screen, small. */
export function Held({ tokens }: { tokens: readonly number[] }) {
  return (
    <ul class="cx-held" aria-label={t("code-x.behind", { n: tokens.length })}>
      {tokens.map((token) => {
        const { fill, ink, letter } = lookOf(trait(token, "colour"));
        return (
          <li key={token} style={{ "--fill": fill, "--on": ink }}>
            <span aria-hidden="true">
              {token} <small>{letter}</small>
            </span>
            <span class="unseen">{tokenWords(token)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  view: View;
  seat: number;
  /** Is the code of this seat laid open already, now that all is over? */
  open: boolean;
  /** How many codes were left to this seat, once all is over. */
  left: number | null;
}

/** What stands in front of a seat: its code, how many tokens are behind its screen, and its gear. */
export function Screen({ view, seat, open, left }: Props) {
  const { board } = view;
  const won = board.winner === seat;
  const kind = `cx-screen${won ? " winner" : ""}${board.opened.length && open ? " opened" : ""}`;
  return (
    <span class={kind} style={{ "--seat": SEATS[seat]!.fill }} data-guide="screens">
      {left === null ? (
        <Behind n={board.hands[seat]!} />
      ) : (
        <span class="cx-left-to">{t("code-x.left-to", { n: left })}</span>
      )}
      <span class="cx-holder">
        {codeOf(view, seat, open).map((token, at) => (
          <Numeral key={`${at}${token}`} token={token} ticked={board.ticks[seat]?.[at] !== null} />
        ))}
      </span>
      <Gears up={board.up[seat]!} />
      {board.owing.includes(seat) && <span class="badge">{t("code-x.owes")}</span>}
      {board.step === "codes" && (
        <span class="badge">{t(board.locked.includes(seat) ? "code-x.has-chosen" : "code-x.chooses")}</span>
      )}
    </span>
  );
}

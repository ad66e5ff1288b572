import { t } from "../../../ui/words/texts";
import { GearPicture } from "./icons";
import { GEAR, lookOf, SEATS, tokenWords, trait } from "./pieces";
import type { View } from "./types.gen";

interface Props {
  view: View;
  name(seat: number): string;
}

/** One number of a code: seen by all but its owner, who sees it when it is ticked. */
function Numeral({ token, ticked }: { token: number | null; ticked: boolean }) {
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
      {token}
      <small aria-hidden="true">{look.letter}</small>
    </span>
  );
}

function Gears({ up }: { up: readonly string[] }) {
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

function codeOf(view: View, seat: number): readonly (number | null)[] {
  const { board } = view;
  if (board.opened.length) return board.opened[seat]!;
  return view.codes[seat]?.length ? view.codes[seat] : board.ticks[seat]!;
}

/** How many tokens stand behind the screen. */
function Behind({ n }: { n: number }) {
  const words = t("code-x.behind", { n });
  return (
    <span class="cx-behind" title={words}>
      <span aria-hidden="true">▮ {n}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

function Screen({ view, name, seat }: Props & { seat: number }) {
  const { board } = view;
  const turn = board.turn === seat && board.columns > 0;
  const kind = `cx-screen${turn ? " turn" : ""}${board.winner === seat ? " winner" : ""}`;
  return (
    <li class={kind} style={{ "--seat": SEATS[seat]!.fill }} aria-label={name(seat)}>
      <span class="cx-seat-number" aria-hidden="true">
        {seat + 1}
      </span>
      <span class="cx-screen-name">{name(seat)}</span>
      <span class="cx-holder">
        {codeOf(view, seat).map((token, at) => (
          <Numeral key={at} token={token} ticked={board.ticks[seat]?.[at] !== null} />
        ))}
      </span>
      <Gears up={board.up[seat]!} />
      <Behind n={board.hands[seat]!} />
      {board.owing.includes(seat) && <span class="badge">{t("code-x.owes")}</span>}
      {board.step === "codes" && (
        <span class="badge">{t(board.locked.includes(seat) ? "code-x.has-chosen" : "code-x.chooses")}</span>
      )}
    </li>
  );
}

/** Every screen with its code holder: you see all codes but your own. */
export function Screens({ view, name }: Props) {
  return (
    <ul class="cx-screens" data-guide="screens" aria-label={t("code-x.screens")}>
      {Array.from({ length: view.board.seats }, (_, seat) => (
        <Screen key={seat} view={view} name={name} seat={seat} />
      ))}
    </ul>
  );
}

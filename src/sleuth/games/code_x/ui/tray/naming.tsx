import type { DockParts } from "../../../../ui/games";
import { Button } from "../../../../ui/parts/button";
import { onOffer } from "../../../../ui/wire/offers";
import { percent, t } from "../../../../ui/words/texts";
import { chanceOf, type Naming, named } from "../naming";
import { Numeral } from "../screens";
import type { TrayProps } from "./doing";

interface PlacesProps {
  naming: Naming;
  ticks: readonly (number | null)[];
  turnTo(at: number): void;
}

/** The three places that taps on the pad fill. */
function Places({ naming: { wish, at }, ticks, turnTo }: PlacesProps) {
  return (
    <div class="cx-wishes" role="group" aria-label={t("code-x.name.title")}>
      {wish.map((value, position) => (
        <button
          key={position}
          type="button"
          class="cx-wish"
          aria-pressed={at === position}
          disabled={ticks[position] !== null}
          onClick={() => turnTo(position)}
        >
          <Numeral token={value ?? ticks[position] ?? null} ticked={ticks[position] !== null} />
          <span>{t(`code-x.position.${position}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** What naming this would be worth, and what it costs. */
function oddsOf({ notes, naming }: TrayProps): string {
  const given = naming!.wish.flatMap((value, position) => (value === null ? [] : [{ position, value }]));
  if (!given.length) return t("code-x.name.tap");
  if (given.length > 1) return t("code-x.name.all");
  const [{ position, value }] = given as [{ position: number; value: number }];
  const place = t(`code-x.position.${position}`);
  const chance = chanceOf(notes, position, value);
  return chance === null
    ? t("code-x.name.is", { position: place, value })
    : t("code-x.name.odds", { position: place, value, chance: percent(chance) });
}

/** The dock while the pad is a keyboard. */
export function naming(props: TrayProps): DockParts {
  const { view, moves, seat, play, busy, setNaming } = props;
  const now = props.naming!;
  const ticks = view.board.ticks[seat]!;
  const move = named(now.wish, ticks);
  const ready = move !== null && onOffer(moves, move) && !busy;
  const words =
    move?.type === "decipher"
      ? t("code-x.do.decipher", { value: move.value })
      : move?.type === "declare" && ready
        ? t("code-x.do.declare")
        : t("code-x.name.missing");
  return {
    choice: (
      <div class="cx-naming">
        <Places naming={now} ticks={ticks} turnTo={(at) => setNaming({ ...now, at })} />
        <div>
          <p class="cx-say" role="status">
            {oddsOf(props)}
          </p>
          <p class="small soft">{t("code-x.name.cost")}</p>
        </div>
      </div>
    ),
    more: <Button act={() => setNaming(null)} words={t("code-x.name.cancel")} />,
    main: {
      words,
      ready,
      act: () => {
        if (!move) return;
        play(move);
        setNaming(null);
      },
      guide: "do",
    },
  };
}

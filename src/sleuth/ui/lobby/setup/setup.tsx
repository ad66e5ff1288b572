import "./setup.css";
import { useState } from "preact/hooks";
import { Button, IconButton } from "../../parts/button";
import { Dialogue } from "../../parts/dialogue";
import { LinkIcon } from "../../parts/drawn/icons";
import type { GameInfo } from "../../wire/api";
import { isOffline } from "../../wire/transport";
import { useWords } from "../../words/language";
import { gameName } from "../../words/names";
import { inARow, t, tOr } from "../../words/texts";
import { ChoiceField } from "../choice-field";
import { FRIEND, fewest, ME, usualWish, type Wish, type WishedChair, withAFriend } from "../wish";
import { ChairRow, SitterFace } from "./chair-row";
import { Help } from "./help";
import { Listing, More } from "./more";
import { Sides } from "./sides";
import { useSeating } from "./use-seating";
import { WhoPlays } from "./who-plays";
import type { Seating, Wishing } from "./wishing";

interface Props {
  game: GameInfo;
  now: Wish | null;
  busy: boolean;
  close(): void;
  done(wish: Wish): void;
}

const shortName = (chair: WishedChair): string =>
  chair === FRIEND ? t("setup.friend-short") : tOr(`bot.${chair}`, chair);

/** Who sits down with me, in words. */
function company(wish: Wish): string {
  return inARow(wish.chairs.filter((one) => one !== ME).map(shortName));
}

/** What the button says: with whom one plays, or what is missing. */
function playWords({ game, wish }: Wishing): string {
  const missing = fewest(game) - wish.chairs.length;
  if (missing > 0) return t("setup.missing", { n: missing });
  return wish.chairs.includes(FRIEND) ? t("options.make") : t("options.play");
}

/** By a link; on a phone, a sign is enough. */
function Invite({ busy, act }: { busy: boolean; act(): void }) {
  return (
    <>
      <span class="invite-words">
        <Button disabled={busy} act={act}>
          <LinkIcon />
          {t("hall.invite")}
        </Button>
      </span>
      <span class="invite-sign">
        <IconButton disabled={busy} label={t("hall.invite")} icon={<LinkIcon />} act={act} />
      </span>
    </>
  );
}

function Foot({ game, wish, set, busy, done }: Wishing & Pick<Props, "busy" | "done">) {
  const able = wish.chairs.length >= fewest(game);
  const invite = () => done({ ...wish, chairs: withAFriend(game, wish.chairs) });
  const words = playWords({ game, wish, set });
  const who = company(wish);
  return (
    <>
      <span class="company">
        {wish.chairs.map((chair, i) => (
          <SitterFace key={i} chair={chair} size={40} />
        ))}
        <span class="soft">{who ? t("setup.company", { who }) : ""}</span>
      </span>
      {!isOffline() && <Invite busy={busy} act={invite} />}
      <Button first disabled={busy || !able} act={() => done(wish)}>
        <span class="words-wide">{words}</span>
        <span class="words-phone">{able && who ? t("setup.play-with", { who }) : words}</span>
      </Button>
    </>
  );
}

/** The questions, one under the other. */
function Questions(wishing: Seating) {
  const sided = wishing.game.roles.length > 0;
  return (
    <>
      {sided && <Sides {...wishing} />}
      {sided ? <ChairRow {...wishing} n={2} /> : <WhoPlays {...wishing} n={1} />}
      <Help {...wishing} n={sided ? 3 : 2} />
      <More {...wishing} waits={wishing.wish.chairs.includes(FRIEND)} />
    </>
  );
}

/** Three plain questions before a match: who plays, how much help, and what else. */
export function SetUp({ game, now, busy, close, done }: Props) {
  const seating = useSeating(game, now);
  const worded = useWords([game.name]);
  return (
    <Dialogue
      kind="setup"
      title={gameName(game.name)}
      lead={tOr(`${game.name}.tagline`, "")}
      close={close}
      foot={seating && <Foot {...{ ...seating, busy, done }} />}
    >
      {worded && seating && <Questions {...seating} />}
    </Dialogue>
  );
}

/** What the host may change while others sit there: how many chairs, how much help, and what else. */
export function ChangeTerms({ game, now, busy, close, done }: Props) {
  const [wish, set] = useState(() => now ?? usualWish(game));
  const wishing: Wishing = { game, wish, set };
  const chairs = (many: number) => Array.from({ length: many }, (_, i) => wish.chairs[i] ?? FRIEND);
  return (
    <Dialogue
      kind="setup"
      title={t("options.change-title")}
      close={close}
      foot={<Button first disabled={busy} act={() => done(wish)} words={t("options.change")} />}
    >
      {game.seats.length > 1 && (
        <ChoiceField
          label={t("options.seats")}
          values={game.seats}
          value={wish.chairs.length}
          say={String}
          change={(many) => set({ ...wish, chairs: chairs(many) })}
        />
      )}
      <Help {...wishing} n={1} />
      <Listing {...wishing} />
      <More {...wishing} waits={false} />
    </Dialogue>
  );
}

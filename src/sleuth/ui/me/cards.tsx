import { Figure } from "../parts/drawn/figures";
import { OnIcon } from "../parts/drawn/icons";
import type { DiaryPage, Me } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { day, numeral, percent, t, tOr } from "../words/texts";
import { type DayCell, dayNumber, favouriteMistakes, type Mistake, playedOf, streakOf, weeksOf } from "./diary";
import { amount } from "./skill-luck";

interface Props {
  pages: readonly DiaryPage[];
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function Fact({ figure, words }: { figure: string; words: string }) {
  return (
    <div>
      <dt class="small soft">{words}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** Who I am, how much I played, how often I won, and how long a move took me. */
export function WhoCard({ me, pages }: Props & { me: Me }) {
  const { matches, won, pace } = playedOf(pages);
  const first = pages.at(-1);
  return (
    <section class="card me-who">
      <div class="me-name">
        <Figure figure={me.figure} size={72} />
        <div>
          <h1>{me.name}</h1>
          {first && <p class="small soft">{t("me.since", { day: day(first.at) })}</p>}
        </div>
      </div>
      <dl>
        <Fact figure={numeral(matches)} words={t("me.matches", { n: matches })} />
        <Fact figure={won === null ? "–" : percent(won)} words={t("me.won")} />
        <Fact figure={pace === null ? "–" : clock(pace)} words={t("me.pace")} />
      </dl>
    </section>
  );
}

const WEEKS = 13;
const MUCH = 3;

/** A day: darker for more matches. */
function Day({ cell: { day: number, matches }, today }: { cell: DayCell; today: number }) {
  const shade = matches === null ? "to-come" : `shade-${Math.min(matches, MUCH)}`;
  return <span class={number === today ? `me-day ${shade} today` : `me-day ${shade}`} />;
}

/** Days in a row with a match, and the last thirteen weeks. */
export function DaysCard({ pages }: Props) {
  const today = dayNumber(Date.now());
  const { now, longest } = streakOf(pages, today);
  return (
    <section class="card me-days">
      <div class="me-line">
        <h2>
          <span class="me-streak">{numeral(now)}</span> {t("me.days", { n: now })}
        </h2>
        <p class="small soft">{t("me.longest", { n: longest })}</p>
      </div>
      <div class="me-weeks" role="img" aria-label={t("me.weeks", { n: WEEKS })}>
        {weeksOf(pages, today, WEEKS).map((week, n) => (
          <span key={n} class="me-week">
            {week.map((cell) => (
              <Day key={cell.day} cell={cell} today={today} />
            ))}
          </span>
        ))}
      </div>
      <p class="me-line small soft">
        <span class="me-shades">
          {t("me.fewer")} <span class="me-day shade-1" />
          <span class="me-day shade-2" />
          <span class="me-day shade-3" /> {t("me.more")}
        </span>
        <span>{t("me.weeks", { n: WEEKS })}</span>
      </p>
    </section>
  );
}

function MistakeRow({ of: { kind, unit, times, loss, game, table } }: { of: Mistake }) {
  const each = t("me.each", { n: amount(loss / times, unit) });
  return (
    <li>
      <a href={`/match/${table}`}>
        <span class="me-times">{t("me.times", { n: times })}</span>
        <span>
          <strong>{tOr(`${kind}.kind`, t(`me.mistake.${unit}`))}</strong>
          <span class="small soft">{`${gameName(game)} · ${each}`}</span>
        </span>
        <OnIcon />
      </a>
    </li>
  );
}

const KINDS = 4;

/** The kinds of moves that went wrong most often; a tap looks back at the last one. */
export function MistakesCard({ pages }: Props) {
  const all = favouriteMistakes(pages, KINDS);
  return (
    <section class="card me-mistakes">
      <h2>{t("me.mistakes")}</h2>
      {all.length === 0 && <p class="soft">{t("me.mistakes.none")}</p>}
      <ul>
        {all.map((one) => (
          <MistakeRow key={`${one.game} ${one.kind} ${one.unit}`} of={one} />
        ))}
      </ul>
    </section>
  );
}

import { useNarrow } from "../parts/narrow";
import type { DiaryPage, Reviewed } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { day, labelled, numeral, t } from "../words/texts";
import { type Judged, judgedOf } from "./diary";
import { type Frame, lineThrough, type Plot, plotOf } from "./plot";

const MOST = 30;
const [WIDE, NARROW, HIGH, RIGHT] = [580, 330, 210, 104];

/** The frames of skill, above, and of luck, below it. */
function framesOf(narrow: boolean): [Frame, Frame] {
  const frame = { wide: narrow ? NARROW : WIDE, left: 44, right: RIGHT, high: HIGH };
  return [
    { ...frame, top: 10, foot: 84 },
    { ...frame, top: 140, foot: 24 },
  ];
}

type Unit = Reviewed["unit"];

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** So much of a unit, in words: of a chance, in hundredths. */
export function amount(much: number, unit: Unit, sign = ""): string {
  return t(`review.unit.${unit}`, { n: `${sign}${numeral(tenth(unit === "chance" ? much * 100 : much))}` });
}

/** Tens that embrace every skill. */
function skillMarks(all: readonly Judged[]): number[] {
  const low = Math.min(90, Math.floor(Math.min(...all.map(({ skill }) => skill)) / 10) * 10);
  return [low, (low + 100) / 2, 100];
}

function SkillLine({ all, plot, marks }: { all: readonly Judged[]; plot: Plot; marks: readonly number[] }) {
  const { left, right, wide } = plot.frame;
  return (
    <>
      <g class="plot-axes">
        {marks.map((value) => (
          <g key={value}>
            <path d={`M${left} ${plot.y(value)}H${wide - right}`} />
            <text x={left - 6} y={plot.y(value) + 4} data-end>
              {`${numeral(value)} %`}
            </text>
          </g>
        ))}
      </g>
      <path class="skill-line" d={lineThrough(all.map(({ skill }, n) => [plot.x(n), plot.y(skill)]))} />
      <circle class="skill-dot" cx={plot.x(all.length - 1)} cy={plot.y(all.at(-1)!.skill)} r="4" />
    </>
  );
}

function LuckBars({ all, plot }: { all: readonly Judged[]; plot: Plot }) {
  const { left, right, wide, high } = plot.frame;
  const thick = Math.min(12, (wide - left - right) / all.length / 1.6);
  return (
    <>
      <g class="plot-axes">
        <path d={`M${left} ${plot.y(0)}H${wide - right}`} />
        <text x={left - 6} y={plot.y(0) + 4} data-end>
          0
        </text>
        <text x={left} y={high - 4}>
          {day(all[0]!.at)}
        </text>
        <text x={wide - right} y={high - 4} data-end>
          {day(all.at(-1)!.at)}
        </text>
      </g>
      {all.map(({ luck }, n) => {
        const [zero, end] = [plot.y(0), plot.y(luck)];
        const x = Math.min(Math.max(plot.x(n) - thick / 2, left), wide - right - thick);
        return (
          <rect
            key={n}
            class={luck >= 0 ? "luck-more" : "luck-less"}
            x={x}
            y={Math.min(zero, end)}
            width={thick}
            height={Math.max(1, Math.abs(end - zero))}
          />
        );
      })}
    </>
  );
}

/** Skill as a line, over luck as bars: the last matches that were reviewed. */
function Drawn({ all, unit, name }: { all: readonly Judged[]; unit: Unit; name: string }) {
  const marks = skillMarks(all);
  const [above, below] = framesOf(useNarrow());
  const skill = plotOf(above, all.length, marks[0]!, 100);
  const widest = Math.max(0.1, ...all.map(({ luck }) => Math.abs(luck)));
  const luck = plotOf(below, all.length, -widest, widest);
  const mean = all.reduce((sum, one) => sum + one.skill, 0) / all.length;
  const total = all.reduce((sum, one) => sum + one.luck, 0);
  const [skillSaid, luckSaid] = [
    t("me.skill", { n: Math.round(mean) }),
    t("me.luck", { n: amount(total, unit, total > 0 ? "+" : "") }),
  ];
  const end = above.wide - RIGHT + 12;
  return (
    <svg
      class="skill-luck"
      viewBox={`0 0 ${above.wide} ${HIGH}`}
      role="img"
      aria-label={labelled(name, `${skillSaid}, ${luckSaid}`)}
    >
      <SkillLine all={all} plot={skill} marks={marks} />
      <LuckBars all={all} plot={luck} />
      <text class="skill-said" x={end} y={skill.y(all.at(-1)!.skill) + 5}>
        {skillSaid}
      </text>
      <text class="luck-said" x={end} y={luck.y(0) + 5}>
        {luckSaid}
      </text>
    </svg>
  );
}

/** How well I played the last matches of a game, and how lucky I was. */
export function SkillAndLuck({ pages, game }: { pages: readonly DiaryPage[]; game: string | undefined }) {
  const all = game === undefined ? [] : judgedOf(pages, game, MOST);
  const unit = pages.find((page) => page.game === game && page.reviewed)?.reviewed?.unit ?? "bits";
  const name = game === undefined ? "" : gameName(game);
  return (
    <section class="card me-skill">
      <header>
        <h2>{name ? t("me.skill-luck.of", { game: name }) : t("me.skill-luck")}</h2>
        <p class="small soft plot-key">
          <span class="key-skill">{t("me.skill.about")}</span>
          <span class="key-more">{t("me.luck.more")}</span>
          <span class="key-less">{t("me.luck.less")}</span>
        </p>
      </header>
      {all.length ? <Drawn {...{ all, unit, name }} /> : <p class="soft">{t("me.skill.none")}</p>}
    </section>
  );
}

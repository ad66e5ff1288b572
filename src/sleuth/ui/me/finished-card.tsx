import { useState } from "preact/hooks";
import { Chip } from "../parts/button";
import { HouseFace } from "../parts/drawn/face";
import { Figure } from "../parts/drawn/figures";
import { OnIcon } from "../parts/drawn/icons";
import { api } from "../wire/api";
import type { DiaryPage } from "../wire/wire.gen";
import { gameName } from "../words/names";
import { day, inARow, t } from "../words/texts";

const SHOWN = 9;

const KINDS: Record<string, (page: DiaryPage) => boolean> = {
  all: () => true,
  won: ({ ending }) => ending.points === 1,
  people: ({ ending }) => ending.people > 0,
};

/** How a match ended for me, and against whom. */
function resultWords({ ending: { points, bots, people } }: DiaryPage): string {
  const how = points === null ? "left" : points === 1 ? "won" : points === 0 ? "lost" : "tie";
  const who = [...bots.map((bot) => t(`bot.${bot}`)), ...(people ? [t("me.people", { n: people })] : [])];
  return [t(`me.result.${how}`), inARow(who)].filter(Boolean).join(", ");
}

function FinishedMatch({ page }: { page: DiaryPage }) {
  const { table, game, at, ending, reviewed } = page;
  const [bot] = ending.bots;
  const skill = reviewed?.skill ?? null;
  return (
    <li>
      <a href={`/match/${table}`}>
        {bot ? <HouseFace bot={bot} size={34} /> : <Figure figure={0} size={34} />}
        <span class="me-ended">
          <strong>{gameName(game)}</strong>
          <span class="small soft">{resultWords(page)}</span>
        </span>
        <span class="me-ended end">
          <strong>{skill === null ? "–" : `${skill} %`}</strong>
          <time class="small soft" dateTime={new Date(at).toISOString()}>
            {day(at)}
          </time>
        </span>
        <OnIcon />
      </a>
    </li>
  );
}

/** The last matches: with whom, how they went, how well I played; a tap looks back. */
export function FinishedCard({ pages }: { pages: readonly DiaryPage[] }) {
  const [kind, choose] = useState("all");
  const shown = pages.filter(KINDS[kind]!).slice(0, SHOWN);
  return (
    <section class="card me-finished">
      <div class="me-line">
        <h2>{t("me.finished")}</h2>
        <span class="small soft">{t("me.skill.column")}</span>
      </div>
      <div class="me-kinds">
        {Object.keys(KINDS).map((one) => (
          <Chip key={one} on={one === kind} act={() => choose(one)} words={t(`me.kind.${one}`)} />
        ))}
      </div>
      {shown.length === 0 && <p class="soft">{t("me.none")}</p>}
      <ul>
        {shown.map((page) => (
          <FinishedMatch key={page.table} page={page} />
        ))}
      </ul>
      <div class="me-foot">
        <a class="button" href="/games">
          {t("hall.all-games")}
        </a>
        <a class="button" href={api.myDataAt} download="sleuth.json">
          {t("export.open")}
        </a>
      </div>
    </section>
  );
}

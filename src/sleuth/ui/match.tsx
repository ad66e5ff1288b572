import { useEffect, useState } from "preact/hooks";
import { api, type MatchInfo } from "./api";
import { Figure } from "./figures";
import { SeedCheck } from "./seed-check";
import { t, tOr } from "./texts";
import { attempt } from "./toast";

function Record({ id }: { id: string }) {
  const [text, set] = useState<string>();
  useEffect(() => {
    void fetch(api.recordAt(id)).then(async (answer) => answer.ok && set(await answer.text()));
  }, [id]);
  return text ? <pre class="record">{text}</pre> : null;
}

/** A finished match at its own address: who played, how it ended, its record and its seed. */
export function MatchPage({ id }: { id: string }) {
  const [match, set] = useState<MatchInfo>();
  useEffect(() => {
    void attempt(api.match(id)).then(set);
  }, [id]);
  if (!match) return <main id="main" class="page soft">{t("table.opening")}</main>;
  const best = match.result?.places[0] ?? [];
  const decided = (match.result?.places.length ?? 0) > 1;
  return (
    <main id="main" class="page match">
      <h1>{tOr(`${match.game}.name`, match.game)}</h1>
      <ul class="chairs">
        {match.seats.map((seat) => (
          <li key={seat.seat} class="card chair">
            <Figure figure={seat.person?.figure ?? 0} bot={!!seat.bot} size={52} />
            <strong>{seat.person?.name ?? tOr(`bot.${seat.bot}`, seat.bot ?? t("seat.nobody"))}</strong>
            {decided && best.includes(seat.seat) && <span class="badge">{t("match.winner")}</span>}
          </li>
        ))}
      </ul>
      <div class="ending-do">
        <a class="button" href={`/table/${id}`}>
          {t("match.table")}
        </a>
        <a class="button" href={api.recordAt(id)} download={`${id}.txt`}>
          {t("match.download")}
        </a>
        <SeedCheck id={id} />
      </div>
      <Record id={id} />
    </main>
  );
}

import { useEffect, useState } from "preact/hooks";
import { useGame } from "../games";
import { Button } from "../parts/button";
import { copy } from "../parts/copy-field";
import { Face } from "../parts/drawn/face";
import { MessagePage } from "../parts/message-page";
import { attempt } from "../parts/toast";
import { SeedCheck } from "../seed/seed-check";
import { headline, winners } from "../table/ending/ending";
import { api, type MatchInfo } from "../wire/api";
import { useMe } from "../wire/profile";
import { gameName, nameAt, seatsOf } from "../words/names";
import { t } from "../words/texts";
import { Replay } from "./replay";

function Record({ id }: { id: string }) {
  const [text, set] = useState<string>();
  const load = () => void fetch(api.recordAt(id)).then(async (answer) => answer.ok && set(await answer.text()));
  return (
    <details class="more" onToggle={load}>
      <summary>{t("replay.record")}</summary>
      {text && (
        <pre class="record" tabIndex={0}>
          {text}
        </pre>
      )}
    </details>
  );
}

function Players({ match }: { match: MatchInfo }) {
  const best = match.result ? winners(match.result) : [];
  const decided = (match.result?.places.length ?? 0) > 1;
  return (
    <ul class="players">
      {match.seats.map((seat) => (
        <li key={seat.seat}>
          <Face who={seat} size={36} />
          <strong>{nameAt(match, seat.seat)}</strong>
          {seat.role && <span class="small soft">{t(seat.role)}</span>}
          {decided && best.includes(seat.seat) && <span class="badge">{t("match.winner")}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What can be taken along: the address, the record, the proof that its dice were fair. */
function MatchDoing({ match: { id, uploaded } }: { match: MatchInfo }) {
  return (
    <div class="match-do">
      <Button act={() => copy(`${location.origin}/match/${id}`)} words={t("replay.share")} />
      <a class="button" href={api.recordAt(id)} download={`${id}.txt`}>
        {t("match.download")}
      </a>
      {!uploaded && (
        <a class="button" href={`/table/${id}`}>
          {t("match.table")}
        </a>
      )}
      <SeedCheck id={id} />
    </div>
  );
}

function MatchHead({ match }: { match: MatchInfo }) {
  const mine = seatsOf(match, useMe()?.id ?? null);
  return (
    <div class="match-head">
      <div>
        <h1>{gameName(match.game)}</h1>
        <p>{headline(match, match.result, mine[0] ?? null)}</p>
      </div>
      <Players match={match} />
    </div>
  );
}

/** A finished match at its own address: who played, how it ended, step by step, and its dice. */
export function MatchPage({ id }: { id: string }) {
  const [match, set] = useState<MatchInfo | null>();
  const ui = useGame(match?.game);
  const load = () => void attempt(api.match(id)).then((found) => set(found ?? null));
  useEffect(load, [id]);
  if (match === null) return <MessagePage text={t("match.none")} retry={load} />;
  if (!match)
    return (
      <main id="main" class="page soft">
        {t("table.opening")}
      </main>
    );
  return (
    <main id="main" class="page match">
      <MatchHead match={match} />
      {ui && <Replay match={match} ui={ui} />}
      {ui?.Review && match.review != null && (
        <ui.Review review={match.review as never} name={(seat) => nameAt(match, seat)} />
      )}
      <MatchDoing match={match} />
      <Record id={id} />
    </main>
  );
}

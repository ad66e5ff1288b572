import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type GameUi, useGame } from "../games";
import { Button, IconButton } from "../parts/button";
import { copy } from "../parts/copy-field";
import { Face } from "../parts/drawn/face";
import { KeysIcon } from "../parts/drawn/icons";
import { MessagePage } from "../parts/message-page";
import { saveText } from "../parts/save-text";
import { ThemeSwitch } from "../parts/theme-switch";
import { attempt } from "../parts/toast";
import { SeedCheck } from "../seed/seed-check";
import { headline, winners } from "../table/ending/result";
import { api, type MatchInfo } from "../wire/api";
import { useMe } from "../wire/profile";
import { LanguageSwitch } from "../words/language-switch";
import { gameName, nameAt, seatsOf } from "../words/names";
import { t } from "../words/texts";
import { speedOf } from "./autoplay";
import { Replay } from "./replay";

function Record({ id }: { id: string }) {
  const [text, set] = useState<string>();
  const load = () => void api.record(id).then(set, () => undefined);
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

/** Save the record as a file. */
async function download(id: string): Promise<void> {
  const text = await attempt(api.record(id));
  if (text !== undefined) saveText(`${id}.txt`, text);
}

/** What can be taken along: the address, the record, the proof that its dice were fair. */
function MatchDoing({ match: { id, uploaded } }: { match: MatchInfo }) {
  return (
    <div class="match-do">
      <Button act={() => copy(`${location.origin}/match/${id}`)} words={t("replay.share")} />
      <Button act={() => download(id)} words={t("match.download")} />
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
        <h2>{gameName(match.game)}</h2>
        <p>{headline(match, match.result, mine[0] ?? null)}</p>
      </div>
      <Players match={match} />
    </div>
  );
}

/** Who played, how it ended, what can be learnt and taken along, and how this page speaks and looks. */
function About({ match, ui, keys }: { match: MatchInfo; ui: GameUi; keys(): void }) {
  return (
    <>
      <MatchHead match={match} />
      {ui.Review && match.review != null && (
        <ui.Review review={match.review as never} name={(seat) => nameAt(match, seat)} />
      )}
      <MatchDoing match={match} />
      <Record id={match.id} />
      <div class="match-tools">
        <IconButton label={t("keys.title")} icon={<KeysIcon />} quiet act={keys} />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </>
  );
}

interface Props {
  id: string;
  /** Does it fill the window, with a bar of its own? */
  setPlaying(playing: boolean): void;
  keys(): void;
}

/** A finished match at its own address: step by step, who played, how it ended, and its dice. */
export function MatchPage({ id, setPlaying, keys }: Props) {
  const [match, set] = useState<MatchInfo | null>();
  const ui = useGame(match?.game);
  const load = () => void attempt(api.match(id)).then((found) => set(found ?? null));
  useEffect(load, [id]);
  const shown = !!match && !!ui;
  useLayoutEffect(() => setPlaying(shown), [shown]);
  if (match === null) return <MessagePage text={t("match.none")} retry={load} />;
  if (!match || !ui)
    return (
      <main id="main" class="page soft">
        {t("table.opening")}
      </main>
    );
  const about = <About match={match} ui={ui} keys={keys} />;
  return <Replay match={match} ui={ui} plays={speedOf(location.search)} about={about} />;
}

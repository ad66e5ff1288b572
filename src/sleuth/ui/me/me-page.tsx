import "./me.css";
import { useEffect, useState } from "preact/hooks";
import { useGames } from "../hall/use-games";
import { MessagePage } from "../parts/message-page";
import { attempt } from "../parts/toast";
import { api } from "../wire/api";
import { useMe } from "../wire/profile";
import type { Me, MyDiary, MyRatings } from "../wire/wire.gen";
import { useWords } from "../words/language";
import { t } from "../words/texts";
import { DaysCard, MistakesCard, WhoCard } from "./cards";
import { FinishedCard } from "./finished-card";
import { RatingCard } from "./rating-card";
import { SkillAndLuck } from "./skill-luck";

interface Kept {
  ratings: MyRatings;
  diary: MyDiary;
}

/** What the house keeps of my matches, asked for when I come. */
function useKept(me: Me | null): Kept | null {
  const [kept, set] = useState<Kept | null>(null);
  useEffect(() => {
    if (!me?.id) return;
    const both = Promise.all([api.ratings(), api.diary()]);
    void attempt(both).then((found) => found && set({ ratings: found[0], diary: found[1] }));
  }, [me?.id]);
  return kept;
}

function Cards({ me, kept: { ratings, diary } }: { me: Me; kept: Kept }) {
  const { pages } = diary;
  const [found] = useGames();
  const [chosen, choose] = useState<string>();
  const game = chosen ?? ratings.games.toSorted((a, b) => b.matches - a.matches)[0]?.game ?? pages[0]?.game;
  const worded = useWords([...new Set(pages.map((page) => page.game))]);
  return (
    <main id="main" class="me-page">
      <WhoCard me={me} pages={pages} />
      <RatingCard mine={ratings} games={Array.isArray(found) ? found : []} game={game} choose={choose} />
      <FinishedCard pages={pages} />
      <DaysCard pages={pages} />
      {worded && <MistakesCard pages={pages} />}
      <SkillAndLuck pages={pages} game={game} />
    </main>
  );
}

/** My own page: how strong I am, how well I played, how lucky I was, and when. */
export function MePage() {
  const me = useMe();
  const kept = useKept(me);
  if (me && !me.id) return <MessagePage title={t("me.title")} text={t("me.nobody")} />;
  return me && kept ? <Cards me={me} kept={kept} /> : <MessagePage text={t("table.opening")} />;
}

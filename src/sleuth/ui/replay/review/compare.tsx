import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { Dialogue } from "../../parts/dialogue";
import { HouseFace } from "../../parts/drawn/face";
import { attempt } from "../../parts/toast";
import { api } from "../../wire/api";
import type { Opinion, Opinions } from "../../wire/wire.gen";
import { type Names, t } from "../../words/texts";
import { BadgeOf } from "./badge";
import { inUnit } from "./figures";
import { said } from "./words";

function Line({ opinion, names }: { opinion: Opinion; names: Names }) {
  const { bot, unit, loss, badge } = opinion;
  return (
    <li data-bot={bot}>
      <HouseFace bot={bot} size={40} />
      <span>
        <strong>{t(`bot.${bot}`)}</strong>
        <br />
        {opinion.said ? said(opinion.said, names) : t("review.compare.waits")}
      </span>
      {badge && <BadgeOf badge={badge} />}
      {unit && loss !== null && <span class="small soft">{inUnit(unit, -loss)}</span>}
    </li>
  );
}

interface Props {
  id: string;
  seat: number;
  n: number;
  names: Names;
  close(): void;
}

/** What each of the house would have done here, by what this seat saw and heard. */
export function Compare({ id, seat, n, names, close }: Props) {
  const [found, set] = useState<Opinions | null>();
  useEffect(() => {
    void attempt(api.opinions(id, seat, n)).then((said) => set(said ?? null));
  }, [id, seat, n]);
  return (
    <Dialogue title={t("review.compare.title")} close={close}>
      <p class="small soft">{t("review.compare.how", { who: names.name(seat) })}</p>
      {found === undefined && <p role="status">{t("review.compare.asking")}</p>}
      {found && (
        <ul class="review-cast">
          {found.opinions.map((opinion) => (
            <Line key={opinion.bot} opinion={opinion} names={names} />
          ))}
        </ul>
      )}
      <Button act={close} words={t("house.close")} />
    </Dialogue>
  );
}

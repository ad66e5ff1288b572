import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../../ui/parts/button";
import { SelectField } from "../../../../ui/parts/select-field";
import { api } from "../../../../ui/wire/api";
import { errorWords } from "../../../../ui/wire/asking";
import { exactPercent, t } from "../../../../ui/words/texts";
import type { Explored, Prospect } from "../types.gen";
import { ExplorerMap } from "./explorer-map";
import {
  ending,
  inSight,
  LAST,
  PIECES,
  type Piece,
  type Position,
  placed,
  question,
  START,
  TICKETS,
  type Tickets,
  ticketsOf,
  withTickets,
} from "./position";
import { Prospects } from "./prospects";
import "./explorer.css";

interface Known {
  explored: Explored | null;
  wrong: string | null;
}

const NOTHING: Known = { explored: null, wrong: null };

/** What the house knows of a position; the answer to an older question is not heard any more. */
function useExplored(position: Position): Known {
  const [known, set] = useState(NOTHING);
  const asked = question(position);
  useEffect(() => {
    let heard = true;
    set(NOTHING);
    if (ending(position)) return;
    api.explore("scotland-yard", asked).then(
      ({ found }) => heard && set({ explored: found as Explored, wrong: null }),
      (error) => heard && set({ explored: null, wrong: errorWords(error) }),
    );
    return () => {
      heard = false;
    };
  }, [asked]);
  return known;
}

/** What the detectives win, as a bar and in words. */
function Odds({ explored }: { explored: Explored }) {
  const said = exactPercent(explored.value);
  const by = `scotland-yard.explore.by.${explored.by}`;
  return (
    <section class="explorer-odds">
      <p class="explorer-value">
        <strong>{said}</strong> {explored.exact?.includes("/") && <span class="badge">{explored.exact}</span>}
      </p>
      <meter min={0} max={1} value={explored.value} aria-label={t("scotland-yard.explore.odds")}>
        {said}
      </meter>
      <p class="small soft">{t(explored.exact === "0" ? `${by}.nothing` : by)}</p>
    </section>
  );
}

interface SettingProps {
  position: Position;
  moving: Piece | null;
  take(piece: Piece | null): void;
  set(position: Position): void;
}

/** Which piece is put elsewhere, how much of the log is filled, which tickets he has. */
function Setting({ position, moving, take, set }: SettingProps) {
  const fields = Array.from({ length: LAST }, (_, n) => [`${n}`, `${n}`] as const);
  const tickets = TICKETS.map((each) => [each, t(`scotland-yard.explore.tickets.${each}`)] as const);
  return (
    <div class="explorer-setting">
      <fieldset>
        <legend>{t("scotland-yard.explore.place")}</legend>
        {PIECES.map((piece) => (
          <Button key={piece} pressed={piece === moving} act={() => take(piece === moving ? null : piece)}>
            {piece === "x" ? t("scotland-yard.role.mister-x") : piece + 1}
          </Button>
        ))}
      </fieldset>
      <SelectField
        label={t("scotland-yard.explore.field")}
        options={fields}
        value={`${position.field}`}
        change={(field) => set({ ...position, field: Number(field) })}
      />
      <SelectField
        label={t("scotland-yard.explore.tickets")}
        options={tickets}
        value={ticketsOf(position)}
        change={(held) => set(withTickets(position, held as Tickets))}
      />
    </div>
  );
}

/** The way here, of which each step can be taken back. */
function useWay() {
  const [way, set] = useState<readonly Position[]>([START]);
  const go = (next: Position) => set((now) => (next === now.at(-1) ? now : [...now, next]));
  return { way, position: way.at(-1)!, go, back: () => set((now) => now.slice(0, -1)), restart: () => set([START]) };
}

function Steps({ way, back, restart }: Pick<ReturnType<typeof useWay>, "way" | "back" | "restart">) {
  return (
    <div class="explorer-steps">
      <Button disabled={way.length < 2} act={back}>
        {t("scotland-yard.explore.back")}
      </Button>
      <Button disabled={way.length < 2} act={restart}>
        {t("scotland-yard.explore.restart")}
      </Button>
    </div>
  );
}

/** The solved game to walk through: a position on the map, what it is worth, and what is best. */
export function Explorer() {
  const { way, position, go, back, restart } = useWay();
  const { explored, wrong } = useExplored(position);
  const [moving, take] = useState<Piece | null>(null);
  const [picked, choose] = useState<Prospect | null>(null);
  const open = inSight(explored);
  const chosen = picked && explored?.prospects.includes(picked) ? picked : (explored?.prospects[0] ?? null);
  const press = (station: number) => {
    if (moving === null) return choose(open.get(station) ?? null);
    go(placed(position, moving, station));
    take(null);
  };
  const over = ending(position);
  return (
    <div class="explorer">
      <ExplorerMap {...{ position, moving, open, chosen, press }} />
      <div class="explorer-side">
        <p class="soft">{t("scotland-yard.explore.lead")}</p>
        <Steps {...{ way, back, restart }} />
        <div aria-live="polite">
          {explored && <Odds explored={explored} />}
          {wrong && <p class="explorer-wrong">{wrong}</p>}
          {over && <p>{t(`scotland-yard.explore.over.${over}`)}</p>}
          {!(explored || wrong || over) && <p class="soft">{t("scotland-yard.explore.asking")}</p>}
        </div>
        {explored && <Prospects {...{ position, chosen, choose }} prospects={explored.prospects} step={go} />}
        <Setting {...{ position, moving, take }} set={go} />
      </div>
    </div>
  );
}

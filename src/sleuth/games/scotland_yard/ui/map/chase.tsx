import { useEffect, useState } from "preact/hooks";
import type { SeatProps } from "../../../../ui/games";
import { api } from "../../../../ui/wire/api";
import { t } from "../../../../ui/words/texts";
import { hiddenOn } from "../travel-log";
import type { Field, Notes, View } from "../types.gen";
import { linked, type Point, place, route, type Way } from "./chart";
import { discsOf } from "./discs";
import { Disc } from "./town";

/** Where Mister X was, station by station, beginning with his start: known to all when a match is over. */
export function useRoute({ view, table }: Pick<SeatProps<View, Notes>, "view" | "table">): readonly number[] {
  const [path, set] = useState<readonly number[]>([]);
  const told = toldRoute(view);
  const asks = view.board.over !== null && !told.length;
  useEffect(() => {
    if (asks) void lastTrail(table.id).then(set, () => undefined);
  }, [asks, table.id]);
  return told.length ? told : path;
}

/** His way, as far as the view tells all of it. */
function toldRoute({ trail, board }: View): readonly number[] {
  const told = board.log.map((field) => field.at);
  if (trail.length || told.includes(null)) return trail;
  return [board.lair ?? told[0] ?? 0, ...(told as number[])].filter(Boolean);
}

/** His way as he himself saw it at the end; the steps come in pages. */
async function lastTrail(id: string, from = 0): Promise<readonly number[]> {
  const page = await api.steps(id, 0, { from });
  const last = page.steps.at(-1);
  if (!last) return [];
  if (page.next !== null) return lastTrail(id, page.next);
  return (last.views[0] as View).trail;
}

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  taxi: ["taxi"],
  bus: ["bus"],
  underground: ["underground"],
  black: ["ferry", "taxi", "bus", "underground"],
};

/** One move of his, drawn by its transport on a white edge. */
function Leg({ from, to, by }: { from: number; to: number; by: Field["by"] }) {
  const points = route(from, to, WAYS[by ?? "black"]).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return (
    <g class={`chase-leg ${by ?? "open"}`}>
      <polyline class="chase-edge" points={points.join(" ")} />
      <polyline class="chase-line" points={points.join(" ")} />
    </g>
  );
}

/** The number of a field beside the station: brass where he was shown, ink where he was hidden. */
function FieldDisc({ at, n, shown }: { at: Point; n: number; shown: boolean }) {
  return (
    <g
      class={shown ? "chase-field shown" : "chase-field"}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
    >
      <circle r="11" />
      <text y="0.36em">{n}</text>
    </g>
  );
}

/** What detectives ride. */
const RIDDEN: Readonly<Record<"beginner" | "classic", readonly Way[]>> = {
  beginner: ["taxi", "bus"],
  classic: ["taxi", "bus", "underground"],
};

/** The field on which most detectives stood one move from him, and went elsewhere; the latest of these. */
export function nearMiss(view: View, path: readonly number[]): { field: number; by: readonly number[] } | null {
  const ways = RIDDEN[view.board.options.version];
  const chances = view.board.log.slice(0, -1).map(({ taken }, i) => {
    const at = path[i + 1];
    const by = at === undefined ? [] : taken.flatMap((post, seat) => (linked(post, at, ways) ? [seat + 1] : []));
    return { field: i + 1, by };
  });
  const best = chances.reduce((old, one) => (one.by.length >= old.by.length ? one : old), {
    field: 0,
    by: [] as number[],
  });
  return best.by.length ? best : null;
}

/** A station on his way, in full colours over the lines. */
const OnTheWay = ({ station, classic }: { station: number; classic: boolean }) => (
  <g transform={`translate(${place(station).x.toFixed(1)} ${place(station).y.toFixed(1)})`}>
    <Disc station={station} classic={classic} />
  </g>
);

/** Where it began. */
const Start = ({ at, below }: { at: number; below: boolean }) => (
  <g
    class="chase-start"
    transform={`translate(${place(at).x.toFixed(1)} ${(place(at).y + (below ? 26 : -26)).toFixed(1)})`}
  >
    <rect x="-24" y="-10" width="48" height="20" rx="10" />
    <text y="0.36em">{t("scotland-yard.end.start")}</text>
  </g>
);

/** The end as a scene: his whole way with its fields, where he was hidden, and where he was nearly caught. */
export function Chase({ view, path }: { view: View; path: readonly number[] }) {
  const { log, options } = view.board;
  const near = nearMiss(view, path);
  const end = path.at(-1);
  const stands = [...view.board.posts, ...path.slice(-1)];
  const ring = (at: number, kind: string, r: number) => <circle class={kind} r={r} cx={place(at).x} cy={place(at).y} />;
  return (
    <g class="yard-chase" aria-hidden="true">
      {path.slice(1).map((to, i) => (
        <Leg key={i} from={path[i]!} to={to} by={log[i]?.by ?? null} />
      ))}
      {[...new Set(path)].map((station) => (
        <OnTheWay key={station} station={station} classic={options.version === "classic"} />
      ))}
      {near && ring(path[near.field]!, "chase-near", 23)}
      {end !== undefined && ring(end, "chase-end", 20)}
      {end !== undefined && ring(end, "chase-end", 29)}
      {path.length > 1 && <Start at={path[0]!} below={stands.includes(path[0]!)} />}
      {discsOf(path, stands).map((at, i) => (
        <FieldDisc key={i} at={at} n={i + 1} shown={!hiddenOn(view, i + 1)} />
      ))}
    </g>
  );
}

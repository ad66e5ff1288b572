import type { SeatProps } from "../../../ui/games";
import { Button } from "../../../ui/parts/button";
import { ClearMarks, useMarks } from "../../../ui/table/panes/marks";
import { percent, t } from "../../../ui/words/texts";
import { setMarking, useMarking } from "./marks";
import { SeatLine } from "./tickets";
import type { Notes, View } from "./types.gen";

type Props = SeatProps<View, Notes>;

/** Where Mister X may be, station by station, with shares where the table agreed on odds. */
function Stations({ notes }: { notes: Notes }) {
  const total = notes.counts.reduce((sum, n) => sum + n, 0);
  return (
    <ul class="yard-stations">
      {notes.stations.map((station, i) => (
        <li key={station}>
          <strong>{station}</strong>
          {total > 0 && <span class="small soft">{percent(notes.counts[i]! / total)}</span>}
        </li>
      ))}
    </ul>
  );
}

function PastHead({ posts, name }: { posts: number; name: Props["name"] }) {
  return (
    <tr>
      <th scope="col">{t("scotland-yard.pad.field")}</th>
      <th scope="col">X</th>
      {Array.from({ length: posts }, (_, i) => (
        <th key={i} scope="col" title={name(i + 1)}>
          {i + 1}
        </th>
      ))}
    </tr>
  );
}

/** Rounds behind us: where he was, and where the detectives were then. */
function Past({ view, name }: Pick<Props, "view" | "name">) {
  const { log, posts } = view.board;
  if (!log.length) return <p class="small soft">{t("scotland-yard.pad.empty")}</p>;
  const at = (n: number) => log[n]!.at ?? (n + 1 in view.trail ? `(${view.trail[n + 1]})` : "?");
  return (
    <table class="yard-past">
      <thead>
        <PastHead posts={posts.length} name={name} />
      </thead>
      <tbody>
        {log.map((field, n) => (
          <tr key={n}>
            <th scope="row">{n + 1}</th>
            <td>{at(n)}</td>
            {field.taken.map((post, i) => (
              <td key={i}>{post}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who stands where with which tickets, for windows whose seats are faces only. */
function Purses({ view, name }: Pick<Props, "view" | "name">) {
  return (
    <ul class="yard-purses">
      {[0, ...view.board.posts.map((_, i) => i + 1)].map((seat) => (
        <li key={seat}>
          <span>{name(seat)}</span>
          <SeatLine view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** The pad: stations marked by hand, and what the agreed help fills in. */
export function Pad(props: Props) {
  const { view, notes, table, seat } = props;
  const [marks, put] = useMarks(props.kept);
  const marking = useMarking();
  return (
    <>
      {notes && notes.stations.length > 0 && (
        <>
          <p class="yard-left">
            {t(seat === 0 ? "scotland-yard.pad.think" : "scotland-yard.pad.left", { n: notes.stations.length })}
          </p>
          <Stations notes={notes} />
        </>
      )}
      <Purses view={view} name={props.name} />
      {table.assistance !== "none" && <Past view={view} name={props.name} />}
      <div class="tray-do">
        <Button
          pressed={marking}
          act={() => setMarking(!marking)}
          words={t(marking ? "scotland-yard.pad.marked" : "scotland-yard.pad.mark")}
        />
        <ClearMarks marks={marks} put={put} words={t("scotland-yard.pad.clear")} />
      </div>
      <p class="small soft">{t("scotland-yard.pad.how")}</p>
    </>
  );
}

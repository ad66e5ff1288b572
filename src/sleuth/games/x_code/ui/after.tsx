import { useEffect, useState } from "preact/hooks";
import { api } from "../../../ui/api";
import type { AfterProps } from "../../../ui/games";
import { go } from "../../../ui/router";
import { nameAt } from "../../../ui/names";
import { t } from "../../../ui/texts";
import { attempt } from "../../../ui/toast";
import { crackedHere, nextStage, remember, stageOf, STAGES, tableFor, unlocked } from "./campaign";
import { Symbol } from "./card";
import { secondsOf } from "./hourglass";
import type { Review, View } from "./types.gen";

type Props = AfterProps<View>;

function Campaign({ table, seat }: Props) {
  const cracked = crackedHere();
  const open = new Set(unlocked(cracked).map((one) => one.name));
  const next = nextStage(cracked);
  const start = async (name: string) => {
    const stage = STAGES.find((one) => one.name === name)!;
    const made = await attempt(api.open(tableFor(stage, table, seat)));
    if (made) go(`/table/${made.id}`);
  };
  return (
    <section class="xc-campaign" aria-label={t("x-code.campaign")}>
      <h3>{t("x-code.campaign")}</h3>
      <ol>
        {STAGES.map((one) => (
          <li key={one.name} class={cracked.includes(one.name) ? "done" : open.has(one.name) ? "open" : "shut"}>
            {open.has(one.name) ? (
              <button class={one === next ? "button first" : "button"} onClick={() => void start(one.name)}>
                {t(`x-code.stage.${one.name}`)}
                {cracked.includes(one.name) && " ✓"}
              </button>
            ) : (
              <span class="soft">{t(`x-code.stage.${one.name}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const WIDE = 300;
const ROW = 22;

function Line({ review, name }: { review: Review; name(seat: number): string }) {
  const seats = review.actions.length;
  const at = (millis: number) => 4 + (millis / Math.max(1, review.lasted)) * (WIDE - 8);
  const row = (seat: number) => 14 + seat * ROW;
  return (
    <svg class="xc-line" viewBox={`0 0 ${WIDE} ${seats * ROW + 26}`} role="img" aria-label={t("x-code.review.line")}>
      {review.turns.map((turn, i) => (
        <path key={`t${i}`} class="turn" d={`M${at(turn.at)} 2V${seats * ROW + 6}`} />
      ))}
      {Array.from({ length: seats }, (_, seat) => (
        <path key={seat} class="rail" d={`M4 ${row(seat)}H${WIDE - 4}`} />
      ))}
      {review.swaps.map((swap, i) => (
        <path key={`s${i}`} class="swap" d={`M${at(swap.at)} ${row(swap.seat)}V${row(swap.other)}`} />
      ))}
      {review.missed.map((swap, i) => (
        <path key={`m${i}`} class="missed" d={`M${at(swap.at)} ${row(swap.seat)}V${row(swap.other)}`} />
      ))}
      {review.sets.map((set, i) => (
        <g key={`l${i}`} transform={`translate(${at(set.at)} ${row(set.seat)})`}>
          <circle class="set" r="8" />
          <Symbol face={set.face} x={0} y={0} size={0.36} />
        </g>
      ))}
      <text class="scale" x="4" y={seats * ROW + 20}>
        0:00
      </text>
      <text class="scale" x={WIDE - 4} y={seats * ROW + 20} text-anchor="end">
        {secondsOf(review.lasted)}
      </text>
      <title>{Array.from({ length: seats }, (_, seat) => name(seat)).join(", ")}</title>
    </svg>
  );
}

function Looked({ review, table }: { review: Review; table: Props["table"] }) {
  const name = (seat: number) => nameAt(table, seat);
  return (
    <section class="xc-review" aria-label={t("x-code.review")}>
      <h3>{t("x-code.review")}</h3>
      <Line review={review} name={name} />
      <ul class="small">
        {review.actions.map((count, seat) => (
          <li key={seat}>
            <strong>{name(seat)}</strong> {t("x-code.review.seat", { n: count, idle: Math.round((review.idle[seat] ?? 0) / 1000) })}
          </li>
        ))}
        <li>{t("x-code.review.swaps", { n: review.swaps.length, missed: review.missed.length })}</li>
        {review.turns.map((turn, i) => (
          <li key={i}>{t("x-code.review.turn", { who: name(turn.seat), left: Math.round(turn.left / 1000), gained: Math.round(turn.gained / 1000) })}</li>
        ))}
        <li>{t("x-code.review.fewest", { n: review.fewest, all: review.actions.reduce((a, b) => a + b, 0), time: secondsOf(review.fastest) })}</li>
      </ul>
    </section>
  );
}

/** After the end: what is open next, and how it went. */
export function After(props: Props) {
  const { table, view } = props;
  const [review, set] = useState<Review | null>(null);
  const solved = view.board.sets.length === view.board.options.keys;
  const stage = stageOf(table.options);
  useEffect(() => {
    if (solved && stage && props.seat !== null) remember(stage.name);
    void api.match(table.id).then(
      (match) => set(match.review as Review | null),
      () => undefined,
    );
  }, [table.id]);
  return (
    <>
      {props.seat !== null && <Campaign {...props} />}
      {review && <Looked review={review} table={table} />}
    </>
  );
}

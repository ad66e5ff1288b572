import { useState } from "preact/hooks";
import type { SeatProps } from "../../../ui/games";
import { useMarks } from "../../../ui/table/pad-frame";
import { percent, t } from "../../../ui/words/texts";
import { answerOf, brief } from "./answers";
import { type Focus, lookAt, useFocus } from "./focus";
import {
  at,
  type ColourSeen,
  type Computed,
  colourSeen,
  computed,
  type Mark,
  NEXT,
  NEXT_COLOUR,
  refuted,
} from "./marks";
import { TableOfAnswers } from "./table-of-answers";
import { type Colour, colourOf, FACES, Form, letterOf, numberOf, tileCode } from "./tiles";
import type { Notes, View } from "./types.gen";
import "./pad.css";

type Props = SeatProps<View, Notes>;
type Marks = Readonly<Record<string, string>>;

interface SquareProps {
  place: number;
  column: number;
  tile: number;
  mark: Mark;
  known: Computed | undefined;
  share: number | null;
  told: boolean;
  press(): void;
}

function figure(share: number): string {
  if (share > 0 && share < 0.01) return "<1";
  return share < 1 && share > 0.99 ? ">99" : `${Math.round(share * 100)}`;
}

function stateOf(mark: Mark, known: Computed | undefined): string {
  if (refuted(mark, known)) return "refuted";
  if (known) return known.sure ? "sure" : "proven";
  return mark === "x" ? "crossed" : mark === "o" ? "circled" : "open";
}

function Square({ column, tile, mark, known, share, told, press }: SquareProps) {
  const state = stateOf(mark, known);
  const open = share !== null && !known;
  const words = t("break-the-code.pad.square", {
    place: [`break-the-code.place.${column}`],
    tile: [tileCode(tile)],
    state: t(`break-the-code.pad.${state}`),
  });
  return (
    <button
      type="button"
      class={`spot ${colourOf(tile)} ${state}${told ? " told" : ""}`}
      aria-label={open ? `${words}, ${percent(share)}` : words}
      aria-pressed={known ? told : undefined}
      onClick={press}
    >
      {open && (
        <svg class="spot-share" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
          <rect x="0" y={100 - share * 100} width="10" height={share * 100} />
        </svg>
      )}
      <svg class={`spot-form ${colourOf(tile)}`} viewBox="27 6 10 10" aria-hidden="true">
        <Form colour={colourOf(tile)} />
      </svg>
      <svg class="spot-sign" viewBox="0 0 24 24" aria-hidden="true">
        {known ? (
          known.sure ? (
            <path class="sign computed yes" d="M5 13l5 5 9-12" />
          ) : (
            <path class="sign computed" d="M6 6l12 12M18 6L6 18" />
          )
        ) : null}
        {mark === "x" && (!known || known.sure) && (
          <path class="sign hand" d="M6 6c4 3 8 8 12 12M18 6c-4 4-8 8-12 12" />
        )}
        {mark === "o" && <circle class="sign hand" cx="12" cy="12" r="9" />}
      </svg>
      {open && !mark && share > 0 && <span class="spot-percent">{figure(share)}</span>}
    </button>
  );
}

/** A tick for the colour at a place: red, blue, green, none. */
function ColourTick({ column, seen, told, press }: { column: number; seen: ColourSeen; told: boolean; press(): void }) {
  const { colour, state } = seen;
  const gaps = {
    place: [`break-the-code.place.${column}`],
    colour: colour ? t(`break-the-code.colour.${colour}`) : "–",
  };
  const proven = state === "refuted" || state === "sure";
  const words = proven
    ? t("break-the-code.pad.colour-proven", { ...gaps, state: t(`break-the-code.pad.${state}`) })
    : t("break-the-code.pad.colour", gaps);
  return (
    <button
      type="button"
      class={`tick ${colour} ${state}${told ? " told" : ""}`}
      aria-label={words}
      aria-pressed={proven ? told : undefined}
      onClick={press}
    >
      {colour ? letterOf(colour as Colour) : "·"}
    </button>
  );
}

interface SheetProps {
  props: Props;
  place: number;
  marks: Marks;
  put(marks: Record<string, string>): void;
}

function Sheet({ props, place, marks, put }: SheetProps) {
  const { view, notes } = props;
  const focus = useFocus();
  const known = computed(notes);
  const counts = notes?.sheets.find((sheet) => sheet.place === place)?.counts;
  const columns = Array.from({ length: view.board.size }, (_, column) => column);
  const prove = (id: string, found: Computed) =>
    lookAt({ proof: focus.proof?.mark === id ? null : { mark: id, ...found.proof } });
  const tick = (column: number) => {
    const id = `${place}.${column}.colour`;
    const hand = marks[id] ?? "";
    const seen = colourSeen(known, place, column, hand);
    const told = focus.proof?.mark === id;
    const press = () => {
      if (!seen.known) return put({ ...marks, [id]: NEXT_COLOUR[hand]! });
      if (hand && told) put({ ...marks, [id]: "" });
      prove(id, seen.known);
    };
    return <ColourTick column={column} seen={seen} told={told} press={press} />;
  };
  const square = (column: number, tile: number) => {
    const id = at(place, column, tile);
    const mark = (marks[id] ?? "") as Mark;
    const found = known.get(id);
    const told = focus.proof?.mark === id;
    const share = counts && notes?.left ? (counts[column]?.[tile] ?? 0) / notes.left : null;
    const press = () => {
      if (!found) return put({ ...marks, [id]: NEXT[mark] });
      if (refuted(mark, found) && told) put({ ...marks, [id]: "" });
      prove(id, found);
    };
    return <Square key={tile} {...{ place, column, tile, mark, known: found, share, told, press }} />;
  };
  return (
    <table class="btc-pad">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              <span>{t(`break-the-code.place.${column}`)}</span>
              {tick(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 10 }, (_, number) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {columns.map((column) => (
              <td key={column}>
                <div class="spots">
                  {FACES.filter((tile) => numberOf(tile) === number).map((tile) => square(column, tile))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why a mark holds, if no answer is needed for it. */
function without(view: View, proof: NonNullable<Focus["proof"]>): string {
  if (proof.tries.length) return "break-the-code.pad.proof-guess";
  return view.centre ? "break-the-code.pad.proof-seen" : "break-the-code.pad.proof-none";
}

/** What proves the mark that was tapped. */
function ProofWords({ view, name }: Pick<Props, "view" | "name">) {
  const { proof } = useFocus();
  if (!proof) return null;
  const { asked, seats } = view.board;
  const told = proof.answers.map(([n, seat]) => {
    const answer = answerOf(asked[n], seat);
    const said = answer === null ? "" : brief(asked[n]!.question, answer);
    return seats > 2 ? t("break-the-code.pad.proof-answer", { who: name(seat), said }) : said;
  });
  return (
    <div class="proof btc-proof" role="status">
      <p>{told.length ? t("break-the-code.pad.proof", { n: told.length }) : t(without(view, proof))}</p>
      <p class="btc-told">
        {told.map((words, n) => (
          <span key={n}>{words}</span>
        ))}
      </p>
      {told.length > 0 && proof.tries.length > 0 && <p>{t("break-the-code.pad.proof-guess")}</p>}
    </div>
  );
}

/** The pad: answers on top, and for every hidden hand a sheet of all tiles by place. */
export function Pad(props: Props) {
  const { view, seat, table, notes, name } = props;
  const { board } = view;
  const hidden = [
    ...(board.seats > 2 ? [board.seats] : []),
    ...Array.from({ length: board.seats }, (_, one) => one).filter((one) => one !== seat),
  ];
  const [chosen, choose] = useState<number | null>(null);
  const [marks, put] = useMarks(`${table.id}.${seat}`);
  const place = chosen !== null && hidden.includes(chosen) ? chosen : hidden[0]!;
  return (
    <>
      {table.assistance !== "none" && <TableOfAnswers {...props} />}
      {notes?.left != null && <p class="btc-left">{t("break-the-code.pad.left", { n: notes.left })}</p>}
      {hidden.length > 1 && (
        <div class="sheets" role="group" aria-label={t("break-the-code.pad.sheets")}>
          {hidden.map((one) => (
            <button type="button" key={one} class="chip" aria-pressed={one === place} onClick={() => choose(one)}>
              {one === board.seats ? t("break-the-code.centre") : name(one)}
            </button>
          ))}
        </div>
      )}
      <Sheet props={props} place={place} marks={marks} put={put} />
      <ProofWords view={view} name={name} />
      <p class="small soft">{t(notes ? "break-the-code.pad.how-computed" : "break-the-code.pad.how")}</p>
      {Object.values(marks).some(Boolean) && (
        <button type="button" class="button quiet" onClick={() => put({})}>
          {t("break-the-code.pad.clear")}
        </button>
      )}
    </>
  );
}

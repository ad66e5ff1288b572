import type { SeatProps } from "../../../../ui/games";
import type { Marks } from "../../../../ui/table/panes/marks";
import { type Mark, nextMark } from "../../../../ui/table/panes/marks";
import { t } from "../../../../ui/words/texts";
import { lookAt, useFocus } from "../focus";
import { FACES, looksLike, numberOf } from "../tiles";
import type { Notes, View } from "../types.gen";
import { at, type Computed, colourSeen, computed, NEXT_COLOUR, refuted } from "./marks";
import { ColourTick, Square } from "./square";

interface SheetProps {
  props: SeatProps<View, Notes>;
  place: number;
  marks: Marks;
  put(marks: Marks): void;
}

interface PlaceProps extends SheetProps {
  known: ReadonlyMap<string, Computed>;
  column: number;
}

/** A press on what is computed shows its proof, or hides it. */
function useProof(id: string): [told: boolean, prove: (found: Computed) => void] {
  const focus = useFocus();
  const told = focus.proof?.mark === id;
  return [told, (found) => lookAt({ proof: told ? null : { mark: id, ...found.proof } })];
}

function SheetTick({ known, place, column, marks, put }: PlaceProps) {
  const id = `${place}.${column}.colour`;
  const hand = marks[id] ?? "";
  const seen = colourSeen(known, place, column, hand);
  const [told, prove] = useProof(id);
  const press = () => {
    if (!seen.known) return put({ ...marks, [id]: NEXT_COLOUR[hand]! });
    if (hand && told) put({ ...marks, [id]: "" });
    prove(seen.known);
  };
  return <ColourTick column={column} seen={seen} told={told} press={press} />;
}

function SheetSquare({ props, known, place, column, tile, marks, put }: PlaceProps & { tile: number }) {
  const { notes } = props;
  const id = at(place, column, tile);
  const mark = (marks[id] ?? "") as Mark;
  const found = known.get(id);
  const [told, prove] = useProof(id);
  const counts = notes?.sheets.find((sheet) => sheet.place === place)?.counts;
  const share = counts && notes?.left ? (counts[column]?.[tile] ?? 0) / notes.left : null;
  const was = (props.view.board.shown[place] ?? [])[column];
  const truth = was !== undefined && FACES.includes(tile) && looksLike(was, tile);
  const press = () => {
    if (!found) return put({ ...marks, [id]: nextMark(mark) });
    if (refuted(mark, found) && told) put({ ...marks, [id]: "" });
    prove(found);
  };
  return <Square {...{ place, column, tile, mark, known: found, share, told, truth, press }} />;
}

const NUMBERS = Array.from({ length: 10 }, (_, number) => FACES.filter((tile) => numberOf(tile) === number));

/** A hidden hand: all tiles by number, a column for each place in it. */
export function Sheet(sheet: SheetProps) {
  const { view, notes } = sheet.props;
  const all = { ...sheet, known: computed(notes) };
  const columns = Array.from({ length: view.board.size }, (_, column) => column);
  return (
    <table class="btc-pad">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              <span>{t(`break-the-code.place.${column}`)}</span>
              <SheetTick {...all} column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NUMBERS.map((tiles, number) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {columns.map((column) => (
              <td key={column}>
                <div class="spots">
                  {tiles.map((tile) => (
                    <SheetSquare key={tile} {...all} column={column} tile={tile} />
                  ))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

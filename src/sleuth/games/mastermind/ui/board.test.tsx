// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { SeatProps } from "../../../ui/games";
import { Dock } from "../../../ui/table/stage/dock";
import { NOTHING } from "../../../ui/wire/offers";
import type { Offered } from "../../../ui/wire/wire.gen";
import { useParts } from "./board";
import type { Move, Notes, Board as OpenBoard, View } from "./types.gen";

const options = { games: 2, pegs: 4, colours: 6, rows: 10, blanks: false, keying: "automatic", first: null } as const;
const blank: OpenBoard = {
  options,
  maker: 1,
  game: 0,
  attempt: 0,
  ready: true,
  rows: [],
  shown: null,
  points: [0, 0],
  past: [],
  unkeyed: false,
};
const colours = [0, 1, 2, 3, 4, 5];

function rowsOf(kind: string): Offered {
  const code = { type: "each", places: [colours, colours, colours, colours] } as const;
  return { type: "offered", listed: [], products: [{ type: "product", kind, fields: { code } }] };
}

/** The board and the dock, without the table round them. */
function Shown(props: SeatProps<View, Notes>) {
  const { board, ...dock } = useParts(props);
  return (
    <>
      {board}
      <Dock parts={dock} busy={props.busy} waits="" panes={null} notices={null} over={false} />
    </>
  );
}

function show(board: Partial<OpenBoard>, moves: Offered, more: Partial<SeatProps<View, Notes>> = {}) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const play = vi.fn<(move: { type: string }) => void>();
  const props: SeatProps<View, Notes> = {
    seat: 0,
    view: { board: { ...blank, ...board }, seat: 0, code: null },
    notes: null,
    moves,
    facts: [],
    hint: null,
    still: false,
    busy: false,
    kept: "t.1",
    table: { id: "t", game: "mastermind", assistance: "facts", seats: 2 },
    name: (seat) => ["Ada", "Bo"][seat]!,
    mine: (seat) => seat === 0,
    face: () => null,
    talk: [],
    play,
    phrase: () => undefined,
    clock: () => 0,
    forward: () => undefined,
    ...more,
  };
  act(() => render(<Shown {...props} />, root));
  return { root, play };
}

const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const button = (root: Element, words: string) =>
  [...root.querySelectorAll("button")].find((one) => one.textContent?.includes(words));

test("a row is filled by letters and digits, and played by Enter", async () => {
  const { play } = show({}, rowsOf("guess"));
  for (const key of ["r", "2", "b", "Enter", "y", "Enter"]) await press(key);
  expect(play.mock.calls).toEqual([[{ type: "guess", code: [0, 1, 2, 3] } satisfies Move]]);
});

test("a row is filled by pressing pegs; the button works once it is full", async () => {
  const { root, play } = show({ ready: false, maker: 0 }, rowsOf("hide"));
  const pegs = root.querySelectorAll<HTMLButtonElement>(".palette button");
  for (const peg of [5, 5, 0]) await act(() => pegs[peg]!.click());
  expect(button(root, "1 to go")?.disabled).toBe(true);
  await act(() => pegs[1]!.click());
  await act(() => button(root, "Hide this code")!.click());
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: "hide", code: [5, 5, 0, 1] });
});

test("nothing can be pressed when nothing is on offer, nor while a move is under way", async () => {
  expect(show({}, NOTHING).root.querySelector(".palette")).toBeNull();
  expect(show({}, rowsOf("guess"), { still: true }).root.querySelector(".palette")).toBeNull();
  const { play } = show({}, rowsOf("guess"), { busy: true });
  for (const key of ["r", "r", "r", "r", "Enter"]) await press(key);
  expect(play).not.toHaveBeenCalled();
});

test("keys by hand: only those that exist", async () => {
  const rows = [{ guess: [0, 0, 0, 0], key: null }];
  const listed = [0, 1].map((red) => ({ type: "answer", red, white: 0 }));
  const hand = { ...options, keying: "hand" } as const;
  const { root, play } = show({ maker: 0, rows, options: hand }, { type: "offered", listed, products: [] });
  const more = [...root.querySelectorAll<HTMLButtonElement>(".stepper button:last-child")];
  expect(more.map((one) => one.disabled)).toEqual([false, true]);
  await act(() => more[0]!.click());
  expect(more[0]!.disabled).toBe(true);
  await act(() => button(root, "Place this key")!.click());
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: "answer", red: 1, white: 0 });
});

test("the challenge looks the same whether the keys clash or not, and can always be made", async () => {
  const hand = { ...options, keying: "hand" } as const;
  const clash = { ...rowsOf("guess"), listed: [{ type: "challenge" }] };
  const looks = [rowsOf("guess"), clash].map((moves) => show({ options: hand }, moves).root.innerHTML);
  expect(looks[0]).toBe(looks[1]);
  const { root, play } = show({ options: hand }, rowsOf("guess"));
  await act(() => button(root, "Challenge the keys")!.click());
  await act(() => button(root, "Yes, challenge now")!.click());
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: "challenge" });
  expect(button(root, "Challenge the keys")?.disabled).toBe(false);
});

test("rows are told in words, and a finished game stays in sight", () => {
  const rows = [{ guess: [0, 1, 2, 3], key: { red: 4, white: 0 } }];
  const past = [{ game: 0, maker: 1, code: [0, 1, 2, 3], guesses: 1, rows, points: [0, 1] as const, faulty: [] }];
  const { root } = show({ game: 2, past, points: [0, 1] }, NOTHING);
  expect(root.querySelector(".row[role=img]")?.getAttribute("aria-label")).toBe(
    "Row 1: red, green, blue, yellow; 4 red and 0 white",
  );
  expect(root.textContent).toContain("You broke the code in the very first row!");
});

/** What a card asks, as a picture: a rack of small tiles, and a sign for what is told of them. */

type Look = "red" | "blue" | "lit";
type Looks = Readonly<Record<number, Look>>;

interface Drawn {
  /** How tiles are shaded, by place. */
  readonly look?: Looks;
  /** Numbers on tiles, by place. */
  readonly on?: Readonly<Record<number, string>>;
  /** An arc over two neighbours, with a sign where one is needed. */
  readonly arc?: readonly [from: number, sign?: string];
  /** Arrows down to places. */
  readonly arrows?: readonly number[];
  /** A brace under places that are added up. */
  readonly brace?: readonly [from: number, to: number];
  /** A sign over the rack. */
  readonly sign?: string;
  readonly spread?: boolean;
}

const RED: Looks = { 0: "red", 2: "red" };
const BLUE: Looks = { 1: "blue", 3: "blue" };

const lit = (...places: number[]): Looks => Object.fromEntries(places.map((at) => [at, "lit" as const]));
const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sum = (from: number, to: number): Drawn => ({ look: lit(...between(from, to)), brace: [from, to], sign: "Σ" });
const where = (sought: string): Drawn => ({ on: { 1: sought, 3: sought }, arrows: [1, 3] });
const choice = (a: string, b: string): Drawn => ({ on: { 1: a, 3: b }, arrows: [1, 3] });

/** The picture of each card, for a rack of so many tiles. */
function drawn(card: number, size: number): Drawn {
  const last = size - 1;
  const all: Readonly<Record<number, Drawn>> = {
    1: where("0"),
    2: choice("1", "2"),
    3: choice("3", "4"),
    4: where("5"),
    5: choice("6", "7"),
    6: choice("8", "9"),
    7: { look: { 0: "red", 1: "red", 2: "blue" }, arc: [0] },
    8: { look: lit(1, 2), on: { 1: "3", 2: "4" }, arc: [1, "+1"] },
    9: { look: lit(0, 2), on: { 0: "2", 1: "3", 2: "8" }, sign: "2 4 6" },
    10: { look: lit(0, 2), on: { 0: "1", 1: "4", 2: "7" }, sign: "1 3 5" },
    11: { look: RED, sign: "?" },
    12: { look: BLUE, sign: "?" },
    13: { look: lit(1, 2), on: { 1: "6", 2: "6" }, arc: [1, "="] },
    14: sum(0, 2),
    15: sum(1, last - 1),
    16: sum(last - 2, last),
    17: { look: RED, sign: "Σ" },
    18: { look: BLUE, sign: "Σ" },
    19: sum(0, last),
    20: { look: lit(size >> 1), sign: ">4" },
    21: { look: lit(0, last), spread: true },
  };
  return all[card] ?? {};
}

const STEP = 22;
const LEFT = 7;
const TOP = 24;
const middle = (at: number): number => LEFT + at * STEP + 9;

function Tile({ at, look, number }: { at: number; look: Look | undefined; number: string | undefined }) {
  const x = middle(at);
  return (
    <g class={look ? `pic-tile ${look}` : "pic-tile"}>
      <rect x={x - 9} y={TOP} width="18" height="26" rx="3.500" />
      {look === "red" && <circle class="pic-form" cx={x} cy={TOP + 13} r="3.600" />}
      {look === "blue" && <rect class="pic-form" x={x - 3.5} y={TOP + 9.5} width="7" height="7" />}
      {number && (
        <text x={x} y={TOP + 18.5}>
          {number}
        </text>
      )}
    </g>
  );
}

function Arc({ from, sign }: { from: number; sign: string | undefined }) {
  const [x, end] = [middle(from), middle(from + 1)];
  return (
    <g class="pic-arc">
      <path d={`M${x} ${TOP - 3}Q${(x + end) / 2} ${TOP - 15} ${end} ${TOP - 3}`} />
      {sign && (
        <text x={(x + end) / 2} y={TOP - 12}>
          {sign}
        </text>
      )}
    </g>
  );
}

function Brace({ from, to }: { from: number; to: number }) {
  const [x, end, y] = [middle(from) - 8, middle(to) + 8, TOP + 30];
  const half = (x + end) / 2;
  return <path class="pic-line" d={`M${x} ${y}q0 4 4 4H${half - 4}q4 0 4 4q0-4 4-4H${end - 4}q4 0 4-4`} />;
}

function Spread({ size }: { size: number }) {
  const [x, end, y] = [middle(0), middle(size - 1), TOP - 9];
  return <path class="pic-line" d={`M${x} ${y}H${end}m-6-4l6 4l-6 4M${x + 6} ${y - 4}l-6 4l6 4`} />;
}

/** What the card asks, drawn; its words stand beside it. */
export function CardDrawing({ card, size }: { card: number; size: number }) {
  const { look = {}, on = {}, arc, arrows = [], brace, sign, spread } = drawn(card, size);
  return (
    <svg class="q-picture" viewBox={`0 0 ${2 * LEFT + size * STEP - 4} 66`} aria-hidden="true">
      {between(0, size - 1).map((at) => (
        <Tile key={at} at={at} look={look[at]} number={on[at]} />
      ))}
      {arc && <Arc from={arc[0]} sign={arc[1]} />}
      {arrows.map((at) => (
        <path key={at} class="pic-arrow" d={`M${middle(at)} 6v13m-4-5l4 5l4-5`} />
      ))}
      {brace && <Brace from={brace[0]} to={brace[1]} />}
      {spread && <Spread size={size} />}
      {sign && (
        <text
          class="pic-sign"
          x={brace ? (middle(brace[0]) + middle(brace[1])) / 2 : LEFT + (size * STEP - 4) / 2}
          y="16"
        >
          {sign}
        </text>
      )}
    </svg>
  );
}

import type { ComponentChildren } from "preact";
import { RulesPart } from "../../../ui/rules/rules-parts";
import { t } from "../../../ui/words/texts";
import { FigurePiece, TileFace } from "./field/tile-face";
import { TILE } from "./field/where";
import { Icon } from "./icons";
import { GEAR, tokenWords } from "./pieces";
import { Card, Disc } from "./token";
import type { Tile } from "./types.gen";
import "./rules.css";

function Picture({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <figure class="cx-picture">
      {children}
      <figcaption class="small soft">{t(`code-x.rules.picture.${label}`)}</figcaption>
    </figure>
  );
}

/** Five tokens, one of each colour and each object, with what is printed on them. */
function Tokens() {
  return (
    <Picture label="tokens">
      <div class="cx-row">
        {[17, 4, 28, 11, 5].map((token) => (
          <span key={token} role="img" aria-label={tokenWords(token)}>
            <Card token={token} />
          </span>
        ))}
      </div>
    </Picture>
  );
}

const TILES: readonly Tile[] = [
  { kind: "restaurant", owner: 0 },
  { kind: "bar", owner: 1 },
  { kind: "film-set", owner: 2 },
  { kind: "reactivate", owner: null },
  { kind: "extra-turn", owner: null },
  { kind: "swap", owner: null },
];

function TileRow({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Picture label={label}>
      <svg viewBox={`0 0 ${TILE * TILES.length} ${TILE}`} aria-hidden="true">
        {tiles.map((tile, i) => (
          <g key={i} transform={`translate(${i * TILE} 0)`}>
            <TileFace tile={tile} />
          </g>
        ))}
      </svg>
    </Picture>
  );
}

const DUOS: readonly Tile[] = [
  { kind: "restaurant", owner: null },
  { kind: "bar", owner: null },
  { kind: "film-set", owner: null },
];

const KNIGHT = [
  [0, 1],
  [0, 3],
  [1, 0],
  [1, 4],
  [3, 0],
  [3, 4],
  [4, 1],
  [4, 3],
] as const;

/** A figure in the middle of five by five, and the eight ends of an L. */
function LShape() {
  const size = 40;
  const middle = (n: number) => n * size + size / 2;
  return (
    <Picture label="l">
      <svg class="cx-l" viewBox={`0 0 ${5 * size} ${5 * size}`} aria-hidden="true">
        {Array.from({ length: 25 }, (_, n) => (
          <rect
            key={n}
            class="cx-l-cell"
            x={(n % 5) * size + 2}
            y={Math.floor(n / 5) * size + 2}
            width={size - 4}
            height={size - 4}
            rx="6"
          />
        ))}
        {KNIGHT.map(([x, y]) => (
          <circle key={`${x}${y}`} class="cx-l-end" cx={middle(x)} cy={middle(y)} r="9" />
        ))}
        <path class="cx-l-way" d={`M${middle(2)} ${middle(2)}V${middle(0)}H${middle(3) - 6}`} />
        <g transform={`translate(${middle(2)} ${middle(2) + 6}) scale(.8)`}>
          <FigurePiece seat={0} />
        </g>
      </svg>
    </Picture>
  );
}

function Gears() {
  return (
    <ul class="cx-gear-list">
      {GEAR.map((gear) => (
        <li key={gear}>
          <Icon gear={gear} />
          <span>
            <strong>{t(`code-x.gear.${gear}`)}</strong> {t(`code-x.rules.gear.${gear}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The journey of the asked token, and of the one it pushes onto the field. */
function Journey() {
  return (
    <Picture label="journey">
      <svg class="cx-journey" viewBox="0 0 320 120" aria-hidden="true">
        <defs>
          <marker id="cx-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0l10 5-10 5z" fill="currentColor" />
          </marker>
        </defs>
        <rect class="cx-question" x="10" y="60" width="52" height="52" rx="10" />
        <Disc x={36} y={86} token={17} />
        <circle class="cx-slot" cx="140" cy="86" r="25" />
        <Disc x={140} y={86} token={0} />
        <g transform="translate(218 16)">
          <TileFace tile={{ kind: "bar", owner: 2 }} />
        </g>
        <path class="cx-arrow" d="M66 86h44" marker-end="url(#cx-tip)" />
        <path class="cx-arrow" d="M164 74C190 60 196 56 216 56" marker-end="url(#cx-tip)" />
      </svg>
    </Picture>
  );
}

/** The rules of Code X in our own words, with pictures; what the print leaves open is marked. */
export function Rules() {
  return (
    <article class="cx-rules">
      <p class="lead">{t("code-x.rules.lead")}</p>
      <RulesPart of="code-x.rules.tokens" rulings={["code-x.rules.ruling.colours"]}>
        <Tokens />
      </RulesPart>
      <RulesPart
        of="code-x.rules.start"
        rulings={[
          "code-x.rules.ruling.codes",
          "code-x.rules.ruling.first",
          "code-x.rules.ruling.board",
          "code-x.rules.ruling.figures",
        ]}
      />
      <RulesPart of="code-x.rules.field" rulings={["code-x.rules.ruling.tiles", "code-x.rules.ruling.layout"]}>
        <TileRow label="tiles" tiles={TILES} />
      </RulesPart>
      <RulesPart of="code-x.rules.move" rulings={["code-x.rules.ruling.move", "code-x.rules.ruling.share"]}>
        <LShape />
        <Gears />
      </RulesPart>
      <RulesPart of="code-x.rules.land" />
      <RulesPart of="code-x.rules.duo">
        <TileRow label="duo" tiles={DUOS} />
      </RulesPart>
      <RulesPart of="code-x.rules.actions" rulings={["code-x.rules.ruling.swap", "code-x.rules.ruling.extra"]} />
      <RulesPart of="code-x.rules.ask" rulings={["code-x.rules.ruling.answers"]} />
      <RulesPart of="code-x.rules.answer" rulings={["code-x.rules.ruling.free"]}>
        <Journey />
      </RulesPart>
      <RulesPart of="code-x.rules.follow" rulings={["code-x.rules.ruling.follow"]} />
      <RulesPart of="code-x.rules.spy" rulings={["code-x.rules.ruling.spy"]} />
      <RulesPart of="code-x.rules.name" rulings={["code-x.rules.ruling.skip"]} />
      <RulesPart of="code-x.rules.end" rulings={["code-x.rules.ruling.stalemate"]} />
      <RulesPart of="code-x.rules.pad" />
    </article>
  );
}

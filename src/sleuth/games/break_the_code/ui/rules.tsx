import { RulesPart } from "../../../ui/rules/rules-parts";
import { t } from "../../../ui/words/texts";
import { type Answer, brief, cardCode } from "./answers";
import { Stand } from "./stand";
import { TILES, TilePicture } from "./tiles";
import "./rules.css";

const CARDS: readonly number[] = Array.from({ length: 21 }, (_, n) => n + 1);

interface ExampleProps {
  name: string;
  tiles: readonly number[];
  card: number;
  number?: number;
  answer: Answer;
}

/** A hand, a card, and what the hand answers to it, shown on the tiles. */
function Example({ name, tiles, card, number, answer }: ExampleProps) {
  const question = { card, number: number ?? null };
  return (
    <figure class="example card">
      <Stand tiles={tiles} size={tiles.length} label={t("break-the-code.rules.example")} said={{ question, answer }} />
      <figcaption>
        <strong>{t(cardCode(card, number ?? null))}</strong>
        <span>{brief(question, answer)}</span>
        <span class="soft">{t(`break-the-code.rules.example.${name}`)}</span>
      </figcaption>
    </figure>
  );
}

function AllTiles() {
  return (
    <div class="all-tiles" role="img" aria-label={t("break-the-code.rules.tiles.picture")}>
      {[0, 1].map((row) => (
        <div key={row}>
          {TILES.filter((tile) => tile % 2 === row).map((tile) => (
            <TilePicture key={tile} tile={tile} />
          ))}
        </div>
      ))}
    </div>
  );
}

function AllCards() {
  return (
    <details class="card all-cards">
      <summary>{t("break-the-code.rules.all-cards")}</summary>
      <ol>
        {CARDS.map((card) => (
          <li key={card}>
            {t(cardCode(card))}
            {card >= 19 && <span class="badge">{t("break-the-code.shared")}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The rules of Break the Code in our own words, with pictures. */
export function Rules() {
  return (
    <article class="btc-rules">
      <p class="lead">{t("break-the-code.rules.lead")}</p>
      <RulesPart of="break-the-code.rules.tiles">
        <AllTiles />
      </RulesPart>
      <RulesPart of="break-the-code.rules.order" rulings={["break-the-code.rules.order.ruling"]}>
        <Example name="order" tiles={[1, 4, 10, 12, 13]} card={19} answer={19} />
      </RulesPart>
      <RulesPart
        of="break-the-code.rules.ask"
        rulings={["break-the-code.rules.ask.green", "break-the-code.rules.ask.heard"]}
      >
        <Example name="where" tiles={[2, 8, 9, 16, 19]} card={3} number={4} answer={[1, 2]} />
        <Example name="alike" tiles={[0, 6, 13, 15, 18]} card={7} answer={[0, 2]} />
        <Example name="runs" tiles={[15, 16, 17, 18]} card={8} answer={[0, 2]} />
        <Example name="sum" tiles={[1, 3, 10, 11, 16]} card={16} answer={18} />
        <AllCards />
      </RulesPart>
      <RulesPart
        of="break-the-code.rules.two"
        rulings={[
          "break-the-code.rules.two.chance",
          "break-the-code.rules.two.cards",
          "break-the-code.rules.two.turns",
        ]}
      />
      <RulesPart
        of="break-the-code.rules.many"
        rulings={[
          "break-the-code.rules.many.turn",
          "break-the-code.rules.many.alone",
          "break-the-code.rules.many.cards",
        ]}
      >
        <Stand tiles={null} size={5} label={t("break-the-code.centre")} said={null} flat />
      </RulesPart>
      <RulesPart of="break-the-code.rules.four" />
      <RulesPart of="break-the-code.rules.own-turn" rulings={["break-the-code.rules.own-turn.round"]} />
      <RulesPart of="break-the-code.rules.pad" />
    </article>
  );
}

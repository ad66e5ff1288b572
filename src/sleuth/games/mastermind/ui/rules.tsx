import { RulesPart } from "../../../ui/rules/rules-parts";
import { t } from "../../../ui/words/texts";
import { Keys, Peg } from "./pegs";
import type { Key } from "./types.gen";
import "./rules.css";

function Strip({ code, value, label }: { code: readonly number[]; value?: Key; label: string }) {
  const width = 14 + code.length * 42 + (value ? 56 : 0);
  return (
    <figure class="code-strip">
      <svg viewBox={`0 0 ${width} 52`} role="img" aria-label={label}>
        <rect class="board-back" x="1" y="1" width={width - 2} height="50" rx="10" />
        {code.map((colour, i) => (
          <Peg key={i} x={28 + i * 42} y={26} r={16} colour={colour} />
        ))}
        {value && <Keys x={width - 32} y={26} pegs={code.length} value={value} />}
      </svg>
      <figcaption class="small soft">{label}</figcaption>
    </figure>
  );
}

interface ExampleProps {
  n: number;
  code: readonly number[];
  guess: readonly number[];
  value: Key;
}

function Example({ n, code, guess, value }: ExampleProps) {
  return (
    <div class="example card">
      <Strip code={code} label={t("mastermind.rules.example.code")} />
      <Strip code={guess} value={value} label={t("mastermind.rules.example.guess")} />
      <p>{t(`mastermind.rules.example.${n}`)}</p>
    </div>
  );
}

/** The rules of Mastermind in our own words, with pictures. */
export function Rules() {
  return (
    <article class="mm-rules">
      <p class="lead">{t("mastermind.rules.lead")}</p>
      <RulesPart of="mastermind.rules.roles" />
      <RulesPart of="mastermind.rules.code">
        <Strip code={[2, 0, 3, 0]} label={t("mastermind.rules.code.picture")} />
      </RulesPart>
      <RulesPart of="mastermind.rules.key">
        <Example n={1} code={[0, 1, 2, 3]} guess={[0, 2, 4, 5]} value={{ red: 1, white: 1 }} />
        <Example n={2} code={[1, 0, 2, 3]} guess={[1, 1, 4, 5]} value={{ red: 1, white: 0 }} />
        <Example n={3} code={[0, 3, 3, 2]} guess={[3, 5, 4, 3]} value={{ red: 0, white: 2 }} />
      </RulesPart>
      <RulesPart
        of="mastermind.rules.points"
        rulings={["mastermind.rules.points.last-row", "mastermind.rules.points.single"]}
      />
      <RulesPart of="mastermind.rules.blanks" rulings={["mastermind.rules.blanks.ruling"]}>
        <Strip
          code={[4, null as unknown as number, 1, null as unknown as number]}
          label={t("mastermind.rules.blanks.picture")}
        />
      </RulesPart>
      <RulesPart
        of="mastermind.rules.hand"
        rulings={["mastermind.rules.hand.challenge", "mastermind.rules.hand.third"]}
      />
      <RulesPart of="mastermind.rules.pad" />
    </article>
  );
}

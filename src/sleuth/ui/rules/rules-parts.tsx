import type { ComponentChildren } from "preact";
import { t } from "../words/texts";

interface Props {
  of: string;
  /** The codes of what the printed rules leave open here. */
  rulings?: readonly string[];
  children?: ComponentChildren;
}

/** A part of a rules page: its heading and first words stand under `of` in the catalogue. */
export function RulesPart({ of, rulings = [], children }: Props) {
  return (
    <section>
      <h2>{t(`${of}.title`)}</h2>
      <p>{t(of)}</p>
      {children}
      {rulings.map((code) => (
        <Ruling key={code} code={code} />
      ))}
    </section>
  );
}

/** What the printed rules leave open, and how this house settles it. */
function Ruling({ code }: { code: string }) {
  return (
    <p class="ruling">
      <span class="badge">{t("rules.house-ruling")}</span> {t(code)}
    </p>
  );
}

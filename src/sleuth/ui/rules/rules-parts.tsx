import type { ComponentChildren } from "preact";
import { t } from "../words/texts";

/** A part of a rules page: its heading and first words stand under `of` in the catalogue. */
export function RulesPart({ of, children }: { of: string; children?: ComponentChildren }) {
  return (
    <section>
      <h2>{t(`${of}.title`)}</h2>
      <p>{t(of)}</p>
      {children}
    </section>
  );
}

/** What the printed rules leave open, and how this house settles it. */
export function Ruling({ code }: { code: string }) {
  return (
    <p class="ruling">
      <span class="badge">{t("rules.house-ruling")}</span> {t(code)}
    </p>
  );
}

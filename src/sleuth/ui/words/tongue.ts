/** What a language brings: its words, and how it counts. */

export type Texts = Readonly<Record<string, string>>;

/** A language that is spoken: its words, and how it counts. */
export interface Tongue {
  readonly language: string;
  readonly texts: Texts;
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly exactPercent: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

export function tongueOf(language: string, texts: Texts): Tongue {
  return {
    language,
    texts,
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
    percent: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }),
    exactPercent: new Intl.NumberFormat(language, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
    day: new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" }),
    time: new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }),
    list: new Intl.ListFormat(language, { type: "conjunction" }),
  };
}

import { toast } from "../parts/toast";
import { chooseLanguage, LANGUAGES, useLanguage } from "./language";
import { t } from "./texts";

/** Each language in its own words. */
function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** Without the words of the other language, this one stays. */
function choose(list: HTMLSelectElement, now: string): void {
  chooseLanguage(list.value).catch(() => {
    list.value = now;
    toast(t("error.house.unreachable"), true);
  });
}

/** The language in two letters; under them lies a list of all. */
export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <label class="language button quiet square" title={t("house.language")}>
      <span aria-hidden="true">{language}</span>
      <select
        aria-label={t("house.language")}
        value={language}
        onChange={(event) => choose(event.currentTarget, language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

// @vitest-environment jsdom

import words from "virtual:words";
import { render } from "preact";
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage, LANGUAGES, ofBrowser, speak, startLanguage, tongue, useLanguage } from "./language";
import { join, numeral, percent, sentence, t } from "./texts";

const NBSP = "\u00a0";

function asks(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

beforeEach(() => {
  localStorage.clear();
  asks("en-GB");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await speak("en");
});

/** Forms that only some languages have, such as `#many`, do not count. */
const shared = (texts: object): string[] =>
  Object.keys(texts)
    .filter((code) => !/#(?!one|other)/.test(code))
    .sort();

test("the house speaks several languages, English first, each whole", async () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).toContain("de");
  const parts = Object.keys(words.en!);
  for (const language of LANGUAGES) expect(Object.keys(words[language]!), language).toEqual(parts);
  for (const part of parts) {
    const said = await Promise.all(LANGUAGES.map((language) => words[language]![part]!()));
    const [english, ...others] = said.map((one) => shared(one.default));
    for (const other of others) expect(other, part).toEqual(english);
    expect(english!.length, part).toBeGreaterThan(20);
  }
});

test("the house knows of a game what the hall says, and the rest is learnt with the game", async () => {
  const { default: house } = await words.en!.house!();
  expect(house["mastermind.name"]).toBe("Mastermind");
  expect(house["mastermind.tagline"]).toBeTruthy();
  expect(Object.keys(house).filter((code) => code.startsWith("mastermind."))).toHaveLength(2);
});

test("the browser says which language it is", () => {
  expect(ofBrowser(["de-AT", "en"])).toBe("de");
  expect(ofBrowser(["xx", "DE", "en"])).toBe("de");
  expect(ofBrowser(["xx", "yy"])).toBe("en");
  expect(ofBrowser([])).toBe("en");
});

test("the page starts in the language of the browser, and says so", async () => {
  asks("de-CH", "en");
  await startLanguage();
  expect(document.documentElement.lang).toBe("de");
  expect(t("turn.yours")).toBe("Du bist dran.");
});

test("a choice is remembered, and forgotten when it is what the browser asks for anyway", async () => {
  await chooseLanguage("de");
  await speak("en");
  await startLanguage();
  expect(tongue().language).toBe("de");
  await chooseLanguage("en");
  expect(localStorage.length).toBe(0);
});

test("the last wish counts, however long the words of another take", async () => {
  const first = speak("de");
  const second = speak("en");
  await Promise.all([first, second]);
  expect(tongue().language).toBe("en");
  expect(document.documentElement.lang).toBe("en");
});

test("numbers, shares and the form of a word are those of the language", async () => {
  expect([numeral(1296.5), percent(0.125), percent(0.001)]).toEqual(["1,296.5", "13%", "<1%"]);
  expect([percent(0), percent(1 / 230), percent(229 / 230), percent(1)]).toEqual(["0%", "<1%", ">99%", "100%"]);
  await speak("de");
  expect([numeral(1296.5), percent(0.125), percent(0.001)]).toEqual(["1.296,5", `13${NBSP}%`, `<1${NBSP}%`]);
  expect(t("hall.free", { n: 1 })).toBe("1 Stuhl frei");
  const line = { code: "mastermind.fact.scored", args: { n: 1 }, seats: { who: 0 } };
  expect(join(sentence(line, { name: () => "Ada", mine: () => true }))).toBe("Du bekommst 1 Punkt.");
});

test("French counts nothing and one alike, and whole millions like a noun", async () => {
  await speak("fr");
  expect([0, 1, 2].map((n) => t("hall.players", { n }))).toEqual(["0 joueur", "1 joueur", "2 joueurs"]);
  expect(t("replay.left-of", { who: "Ada", n: 2_000_000 })).toMatch(/ de mondes$/);
  expect(t("setup.who")).toBe("Qui joue\u202f?");
});

test("Spanish opens its questions, and has its own point in a number", async () => {
  await speak("es");
  expect(t("setup.who")).toBe("¿Quién juega?");
  expect([numeral(12_345.5), percent(0.125)]).toEqual(["12.345,5", `13${NBSP}%`]);
  expect(document.documentElement.lang).toBe("es");
});

function Desk() {
  const [n, set] = useState(0);
  return (
    <button type="button" onClick={() => set(n + 1)}>
      {t("turn.yours")} {n}
    </button>
  );
}

function Room() {
  useLanguage();
  return <Desk />;
}

test("another language is drawn without a reload, and nothing inside is lost", async () => {
  const root = document.createElement("div");
  await act(() => render(<Room />, root));
  await act(() => root.querySelector("button")!.click());
  await act(() => chooseLanguage("de"));
  expect(root.textContent).toBe("Du bist dran. 1");
  await act(() => render(null, root));
});

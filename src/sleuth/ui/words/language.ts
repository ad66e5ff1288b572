/** The language of the page: as the browser asks, until the person says otherwise. */

import words from "virtual:words";
import { useEffect } from "preact/hooks";
import { sharedValue } from "../parts/shared-value";
import { type Texts, type Tongue, tongueOf } from "./tongue";

const KEY = "sleuth.language";
const FIRST = "en";
const HOUSE = "house";
const AGAIN = 3000;

export const LANGUAGES: readonly string[] = Object.keys(words);

/** The parts of the catalogue that are loaded: the house, and the games that somebody looked at. */
const parts = new Set<string>();

/** A part in a language; a game that brings no words says nothing. */
async function piece(language: string, part: string): Promise<Texts> {
  const load = words[language]?.[part];
  return load ? (await load()).default : {};
}

async function load(language: string): Promise<Tongue> {
  parts.add(HOUSE);
  const found = await Promise.all([...parts].map((part) => piece(language, part)));
  return tongueOf(language, Object.assign({}, ...found));
}

const spoken = sharedValue(tongueOf(FIRST, {}));
let wanted = FIRST;

export function tongue(): Tongue {
  return spoken.now();
}

/** Speak a language, once its words are here; a later wish overtakes an earlier one. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const next = await load(language);
  if (wanted !== language) return;
  document.documentElement.lang = language;
  spoken.change(next);
}

/** Have the words of these parts; without them, codes stand for themselves. */
export async function learnWords(wished: readonly string[]): Promise<void> {
  const fresh = wished.filter((part) => !parts.has(part));
  if (!fresh.length) return;
  const { language } = tongue();
  const found = await Promise.all(fresh.map((part) => piece(language, part)));
  for (const part of fresh) parts.add(part);
  if (tongue().language !== language) return speak(tongue().language);
  spoken.change(tongueOf(language, Object.assign({}, tongue().texts, ...found)));
}

function chosen(): string | null {
  const kept = localStorage.getItem(KEY);
  return kept !== null && LANGUAGES.includes(kept) ? kept : null;
}

/** The first language that the browser asks for and the house speaks: `de-AT` is `de`. */
export function ofBrowser(asked: readonly string[] = navigator.languages): string {
  const bare = asked.map((one) => one.toLowerCase().split("-")[0]!);
  return bare.find((one) => LANGUAGES.includes(one)) ?? FIRST;
}

const again = (): Promise<void> => new Promise((wake) => setTimeout(wake, AGAIN)).then(startSpeaking);

/** Without the words of a language English is spoken; without any, they are asked for again. */
function startSpeaking(): Promise<void> {
  return speak(chosen() ?? ofBrowser())
    .catch(() => speak(FIRST))
    .catch(again);
}

/** Speak as was chosen or as the browser asks. */
export async function startLanguage(): Promise<void> {
  addEventListener("languagechange", () => void speak(chosen() ?? ofBrowser()));
  await startSpeaking();
}

/** Choose a language; choosing what the browser asks for anyway forgets the choice. */
export async function chooseLanguage(language: string): Promise<void> {
  await speak(language);
  if (language === ofBrowser()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, language);
}

/** Draws anew whatever is inside when the language changes; nothing inside is lost. */
export function useLanguage(): string {
  return spoken.use().language;
}

/** Are the words of these games here? If not, they are asked for, and whoever looks is drawn again. */
export function useWords(games: readonly string[]): boolean {
  spoken.use();
  useEffect(() => void learnWords(games).catch(() => undefined), [games.join()]);
  return games.every((game) => parts.has(game));
}

/** The language of the page: as the browser asks, until the person says otherwise. */
import { sharedValue } from "../parts/shared-value";
import { texts as english } from "./languages/en";
import { type Texts, type Tongue, tongueOf } from "./tongue";

const KEY = "sleuth.language";
const FIRST = "en";

const others = import.meta.glob<{ texts: Texts }>(["./languages/*.ts", "!./languages/en.ts"]);

const nameOf = (path: string): string => /(\w+)\.ts$/.exec(path)![1]!;

/** The loaders of the languages; each but English is a chunk of its own. */
const loaders = new Map(Object.entries(others).map(([path, load]) => [nameOf(path), load]));

export const LANGUAGES: readonly string[] = [FIRST, ...loaders.keys()];

/** What has no words in a language is said in English. */
async function load(language: string): Promise<Tongue> {
  const found = await loaders.get(language)?.();
  return tongueOf(language, { ...english, ...found?.texts });
}

const spoken = sharedValue(tongueOf(FIRST, english));
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

function chosen(): string | null {
  const kept = localStorage.getItem(KEY);
  return kept !== null && LANGUAGES.includes(kept) ? kept : null;
}

/** The first language that the browser asks for and the house speaks: `de-AT` is `de`. */
export function ofBrowser(asked: readonly string[] = navigator.languages): string {
  const bare = asked.map((one) => one.toLowerCase().split("-")[0]!);
  return bare.find((one) => LANGUAGES.includes(one)) ?? FIRST;
}

/** Speak as was chosen or as the browser asks; without its words, English, and no page stays away. */
export async function startLanguage(): Promise<void> {
  addEventListener("languagechange", () => void speak(chosen() ?? ofBrowser()));
  await speak(chosen() ?? ofBrowser()).catch(() => speak(FIRST));
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

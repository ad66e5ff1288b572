/** The catalogue as the page loads it: a piece for the house in each language, and one for each game. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Texts = Record<string, string>;

const FIRST = "en";
const HOUSE = "house";
const NAME = "virtual:words";
const root = fileURLToPath(new URL("../../src/sleuth/", import.meta.url));

const folders = (): string[] =>
  readdirSync(`${root}games`, { withFileTypes: true })
    .filter((one) => one.isDirectory() && readdirSync(`${root}games/${one.name}`).includes("texts"))
    .map((one) => one.name)
    .sort();

const languages = (): string[] =>
  readdirSync(`${root}texts`)
    .filter((name) => /^\w\w\.json$/.test(name))
    .map((name) => name.slice(0, 2))
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

function read(path: string): Texts {
  try {
    return JSON.parse(readFileSync(root + path, "utf-8")) as Texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** What has no words in a language is said in English. */
const said = (folder: string, language: string): Texts => ({
  ...read(`${folder}/${FIRST}.json`),
  ...read(`${folder}/${language}.json`),
});

/** What the hall says of a game before its own words are there. */
const inTheHall = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => /^[\w-]+\.(name|tagline)$/.test(code)));

function piece(language: string, part: string): Texts {
  if (part !== HOUSE) return said(`games/${part.replaceAll("-", "_")}/texts`, language);
  const games = folders().map((folder) => inTheHall(said(`games/${folder}/texts`, language)));
  return Object.assign(said("texts", language), ...games);
}

/** Which pieces there are, and how each is loaded. */
function index(): string {
  const parts = [HOUSE, ...folders().map((folder) => folder.replaceAll("_", "-"))];
  const loads = (language: string) =>
    parts.map((part) => `${JSON.stringify(part)}: () => import("${NAME}/${language}/${part}")`).join(", ");
  return `export default { ${languages()
    .map((language) => `${language}: { ${loads(language)} }`)
    .join(", ")} };`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language, part] = id.slice(NAME.length + 2).split("/");
      return language && part ? `export default ${JSON.stringify(piece(language, part))};` : index();
    },
  };
}

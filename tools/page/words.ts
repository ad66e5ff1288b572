/** The catalogue as the page loads it: two pieces for the house in each language, and one for each game. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Texts = Record<string, string>;

const FIRST = "en";
const HOUSE = "house";
const BEYOND = "beyond";
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

/** What nobody says in the hall: it comes with the first table, match or puzzle that somebody goes to. */
const BEYOND_THE_HALL = [
  /^(away|curtain|guest|hint|over|question|replay|review|seed|talk|turn|watch)\./,
  /^cast\.\w+\.(remark|won|lost)\b/,
  /^error\.(back|draw|hint|puzzle|question|rematch|review|seat|talk|watch)\./,
  /^error\.(backup|jobs|ladder|mcp|settings|stream)\./, // to those who host or build
];

const isBeyond = (code: string): boolean => BEYOND_THE_HALL.some((kind) => kind.test(code));

const sorted = (texts: Texts, beyond: boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => isBeyond(code) === beyond));

function piece(language: string, part: string): Texts {
  if (part === BEYOND) return sorted(said("texts", language), true);
  if (part !== HOUSE) return said(`games/${part.replaceAll("-", "_")}/texts`, language);
  const games = folders().map((folder) => inTheHall(said(`games/${folder}/texts`, language)));
  return Object.assign(sorted(said("texts", language), false), ...games);
}

/** Which pieces there are, and how each is loaded. */
function index(): string {
  const parts = [HOUSE, BEYOND, ...folders().map((folder) => folder.replaceAll("_", "-"))];
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

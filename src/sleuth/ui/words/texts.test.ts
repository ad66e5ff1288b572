import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { expect, test } from "vitest";
import house from "../../texts/en.json";
import { join, known, type Names, sentence, t, tOr } from "./texts";

const HERE = path(process.cwd(), "src/sleuth");
const games = readdirSync(path(HERE, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => /\.tsx?$/.test(one.name) && !/\.(test|gen)\.tsx?$/.test(one.name))
    .map((one) => readFileSync(path(one.parentPath, one.name), "utf-8"));
}

function catalogues(): [string, string][] {
  const files = [path(HERE, "texts/en.json")];
  for (const game of games) files.push(path(HERE, "games", game.name, "texts/en.json"));
  return files.flatMap((file) => {
    try {
      return [[file, readFileSync(file, "utf-8")] as [string, string]];
    } catch {
      return [];
    }
  });
}

const all = [
  ...sources(path(HERE, "ui")),
  ...games.flatMap((game) => {
    try {
      return sources(path(HERE, "games", game.name, "ui"));
    } catch {
      return [];
    }
  }),
].join("\n");

/** Codes stand in the source as "word.word…"; the first words are those of the catalogue. */
function codes(): string[] {
  const heads = new Set(
    catalogues().flatMap(([, text]) => Object.keys(JSON.parse(text) as object).map((key) => key.split(".")[0]!)),
  );
  const found = [...all.matchAll(/"([a-z][a-z-]*(?:\.[a-z0-9-]+)+)"/g)].map((one) => one[1]!);
  return [...new Set(found)].filter((code) => heads.has(code.split(".")[0]!));
}

const names: Names = { name: (seat) => ["Ada", "Bo"][seat]!, mine: (seat) => seat === 0 };

test("every code in the source has words", () => {
  const ours = codes().filter((code) => !known(code) && !known(`error.${code}`));
  expect(ours).toEqual([]);
  expect(codes().length).toBeGreaterThan(100);
});

test("every code that is put together has words for each of its endings", () => {
  const stems = [...all.matchAll(/`((?:[a-z][a-z-]*\.)+)\$\{/g)].map((one) => one[1]!);
  const keys = catalogues().flatMap(([, text]) => Object.keys(JSON.parse(text) as object));
  const bare = stems.filter((stem) => !stem.startsWith("sleuth.") && stem !== "error.");
  expect(bare.filter((stem) => !keys.some((key) => key.startsWith(stem)))).toEqual([]);
});

test("keys stand one a line, in order, each once", () => {
  for (const [file, text] of catalogues()) {
    const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map((one) => one[1]!);
    expect(keys, file).toEqual([...new Set(keys)].sort());
    expect(keys.length, file).toBe(Object.keys(JSON.parse(text) as object).length);
  }
});

test("no words are kept outside of drawing, where another language would not reach them", () => {
  const kept = all
    .split("\n")
    .filter((line) => /^(?:export )?const\b.*[^\w]t(?:Or)?\(/.test(line) && !line.includes("=>"));
  expect(kept).toEqual([]);
});

test("numbers choose the form of a word", () => {
  expect(t("hall.players", { n: 1 })).toBe("1 player");
  expect(t("hall.players", { n: 4 })).toBe("4 players");
});

test("a sentence speaks to me when it is about me", () => {
  const line = (who: number) => ({ code: "mastermind.fact.scored", args: { n: 1 }, seats: { who } });
  expect(join(sentence(line(0), names))).toBe("You get 1 point.");
  expect(join(sentence(line(1), names))).toBe("Bo gets 1 point.");
});

test("a sentence speaks to whoever of those in it reads it", () => {
  const line = (who: number, other: number) => ({ code: "scotland-yard.fact.wished", args: {}, seats: { who, other } });
  expect(join(sentence(line(0, 1), names))).toBe("You ask Bo to change starts.");
  expect(join(sentence(line(1, 0), names))).toBe("Bo asks you to change starts.");
  expect(join(sentence(line(1, 1), names))).toBe("Bo asks Bo to change starts.");
});

test("a row of codes becomes words that keep their codes", () => {
  const args = { code: ["mastermind.colour.0", "mastermind.colour.blank"] };
  const parts = sentence({ code: "mastermind.fact.guessed", args, seats: { who: 1 } }, names);
  expect(join(parts)).toBe("Bo tries red, empty.");
  expect(parts.filter((part) => part.code).map((part) => part.code)).toEqual(args.code);
});

test("a code without words stands for itself, or for what is given instead", () => {
  expect(t("no.such.code")).toBe("no.such.code");
  expect(tOr("no.such.code", "other")).toBe("other");
  expect(t("hall.tune", {})).toContain("{game}");
  expect(house["house.name"]).toBe("sleuth");
});

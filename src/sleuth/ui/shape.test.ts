/** The page stays easy to read: short functions and files, no wide line, one thing a name. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const HERE = join(process.cwd(), "src/sleuth");
const LONGEST_FUNCTION = 45;
const LONGEST_FILE = 240;
const WIDEST_LINE = 120;

const isPage = (path: string): boolean => /(^|\/)ui\//.test(path) && /\.(tsx?|css)$/.test(path);
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(test|gen)\./.test(path);
const all = readdirSync(HERE, { recursive: true, encoding: "utf-8" }).filter(isPage);
const read = (path: string): string => readFileSync(join(HERE, path), "utf-8");
const code = all.filter(isCode).map((path) => ({ path, text: read(path) }));

interface Node {
  start: number;
  end: number;
}

/** Every function with its lines; JSX that is drawn inside counts as well. */
function functionsOf(path: string, text: string): { at: string; lines: number }[] {
  const found: { at: string; lines: number }[] = [];
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const line = (place: number) => breaks.filter((one) => one < place).length + 1;
  const keep = ({ start, end }: Node) =>
    void found.push({ at: `${path}:${line(start)}`, lines: line(end) - line(start) + 1 });
  const { program } = parseSync(path, text);
  new Visitor({ FunctionDeclaration: keep, FunctionExpression: keep, ArrowFunctionExpression: keep }).visit(program);
  return found;
}

test("no function or component is long", () => {
  const functions = code.flatMap(({ path, text }) => functionsOf(path, text));
  expect(functions.length).toBeGreaterThan(1000);
  expect(functions.filter((one) => one.lines > LONGEST_FUNCTION)).toEqual([]);
});

test("no file is long, no line is wide", () => {
  const isWide = (path: string) =>
    read(path)
      .split("\n")
      .some((line) => line.length > WIDEST_LINE);
  expect(all.filter((path) => !path.includes(".gen.") && isWide(path))).toEqual([]);
  expect(code.filter(({ text }) => text.split("\n").length > LONGEST_FILE + 1).map(({ path }) => path)).toEqual([]);
});

test("outside the games no two things have the same name", () => {
  const where = new Map<string, string[]>();
  for (const path of all.filter((one) => one.startsWith("ui/") && /\.tsx?$/.test(one)))
    for (const [, name] of read(path).matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm))
      where.set(name!, [...(where.get(name!) ?? []), path]);
  expect([...where].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

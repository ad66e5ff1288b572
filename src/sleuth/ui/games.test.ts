import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureOf } from "./games";
import { PlainPicture } from "./parts/drawn/picture";

const GAMES = join(process.cwd(), "src/sleuth/games");

test("a game is drawn in the hall as its folder says, and plainly where that says nothing", async () => {
  const all = readdirSync(GAMES, { recursive: true, encoding: "utf-8" }).filter((path) => /picture\.tsx$/.test(path));
  expect(all.length).toBeGreaterThan(0);
  for (const path of all) {
    const game = path.split("/")[0]!.replaceAll("_", "-");
    expect(pictureOf(game)).toBe((await import(join(GAMES, path))).default);
  }
  expect(pictureOf("no-such-game")).toBe(PlainPicture);
});

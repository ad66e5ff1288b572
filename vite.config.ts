import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./tools/page/compressed.ts";
import { offline } from "./tools/page/offline.ts";
import { words } from "./tools/page/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const house = "localhost:8000";

/** Whatever the hall needs comes in one piece: each piece more is one more answer, with its own headers. */
const HALL = new RegExp(
  [
    "node_modules.preact",
    "sleuth.ui.(parts|words|wire|router|page|games\\.ts|seed.nonces|lesson.guide)",
    "sleuth.ui.hall.(?!my-|rooms|campaign)", // those lie behind a door of their own
    "sleuth.ui.lobby.(wish|kept|my-name|short)",
    "ui.picture\\.tsx",
  ].join("|"),
);

const OFFLINE = `For offline play:

pyodide, under the Mozilla Public License 2.0
Python, under the Python Software Foundation License 2; of its library, what is used
msgspec, under the BSD 3-Clause License, which lies beside it
`;

/** The licences of what the page is made of go where it goes. */
function licences(): Plugin {
  const { dependencies } = JSON.parse(readFileSync(here("package.json"), "utf-8")) as {
    dependencies: Record<string, string>;
  };
  const licence = (name: string) =>
    `${name}\n\n${readFileSync(here(`node_modules/${name}/LICENSE`), "utf-8").trim()}\n`;
  return {
    name: "licences",
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: [...Object.keys(dependencies).map(licence), OFFLINE].join("\n\n"),
      });
    },
  };
}

export default defineConfig({
  root: here("src/sleuth/ui"),
  cacheDir: here("node_modules/.vite"),
  plugins: [licences(), words(), offline(), compressed()],
  build: {
    outDir: here("src/sleuth/web/static"),
    emptyOutDir: true,
    // The page is served under a strict CSP: nothing inline, no data: addresses, no eval.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: here("src/sleuth/ui/index.html"), worker: here("src/sleuth/ui/app/worker.ts") },
      output: {
        // A worker keeps what lies below it, so it lies at the root, and under the same name for ever.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            {
              name: "hall",
              test: HALL,
            },
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [offline()] },
  server: {
    fs: { allow: [here(".")] },
    proxy: {
      "/api": `http://${house}`,
      "/ws": { target: `ws://${house}`, ws: true },
    },
  },
});

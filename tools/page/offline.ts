/** Offline play: Python and the house, as `tools/browser.py` packed them, and a list of all that it takes. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:offline";
const HOUSE = "house.zip.gz";
const packed = fileURLToPath(new URL("../../build/browser/", import.meta.url));

const names = (): string[] => (existsSync(packed) ? readdirSync(packed).sort() : []);
const pythons = (): string[] => names().filter((name) => name !== HOUSE);

/** A folder whose name says what is in it. */
function folder(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of files) hash.update(readFileSync(packed + name));
  return `assets/offline-${hash.digest("hex").slice(0, 10)}/`;
}

/** Where everything will lie, for the page. */
const places = (): string =>
  names().includes(HOUSE)
    ? JSON.stringify({ python: `/${folder(pythons())}`, house: `/${folder([HOUSE])}house.zip` })
    : "null";

/** How many bytes of a file come over the network; a packed one lies beside it, or alone. */
function bytes(path: string): number {
  const beside = [`${path}.br`, `${path}.gz`, path].find((one) => existsSync(one));
  return beside ? statSync(beside).size : 0;
}

/** Every address of the page's own files, and of what offline play takes besides. */
function addresses(root: string): string[] {
  const files = readdirSync(join(root, "assets"), { recursive: true, withFileTypes: true });
  const all = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name).slice(root.length));
  return [...new Set(all.map((name) => name.replace(/\.(br|gz)$/, "")))].sort();
}

export function offline(): Plugin {
  let root = "";
  return {
    name: "offline",
    configResolved(config) {
      root = config.build.outDir;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${places()};` : undefined),
    generateBundle() {
      const at = (name: string) => (name === HOUSE ? folder([HOUSE]) : folder(pythons())) + name;
      for (const name of names())
        this.emitFile({ type: "asset", fileName: at(name), source: readFileSync(packed + name) });
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        if (!existsSync(join(root, "assets"))) return;
        const listed = addresses(root).map((address) => [address, bytes(root + address)]);
        writeFileSync(join(root, "offline.json"), JSON.stringify(listed));
      },
    },
  };
}

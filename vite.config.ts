import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const house = "localhost:8000";

export default defineConfig({
  root: here("src/sleuth/ui"),
  cacheDir: here("node_modules/.vite"),
  build: {
    outDir: here("src/sleuth/web/static"),
    emptyOutDir: true,
    // The page is served under a strict CSP: nothing inline, no data: addresses, no eval.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: {
      "/api": `http://${house}`,
      "/ws": { target: `ws://${house}`, ws: true },
    },
  },
});

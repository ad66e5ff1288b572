import { defineConfig } from "vitest/config";
import { words } from "./tools/page/words.ts";

export default defineConfig({
  plugins: [words()],
  test: {
    environment: "node", // tests that draw or remember say `@vitest-environment jsdom`
    testTimeout: 60_000, // the machine may be busy
    include: ["src/sleuth/ui/**/*.test.{ts,tsx}", "src/sleuth/games/*/ui/**/*.test.{ts,tsx}"],
    setupFiles: ["src/sleuth/ui/words/testing.ts"],
  },
});

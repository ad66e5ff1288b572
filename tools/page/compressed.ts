/** Every file that shrinks lies beside itself in brotli and gzip, as small as they can make it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(js|css|html|svg|txt|webmanifest)$/;

const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

function compress(path: string): void {
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, brotli(body));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      for (const file of files) if (SHRINKS.test(file.name)) compress(join(file.parentPath, file.name));
    },
  };
}

import { join } from "node:path";
import { build, type Plugin } from "vite";
import brokerPath from "#server/git/processes/broker.ts?process";
import { tempFolder } from "./tempRepo.ts";
import { TEST_MS } from "./testRun.ts";

/** Resolves the broker, which is a separate program, to the copy that the tests use. */
const broker: Plugin = {
  name: "galley-test:broker",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("broker.ts?process") ? "\0broker" : null),
  load: (id) => (id === "\0broker" ? `export default ${JSON.stringify(brokerPath)};` : null),
};

/** The limits of git commands that writers reach on a slow machine, where git waits for a processor. */
const LIMITS = ["GIT_READ_MS", "GIT_DIFF_MS", "GIT_WALK_MS"];

/** Makes these limits of the program as long as that of a test: they too only end what will not happen any more. */
const limits: Plugin = {
  name: "galley-test:limits",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/src/contract/limits.ts")) return null;
    const found = new RegExp(`(?<=^export const (?:${LIMITS.join("|")}) = ).*(?=;$)`, "gmu");
    if (code.match(found)?.length !== LIMITS.length) this.error(`${id} lacks one of ${LIMITS.join(", ")}.`);
    return { code: code.replace(found, String(TEST_MS)), map: null };
  },
};

/**
 * Bundles a TypeScript program and its imports into one JavaScript file, because Node 20 cannot run TypeScript. Returns
 * its path.
 */
export async function bundleProgram(file: string): Promise<string> {
  const outDir = await tempFolder();
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, "../.."),
    plugins: [broker, limits],
    ssr: { noExternal: true },
    build: {
      ssr: file,
      outDir,
      emptyOutDir: false,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "program.mjs" } },
    },
  });
  return join(outDir, "program.mjs");
}

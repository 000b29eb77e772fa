import { join } from "node:path";
import { build, type Plugin } from "vite";
import brokerPath from "#server/git/processes/broker.ts?process";
import { tempFolder } from "./tempRepo.ts";

/** Resolves the broker, which is a separate program, to the copy that the tests use. */
const broker: Plugin = {
  name: "galley-test:broker",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("broker.ts?process") ? "\0broker" : null),
  load: (id) => (id === "\0broker" ? `export default ${JSON.stringify(brokerPath)};` : null),
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
    plugins: [broker],
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

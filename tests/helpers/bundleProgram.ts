import { join } from "node:path";
import { build, type Plugin } from "vite";
import brokerPath from "#server/git/processes/broker.ts?process";
import { tempFolder } from "./tempRepo.ts";

/** The broker is a file of its own, which a bundle finds where the tests have it. */
const broker: Plugin = {
  name: "galley-test:broker",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("broker.ts?process") ? "\0broker" : null),
  load: (id) => (id === "\0broker" ? `export default ${JSON.stringify(brokerPath)};` : null),
};

/** Makes one JavaScript file of a TypeScript program and what it imports, and gives its path: Node 20 runs no TypeScript. */
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

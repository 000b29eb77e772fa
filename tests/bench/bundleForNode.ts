import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transformWithOxc, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Bundles a program into one file and the broker into another beside it, because Node 20 cannot run TypeScript. Returns
 * the program's path.
 */
export async function bundleForNode(program: string, outDir: string): Promise<string> {
  const broker = join(outDir, "broker.mjs");
  const plugin: Plugin = {
    name: "galley:bench-broker",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("broker.ts?process") ? "\0broker" : null),
    load: (id) => (id === "\0broker" ? `export default ${JSON.stringify(broker)};` : null),
  };
  await build({
    configFile: false,
    logLevel: "error",
    root: ROOT,
    plugins: [plugin],
    ssr: { noExternal: true },
    build: {
      ssr: program,
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "program.mjs" } },
    },
  });
  for (const name of ["broker", "children"]) {
    const source = join(ROOT, `src/server/git/processes/${name}.ts`);
    const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
    writeFileSync(join(outDir, `${name}.mjs`), code.replaceAll('.ts"', '.mjs"'));
  }
  return join(outDir, "program.mjs");
}

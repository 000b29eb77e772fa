import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { DATA_MARK } from "../src/contract/reviewFile.ts";

/** The module with the programs of the workers as texts: an exported file cannot load other files. */
const INLINE_WORKERS = join(import.meta.dirname, "../src/app/exported/inlineWorkers.ts");

/** Matches `<` where HTML would read the end of the script or the start of a comment. */
const MARKUP = /<(?=\/script|!--)/giu;

/**
 * The Content-Security-Policy of an exported file: nothing is loaded, and only the page's own code runs, including the
 * workers.
 */
function policy(script: string, style: string): string {
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    // The highlighter is WebAssembly in a worker, which inherits the page's policy.
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    "img-src data: blob:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** `import text from "./some.worker.ts?program"` returns a worker's program as the text of a classic script. */
const PROGRAM = "?program";

/** The parts that are imported when they have something to fetch, which never happens in an exported file. */
const FETCHING = /\/(?:pictures|rendered|reports)\/\w+\.tsx$/u;

/** Bundles a worker as a classic script. A module would be fetched, which a page opened from disk may not do. */
async function programOf(file: string): Promise<string> {
  const output = { format: "iife", codeSplitting: false } as const;
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, modulePreload: false, rolldownOptions: { input: file, output } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [chunk] = result !== undefined && "output" in result ? result.output : [];
  if (chunk?.type !== "chunk") throw new Error(`No program was built for ${file}.`);
  return chunk.code;
}

/**
 * Combines the page of exported reviews, which an environment builds, into one file, review.html. The review's data is
 * inserted later; see ExportedFile.ts.
 */
export function exportedPage(environment: string): Plugin {
  return {
    name: "galley:exported-page",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === environment,
    async resolveId(source, importer) {
      if (source.endsWith("/startWorker.ts")) return INLINE_WORKERS;
      if (!source.endsWith(PROGRAM)) return null;
      const found = await this.resolve(source.slice(0, -PROGRAM.length), importer, { skipSelf: true });
      return found && `${found.id}${PROGRAM}`;
    },
    resolveDynamicImport: (source) =>
      typeof source === "string" && FETCHING.test(source) ? { id: source, external: true } : null,
    async load(id) {
      if (!id.endsWith(PROGRAM)) return null;
      const file = id.slice(0, -PROGRAM.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await programOf(file))};`;
    },
    generateBundle: {
      order: "post", // Vite completes the code before this
      handler(_, bundle) {
        let [code, style] = ["", ""];
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === "chunk") code += file.code;
          else if (name.endsWith(".css")) style += String(file.source);
          else continue;
          delete bundle[name];
        }
        this.emitFile({ type: "asset", fileName: "review.html", source: pageOf(code.replace(MARKUP, "\\x3c"), style) });
      },
    },
  };
}

function pageOf(script: string, style: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Galley</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="root"></div>
${DATA_MARK}
<script type="module">${script}</script>
</body>
</html>
`;
}

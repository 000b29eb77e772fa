import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { DATA_MARK } from "../src/contract/reviewFile.ts";
import { programName, SITE_FILES } from "../src/contract/sites/site.ts";

/** The module with the programs of the workers as texts: an exported file cannot load other files. */
const INLINE_WORKERS = join(import.meta.dirname, "../src/app/exported/inlineWorkers.ts");

/** Matches `<` where HTML would read the end of the script or the start of a comment. */
const MARKUP = /<(?=\/script|!--)/giu;

/** What the page's own code may do: start the workers that are in it, which are WebAssembly for the highlighter. */
const ALLOWED = [
  "img-src data: blob:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
];

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
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
 * Combines the page of exported reviews, which an environment builds, into one file, review.html, and into the page and
 * the program of a site. The data is inserted later; see ExportedFile.ts and exportSite.ts.
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
        const script = code.replace(MARKUP, "\\x3c");
        const program = siteProgram(code, style);
        const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
        emit("review.html", pageOf(script, style));
        emit(SITE_FILES.page, sitePageOf(programName(createHash("sha256").update(program).digest("hex"))));
        emit(SITE_FILES.program, program);
      },
    },
  };
}

/** A page that loads nothing: only its own code runs, by its hash, and its own styles apply. */
function pageOf(script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    ...ALLOWED,
    "trusted-types galley-worker",
  ];
  return htmlOf(policy, `<style>${style}</style>\n`, `<script type="module">${script}</script>`);
}

/**
 * A page of a site, which shares its code and styles with the others. Neither a hash nor an origin can name a file
 * beside a page that is opened from disk, so the policy allows one script by its hash, and this one loads the program:
 * its only trusted address. No other script runs, whatever a page's content may be.
 */
function sitePageOf(program: string): string {
  const script = [
    "{",
    'const script = document.createElement("script");',
    `const rules = { createScriptURL: () => "${program}" };`,
    'const policy = window.trustedTypes?.createPolicy("galley-program", rules);',
    'script.src = (policy ?? rules).createScriptURL("");',
    "document.body.append(script);",
    "}",
  ].join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'strict-dynamic' 'wasm-unsafe-eval'`,
    ...ALLOWED,
    "trusted-types galley-program galley-worker",
  ];
  return htmlOf(policy, "", `<script>${script}</script>`);
}

/** Modules alone have it. The bundler's code for preloading does, which has nothing to preload here. */
const MODULE_META = /\bimport\.meta\b/gu;

/** The code as a classic script, since a page that is opened from disk loads no modules. Its styles need no permission. */
function siteProgram(code: string, style: string): string {
  const styled = "const styles = new CSSStyleSheet(); styles.replaceSync(css); document.adoptedStyleSheets = [styles];";
  return `"use strict";\n{ const css = ${JSON.stringify(style)}; ${styled} }\n(() => {\n${code.replace(MODULE_META, "({})")}\n})();\n`;
}

function htmlOf(policy: readonly string[], head: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Galley</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
<div id="root"></div>
${DATA_MARK}
${script}
</body>
</html>
`;
}

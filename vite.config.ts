import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import relayCompiler from "relay-compiler";
import { transformWithOxc, type Plugin } from "vite";
import relay from "vite-plugin-relay";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { type ChunkingContext, reached } from "./.ci/chunks.ts";
import { briefArtifacts, CLI_CHUNKS } from "./.ci/cliBundle.ts";
import { exportedPage } from "./.ci/exportedPage.ts";
import { TEST_MS, TESTS_ALL, WAIT_MS } from "./tests/helpers/testRun.ts";

/**
 * Runs the whole Relay compiler before each hot update. `relay-compiler --watch` needs watchman, and a whole run takes
 * only 50 ms.
 */
const compileOnChange: Plugin = {
  name: "galley:compile-on-change",
  apply: "serve",
  async hotUpdate({ file, read }) {
    if (this.environment.name !== "client" || file.includes("/__generated__/")) return;
    if (!file.endsWith("/schema.graphql") && !(/\.tsx?$/.test(file) && (await read()).includes("graphql`"))) return;
    await promisify(execFile)(relayCompiler, ["--noWatchman", "--output", "quiet-with-errors"]).catch(
      (error: { stdout: string }) => this.environment.logger.error(error.stdout),
    );
  },
};

/**
 * `import path from "./broker.ts?process"` returns the path of a program for `child_process.fork`. A build emits it as
 * a separate file next to the server. Development and tests, in which Node 20 cannot run TypeScript, use a copy without
 * types. Such a program may import only `node:` modules, and modules beside it that import no others.
 */
const processes: Plugin = {
  name: "galley:processes",
  enforce: "pre",
  // A cached module would not write the copy, nor see a new file that its glob matches.
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ id, sourceCode }) =>
      id.endsWith("?process") || sourceCode.includes("import.meta.glob") ? false : undefined,
    );
  },
  async resolveId(source, importer) {
    if (!source.endsWith("?process")) return null;
    const found = await this.resolve(source.slice(0, -"?process".length), importer, { skipSelf: true });
    return found && `${found.id}?process`;
  },
  async load(id) {
    if (!id.endsWith("?process")) return null;
    const file = id.slice(0, -"?process".length);
    const name = basename(file).replace(/\.ts$/, ".js");
    if (this.environment.mode === "build") {
      this.emitFile({ type: "chunk", id: file, fileName: name });
      return `import { fileURLToPath } from "node:url"; export default fileURLToPath(new URL("./${name}", import.meta.url));`;
    }
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await copyWithoutTypes(file))};`;
  },
};

async function copyWithoutTypes(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  const beside = Array.from(code.matchAll(/ from "\.\/(\w+\.ts)"/gu), ([, name = ""]) => join(dirname(file), name));
  await Promise.all(beside.map(copyWithoutTypes));
  const copy = join(import.meta.dirname, "node_modules/.galley", basename(file).replace(/\.ts$/, ".mjs"));
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(unfinished, code.replace(/( from "\.\/\w+)\.ts"/gu, '$1.mjs"'));
  renameSync(unfinished, copy);
  return copy;
}

const MARKDOWN =
  "(?:mdast-|micromark|unist-|decode-named|character-entities|ccount|markdown-table|longest-streak|escape-string-regexp|zwitch|devlop|dequal)";
/** Packages that parse HTML in Markdown, loaded only if a text contains HTML. */
const HTML =
  "(?:hast|parse5|entities|html-void|property-information|space-separated|comma-separated|vfile|web-namespaces|@ungap)";

/** Imports each icon from its own file, so that it is bundled with the component that shows it. */
const icons: Plugin = {
  name: "galley:icons",
  apply: "build",
  enforce: "pre",
  transform(code) {
    const [all, names] = /import \{([^}]+)\} from "@primer\/octicons-react";/u.exec(code) ?? [];
    if (all === undefined || names === undefined) return null;
    const imports = [...names.matchAll(/(\w+Icon)(?: as \w+)?/gu)].map(
      ([binding, name]) => `import { ${binding} } from "@primer/octicons-react/${name}";`,
    );
    return { code: code.replace(all, imports.join(" ")), map: null };
  },
};

/** The Vite environment that builds the page of exported reviews. */
const EXPORT = "exported";

const RELAY_HOOKS = [
  "RelayEnvironmentProvider",
  "useFragment",
  "useMutation",
  "usePreloadedQuery",
  "useRelayEnvironment",
];

/**
 * Imports from react-relay only what the page uses, because bundlers cannot remove unused parts of CommonJS modules.
 */
const relayHooks: Plugin = {
  name: "galley:relay-hooks",
  apply: "build",
  enforce: "pre",
  resolveId: (source) => (source === "react-relay/hooks" ? "\0relay-hooks" : null),
  load(id) {
    if (id !== "\0relay-hooks") return null;
    const hooks = RELAY_HOOKS.map(
      (name) => `export { default as ${name} } from "react-relay/lib/relay-hooks/${name}";`,
    );
    return [
      ...hooks,
      'export { loadQuery } from "react-relay/lib/relay-hooks/loadQuery";',
      'export { commitMutation, fetchQuery, graphql, readInlineData } from "relay-runtime";',
    ].join("\n");
  },
};

/**
 * Relay's modules for features that no page uses but that would be bundled: updatable queries, `@connection`,
 * experiments.
 */
const RELAY_UNUSED =
  /require\(["']\.[^"']*\/(?:experimental|createFragmentSpecResolver|applyOptimisticMutation|RelayQueryResponseCache|fetchQuery_DEPRECATED|requestSubscription|createPayloadFor3DField|getPaginationMetadata|getPaginationVariables|getRefetchMetadata|readUpdatableFragment|readUpdatableQuery|ConnectionHandler|MutationHandlers|useFragmentInternal_CURRENT)["']\)/gu;

/**
 * Removes these modules, and fails the build if an operation needs one: `@connection` and similar directives are listed
 * as handles in the artifact.
 */
const relayParts: Plugin = {
  name: "galley:relay-parts",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("/__generated__/") && /"LinkedHandle"|"ScalarHandle"/u.test(code))
      this.error(`${id} needs Relay's handlers, which RELAY_UNUSED leaves out`);
    return /\/(?:relay-runtime|react-relay)\/lib\//u.test(id)
      ? { code: code.replace(RELAY_UNUSED, "{}"), map: null }
      : null;
  },
};

/**
 * Puts the page's code into few files, because each file costs a request: the code that runs before the first paint;
 * the packages, the code of every page and the code of a diff that a comparison needs at once; everything that `later`
 * loads; and the Markdown parser. Each screen has its own file.
 */
const CHUNKS = [
  { debugName: "styles", name: reached("styles", comparison), test: /\.css$/, priority: 8 },
  // One file for all of them: a page then also has the styles of parts whose code is loaded only when the response
  // requires them.
  { name: "parts", test: /[\\/]app[\\/](?:reading|reviewing)[\\/].*\.css$/, priority: 7 },
  { debugName: "signIn", name: reached("signIn", () => [app("signIn.ts")]), priority: 6 },
  { debugName: "main", name: reached("main", () => [app("main.tsx")]), priority: 5 },
  {
    debugName: "packages",
    name: reached("packages", comparison),
    test: new RegExp(`[\\\\/]node_modules[\\\\/](?!${MARKDOWN}|${HTML})`),
    priority: 4,
  },
  {
    debugName: "app",
    name: reached("app", comparison),
    test: /[\\/]src[\\/](?:contract|app[\\/](?:ui|relay|screens[\\/]settings))[\\/]/,
    priority: 3,
  },
  {
    debugName: "diff",
    name: reached("diff", comparison),
    test: /[\\/]app[\\/](?:diff|reading|reviewing)[\\/]/,
    priority: 2,
  },
  // Part of a comparison, and of the page of one that cannot be found: not worth all that is shared.
  { name: "pickers", test: /[\\/]screens[\\/]compare[\\/]ComparePickers\.tsx$/, priority: 2 },
  { debugName: "shared", name: reached("shared", laterParts, screens), priority: 1 },
  { debugName: "later", name: reached("later", laterParts), priority: 0 },
  // These are last because a group takes all modules that its files need and that no group before it has taken.
  { name: "markdown", test: new RegExp(`[\\\\/]node_modules[\\\\/]${MARKDOWN}`), priority: -1 },
  { name: "html", test: new RegExp(`[\\\\/]node_modules[\\\\/]${HTML}`), priority: -2 },
];

function app(path: string): string {
  return join(import.meta.dirname, "src/app", path);
}

function comparison(): readonly string[] {
  return [app("main.tsx"), app("start.tsx"), app("screens/compare/CompareScreen.tsx")];
}

function screens(context: ChunkingContext): readonly string[] {
  return [app("start.tsx"), ...(context.getModuleInfo(app("routes.ts"))?.dynamicallyImportedIds ?? [])];
}

/** The parts that modules declare with `later`. */
function laterParts(context: ChunkingContext): readonly string[] {
  const declaring = context.getModuleInfo(app("ui/later.tsx"))?.importers ?? [];
  return declaring.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/**
 * `npm run test:all` runs every test. `npm test` skips the tests in `*.slow.test.ts` and those tagged `slow`: storms,
 * kills, full disks, all kinds of damaged and hostile repositories, tours and sweeps. The slowest of them run only with
 * `npm run soak`.
 */
const SOAKED = ["tests/server/schema/hostileRedirects.slow.test.ts", "tests/browser/bombs.slow.test.ts"];
const LEFT_OUT = [
  ...(TESTS_ALL ? [] : ["tests/**/*.slow.test.{ts,tsx}"]),
  ...(process.env["GALLEY_SOAK_KILLS"] === undefined ? SOAKED : []),
];

/**
 * Tests that change or count something that a process has once (its environment, limits, memory, child processes, the
 * git it found, the page's one worker). Each runs in its own process.
 */
const ALONE = [
  "tests/app/diff/colours/highlightReader.test.tsx",
  "tests/cli/mcp/readOnly.slow.test.ts",
  "tests/server/git/{processes/run,snapshots/snapshotFailures}.slow.test.ts",
  "tests/server/git/{history/changedTogether,otherMessages,refs/refsMemory,refs/unpackObjects}.test.ts",
  "tests/server/http/abortedRequests.slow.test.ts",
  "tests/server/http/server.test.ts",
  "tests/server/store/{fullDisk,storeFailures}.slow.test.ts",
  "tests/server/schema/{hostilePrograms.slow,inheritedEnvironment}.test.ts",
  "tests/sweep/oddKinds.slow.test.ts",
];

/**
 * Groups test files of the same project and environment: they share a process only as long as the next file is of the
 * same kind. Those with slow tests come first, so that no core waits for one at the end. If GALLEY_TEST_ORDER is set,
 * sorts the files in a random order derived from its value: no file may depend on the one before it.
 */
class Alike extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env["GALLEY_TEST_ORDER"];
    const byChance = ({ moduleId }: TestSpecification): string =>
      createHash("sha256").update(`${order} ${moduleId}`).digest("hex");
    const ordered =
      order === undefined
        ? await super.sort(files)
        : files.toSorted((one, other) => byChance(one).localeCompare(byChance(other)));
    const kindOf = ({ project, moduleId }: TestSpecification): string => {
      const text = readFileSync(moduleId, "utf8");
      const isLong = moduleId.includes(".slow.") || text.includes('tags: "slow"');
      return `${project.name} ${text.startsWith("// @vitest-environment")} ${isLong ? "first" : "then"}`;
    };
    const kinds = new Map(files.map((file) => [file, kindOf(file)]));
    return ordered.toSorted((one, other) => (kinds.get(one) ?? "").localeCompare(kinds.get(other) ?? ""));
  }
}

/**
 * Tests mostly wait for git, for the disk or for a delayed reaction of a page: three workers keep two cores busy. Projects
 * with the same number run together, so that no core waits for the last file of one of them.
 */
const WORKERS = { maxWorkers: 3 };

const FAST = {
  ...WORKERS,
  setupFiles: ["tests/helpers/tidy.ts", "tests/helpers/setup.ts"],
  // Tests create many short-lived objects: more space for them halves the time of garbage collection.
  execArgv: ["--max-semi-space-size=64"],
};

/**
 * The package with which the Markdown parser decodes `&amp;` and the like. Its version for browsers sets innerHTML,
 * which our pages forbid.
 */
const ENTITIES = "decode-named-character-reference";

export default defineConfig({
  appType: "custom",
  resolve: {
    alias: [
      { find: ENTITIES, replacement: join(import.meta.dirname, "node_modules", ENTITIES, "index.js") },
      // Excludes the container components that Relay had before hooks, which bundlers cannot remove from CommonJS.
      { find: /^react-relay$/u, replacement: "react-relay/hooks" },
    ],
  },
  plugins: [
    compileOnChange,
    processes,
    icons,
    relayHooks,
    relayParts,
    briefArtifacts,
    exportedPage(EXPORT),
    relay,
    react(),
  ],
  optimizeDeps: { include: ["react-dom/client", "react-relay", "relay-runtime"] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: "manifest.json",
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 800,
        rolldownOptions: {
          input: ["src/app/main.tsx", "src/app/signIn.ts"],
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    [EXPORT]: {
      consumer: "client",
      build: {
        outDir: "dist/export",
        modulePreload: false,
        cssCodeSplit: false,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        chunkSizeWarningLimit: 3000,
        rolldownOptions: { input: "src/app/exported/main.tsx", output: { codeSplitting: false } },
      },
    },
    ssr: {
      // In tests Node loads packages without Vite: transforming all of them again would take half of the time of a test
      // file.
      resolve: { noExternal: process.env["VITEST"] === undefined || [] },
      // The server always renders pages with React's production build, however the program is started.
      define: { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) },
      build: {
        ssr: true,
        outDir: "dist/cli",
        target: "node20",
        rolldownOptions: {
          // A command is in one file with others, but still runs only when it is imported.
          checks: { ineffectiveDynamicImport: false },
          input: { program: "src/cli/program.ts", drawPage: "src/app/drawPage.tsx", mcp: "src/cli/mcp/serveMcp.ts" },
          output: {
            codeSplitting: { groups: CLI_CHUNKS },
            // `src/cli/main.ts` loads these modules, and saves their bytecode: of ES modules Node 20 saves none.
            format: "cjs",
            dynamicImportInCjs: false,
            entryFileNames: "[name].js",
            // In the same folder as the programs, so that shared chunks find the other files at the same relative
            // paths.
            chunkFileNames: "[name]-[hash].js",
            // Halves the code that Node has to read at every start. Names are kept, so that stack traces stay readable.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  // The form worker loads its grammars one by one; all of their packages name their file alike.
  worker: { format: "es", rolldownOptions: { output: { chunkFileNames: "assets/grammar-[hash].js" } } },
  test: {
    alias: [
      // The copy of graphql that the other packages load: a schema works only with the copy that created it.
      { find: /^graphql$/u, replacement: join(import.meta.dirname, "node_modules/graphql/index.js") },
      { find: "vitest-environment-page", replacement: join(import.meta.dirname, "tests/helpers/pageEnvironment.ts") },
    ],
    sequence: { sequencer: Alike },
    tags: [{ name: "slow", description: "runs in `npm run test:all`, not in `npm test`" }],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    // Transforming the modules of one run takes 25 s of processor time. Each is kept under a hash of its source, of this
    // file and of the lock file.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.galley/modules" },
    projects: [
      {
        extends: true,
        test: {
          ...FAST,
          name: "fast",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**", ...ALONE, ...LEFT_OUT],
          isolate: false,
        },
      },
      { extends: true, test: { ...FAST, name: "alone", include: ALONE, exclude: LEFT_OUT } },
      {
        extends: true,
        test: {
          name: "browser",
          setupFiles: ["tests/helpers/tidy.ts"],
          include: ["tests/browser/**/*.test.ts"],
          exclude: LEFT_OUT,
          ...WORKERS,
          isolate: false,
          maxConcurrency: 2,
        },
      },
    ],
  },
});

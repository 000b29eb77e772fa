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
import { exportedPage } from "./.ci/exportedPage.ts";
import { TEST_MS, TESTS_ALL, WAIT_MS } from "./tests/helpers/testRun.ts";

/** `relay-compiler --watch` needs watchman; a whole run takes a twentieth of a second, so it goes before each hot update. */
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
 * `import path from "./broker.ts?process"` gives the path of a program that `child_process.fork` can run.
 * Building emits it as a file of its own beside the server; development and tests, where Node 20 cannot run TypeScript,
 * get a copy without its types. Such a program may import nothing but `node:` modules.
 */
const processes: Plugin = {
  name: "galley:processes",
  enforce: "pre",
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
    const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
    const copy = join(import.meta.dirname, "node_modules/.galley", name.replace(/\.js$/, ".mjs"));
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(unfinished, code);
    renameSync(unfinished, copy);
    return `export default ${JSON.stringify(copy)};`;
  },
};

const MARKDOWN =
  "(?:mdast-|micromark|unist-|decode-named|character-entities|ccount|markdown-table|longest-streak|escape-string-regexp|zwitch|devlop|dequal)";
/** What parses HTML in Markdown, loaded only where there is some. */
const HTML =
  "(?:hast|parse5|entities|html-void|property-information|space-separated|comma-separated|vfile|web-namespaces|@ungap)";

/** Imports each icon from its own file, so that it comes with what shows it. */
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

/** The environment of the page that shows an exported review. */
const EXPORT = "exported";

const RELAY_HOOKS = [
  "RelayEnvironmentProvider",
  "useFragment",
  "useMutation",
  "usePreloadedQuery",
  "useRelayEnvironment",
];

/** Takes from react-relay only what the page uses, because no bundler can leave out parts of CommonJS. */
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

/** Modules of Relay for what no page uses, which would come along: updatable queries, `@connection`, experiments. */
const RELAY_UNUSED =
  /require\(["']\.[^"']*\/(?:experimental|createFragmentSpecResolver|applyOptimisticMutation|RelayQueryResponseCache|fetchQuery_DEPRECATED|requestSubscription|createPayloadFor3DField|getPaginationMetadata|getPaginationVariables|getRefetchMetadata|readUpdatableFragment|readUpdatableQuery|ConnectionHandler|MutationHandlers|useFragmentInternal_CURRENT)["']\)/gu;

/** Leaves them out, and fails once an operation needs one: `@connection` and the like are handles in its artifact. */
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
 * The page's code in few files, because each file costs a request: what runs before anything is painted; the packages, what every page
 * has and what a diff has, as far as a comparison needs them at once; all that `later` loads; what reads Markdown. Screens stay by
 * themselves.
 */
const CHUNKS = [
  { debugName: "styles", name: reached("styles", comparison), test: /\.css$/, priority: 8 },
  // In one file, so that a page has the styles also of the parts whose code is loaded when its answer names them.
  { name: "parts", test: /[\\/]app[\\/]parts[\\/].*\.css$/, priority: 7 },
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
  { debugName: "diff", name: reached("diff", comparison), test: /[\\/]app[\\/](?:diff|parts)[\\/]/, priority: 2 },
  { debugName: "shared", name: reached("shared", laterParts, screens), priority: 1 },
  { debugName: "later", name: reached("later", laterParts), priority: 0 },
  // Last, because a group takes all that its files need and no group before it has.
  { name: "markdown", test: new RegExp(`[\\\\/]node_modules[\\\\/]${MARKDOWN}`), priority: -1 },
  { name: "html", test: new RegExp(`[\\\\/]node_modules[\\\\/]${HTML}`), priority: -2 },
];

interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds?: readonly string[];
    readonly dynamicallyImportedIds?: readonly string[];
    readonly importers?: readonly string[];
  } | null;
}

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

type Roots = (context: ChunkingContext) => readonly string[];

/** Names the chunk of a module that each of these roots imports statically, or that is one of them; null for all others. */
function reached(name: string, ...rootsOf: readonly Roots[]) {
  let reachedFrom: readonly ReadonlySet<string>[] | null = null;
  return (id: string, context: ChunkingContext): string | null => {
    reachedFrom ??= rootsOf.map((roots) => reach(roots(context), context));
    return reachedFrom.every((ids) => ids.has(id)) ? name : null;
  };
}

function reach(roots: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const ids = new Set(roots);
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  return ids;
}

/**
 * `npm run test:all` runs every test, `npm test` all but those in `*.slow.test.ts` and those tagged `slow`: storms, kills, full disks,
 * damaged and hostile repositories in all their kinds, tours and sweeps. The rarest of them run with `npm run soak` alone.
 */
const SOAKED = ["tests/server/schema/hostileRedirects.slow.test.ts", "tests/browser/bombs.slow.test.ts"];
const LEFT_OUT = [
  ...(TESTS_ALL ? [] : ["tests/**/*.slow.test.{ts,tsx}"]),
  ...(process.env["GALLEY_SOAK_KILLS"] === undefined ? SOAKED : []),
];

/**
 * Tests that change or count what a process has once (its environment, its limits, its memory, its children, which git it found, the page's
 * one worker):
 * each has a process of its own.
 */
const ALONE = [
  "tests/app/diff/colours/highlightReader.test.tsx",
  "tests/server/git/{processes/run,snapshots/snapshotFailures}.slow.test.ts",
  "tests/server/git/{history/changedTogether,refs/refsMemory,refs/unpackObjects}.test.ts",
  "tests/server/http/abortedRequests.slow.test.ts",
  "tests/server/http/server.test.ts",
  "tests/server/reviews/store/{fullDisk,storeFailures}.slow.test.ts",
  "tests/server/schema/{hostilePrograms.slow,inheritedEnvironment}.test.ts",
  "tests/sweep/oddKinds.slow.test.ts",
];

/**
 * Has test files of one project and one environment follow one another: a process that they share goes on only as long as the next
 * file is of the same. With GALLEY_TEST_ORDER, in an order by chance that its value decides: no file may need the one before it.
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
    const kindOf = ({ project, moduleId }: TestSpecification): string =>
      `${project.name} ${readFileSync(moduleId, "utf8").startsWith("// @vitest-environment")}`;
    const kinds = new Map(files.map((file) => [file, kindOf(file)]));
    return ordered.toSorted((one, other) => (kinds.get(one) ?? "").localeCompare(kinds.get(other) ?? ""));
  }
}

const FAST = {
  setupFiles: ["tests/helpers/tidy.ts", "tests/helpers/setup.ts"],
  // A test waits for git, for the disk or for what a page does after a moment: three keep two cores busy.
  maxWorkers: 3,
  // Tests make much that does not live long: room for it halves the work of collecting it.
  execArgv: ["--max-semi-space-size=64"],
};

/** How Markdown's parser reads `&amp;` and the like: its way for browsers sets innerHTML, which no page of ours lets anybody do. */
const ENTITIES = "decode-named-character-reference";

export default defineConfig({
  appType: "custom",
  resolve: {
    alias: [
      { find: ENTITIES, replacement: join(import.meta.dirname, "node_modules", ENTITIES, "index.js") },
      // Without the containers of before hooks, which no bundler can leave out of CommonJS.
      { find: /^react-relay$/u, replacement: "react-relay/hooks" },
    ],
  },
  plugins: [compileOnChange, processes, icons, relayHooks, relayParts, exportedPage(EXPORT), relay, react()],
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
      // Node loads packages by itself in tests: to make ready all of them anew would take half of the time that a test file needs.
      resolve: { noExternal: process.env["VITEST"] === undefined || [] },
      // What draws pages on the server is React's production build, however the program is started.
      define: { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) },
      build: {
        ssr: true,
        outDir: "dist/cli",
        target: "node20",
        rolldownOptions: {
          input: { main: "src/cli/main.ts", drawPage: "src/app/drawPage.tsx", mcp: "src/cli/mcp/serveMcp.ts" },
          output: {
            // Beside the programs, so that what they share finds the other files where they do.
            chunkFileNames: "[name]-[hash].js",
            // Halves what Node has to read at every start; names stay, so that a stack trace can be read.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  worker: { format: "es" },
  test: {
    alias: [
      // The one that the other packages load: a schema is one only for the copy of graphql that made it.
      { find: /^graphql$/u, replacement: join(import.meta.dirname, "node_modules/graphql/index.js") },
      { find: "vitest-environment-page", replacement: join(import.meta.dirname, "tests/helpers/pageEnvironment.ts") },
    ],
    sequence: { sequencer: Alike },
    tags: [{ name: "slow", description: "runs in `npm run test:all`, not in `npm test`" }],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
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
          // One page after another leaves half a core idle.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
        },
      },
    ],
  },
});

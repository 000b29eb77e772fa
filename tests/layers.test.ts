import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { readModule, readModuleAt, type ModuleFacts } from "#tests/helpers/readModule.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const SRC = `${import.meta.dirname}/../src`;

const RELAY = ["react", "react-relay", "relay-runtime"];
const ICONS = "@primer/octicons-react";
const FUZZY = "fuzzysort";
const LANGUAGES = ["cpp", "css", "go", "html", "java", "javascript", "json", "php", "python", "rust", "xml", "yaml"];
const GRAMMARS = ["common", ...LANGUAGES].map((language) => `@lezer/${language}`);
const MARKDOWN = [
  "mdast-util-from-markdown",
  "mdast-util-gfm",
  "micromark-extension-gfm",
  "hast",
  "hast-util-raw",
  "hast-util-sanitize",
];

interface Layer {
  /**
   * The prefix of its files' paths below src; the longest matching layer wins. `*` matches one folder, and each such
   * folder is a layer.
   */
  readonly folder: string;
  /** The layers that it may import. */
  readonly layers: readonly string[];
  /** The files of other layers that it may import: a screen imports only hooks from `app/relay`. */
  readonly files?: RegExp;
  /** The files from which it may import types. */
  readonly types?: RegExp;
  readonly packages: readonly string[];
  /** Whether it may import Node's built-in modules. */
  readonly node?: true;
}

/**
 * The only file of the reviews that `cli/mcp` may import: it closes the reviews together with their repository. No
 * command calls an operation directly.
 */
const CLOSED = /^server\/reviews\/index\/repositoryReviews\.ts$/;

/**
 * What writes reviews to a file and reads them back. The CLI may import it, because a user's file never goes through
 * the API.
 */
const ON_FILES =
  /^server\/(?:exchange\/(?:bundles|forges|mail)\/(?:(?:bundle|unbundle)Reviews|(?:import|export)Mail|pulls|forgeQueries|PullAddress|sending\/Send(?:ing|Plan))|reviews\/index\/(?:ReviewContext|repositoryReviews))\.ts$/;

/**
 * What the CLI needs for a server without a request: the list of who is waiting when it starts.
 */
const WITHOUT_REQUEST = /^server\/operations\/verdicts\/reviewWatchers\.ts$/;

/** The layers and their allowed imports. Everything not listed is forbidden. */
const LAYERS: readonly Layer[] = [
  { folder: "contract", layers: [], packages: [] },
  {
    folder: "app",
    layers: ["app/screens/*", "app/relay", "app/ui", "contract", "generated"],
    files: /^app\/(?:reading\/readerModules\.ts|reviewing\/change\/ChangeReader\.css)$/,
    packages: [...RELAY, "react-dom", ICONS],
  },
  {
    folder: "app/exported",
    layers: ["app/reviewing", "app/reading", "app/ui", "app/diff", "contract", "generated"],
    files: /^app\/app\.css$/,
    packages: ["react", "react-dom", ICONS],
  },
  { folder: "app/ui", layers: [], packages: ["react", "react-dom", "@ariakit/react", FUZZY, ICONS] },
  {
    folder: "app/diff",
    layers: ["app/ui"],
    packages: ["react", "react-dom", "@pierre/highlights", ICONS, ...GRAMMARS],
  },
  { folder: "app/relay", layers: ["contract", "generated"], packages: [...RELAY, "meros", "fetch-event-stream"] },
  {
    folder: "app/reading",
    layers: ["app/ui", "app/diff", "generated"],
    files: /^contract\/(?:addresses|pageParams|suggesting\/suggestionText)\.ts$/,
    types: /^contract\/reviewFile\.ts$/,
    packages: [...RELAY, FUZZY, ICONS, ...MARKDOWN, "papaparse"],
  },
  {
    folder: "app/reviewing",
    layers: ["app/reading", "app/ui", "app/diff", "generated"],
    files: /^contract\/(?:addresses|pageParams|suggesting\/suggestionText)\.ts$/,
    types: /^contract\/reviewFile\.ts$/,
    packages: [...RELAY, FUZZY, ICONS],
  },
  {
    folder: "app/screens/*",
    layers: ["app/reviewing", "app/reading", "app/diff", "app/ui", "contract", "generated"],
    files: /^app\/relay\/use[A-Z]\w*\.ts$/,
    types: /^app\/relay\/Router\.ts$/,
    packages: [...RELAY, ICONS],
  },
  { folder: "server/git", layers: ["contract"], packages: [FUZZY], node: true },
  { folder: "server/store", layers: ["server/git", "contract"], packages: [], node: true },
  { folder: "server/reviews", layers: ["server/store", "server/git", "contract"], packages: [], node: true },
  {
    folder: "server/operations",
    layers: ["server/reviews", "server/store", "server/git", "contract"],
    packages: [],
    node: true,
  },
  {
    folder: "server/exchange",
    layers: ["server/operations", "server/reviews", "server/store", "server/git", "contract"],
    packages: ["postal-mime", "sax"],
    node: true,
  },
  {
    folder: "server/schema",
    layers: ["server/exchange", "server/operations", "server/reviews", "server/store", "server/git", "contract"],
    packages: ["graphql", "grats", "dataloader"],
    node: true,
  },
  {
    folder: "server/http",
    layers: ["server/schema", "server/git", "contract", "generated"],
    packages: ["graphql", "graphql-yoga", "@graphql-yoga/plugin-defer-stream"],
    node: true,
  },
  {
    folder: "cli/mcp",
    layers: ["cli", "server/git", "contract"],
    files: CLOSED,
    packages: ["@modelcontextprotocol/sdk"],
    node: true,
  },
  {
    folder: "cli",
    layers: ["cli/mcp", "server/http", "server/git", "contract", "generated"],
    files: new RegExp(`${ON_FILES.source}|${WITHOUT_REQUEST.source}`),
    packages: [],
    node: true,
  },
];

/** The functions that write into a repository or delete from it. */
const WRITING =
  /^#server\/git\/(?:\w+\/)?(?:bundle|exchangeRefs|pruneSnapshots|pushRefs|takeSnapshot|updateRefs|writeWorkFiles)\.ts$/;

/** The only layers that call them: `server/reviews` says how things are, and writes nothing. */
const WRITERS = ["server/store", "server/operations", "server/exchange"];

/** The modules that start another process: git's broker, and those that open the user's browser and editor. */
const SPAWNING = [
  "server/git/processes/children.ts",
  "server/git/processes/brokerLink.ts",
  "server/operations/editors/openInEditor.ts",
  "cli/server/openBrowser.ts",
  "cli/commands/ciRange.ts",
  "cli/forges/runForgeTool.ts",
  "cli/server/serveInBackground.ts",
];

const ENDING = /\.(?:ts|tsx|mts|css|json|svg|wasm)(?:\?[\w&]+)?$/;

/** The files outside src that a file may import: the reported version is that of the package. */
const BESIDE_SRC: ReadonlyMap<string, string> = new Map([
  ["cli/program.ts", "../../package.json"],
  ["cli/commands/runCommand.ts", "../../../package.json"],
]);

/** Returns one message for each rule that a file breaks. */
function violations({ path, imports, typeImports, calls, properties }: ModuleFacts): string[] {
  const layer = layerOf(path);
  if (layer === undefined) return [`src/${path} is in no layer`];
  const faults = imports
    .map((specifier) => importFault(path, layer, specifier, typeImports.has(specifier)))
    .filter((fault) => fault !== undefined);
  if (calls.has("fetch") && layer.folder !== "app/relay") faults.push("calls fetch, which only app/relay may");
  for (const sink of ["dangerouslySetInnerHTML", "innerHTML", "outerHTML", "insertAdjacentHTML"]) {
    if (properties.has(sink)) faults.push(`uses ${sink}: text from a repository must never be read as markup`);
  }
  return faults.map((fault) => `src/${path} ${fault}`);
}

function importFault(path: string, layer: Layer, specifier: string, typeOnly: boolean): string | undefined {
  if (specifier.startsWith("node:")) {
    if (layer.node !== true) return `imports ${specifier}: ${layer.folder} runs outside of Node`;
    if (specifier === "node:child_process" && !SPAWNING.includes(path))
      return `imports ${specifier}, which only ${SPAWNING.join(", ")} may`;
    return undefined;
  }
  if (!specifier.startsWith(".") && !specifier.startsWith("#")) {
    const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    return layer.packages.includes(name) ? undefined : `imports the package ${name}, which ${layer.folder} may not`;
  }
  if (BESIDE_SRC.get(path) === specifier) return undefined;
  if (!ENDING.test(specifier)) return `imports ${specifier} without its file ending`;
  if (specifier.startsWith(".")) {
    const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
    const climbs = specifier.split("/").filter((step) => step === "..").length >= path.split("/").length;
    return !climbs && ownLayer(target) === ownLayer(path)
      ? undefined
      : `imports ${specifier}: a relative path may not leave its layer`;
  }
  const target = specifier.slice(1);
  if (ownLayer(target) === ownLayer(path)) return `imports ${specifier}: inside a layer paths are relative`;
  if (!WRITERS.includes(layer.folder) && WRITING.test(specifier))
    return `imports ${specifier}, which writes and is for ${WRITERS.join(", ")}`;
  const folder = layerFolder(target);
  const allowed =
    layer.layers.some((name) => name === folder) ||
    layer.files?.test(target) === true ||
    (typeOnly && layer.types?.test(target) === true);
  return allowed ? undefined : `imports ${specifier}, which ${layer.folder} may not`;
}

/** Returns the layer of a path, with `*` unresolved. */
function layerOf(path: string): Layer | undefined {
  return LAYERS.filter(({ folder }) => matches(`${folder}/*`, path)).sort(
    (a, b) => b.folder.length - a.folder.length,
  )[0];
}

function layerFolder(path: string): string | undefined {
  return path.startsWith("generated/") ? "generated" : layerOf(path)?.folder;
}

/** Returns the exact layer of a path: each screen is a layer. */
function ownLayer(path: string): string | undefined {
  const folder = layerFolder(path);
  return folder === "app/screens/*" ? path.split("/").slice(0, 3).join("/") : folder;
}

/** A `*` at the end matches any characters; a `*` before that matches the name of one folder. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/\*(?!$)/g, "[^/]+").replace(/\*$/, ".+");
  return new RegExp(`^${source}$`).test(path);
}

it.each([
  [
    "app/ui/Button.tsx",
    `import { Thread } from "../reviewing/Thread.tsx";`,
    "imports ../reviewing/Thread.tsx: a relative path may not leave its layer",
  ],
  [
    "contract/wire.ts",
    `import type { A } from "#server/git/processes/run.ts";`,
    "imports #server/git/processes/run.ts, which contract may not",
  ],
  ["contract/wire.ts", `import { join } from "node:path";`, "imports node:path: contract runs outside of Node"],
  [
    "app/screens/home/HomeScreen.tsx",
    `import { a } from "#app/screens/files/useA.ts";`,
    "imports #app/screens/files/useA.ts, which app/screens/* may not",
  ],
  [
    "app/screens/home/HomeScreen.tsx",
    `import { a } from "../files/useA.ts";`,
    "imports ../files/useA.ts: a relative path may not leave its layer",
  ],
  [
    "app/screens/home/HomeScreen.tsx",
    `import { e } from "#app/relay/environment.ts";`,
    "imports #app/relay/environment.ts, which app/screens/* may not",
  ],
  [
    "app/screens/home/HomeScreen.tsx",
    `import { Router } from "#app/relay/Router.ts";`,
    "imports #app/relay/Router.ts, which app/screens/* may not",
  ],
  [
    "app/ui/Button.tsx",
    `const a = await import("#app/relay/router.ts");`,
    "imports #app/relay/router.ts, which app/ui may not",
  ],
  ["app/diff/rows.ts", `export * from "react-relay";`, "imports the package react-relay, which app/diff may not"],
  [
    "app/diff/rows.ts",
    `export type A = import("#contract/wire.ts").A;`,
    "imports #contract/wire.ts, which app/diff may not",
  ],
  [
    "app/diff/rows.ts",
    `new Worker(new URL("../relay/w.ts", import.meta.url));`,
    "imports ../relay/w.ts: a relative path may not leave its layer",
  ],
  [
    "app/reviewing/Thread.tsx",
    `import { a } from "#server/git/oid.ts";`,
    "imports #server/git/oid.ts, which app/reviewing may not",
  ],
  ["server/git/history/log.ts", `import { run } from "./run";`, "imports ./run without its file ending"],
  [
    "server/git/history/log.ts",
    `import { run } from "#server/git/processes/run.ts";`,
    "imports #server/git/processes/run.ts: inside a layer paths are relative",
  ],
  [
    "server/git/history/log.ts",
    `import { spawn } from "node:child_process";`,
    `imports node:child_process, which only ${SPAWNING.join(", ")} may`,
  ],
  [
    "server/schema/repositories/Ref.ts",
    `import { updateRefs } from "#server/git/refs/updateRefs.ts";`,
    "imports #server/git/refs/updateRefs.ts, which writes and is for server/store, server/operations, server/exchange",
  ],
  [
    "server/reviews/fold.ts",
    `import { Ref } from "#server/schema/repositories/Ref.ts";`,
    "imports #server/schema/repositories/Ref.ts, which server/reviews may not",
  ],
  ["server/http/listen.ts", `await fetch("http://127.0.0.1");`, "calls fetch, which only app/relay may"],
  ["cli/main.ts", `import { a } from "#app/routes.ts";`, "imports #app/routes.ts, which cli may not"],
  [
    "cli/commands/comment.ts",
    `import { a } from "#server/operations/comments/writeComments.ts";`,
    "imports #server/operations/comments/writeComments.ts, which cli may not",
  ],
  [
    "server/http/page.ts",
    `import pkg from "../../package.json";`,
    "imports ../../package.json: a relative path may not leave its layer",
  ],
  [
    "app/reviewing/Body.tsx",
    `export const Body = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;`,
    "uses dangerouslySetInnerHTML: text from a repository must never be read as markup",
  ],
  [
    "app/reviewing/body.ts",
    `document.body["innerHTML"] = "";`,
    "uses innerHTML: text from a repository must never be read as markup",
  ],
])("a forbidden import in %s is reported: %s", (path, source, fault) => {
  expect(violations(readModule(path, source))).toEqual([`src/${path} ${fault}`]);
});

it("a file in no layer is reported", () => {
  expect(violations(readModule("lib/utils.ts", ""))).toEqual(["src/lib/utils.ts is in no layer"]);
});

it.each([
  [
    "app/screens/home/HomeScreen.tsx",
    `import "./HomeScreen.css"; import { Row } from "./Row.tsx"; import { Button } from "#app/ui/Button.tsx";`,
  ],
  [
    "app/screens/home/HomeScreen.tsx",
    `import { useRouter } from "#app/relay/useRouter.ts"; import type { P } from "#app/relay/Router.ts"; import q from "#generated/HomeScreenQuery.graphql.ts";`,
  ],
  [
    "server/git/processes/brokerLink.ts",
    `import path from "./broker.ts?process"; import { fork } from "node:child_process";`,
  ],
  ["app/relay/network.ts", `const answer = await fetch("/graphql"); // innerHTML, import "#server/x.ts"`],
  ["app/main.tsx", `import { routes } from "./routes.ts"; const a = await import("#app/screens/home/HomeScreen.tsx");`],
])("an allowed import in %s is not reported: %s", (path, source) => {
  expect(violations(readModule(path, source))).toEqual([]);
});

it("every command that writes is in a file that the rule checks", () => {
  const commands = sourceFiles(SRC).map((path) => `#${path}`);
  expect(commands.filter((path) => WRITING.test(path))).toHaveLength(7);
});

it("every file respects its layer, and every file was read", () => {
  const facts = sourceFiles(SRC).map((path) => readModuleAt(SRC, path));
  expect(facts.length).toBeGreaterThan(60);
  expect(facts.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  expect(facts.flatMap(violations)).toEqual([]);
});

it("scripts import packages only when they need them: `npm test` and `npm start` have to run before packages are installed", () => {
  const scripts = `${import.meta.dirname}/../.ci`;
  const names = readdirSync(scripts).filter((name) => name.endsWith(".mjs"));
  // Vitest loads the reporter.
  const early = names
    .filter((name) => name !== "testReporter.mjs")
    .flatMap((name) => {
      const { module } = parseSync(name, readFileSync(`${scripts}/${name}`, "utf8"));
      const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
      return imported.filter((one) => !/^(?:\.|node:)/.test(one)).map((one) => `${name} imports ${one}`);
    });
  expect(names.length).toBeGreaterThan(20);
  expect(early).toEqual([]);
});

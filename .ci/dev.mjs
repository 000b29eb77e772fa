// @ts-check
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { generate } from "./generate.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { runScript } from "./runScript.mjs";

/** The script that the page loads first: hot reload has to be installed before the first component. */
const ENTRY = "/galley-dev.js";
/** The script of the page for a browser that is not signed in yet. */
const SIGN_IN = "/src/app/signIn.ts";
const ENTRY_SOURCE = `import "/@vite/client"; import "@vitejs/plugin-react/preamble"; import "/src/app/main.tsx";`;

/** @type {import("vite").Plugin} */
const entry = {
  name: "galley:dev-entry",
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? ENTRY_SOURCE : null),
};

/**
 * Lets Node load packages. A build bundles all of them, but development runs modules one by one, and only Node can do
 * that with packages in CommonJS.
 * @type {import("vite").Plugin}
 */
const external = {
  name: "galley:dev-external",
  config(config) {
    delete config.environments?.["ssr"]?.resolve?.noExternal;
  },
};

/**
 * Serves Galley from its sources, with the arguments of `galley`, in one process: the page's modules with hot reload,
 * and everything else (page, /graphql) by the same modules as in production. An edited module is used from the next
 * request on.
 */
await runScript(import.meta.url, async (args) => {
  await ensureInstalled();
  await progress("Generating the schema and Relay's artifacts", () => generate(root));
  const directory = userDirectory();
  process.chdir(root); // the Relay plugin looks for its configuration in the working directory
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({ plugins: [entry, external], server: { middlewareMode: true } });
  const { ssr } = vite.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error("vite.config.ts names no ssr environment.");
  const load = (/** @type {string} */ path) => ssr.runner.import(path);

  const { parseArguments } = await load("/src/cli/arguments/parseArguments.ts");
  const { openRepositories } = await load("/src/cli/server/repositories.ts");
  const { listen } = await load("/src/server/http/listen.ts");
  const asked = await expected(() => parseArguments(args));
  if (asked.kind !== "serve") throw new ScriptError(`npm run dev only serves; use --${asked.kind} with npm start.`, 1);
  const paths = /** @type {string[]} */ (asked.paths).map((path) => resolve(directory, path));
  const repositories = await expected(() => openRepositories(paths));
  const log = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

  const { Sessions } = await load("/src/server/http/sessions/Sessions.ts");
  const { linkWith } = await load("/src/server/http/sessions/runningServers.ts");
  const sessions = Sessions.open(Sessions.setOf(repositories));

  const { origin } = await expected(() =>
    listen(
      { host: asked.host, name: sessions.name, port: asked.port, exact: asked.portNamed, log },
      (/** @type {unknown} */ hosts) => {
        const handlerOf = latest(async ({ createApp }, persisted) => {
          const { indexDocuments } = await load("/src/server/http/executeGraphql.ts");
          return createApp({
            repositories,
            hosts,
            sessions,
            assets: new Map(),
            development: true,
            documents: indexDocuments(JSON.parse(persisted)),
            drawPage: null,
            pageAssets: () => ({ script: ENTRY, signIn: SIGN_IN, styles: [], preloads: [] }),
            log,
          }).answer;
        });
        return (
          /** @type {import("node:http").IncomingMessage} */ request,
          /** @type {import("node:http").ServerResponse} */ response,
        ) => {
          vite.middlewares(request, response, async () => {
            const persisted = readFileSync(join(root, "__generated__/persisted.json"), "utf8");
            const handle = await handlerOf(await load("/src/server/http/createApp.ts"), persisted);
            await handle(request, response);
          });
        };
      },
    ),
  );
  process.stdout.write(`Galley runs from its sources at ${linkWith(origin, "/", sessions.newKey())}\n`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));
});

/**
 * Turns a GalleyError into a ScriptError, which is printed without a stack.
 * @template T @param {() => T | Promise<T>} work @returns {Promise<T>}
 */
async function expected(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "GalleyError" || !("code" in error)) throw error;
    throw new ScriptError(error.message, error.code === "BAD_INPUT" ? 1 : 2);
  }
}

/**
 * Caches the result for the latest module and the latest operations, and calls `make` again when they change.
 * @template T @param {(module: any, persisted: string) => Promise<T>} make
 * @returns {(module: any, persisted: string) => Promise<T>}
 */
function latest(make) {
  /** @type {any[]} */
  let from = [];
  /** @type {Promise<T> | undefined} */
  let made;
  return (module, persisted) => {
    if (made === undefined || module !== from[0] || persisted !== from[1]) made = make(module, persisted);
    from = [module, persisted];
    return made;
  };
}

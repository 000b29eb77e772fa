// @ts-check
import { join } from "node:path";
import { root } from "./root.mjs";

/** @type {import("vite").Plugin} */
const withoutStyles = {
  name: "galley:without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0nothing" : null),
  load: (id) => (id === "\0nothing" ? "" : null),
};

/**
 * Loads a TypeScript module of this project, which Node 20 alone cannot run, without its styles, and returns what it
 * exports by name.
 * @param {string} path from the project's root
 */
export async function loadTypeScript(path) {
  const { runnerImport } = await import("vite"); // not before packages are installed
  const config = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ("error") };
  const { module } = await runnerImport(join(root, path), { ...config, plugins: [withoutStyles] });
  return /** @type {Record<string, (...args: unknown[]) => unknown>} */ (module);
}

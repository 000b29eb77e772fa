// @ts-check
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Loads a TypeScript module of this project, which Node 20 alone cannot run, and returns its functions by name.
 * @param {string} path from the project's root
 */
export async function loadTypeScript(path) {
  const { runnerImport } = await import("vite"); // not before packages are installed
  const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" });
  return /** @type {Record<string, (...args: unknown[]) => unknown>} */ (module);
}

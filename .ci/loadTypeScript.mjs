// @ts-check
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Loads a TypeScript module of this project and gives its functions by name: Node 20 cannot run one by itself.
 *
 * @param {string} path from the project's root
 */
export async function loadTypeScript(path) {
  const { runnerImport } = await import("vite"); // not before packages are installed
  const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" });
  return /** @type {Record<string, (...args: unknown[]) => unknown>} */ (module);
}

// @ts-check
import { join } from "node:path";
import { root } from "./root.mjs";

/** @type {import("vite").Plugin} */
const modulesAlone = {
  name: "galley:modules-alone",
  enforce: "pre",
  resolveId: (source) => (/\.css$|\?process$/u.test(source) ? "\0nothing" : null),
  load: (id) => (id === "\0nothing" ? 'export default "";' : null),
};

/**
 * Loads a TypeScript module of this project, which Node 20 alone cannot run, without its styles and the programs that it forks, and returns what it
 * exports by name.
 * @param {string} path from the project's root
 */
export async function loadTypeScript(path) {
  const { runnerImport } = await import("vite"); // not before packages are installed
  const config = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ("error") };
  const { module } = await runnerImport(join(root, path), { ...config, plugins: [modulesAlone] });
  return /** @type {Record<string, (...args: unknown[]) => unknown>} */ (module);
}

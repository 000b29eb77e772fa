// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { installOnDebian } from "./installOnDebian.mjs";
import { runScript } from "./runScript.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const ON_MAC = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * Finds the Chromium or Chrome that the browser tests drive: CHROME_PATH, then one on PATH or in the folder that macOS
 * uses. Otherwise installs the distribution's package on Debian and its derivatives, if the user has the right to.
 * Throws with exit code 2 if no browser can be found.
 * @returns {Promise<string>} the program's path
 */
export async function ensureBrowser() {
  const chosen = process.env["CHROME_PATH"];
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return chosen;
    throw new ScriptError(
      `CHROME_PATH names ${chosen}, where there is no file. Correct it or unset it, and run this again.`,
      2,
    );
  }
  return findBrowser() ?? (await installBrowser());
}

/** @returns {string | undefined} */
function findBrowser() {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(process.platform === "darwin" ? ON_MAC : [])].find((path) => existsSync(path));
}

/** @returns {Promise<string>} */
async function installBrowser() {
  const isDebian = await installOnDebian(["chromium", "fonts-liberation"]);
  const found = findBrowser();
  if (found !== undefined) return found;
  const tried = isDebian ? " and apt-get could not install one (see above)" : "";
  throw new ScriptError(
    `The browser tests need Chromium or Chrome; none is on PATH${tried}. Install one, or set CHROME_PATH to its program, and run this again.`,
    2,
  );
}

await runScript(import.meta.url, async () => void process.stdout.write(`${await ensureBrowser()}\n`));

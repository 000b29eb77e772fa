// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { writeHelpPages } from "./helpPages.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";
import { writeSpecTables } from "./specTables.mjs";

/** The files that Grats reads, except the git layer's types, of which it uses only the names. */
const SOURCES = ["package.json", "package-lock.json", "tsconfig.json", "src/contract", "src/server/schema"];

/**
 * The same with the files that Grats writes. The extension .mts protects its file from the Relay compiler, which
 * deletes every other .ts file in its folder.
 */
const GRATS_FILES = [...SOURCES, "src/server/tsconfig.json", "schema.graphql", "__generated__/schema.mts"];

/** The fingerprint of these files after the last run of Grats. */
const STAMP = "node_modules/.galley/generated";

/**
 * The function with which Grats checks that a field is not null. It awaits every value, which creates a promise for
 * each of the tens of thousands of fields of a large response. CHECKS checks a value that is not a promise at once,
 * which makes a review of 1,000 comments a third faster.
 */
const WAITS = `async function assertNonNull<T>(value: T | Promise<T>): Promise<T> {
    const awaited = await value;
    if (awaited == null)
        throw new Error("Cannot return null for semantically non-nullable field.");
    return awaited;
}`;
const CHECKS = `function assertNonNull<T>(value: T | Promise<T>): T | Promise<T> {
    if (value instanceof Promise)
        return value.then(given => assertNonNull<T>(given));
    if (value == null)
        throw new Error("Cannot return null for semantically non-nullable field.");
    return value;
}`;

/**
 * Writes schema.graphql, everything in __generated__ and the tables of SPEC.md from the sources in `directory`: first
 * Grats, then the Relay compiler, then the tables, then the help pages, which have some of them. The same sources produce the same bytes. Grats takes seconds, so it is skipped if its
 * files have not changed since its last run (never with `always`). The Relay compiler takes a tenth of a second.
 * @param {string} directory
 * @param {{ always?: boolean }} [options]
 */
export async function generate(directory, { always = false } = {}) {
  mkdirSync(join(directory, "__generated__"), { recursive: true });
  const known = !always && existsSync(join(directory, STAMP)) ? readFileSync(join(directory, STAMP), "utf8") : "";
  if (known !== fingerprint(directory, GRATS_FILES)) {
    await runGrats(directory);
    rememberGenerated(directory);
  }
  await runRelayCompiler(directory);
  await writeSpecTables(directory);
  await writeHelpPages(directory);
}

/** Notes that what Grats writes for the sources in `directory` is there. @param {string} directory */
export function rememberGenerated(directory) {
  mkdirSync(dirname(join(directory, STAMP)), { recursive: true });
  writeFileSync(join(directory, STAMP), fingerprint(directory, GRATS_FILES));
}

/** @param {string} directory */
async function runGrats(directory) {
  const { code, output } = await runTool("grats", ["--tsconfig", "src/server/tsconfig.json"], { cwd: directory });
  if (code !== 0) throw new ScriptError(`Grats refuses the schema's classes:\n${output.trim()}`);
  const schema = join(directory, "__generated__/schema.mts");
  const text = readFileSync(schema, "utf8");
  const checked = text.replace(WAITS, CHECKS);
  if (checked.includes("await value"))
    throw new ScriptError("Grats now writes a different check for null: update WAITS in .ci/generate.mjs.");
  writeFileSync(schema, checked);
}

/**
 * The compiler requires the list of persisted operations to exist and only adds to it. Starting from an empty list
 * removes operations that are no longer used.
 * @param {string} directory
 */
async function runRelayCompiler(directory) {
  const persisted = join(directory, "__generated__/persisted.json");
  const before = existsSync(persisted) ? readFileSync(persisted) : undefined;
  writeFileSync(persisted, "{}\n");
  const compiler = createRequire(join(root, "package.json"))("relay-compiler");
  const args = ["--noWatchman", "--repersist", "--output", "quiet-with-errors"];
  const { code, output } = await runTool(compiler, args, { cwd: directory });
  if (code === 0) return;
  if (before !== undefined) writeFileSync(persisted, before);
  throw new ScriptError(`The Relay compiler reports errors in a query, mutation or fragment:\n${output.trim()}`);
}

await runScript(import.meta.url, async ([directory]) => {
  await ensureInstalled();
  await progress("Generating the schema and Relay's artifacts", () =>
    directory === undefined ? generate(root) : generate(resolve(directory), { always: true }),
  );
});

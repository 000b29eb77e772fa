// @ts-check
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { generate, rememberGenerated } from "./generate.mjs";
import { root } from "./root.mjs";
import { runScript } from "./runScript.mjs";

/** All files that the generators read or write. */
const FILES = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "relay.config.json",
  "src",
  "schema.graphql",
  "SPEC.md",
  "__generated__",
];

/**
 * Throws if schema.graphql, a table of SPEC.md or a file of __generated__ differs from what the generators write for the sources in
 * `directory`, and names each such file. Also throws if the sources do not fit together (for example a fragment that
 * selects a field the schema lacks). Generates in a copy and compares; changes nothing in `directory` but the notes that
 * exactly these files were generated and checked. Takes as long as one full generation; with that note, no time.
 * @param {string} directory
 */
export async function checkGenerated(directory) {
  const checked = join(directory, "node_modules/.galley/checked");
  const files = fingerprint(directory, [...FILES, ".ci"]);
  if (existsSync(checked) && readFileSync(checked, "utf8") === files) return;
  const copy = mkdtempSync(join(tmpdir(), "galley-generated-"));
  try {
    for (const path of FILES) {
      if (existsSync(join(directory, path))) cpSync(join(directory, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    await generate(copy, { always: true });
    const faults = compare(directory, copy);
    if (faults.length > 0) {
      throw new ScriptError(`${faults.join("\n")}\nRun \`npm run generate\` and commit what it writes.`);
    }
    if (fingerprint(directory, [...FILES, ".ci"]) !== files) return; // edited meanwhile
    rememberGenerated(directory); // a build after the check then need not run Grats again
    writeFileSync(checked, files);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {string} directory @param {string} copy @returns {string[]} one sentence for each file that differs */
function compare(directory, copy) {
  const paths = new Set([...generatedFiles(directory), ...generatedFiles(copy)]);
  return [...paths].sort().flatMap((path) => {
    if (!existsSync(join(directory, path))) return [`${path} is missing: it has never been generated.`];
    if (!existsSync(join(copy, path))) return [`${path} is left over: nothing in src asks for it any more.`];
    const same = readFileSync(join(directory, path)).equals(readFileSync(join(copy, path)));
    return same ? [] : [`${path} is stale: it is not what the sources say now.`];
  });
}

/** @param {string} directory */
function generatedFiles(directory) {
  const artifacts = join(directory, "__generated__");
  const names = existsSync(artifacts) ? readdirSync(artifacts) : [];
  const others = ["schema.graphql", "SPEC.md"].filter((path) => existsSync(join(directory, path)));
  return [...others, ...names.map((name) => `__generated__/${name}`)];
}

await runScript(import.meta.url, ([directory]) => checkGenerated(directory === undefined ? root : resolve(directory)));

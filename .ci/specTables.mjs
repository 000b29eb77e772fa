// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { root } from "./root.mjs";

/** @typedef {{ head: string[], rows: string[][] }} Table */

/**
 * The tables of SPEC.md by the file that they are made from. In SPEC.md, such a table is between
 * `<!-- made from <path> -->` and `<!-- end -->`.
 * @type {Record<string, (directory: string) => Promise<Table>>}
 */
const TABLES = {
  "src/contract/errors.ts": errorTable,
  "src/contract/limits.ts": limitTable,
};

const PLACE = /(<!-- made from (\S+) -->\n)[^]*?(<!-- end -->)/gu;

/**
 * Writes the tables of SPEC.md that are made from the code, so that each description is written only once. The layout is
 * that of the formatter.
 * @param {string} directory
 */
export async function writeSpecTables(directory) {
  const path = join(directory, "SPEC.md");
  const before = readFileSync(path, "utf8");
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [, , source = ""] of before.matchAll(PLACE)) {
    const table = TABLES[source];
    if (table === undefined) throw new ScriptError(`.ci/specTables.mjs makes no table from ${source}.`);
    texts.set(source, tableMarkdown(await table(directory)));
  }
  const after = before.replace(PLACE, (_, begin, source, end) => `${begin}\n${texts.get(source)}\n\n${end}`);
  if (after !== before) writeFileSync(path, after);
}

/** @param {Table} table */
function tableMarkdown({ head, rows }) {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\s+/gu, " ").replaceAll("|", "\\|")));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  return [lines[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)].join("\n");
}

async function errorTable() {
  const { ERRORS } = await loadTypeScript("src/contract/errors.ts");
  const errors = /** @type {[string, { happened: string, next: string }][]} */ (Object.entries(Object(ERRORS)));
  return {
    head: ["Code", "Message"],
    rows: errors.map(([code, { happened, next }]) => [`\`${code}\``, `${happened} ${next}`]),
  };
}

async function limitTable() {
  const path = "src/contract/limits.ts";
  const values = /** @type {Record<string, number>} */ (/** @type {unknown} */ (await loadTypeScript(path)));
  const declared = readFileSync(join(root, path), "utf8").matchAll(
    /(?:\/\*\*([^/]*(?:\/(?!\*)[^/]*)*?)\*\/\n)?export const (\w+)/gu,
  );
  const rows = Array.from(declared, ([, comment = "", name = ""]) => {
    const text = comment.replaceAll(/\n \*/gu, "").trim();
    if (text === "") throw new ScriptError(`${path} does not describe ${name}, which SPEC.md lists.`);
    return [`\`${name}\``, limitText(name, values[name] ?? NaN), text];
  });
  return { head: ["Constant", "Value", "What it limits"], rows };
}

/** @param {string} name @param {number} value sizes are in bytes, times in milliseconds */
function limitText(name, value) {
  if (name.endsWith("_MS")) return `${value / 1000} s`;
  const [unit, size] = value % 2 ** 20 === 0 ? ["MiB", 2 ** 20] : ["KiB", 2 ** 10];
  const isSize = /_BYTES(?:_MAX)?$/u.test(name) && value % size === 0;
  return isSize ? `${(value / size).toLocaleString("en")} ${unit}` : value.toLocaleString("en");
}

// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { EXITS, servingRows } from "./helpPages.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { root } from "./root.mjs";
import { readShortcuts } from "./shortcuts.mjs";

/** @typedef {{ head: string[], rows: string[][] }} Table */

/**
 * The tables of SPEC.md by the file that they are made from. In SPEC.md, such a table is between
 * `<!-- made from <path> -->` and `<!-- end -->`.
 * @type {Record<string, (directory: string) => Promise<Table>>}
 */
const TABLES = {
  ".ci/helpPages.mjs": async () => ({
    head: ["Argument", "What it does"],
    rows: (await servingRows()).map(([argument, text]) => [argument === "nothing" ? argument : code(argument), text]),
  }),
  "schema.graphql, types": entityTable,
  "schema.graphql, mutations": mutationTable,
  "src/app/reading/settings/settingList.ts": settingTable,
  "src/cli/arguments/commandTable.ts": commandTable,
  "src/cli/mcp/tools.ts": toolTable,
  "src/contract/errors.ts": errorTable,
  "src/contract/landingRules.ts": ruleTable,
  "src/contract/limits.ts": limitTable,
};

/** The groups of shortcuts in each table of keys, by the names of `shortcutGroups`. */
const KEY_TABLES = [
  ["General"],
  ["Go"],
  ["Reader", "Reading", "Changed files"],
  ["Review"],
  ["Writing"],
  ["Uncommitted work"],
  ["Files", "History", "Reviews", "Search"],
  ["File", "Blame"],
];
for (const groups of KEY_TABLES) TABLES[`src/app, shortcuts of ${groups.join(", ")}`] = () => keyTable(groups);

/** The types of the table of entities, besides those with an id. The viewers of files have ids of their files. */
const VALUES = new Set(["Check", "ToolReport", "FileAtRevision", "Interdiff", "PatchSet", "StackLayer", "Verdict"]);

const PLACE = /(<!-- made from ([^>]+) -->\n)[^]*?(<!-- end -->)/gu;

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
    rows: errors.map(([name, { happened, next }]) => [code(name), `${happened} ${next}`]),
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
    return [code(name), limitText(name, values[name] ?? NaN), text];
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

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/** @param {string} text */
function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

async function commandTable() {
  const { COMMANDS } = await loadTypeScript("src/cli/arguments/commandTable.ts");
  const commands = /** @type {[string, import("./helpPages.mjs").Command][]} */ (Object.entries(Object(COMMANDS)));
  const rows = commands.flatMap(([name, { usage, description, options, exits = [] }]) => [
    [`**${code(usage === "" ? name : `${name} ${usage}`)}**`, sentence(description)],
    ...Object.entries(options)
      .filter(([option]) => option !== "repo")
      .map(([option, { value, short, description: text, choices }]) => [
        code(
          `${short === undefined ? "" : `-${short}, `}--${option}${value === undefined ? "" : ` <${choices?.join("|") ?? value}>`}`,
        ),
        text,
      ]),
    ...exits.map(([number, means]) => [`exit code ${number}`, means]),
  ]);
  return {
    head: ["Command", "What it does"],
    rows: [...rows, ...EXITS.map(([number, means]) => [`exit code ${number}`, `of every command: ${means}`])],
  };
}

async function toolTable() {
  const { tools } = await loadTypeScript("src/cli/mcp/tools.ts");
  const listed =
    /** @type {{ name: string, description: string, takes: Record<string, { description?: string, enum?: string[] }>, needs: string[] }[]} */ (
      /** @type {unknown} */ (tools)
    );
  const rows = listed.flatMap(({ name, description, takes, needs }) => [
    [`**${code(name)}**`, description],
    ...Object.entries(takes).map(([argument, { description: text = "", enum: choices = [] }]) => [
      code(argument),
      [choices.map(code).join(" or "), text].filter((part) => part !== "").join(": ") +
        (needs.includes(argument) ? " Required." : ""),
    ]),
  ]);
  return { head: ["Tool", "What it does"], rows };
}

async function settingTable() {
  const { settingList } = await loadTypeScript("src/app/reading/settings/settingList.ts");
  const settings =
    /** @type {{ name: string, label: string, param: string | null, usual: string, options: { value: string, label: string }[] }[]} */ (
      /** @type {unknown} */ (settingList)
    );
  const rows = settings.map(({ name, label, param, usual, options }) => {
    const [first, others] = [true, false].map((isFirst) =>
      options.filter(({ value }) => (value === usual) === isFirst).map((one) => one.label),
    );
    const url = param === null ? "" : `; URL: ${code(param)}`;
    return [code(name), `${label}: ${[...(first ?? []), ...(others ?? [])].join(", ")}${url}`];
  });
  return { head: ["Setting", "Values"], rows };
}

/** @type {ReturnType<typeof readShortcuts> | null} */
let allShortcuts = null;

/** @param {string[]} groups */
async function keyTable(groups) {
  const shortcuts = await (allShortcuts ??= readShortcuts());
  const unlisted = shortcuts.find(({ group }) => !KEY_TABLES.flat().includes(group));
  if (unlisted !== undefined) throw new ScriptError(`No table of keys in SPEC.md has the group “${unlisted.group}”.`);
  /** @type {Map<string, Set<string>>} */
  const labels = new Map();
  for (const { keys, label } of groups.flatMap((one) => shortcuts.filter(({ group }) => group === one)))
    labels.set(keys, (labels.get(keys) ?? new Set()).add(label));
  return {
    head: ["Keys", "What they do"],
    rows: Array.from(labels, ([keys, some]) => [code(keys), [...some].join("; ")]),
  };
}

async function ruleTable() {
  const { RULES_SCHEMA } = await loadTypeScript("src/contract/landingRules.ts");
  const schema = /** @type {{ properties: { land: { properties: Record<string, { description: string }> } } }} */ (
    /** @type {unknown} */ (RULES_SCHEMA)
  );
  const rows = Object.entries(schema.properties.land.properties).map(([key, { description }]) => [
    code(key),
    description,
  ]);
  return { head: ["Key", "Rule"], rows };
}

/** @param {string} directory */
async function mutationTable(directory) {
  const { AGENT_RIGHTS } = await loadTypeScript("src/contract/agentRights.ts");
  const rights = /** @type {{ mutation: Map<string, unknown> }} */ (/** @type {unknown} */ (AGENT_RIGHTS)).mutation;
  const fields = (await typesOf(directory)).find(({ name }) => name.value === "Mutation")?.fields ?? [];
  const rows = fields.map(({ name, description }) => [
    code(name.value),
    description?.value ?? "",
    rights.get(name.value) === "nothing" ? "yes" : "no",
  ]);
  return { head: ["Mutation", "What it does", "By an agent"], rows };
}

/** @param {string} directory */
async function entityTable(directory) {
  const types = (await typesOf(directory)).filter(
    ({ name, interfaces = [] }) => VALUES.has(name.value) || (interfaces.length > 0 && !name.value.endsWith("Reader")),
  );
  return {
    head: ["Entity", "What it is"],
    rows: types.map(({ name, description }) => [code(name.value), description?.value ?? ""]),
  };
}

/** @param {string} directory */
async function typesOf(directory) {
  const { parse } = await import("graphql"); // not before packages are installed
  const { definitions } = parse(readFileSync(join(directory, "schema.graphql"), "utf8"));
  return definitions.flatMap((one) => (one.kind === "ObjectTypeDefinition" ? [one] : []));
}

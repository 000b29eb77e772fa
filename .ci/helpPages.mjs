// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";

const WIDTH = 80;
/** The topics that are sections of SPEC.md. */
const PAGES = {
  keys: ["Keys"],
  settings: ["Settings"],
  limits: ["Limits", "9. Constants and limits"],
  safety: ["Safety"],
  numbers: ["Numbers"],
};

const USAGE = `galley: review changes of a git repository in the browser and in the terminal.

Usage: galley [<revision> | <a>..<b> | <a>...<b> | <path> … | -] [--port N]
              [--host H] [--no-open] [--exit-when-idle]
       galley <command> …
`;

/** @type {[string, string][]} */
const OPENED = [
  [
    "nothing",
    "open the change that waits: uncommitted work, else the review that an agent waits for, else the branch compared with where it came from, else the home page",
  ],
  ["<revision>", "open a commit; a name that is a path too is written heads/docs"],
  ["<a>..<b>, <a>...<b>", "open a range; a missing side is HEAD"],
  ["<path> …", "open a file or folder at HEAD; a repository, as with nothing; several repositories, the home page"],
  ["-", "open the patch on standard input (git diff | galley -); comments on it are printed on exit"],
];

/**
 * Returns the arguments of `galley` without a command.
 * @returns {Promise<[string, string][]>}
 */
export async function servingRows() {
  const { SERVING } = await loadTypeScript("src/cli/arguments/parseArguments.ts");
  const options = Object.entries(/** @type {Record<string, Option>} */ (/** @type {unknown} */ (SERVING)));
  return [
    ...OPENED,
    ...options.map(([name, { value, description }]) => {
      return /** @type {[string, string]} */ ([["--" + name, value].filter(Boolean).join(" "), description]);
    }),
    ["--help", "print the commands and the exit codes"],
  ];
}

/** What makes Galley a tool of git difftool. */
export const DIFFTOOL = `git config --global difftool.galley.cmd 'galley --no-index "$LOCAL" "$REMOTE"'`;

/** @type {[string, string][]} */
const TOPICS = [
  ["commands", "all commands with their options"],
  ["agent", "a skill text for the instructions of a coding agent"],
  ["keys", "all keyboard shortcuts"],
  ["settings", "all settings"],
  ["json", "the JSON Schemas of what commands print"],
  ["limits", "all limits"],
  ["safety", "how you are protected from foreign repositories and other programs"],
  ["numbers", "how fast it is"],
  ["licenses", "the licenses of what is inside"],
];

/** @type {[number, string][]} */
export const EXITS = [
  [0, "success, or interrupted"],
  [1, "usage error"],
  [2, "not done, or only in part: refused, or an error of the environment"],
];

/** @typedef {{ description: string, value?: string, short?: string, choices?: string[] }} Option */
/** @typedef {{ usage: string, description: string, more?: string[], options: Record<string, Option>, examples: [string, string][], exits?: [number, string][] }} Command */

/**
 * Writes the pages of `galley help` as plain text of at most 80 columns into __generated__/helpPages.json. They are
 * made from the table of commands, the schemas of their output, and sections of SPEC.md.
 * @param {string} directory
 */
export async function writeHelpPages(directory) {
  const { COMMANDS } = await loadTypeScript("src/cli/arguments/commandTable.ts");
  const { agentGuide } = await loadTypeScript("src/cli/guides/agentGuide.ts");
  const { SCHEMAS, outputSchema } = await loadTypeScript("src/cli/output/outputSchema.ts");
  const markdown = readFileSync(join(directory, "SPEC.md"), "utf8");
  const commands = /** @type {[string, Command][]} */ (Object.entries(/** @type {any} */ (COMMANDS)));
  const sections = Object.entries(PAGES).map(([topic, headings]) => [
    topic,
    `${headings.map((heading) => plainText(sectionOf(markdown, heading))).join("\n\n")}\n`,
  ]);
  const printing = [.../** @type {any} */ (SCHEMAS).keys()];
  const topics = {
    ...Object.fromEntries(commands.map(([name, command]) => [name, commandHelp(name, command)])),
    commands: commands.map(([name, command]) => commandHelp(name, command)).join("\n\n"),
    json: [
      ...printing.map((name) => `galley ${name} --format json\n\n${outputSchema?.(name)}`),
      `.galley/review.json on the target branch of a review\n\n${outputSchema?.("review.json")}`,
    ].join("\n"),
    agent: wrappedMarkdown(/** @type {any} */ (agentGuide)()),
    ...Object.fromEntries(sections),
    licenses: "", // which the build collects
  };
  const pages = { overview: overview(await servingRows(), commands), topics };
  writeFileSync(join(directory, "__generated__/helpPages.json"), `${JSON.stringify(pages, null, 2)}\n`);
}

/** Wraps Markdown with one line for each paragraph, item and field of its front matter. @param {string} markdown */
function wrappedMarkdown(markdown) {
  return markdown
    .split("\n")
    .map((line) => {
      const [, description] = /^description: (.+)$/u.exec(line) ?? [];
      if (description !== undefined) return ["description: >-", ...wrap(description, WIDTH - 2)].join("\n  ");
      const [sign = ""] = /^(?:-|\d+\.) /u.exec(line) ?? [];
      return sign + wrap(line.slice(sign.length), WIDTH - sign.length).join(`\n${" ".repeat(sign.length)}`);
    })
    .join("\n");
}

/** @param {[string, string][]} serving @param {[string, Command][]} commands */
function overview(serving, commands) {
  return `${[
    USAGE.trimEnd(),
    columns(serving),
    `Once, for git difftool -d -t galley:\n  ${DIFFTOOL}`,
    columns(commands.map(([name, { description }]) => [name, description])),
    "Run `galley help <command>` for details, or `galley help <topic>`:",
    columns(TOPICS),
    exitsText(EXITS),
  ].join("\n\n")}\n`;
}

/** @param {string} name @param {Command} command */
function commandHelp(name, { usage, description, more = [], options, examples, exits = EXITS.slice(0, 1) }) {
  const rows = Object.entries(options).map(([option, { value, short, description: what, choices }]) => {
    const sign = short === undefined ? "    " : `-${short}, `;
    return /** @type {[string, string]} */ ([
      `${sign}--${option}${value === undefined ? "" : ` <${choices?.join("|") ?? value}>`}`,
      what,
    ]);
  });
  const usages = ["galley", name, usage, rows.length > 0 ? "[options]" : ""].filter((part) => part !== "");
  const codes = [...exits, ...EXITS.slice(1)].toSorted(([one], [other]) => one - other);
  return `${[
    wrap(`galley ${name}: ${description}.`, WIDTH).join("\n"),
    wrap(`Usage: ${usages.join(" ")}`, WIDTH - 2).join("\n  "),
    wrap(more.join(" "), WIDTH).join("\n"),
    columns(rows),
    `Examples:\n${columns(examples)}`,
    exitsText(codes),
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

/** @param {[number, string][]} codes */
function exitsText(codes) {
  return `Exit codes:\n${columns(codes.map(([code, means]) => [String(code), means]))}`;
}

/** Formats two columns; if the first column is too wide, its text is put above the second. @param {[string, string][]} rows */
function columns(rows) {
  const widest = Math.max(...rows.map(([left]) => left.length));
  const width = widest > WIDTH / 2 ? 4 : widest;
  return rows
    .flatMap(([left, right]) => {
      const texts = wrap(right, WIDTH - width - 4);
      const first = widest === width ? `  ${left.padEnd(width)}  ${texts.shift()}` : `  ${left}`;
      return [first, ...texts.map((text) => `  ${"".padEnd(width)}  ${text}`)];
    })
    .join("\n");
}

/** @param {string} markdown @param {string} heading */
function sectionOf(markdown, heading) {
  const from = markdown.indexOf(`\n## ${heading}\n`);
  if (from < 0) throw new ScriptError(`SPEC.md has no section “${heading}”, which a help page is made from.`);
  const [text = ""] = markdown.slice(from + heading.length + 5).split(/^#{1,2} /mu);
  return text;
}

/**
 * Converts the kinds of Markdown that SPEC.md uses into plain text of at most 80 columns. Pure.
 * @param {string} markdown
 */
export function plainText(markdown) {
  const blocks = markdown
    .replaceAll(/^<(?:\/?details>|!--).*$/gmu, "")
    .trim()
    .split(/\n{2,}/u);
  return blocks.map(blockText).join("\n\n");
}

/** @param {string} block */
function blockText(block) {
  if (block.startsWith("#")) return inline(block.replace(/^#+ /u, "")).toUpperCase();
  if (block.startsWith("|")) return tableText(block.split("\n").map(cellsOf));
  const items = block.split(/\n(?=(?:-|\d+\.) )/u);
  return items.map(itemText).join("\n");
}

/** @param {string} item a paragraph, or a list item with its bullet or number */
function itemText(item) {
  const [sign = ""] = /^(?:-|\d+\.) /u.exec(item) ?? [];
  const lines = wrap(inline(item.slice(sign.length)), WIDTH - sign.length);
  return lines.map((line, at) => (at === 0 ? sign : " ".repeat(sign.length)) + line).join("\n");
}

/** @param {string} row */
function cellsOf(row) {
  return row
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => inline(cell.trim()));
}

/**
 * Formats a table with two columns side by side. With more columns, each row starts with its first cell and has the
 * others below it.
 * @param {string[][]} rows
 */
function tableText([head = [], , ...rows]) {
  if (head.length > 2) {
    return rows
      .map(([first = "", ...others]) =>
        [first, ...others.flatMap((cell, at) => wrap(`${head[at + 1]}: ${cell}`, WIDTH - 4).map(indented))].join("\n"),
      )
      .join("\n");
  }
  return columns(rows.map(([first = "", text = ""]) => [first, text]));
}

/** @param {string} line */
function indented(line) {
  return `    ${line}`;
}

/** @param {string} text */
function inline(text) {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, "$1")
    .replaceAll(/\*\*([^*]+)\*\*/gu, "$1")
    .replaceAll(/`([^`]+)`/gu, "$1")
    .replaceAll("\\|", "|")
    .replaceAll(/\s+/gu, " ");
}

/** @param {string} text @param {number} width */
function wrap(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

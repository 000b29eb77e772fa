// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { DIFFTOOL, EXITS, servingRows } from "./helpPages.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { root } from "./root.mjs";
import { runScript } from "./runScript.mjs";

/** @typedef {import("./helpPages.mjs").Command} Command */

/** @type {[string, string][]} */
const ENVIRONMENT = [
  ["GALLEY_AGENT", "the program that acts in your name; it may do only what an agent may"],
  ["GALLEY_CACHE_DIR", "the folder of the cache, in place of $XDG_CACHE_HOME/galley or ~/.cache/galley"],
  ["GALLEY_STATE_DIR", "the folder of the state, in place of $XDG_STATE_HOME/galley or ~/.local/state/galley"],
  [
    "CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY",
    "decide whether a browser is opened; only the link is printed without one",
  ],
];

/** @type {[string, string][]} */
const FILES = [
  [
    "refs/notes/devtools/reviews, refs/notes/devtools/discuss",
    "the reviews and comments, in the format of git-appraise",
  ],
  [
    "refs/galley/",
    "what stays in this repository: private reviews, snapshots, what was viewed; `galley sync` never pushes it",
  ],
  [".galley/review.json", "on the target branch: the rules for landing; `galley schema review.json` describes them"],
  [".galley/allowed_signers", "on the target branch: whose signatures count there, in the format of ssh-keygen(1)"],
  ["~/.cache/galley/", "the cache, which can be deleted at any time"],
  ["~/.local/state/galley/", "settings, and the sessions of browsers"],
];

/**
 * Writes the pages for `man galley` and `git help galley` into man1 in a folder. They are made from the table of
 * commands.
 * @param {string} folder
 */
export async function writeManPages(folder) {
  const { COMMANDS } = await loadTypeScript("src/cli/arguments/commandTable.ts");
  const commands = Object.entries(/** @type {Record<string, Command>} */ (/** @type {unknown} */ (COMMANDS)));
  mkdirSync(join(folder, "man1"), { recursive: true });
  const page = manPage(commands, await servingRows());
  for (const name of ["galley.1", "git-galley.1"]) writeFileSync(join(folder, "man1", name), page);
}

/** @param {[string, Command][]} commands @param {[string, string][]} serving */
function manPage(commands, serving) {
  const { version, description } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const [, date = ""] = /^## \[[\d.]+\] - (\d{4}-\d\d-\d\d)$/mu.exec(changelog) ?? [];
  const examples = commands.flatMap(([, command]) => command.examples);
  examples.push([DIFFTOOL, "once, for `git difftool -d -t galley`"]);
  return [
    `.TH GALLEY 1 ${date} "Galley ${version}" "Galley Manual"`,
    // Neither stretched lines nor broken words.
    ".ad l",
    ".nh",
    ...section("NAME", ["galley, git\\-galley \\- review changes in the browser and in the terminal"]),
    ...section("SYNOPSIS", usage("galley", "[<revision> | <a>..<b> | <a>...<b> | <path> … | -] [options]")),
    ".br",
    ...usage("galley", "<command> [arguments] [options]"),
    ".br",
    ...usage("git galley", "…"),
    ...section("DESCRIPTION", prose(description)),
    ...paragraph("`galley help` lists the commands and topics in the terminal; `galley help <command>` describes one."),
    ...section("OPTIONS", ["What is given without a command:", ...rows(serving, "bold")]),
    ...section("COMMANDS", [
      "A folder with the name of a command is opened as ./list.",
      ...commands.flatMap(commandPart),
    ]),
    ...section("EXAMPLES", rows(examples, "bold")),
    ...section("EXIT STATUS", ["Some commands have others, which are listed there.", ...exits(EXITS)]),
    ...section("ENVIRONMENT", rows(ENVIRONMENT, "bold")),
    ...section("FILES", rows(FILES, "italic")),
    ...section("SEE ALSO", [".BR git (1),", ".BR git\\-notes (1),", ".BR git\\-difftool (1)"]),
    "",
  ].join("\n");
}

/** @param {string} title @param {readonly string[]} lines */
function section(title, lines) {
  return [`.SH ${title}`, ...lines];
}

/** @param {[string, Command]} named */
function commandPart([name, { usage: given, description, more = [], options, exits: codes }]) {
  const signs = Object.entries(options).map(([option, { short, value, choices, description: what }]) => {
    const spelled = `${short === undefined ? "" : `-${short}, `}--${option}`;
    return [`\\fB${text(spelled)}\\fR`, value === undefined ? "" : italic(`<${choices?.join("|") ?? value}>`), what];
  });
  return [
    `.SS ${name}`,
    ...usage(`galley ${name}`, `${given}${signs.length > 0 ? " [options]" : ""}`),
    ...paragraph(`${description[0]?.toUpperCase()}${description.slice(1)}.`),
    ...(more.length > 0 ? paragraph(more.join(" ")) : []),
    ...signs.flatMap(([sign = "", value = "", what = ""]) => [".TP", `${sign} ${value}`.trim(), ...prose(what)]),
    ...(codes === undefined ? [] : [".P", "Exit status:", ...exits(codes)]),
  ];
}

/** @param {string} name @param {string} given */
function usage(name, given) {
  return [`.B ${text(name)}`, ...wrapped(italic(given.trim()))].filter((line) => line !== "");
}

/** @param {readonly (readonly [number, string])[]} codes */
function exits(codes) {
  return rows(
    codes.map(([code, means]) => [String(code), means]),
    "bold",
  );
}

/** @param {readonly (readonly [string, string])[]} listed @param {"bold" | "italic"} font */
function rows(listed, font) {
  const macro = font === "bold" ? ".B" : ".I";
  return listed.flatMap(([term, what]) => [".TP", `${macro} ${text(term)}`, ...prose(what)]);
}

/** @param {string} words */
function paragraph(words) {
  return [".P", ...prose(words)];
}

/** Formats a text in which commands are between backticks. @param {string} words */
function prose(words) {
  return wrapped(text(words).replaceAll(/`([^`]+)`/gu, String.raw`\fB$1\fR`));
}

/** Formats the placeholders of a usage. @param {string} given */
function italic(given) {
  return text(given).replaceAll(/<[^>]+>/gu, String.raw`\fI$&\fR`);
}

/** Escapes what roff would interpret. @param {string} plain */
function text(plain) {
  return plain
    .replaceAll("\\", String.raw`\e`)
    .replaceAll("-", String.raw`\-`)
    .replaceAll("'", String.raw`\(aq`)
    .replaceAll('"', String.raw`\(dq`)
    .replaceAll("~", String.raw`\(ti`)
    .replaceAll("^", String.raw`\(ha`)
    .replaceAll("“", String.raw`\(lq`)
    .replaceAll("”", String.raw`\(rq`)
    .replaceAll("…", "...");
}

/** Breaks a text into lines of at most 80 bytes. None begins like a request of roff. @param {string} escaped */
function wrapped(escaped) {
  /** @type {string[]} */
  const lines = [];
  for (const word of escaped.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && Buffer.byteLength(`${last} ${word}`) < 78) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => (line.startsWith(".") ? `\\&${line}` : line));
}

await runScript(import.meta.url, async ([folder = "dist/man"]) => {
  await ensureInstalled();
  await writeManPages(resolve(folder));
});

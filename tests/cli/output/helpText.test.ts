import { describe, expect, it } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as limits from "#contract/limits.ts";
import { personSettings } from "#contract/personSettings.ts";
import { completion } from "#cli/guides/completion.ts";
import { helpText, helpTopics } from "#cli/output/helpText.ts";
import { jsonText } from "#cli/output/format.ts";
import { outputSchema, SCHEMAS } from "#cli/output/outputSchema.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { findCommand, COMMANDS } from "#cli/arguments/commandTable.ts";

/** Splits a line as a shell does: at spaces, but not inside quotation marks. */
function argsOf(line: string): readonly string[] {
  return (line.match(/"[^"]*"|\S+/gu) ?? []).map((commandName) => commandName.replaceAll('"', ""));
}

/** Returns the keys of all shortcuts that the source of the page contains as a string. */
function keysInSource(): readonly string[] {
  const app = join(import.meta.dirname, "../../../src/app");
  const paths = readdirSync(app, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/u.test(path));
  const found = paths.flatMap((path) => {
    const text = readFileSync(join(app, path), "utf8");
    const calls = text.matchAll(/useShortcut\(\s*"([^"]+)"/gu);
    const attributes = text.matchAll(/\bkeys(?:=|: )"([^"]+)"/gu);
    const constants = text.matchAll(/const \w*[kK](?:EYS|eys) = (?:"([^"]+)"|\{ ([^}]+) \})/gu);
    const members = Array.from(constants, ([, one, several]) => one ?? several ?? "").flatMap((value) =>
      value.includes(": ") ? Array.from(value.matchAll(/"([^"]*)"/gu), ([, keys = ""]) => keys) : [value],
    );
    return [...calls, ...attributes].map(([, keys = ""]) => keys).concat(members);
  });
  return [...new Set(found)].filter((keys) => keys !== "" && !keys.startsWith("${")).sort();
}

const EXAMPLES = Object.values(COMMANDS)
  .flatMap(({ examples }) => examples.map(([command]) => command))
  .filter((command) => command.startsWith("galley "));

describe("galley help", () => {
  it("lists every command and every topic", () => {
    const lines = helpText(null).split("\n");
    for (const topic of helpTopics)
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ {2}${topic} `, "u")));
  });

  it("shows the arguments, options, examples and exit codes of a command", () => {
    expect(helpText("wait")).toBe(`galley wait: wait for a submitted review, then print what it says and unresolved
comments.

Usage: galley wait [<review>] [options]

A review is submitted by a verdict or by publishing comments, in any Galley on
this repository. Each waiting agent gets an answer once; one that was submitted
while nobody waited comes at once. Name a review by at least the first 7 digits
of its id, or by its branch. The default is the review of the current branch, or
else the review of your uncommitted work.

      --since <patch set|time>  also count reviews submitted since a patch set
                                or a time
      --format <md|json|jsonl>  the output format
      --agent <name>            the program that acts in your name, as reviewers
                                see it; GALLEY_AGENT sets it for all commands
  -C, --repo <path>             use this repository instead of the current
                                directory's

Examples:
  galley wait && git push  pushes after an approval

Exit codes:
  0    the reviewer approved
  1    usage error
  2    not done, or only in part: refused, or an error of the environment
  10   the reviewer requested changes
  11   the reviewer only commented
  12   the reviewer approved, with threads unresolved
  13   the review was merged or abandoned, and nothing else was submitted
  130  interrupted
`);
  });

  it("prints all commands on one page", () => {
    for (const name of Object.keys(COMMANDS)) expect(helpText("commands")).toContain(`galley ${name}: `);
  });

  it("prints the JSON Schema of each command that prints JSON, and of the rules for landing", () => {
    const names = Object.keys(COMMANDS);
    expect(names.filter((name) => SCHEMAS.has(name)).toSorted()).toEqual([...SCHEMAS.keys()].toSorted());
    const printed = [...SCHEMAS.keys(), "review.json"];
    for (const name of printed) expect(helpText("json")).toContain(outputSchema(name));
    expect(COMMANDS.schema.usage).toBe(`<${printed.join("|")}>`);
  });

  it("prints every limit with its value", () => {
    const page = helpText("limits");
    for (const name of Object.keys(limits))
      expect(page).toMatch(new RegExp(`^ {2}${name} +[\\d,.]|^ {2}${name}$|^${name}$`, "mu"));
  });

  it("prints every setting", () => {
    for (const name of personSettings.names) expect(helpText("settings")).toMatch(new RegExp(`^ +${name} `, "mu"));
  });

  it("prints every key that the page's source names", () => {
    const listed = new Set(Array.from(helpText("keys").matchAll(/^ {2}(\S.*?) {2,}\S/gmu), ([, keys]) => keys));
    const named = keysInSource();
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((keys) => !listed.has(keys))).toEqual([]);
  });

  const own = helpTopics.filter((topic) => topic !== "licenses"); // texts of others, which the build collects

  it.each(own.map((topic) => [topic]))("fits into 80 columns: %s", (topic) => {
    const text = helpText(topic);
    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it.each([
    ["shwo", "show"],
    ["coments", "comments"],
    ["key", "keys"],
    ["saftey", "safety"],
  ])("suggests the nearest topic: %s", (typed, nearest) => {
    expect(() => helpText(typed)).toThrow(`Did you mean \`galley help ${nearest}\`?`);
  });

  it("suggests nothing for a topic that resembles none", () => {
    expect(() => helpText("elephant")).toThrow("Run `galley help` for a list.");
  });

  it.each(EXAMPLES)("shows an example that the parser accepts: %s", (command) => {
    const [line = ""] = command.split(/ (?:&&|\||>) /u);
    expect(parseArguments(argsOf(line).slice(1))).toMatchObject({ kind: "command" });
  });
});

describe("README.md", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const commands = [...readme.matchAll(/^```sh\n([^]*?)^```/gmu)]
    .flatMap(([, block = ""]) => block.split("\n"))
    .flatMap((line) => line.replace(/ +# .*$/u, "").split(" | "))
    .filter((line) => /^galley\b/u.test(line) && !line.includes("<"));

  it("shows several commands", () => expect(commands.length).toBeGreaterThan(8));

  it.each(commands)("shows a command that the parser accepts: %s", (command) => {
    expect(() => parseArguments(argsOf(command).slice(1))).not.toThrow();
  });
});

describe("shell completion", () => {
  it.each(["bash", "zsh", "fish"])("offers each command and each option in %s", (shell) => {
    const script = completion(shell);
    for (const [commandName, { options }] of Object.entries(COMMANDS)) {
      expect(script).toContain(commandName);
      for (const option of Object.keys(options))
        expect(script).toContain(shell === "fish" ? `-l ${option}` : `--${option}`);
    }
  });

  it("rejects other shells", () => {
    expect(() => completion("tcsh")).toThrow("Completion is available for bash, zsh and fish.");
  });
});

it("no command is named like a property that every object has", () => {
  expect(findCommand("constructor")).toBeNull();
});

it("JSON contains no terminal control sequences, and parses to the same value", () => {
  const value = { "\u009b31m": "\u202e\u001b[2J\u{e0041}\u200b\n\t" };
  expect(jsonText(value, 0)).toBe('{"\\u009b31m":"\\u202e\\u001b[2J\\udb40\\udc41\\u200b\\n\\t"}');
  expect(JSON.parse(jsonText(value))).toEqual(value);
});

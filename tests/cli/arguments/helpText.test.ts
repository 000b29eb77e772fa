import { describe, expect, it } from "vitest";
import { completion } from "#cli/arguments/completion.ts";
import { helpText } from "#cli/arguments/helpText.ts";
import { jsonText } from "#cli/output/format.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { findCommand, COMMANDS } from "#cli/arguments/commandTable.ts";

/** Splits a line as a shell does: at blanks, but not between quotation marks. */
function argsOf(line: string): readonly string[] {
  return (line.match(/"[^"]*"|\S+/gu) ?? []).map((commandName) => commandName.replaceAll('"', ""));
}

const EXAMPLES = Object.values(COMMANDS)
  .flatMap(({ examples }) => examples.map(([command]) => command))
  .filter((command) => command.startsWith("galley "));

describe("the help", () => {
  it("names every word", () => {
    const lines = helpText(null).split("\n");
    for (const [commandName, { description }] of Object.entries(COMMANDS)) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ {2}${commandName} +${description}$`, "u")));
    }
  });

  it("says of a word what it takes, with examples and exit codes", () => {
    expect(helpText("wait"))
      .toBe(`galley wait: wait until the reviewer submits a review, then print unresolved comments.

Usage: galley wait [<review>] [options]

A review is submitted by a verdict or by publishing comments, in any Galley on this repository.
Name a review by at least the first 7 digits of its id, or by its branch. The default is the review of the
current branch, or else the review of your uncommitted work.

      --since <patch set|time>  also count reviews submitted since a patch set or a time
      --format <md|json|jsonl>  the output format
      --agent <name>            the name of the waiting program, shown to the reviewer; GALLEY_AGENT sets it for all commands
  -C, --repo <path>             use this repository instead of the current directory's

Examples:
  galley wait && git push  pushes after an approval

Exit codes:
  0    the reviewer approved
  1    usage error
  2    environment error
  10   the reviewer requested changes
  11   the reviewer only commented
  130  interrupted
`);
  });

  it.each(EXAMPLES)("has an example that is understood: %s", (command) => {
    const [line = ""] = command.split(/ (?:&&|\||>) /u);
    expect(parseArguments(argsOf(line).slice(1))).toMatchObject({ kind: "command" });
  });
});

describe("what completes words", () => {
  it.each(["bash", "zsh", "fish"])("has each word and each option for %s", (shell) => {
    const script = completion(shell);
    for (const [commandName, { options }] of Object.entries(COMMANDS)) {
      expect(script).toContain(commandName);
      for (const option of Object.keys(options))
        expect(script).toContain(shell === "fish" ? `-l ${option}` : `--${option}`);
    }
  });

  it("is refused for another shell", () => {
    expect(() => completion("tcsh")).toThrow("Completion is available for bash, zsh and fish.");
  });
});

it("a word is none by what every object has", () => {
  expect(findCommand("constructor")).toBeNull();
});

it("JSON holds nothing that a terminal would obey, and is the same value", () => {
  const value = { "\u009b31m": "\u202e\u001b[2J\u{e0041}\u200b\n\t" };
  expect(jsonText(value, 0)).toBe('{"\\u009b31m":"\\u202e\\u001b[2J\\udb40\\udc41\\u200b\\n\\t"}');
  expect(JSON.parse(jsonText(value))).toEqual(value);
});

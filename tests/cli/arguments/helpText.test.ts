import { describe, expect, it } from "vitest";
import { completion } from "#cli/arguments/completion.ts";
import { helpText } from "#cli/arguments/helpText.ts";
import { jsonText } from "#cli/output/format.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { verbNamed, VERBS } from "#cli/arguments/commandTable.ts";

/** Splits a line as a shell does: at blanks, but not between quotation marks. */
function wordsOf(line: string): readonly string[] {
  return (line.match(/"[^"]*"|\S+/gu) ?? []).map((word) => word.replaceAll('"', ""));
}

const EXAMPLES = Object.values(VERBS)
  .flatMap(({ examples }) => examples.map(([command]) => command))
  .filter((command) => command.startsWith("galley "));

describe("the help", () => {
  it("names every word", () => {
    const lines = helpText(null).split("\n");
    for (const [word, { says }] of Object.entries(VERBS)) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ {2}${word} +${says}$`, "u")));
    }
  });

  it("says of a word what it takes, with examples and exit codes", () => {
    expect(helpText("wait")).toBe(`galley wait: wait until the reader hands back, then print what is open.

Usage: galley wait [<review>] [options]

The reader hands back by a verdict or by publishing remarks, in any Galley on this repository.
A review is called by the first 7 digits of its id or more, or by its branch. Where none is called it is the
one of the branch that is checked out, else the one of your uncommitted work.

      --since <patch set|time>  count what was said since a patch set or a time too
      --format <md|json|jsonl>  how it is written
      --agent <name>            the program that waits, as its reader sees it; GALLEY_AGENT says so for all words
  -C, --repo <path>             the repository to work in, instead of the one you stand in

Examples:
  galley wait && git push  pushes once somebody approved

Exit codes:
  0    the reader approved
  1    wrong words
  2    something here is in the way
  10   the reader asked for changes
  11   the reader left remarks alone
  130  interrupted
`);
  });

  it.each(EXAMPLES)("has an example that is understood: %s", (command) => {
    const [line = ""] = command.split(/ (?:&&|\||>) /u);
    expect(parseArguments(wordsOf(line).slice(1))).toMatchObject({ kind: "verb" });
  });
});

describe("what completes words", () => {
  it.each(["bash", "zsh", "fish"])("has each word and each option for %s", (shell) => {
    const script = completion(shell);
    for (const [word, { options }] of Object.entries(VERBS)) {
      expect(script).toContain(word);
      for (const option of Object.keys(options))
        expect(script).toContain(shell === "fish" ? `-l ${option}` : `--${option}`);
    }
  });

  it("is refused for another shell", () => {
    expect(() => completion("tcsh")).toThrow("Words are completed for bash, zsh and fish.");
  });
});

it("a word is none by what every object has", () => {
  expect(verbNamed("constructor")).toBeNull();
});

it("JSON holds nothing that a terminal would obey, and is the same value", () => {
  const value = { "\u009b31m": "\u202e\u001b[2J\u{e0041}\u200b\n\t" };
  expect(jsonText(value, 0)).toBe('{"\\u009b31m":"\\u202e\\u001b[2J\\udb40\\udc41\\u200b\\n\\t"}');
  expect(JSON.parse(jsonText(value))).toEqual(value);
});

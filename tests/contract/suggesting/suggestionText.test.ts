import { describe, expect, it } from "vitest";
import { parseSuggestions, rangeText, suggestedRange, writeSuggestion } from "#contract/suggesting/suggestionText.ts";

const own = (...lines: string[]) => [{ range: null, lines }];
const part = (startLine: number, endLine: number, ...lines: string[]) => ({ range: { startLine, endLine }, lines });

describe("the suggestions of a comment", () => {
  it.each<[string, string, ReturnType<typeof parseSuggestions>]>([
    ["a block", "So:\n```suggestion\none\ntwo\n```\nand so on", [own("one", "two")]],
    ["two blocks", "```suggestion\none\n```\n```suggestion\ntwo\n```", [own("one"), own("two")]],
    ["no line in a block", "```suggestion\n```", [own()]],
    ["one blank line in a block", "```suggestion\n\n```", [own("")]],
    ["a block of waves, with fewer of them inside", "~~~~ suggestion\n~~~\n~~~~", [own("~~~")]],
    ["a block that does not end", "```suggestion\none", [own("one")]],
    ["a block that ends with the comment's own line end", "```suggestion\none\n", [own("one")]],
    ["an indented block", "  ```suggestion\n  one\n    two\n three\n  ```", [own("one", "  two", "three")]],
    ["a block with the comment's own line ends", "```suggestion\r\none\r\n```\r\n", [own("one")]],
    ["other code", "```js\nsuggestion\n```", []],
    ["one that is shown within other code", "````md\n```suggestion\none\n```\n````", []],
    ["text alone", "a suggestion", []],
    ["a part", "```suggestion L4-L6\none\n```", [[part(4, 6, "one")]]],
    [
      "parts, with text between them",
      "a\n```suggestion L9\nnine\n```\nb\n~~~  suggestion \t L2-L3 \n~~~",
      [[part(9, 9, "nine"), part(2, 3)]],
    ],
    [
      "parts between blocks for the commented lines",
      "```suggestion\none\n```\n```suggestion L5\n5\n```\n```suggestion\ntwo\n```\n```suggestion L7\n7\n```",
      [own("one"), [part(5, 5, "5"), part(7, 7, "7")], own("two")],
    ],
  ])("%s", (_, body, suggestions) => expect(parseSuggestions(body)).toEqual(suggestions));

  it.each([
    "",
    "suggest",
    "suggestions",
    "suggestion L0",
    "suggestion L6-L4",
    "suggestion 4",
    "suggestion L4-6",
    "suggestion L4 L5",
    "suggestion:-0+1",
    "suggestion L9999999999",
    "js suggestion",
  ])("are not in a block that says “%s”", (info) => {
    expect(suggestedRange(info)).toBeUndefined();
    expect(parseSuggestions(`\`\`\`${info}\none\n\`\`\``)).toEqual([]);
  });

  it("are read as they were written, whatever the lines are", () => {
    const lines = ["", "  ```", "`````js", "~~~", "\tx ``", "> quoted", "    ````", "", "\\`", ""];
    const suggestion = [part(1, 1, ...lines), part(40, 44), part(50, 51, "")];
    expect(parseSuggestions(writeSuggestion(suggestion))).toEqual([suggestion]);
    expect(parseSuggestions(`Text.\n\n${writeSuggestion(own(...lines))}\nMore.`)).toEqual([own(...lines)]);
    expect(writeSuggestion([part(40, 44, "a", "b"), part(50, 50)])).toBe(
      "```suggestion L40-L44\na\nb\n```\n```suggestion L50\n```\n",
    );
    expect(suggestion.map(({ range }) => rangeText(range))).toEqual(["L1", "L40-L44", "L50-L51"]);
  });
});

import { describe, expect, it } from "vitest";
import { suggestedLines, suggestionPatch } from "#server/reviews/suggestions/Suggestion.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

describe("a suggestion in a remark", () => {
  it.each<[string, string, readonly string[] | null]>([
    ["a block", "So:\n```suggestion\none\ntwo\n```\nand so on", ["one", "two"]],
    ["the first of two", "```suggestion\none\n```\n```suggestion\ntwo\n```", ["one"]],
    ["nothing in a block: the lines are to go", "```suggestion\n```", []],
    ["a block of waves, with fewer of them inside", "~~~~ suggestion\n~~~\n~~~~", ["~~~"]],
    ["a block that does not end", "```suggestion\none", ["one"]],
    ["an indented block", "  ```suggestion\n  one\n    two\n three\n  ```", ["one", "  two", "three"]],
    ["a block with a remark's own line ends", "```suggestion\r\none\r\n```\r\n", ["one"]],
    ["code that is none", "```js\nsuggestion\n```", null],
    ["one that is shown within other code", "````md\n```suggestion\none\n```\n````", null],
    ["words alone", "a suggestion", null],
  ])("%s", (_, body, lines) => expect(suggestedLines(body)).toEqual(lines));
});

describe("the patch of a suggestion", () => {
  it("is taken by git apply, wherever its lines are and however the file is called or ends", async () => {
    const repo = await tempRepo();
    const ten = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10";
    const cases: readonly (readonly [
      path: string,
      text: string,
      start: number,
      end: number,
      lines: readonly string[],
      after: string,
    ])[] = [
      ["first", `${ten}\n`, 1, 1, ["one"], "one\n2\n3\n4\n5\n6\n7\n8\n9\n10\n"],
      ["last", `${ten}\n`, 10, 10, ["ten", "eleven"], "1\n2\n3\n4\n5\n6\n7\n8\n9\nten\neleven\n"],
      ["no end", ten, 10, 10, ["ten"], "1\n2\n3\n4\n5\n6\n7\n8\n9\nten"],
      ["near no end", ten, 8, 8, ["eight"], "1\n2\n3\n4\n5\n6\n7\neight\n9\n10"],
      ["gone", `${ten}\n`, 4, 7, [], "1\n2\n3\n8\n9\n10\n"],
      ["all gone", "1\n", 1, 1, [], ""],
      ["lines of dos", "1\r\n2\r\n3\r\n", 2, 2, ["two"], "1\r\ntwo\r\n3\r\n"],
      ['odd "name"\tżółć', "1\n", 1, 1, ["one"], "one\n"],
      ["folder/with blanks in it", "1\n", 1, 1, ["one"], "one\n"],
    ];
    await repo.write(Object.fromEntries(cases.map(([path, text]) => [path, text])));
    const patches = cases.map(([path, text, startLine, endLine, lines]) =>
      suggestionPatch({ path, text, startLine, endLine, lines }),
    );
    await repo.gitBytes(["apply", "-"], { input: patches.join("") });
    for (const [path, , , , , after] of cases) {
      expect((await repo.gitBytes(["hash-object", "--", path])).toString()).toBe(
        (await repo.gitBytes(["hash-object", "--stdin"], { input: after })).toString(),
      );
    }
  });

  it("is none where nothing would change", () => {
    expect(suggestionPatch({ path: "a", text: "1\n2\n", startLine: 2, endLine: 2, lines: ["2"] })).toBeNull();
  });
});

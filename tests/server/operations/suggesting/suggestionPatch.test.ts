import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { describedPatch, suggestionPatch } from "#server/operations/suggesting/Suggestion.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

describe("the patch of a suggestion", () => {
  it("is accepted by git apply, wherever its lines are, whatever the file's name and end", async () => {
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
      ["a blank line for a line", "one\ntwo\n", 1, 1, [""], "\ntwo\n"],
      ["a blank line gone", "one\n\ntwo\n", 2, 2, [], "one\ntwo\n"],
      ["the only line blank", "one", 1, 1, [""], ""],
      ["no end after CRLF", "a\r\nb\r\ne", 3, 3, ["d", "e"], "a\r\nb\r\nd\r\ne"],
      ["no end, and less", "a\r\nb\nc", 2, 3, ["b"], "a\r\nb"],
      ["mixed ends", "a\r\nb\nc\r\nd\n", 1, 3, ["A", "b", "new", "c"], "A\r\nb\nnew\nc\r\nd\n"],
      ["lone returns", "a\rb\n\rc\n", 1, 1, ["x\rb"], "x\rb\n\rc\n"],
      ["lines of dos", "1\r\n2\r\n3\r\n", 2, 2, ["two"], "1\r\ntwo\r\n3\r\n"],
      ['odd "name"\tżółć', "1\n", 1, 1, ["one"], "one\n"],
      ["folder/with blanks in it", "1\n", 1, 1, ["one"], "one\n"],
    ];
    await repo.write(Object.fromEntries(cases.map(([path, text]) => [path, text])));
    const patches = cases.map(([path, text, startLine, endLine, lines]) =>
      suggestionPatch(path, text, [{ startLine, endLine, lines }]),
    );
    await repo.gitBytes(["apply", "-"], { input: patches.join("") });
    for (const [path, , , , , after] of cases) {
      expect((await repo.gitBytes(["hash-object", "--", path])).toString()).toBe(
        (await repo.gitBytes(["hash-object", "--stdin"], { input: after })).toString(),
      );
    }
  });

  it("does not exist if nothing would change", () => {
    expect(suggestionPatch("a", "1\n2\n", [{ startLine: 2, endLine: 2, lines: ["2"] }])).toBeNull();
    expect(suggestionPatch("a", "1\n2\n", [{ startLine: 3, endLine: 3, lines: ["2"] }])).toBeNull();
  });

  it("reports what it leaves out, in lines that git apply skips", async () => {
    const repo = await tempRepo();
    await repo.write({ "a.md": "one\ntwo\n" });
    const patchOf = (...bodies: (readonly string[])[]) =>
      describedPatch(bodies.map((lines) => [{ path: "a.md", text: "one\ntwo\n", startLine: 1, endLine: 1, lines }]));
    const patch = patchOf(["one"], ["ONE"]) ?? "";
    expect(patch).toMatch(/^The comment has 2 suggestions for these lines\./u);
    await repo.gitBytes(["apply", "-"], { input: patch });
    expect(await readFile(repo.file("a.md"), "utf8")).toBe("ONE\ntwo\n");
    expect(patchOf(["Run:", "```sh", "make"])).toMatch(/^The suggestion contains the start of a code/u);
    expect(patchOf(["Run:", "```sh", "make", "```"])).toMatch(/^diff --git/u);
  });
});

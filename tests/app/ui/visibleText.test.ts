import { describe, expect, it } from "vitest";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";
import { readFileSync } from "node:fs";

describe("in a title, a tooltip and an announcement", () => {
  it.each([
    ["an override", "exe.\u202Egnp.js", "exe.\\u{202e}gnp.js"],
    ["an isolate", "a\u2066b\u2069", "a\\u{2066}b\\u{2069}"],
    ["a space without width", "is\u200BAdmin", "is\\u{200b}Admin"],
    ["a tag", "a\u{E0041}b", "a\\u{e0041}b"],
    ["a control character", "alert\u0007 and escape\u001B[31m", "alert\\u{7} and escape\\u{1b}[31m"],
    ["a byte that is not UTF-8", "caf\uDCE9", "caf\\xe9"],
  ])("%s is written out", (_, text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it("a line end is a space", () => {
    expect(visibleText("one\ntwo\tthree")).toBe("one two three");
  });

  it.each(["می\u200Cخواهم", "שלום \u200Fabc", "👩\u200D💻 ships 🚀", "co\u00ADoperate", "C:\\temp"])(
    "“%s” is unchanged",
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );
});

it("every title with text of a repository is a PageTitle", () => {
  const root = `${import.meta.dirname}/../../../src/app`;
  const bare = sourceFiles(root).filter((path) => /<title>\{/.test(readFileSync(`${root}/${path}`, "utf8")));
  expect(bare.toSorted()).toEqual(["App.tsx", "ui/PageTitle.tsx"]);
});

it("a space at the end of a name is shown, since `trail ` would look like `trail`", () => {
  expect(displayPath("trail ")).toBe("trail\\x20");
  expect(displayPath(" lead/with space/trail /end")).toBe("\\x20lead/with space/trail\\x20/end");
});

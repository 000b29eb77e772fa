import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMarks } from "#app/diff/displayText.ts";
import { wrapLine } from "#app/diff/models/lineWidth.ts";

/** The visual lines that a text is broken into. */
function wrapped(text: string, columns: number, tabSize = 4): readonly string[] {
  const breaks = wrapLine(text, findMarks(text), { columns, tabSize });
  return [0, ...breaks].map((from, index) => text.slice(from, breaks[index]));
}

describe("wrapLine", () => {
  test("leaves a line that fits unchanged, up to the last column", () => {
    expect(wrapped("0123456789", 10)).toEqual(["0123456789"]);
    expect(wrapped("", 10)).toEqual([""]);
  });

  test("breaks after whitespace and punctuation if there is some nearby", () => {
    expect(wrapped("const total = sum(first, second);", 20)).toEqual(["const total = sum(", "first, second);"]);
    expect(wrapped("one two three", 7)).toEqual(["one ", "two ", "three"]);
    expect(wrapped("path/to/some/file.ts", 12)).toEqual(["path/to/", "some/file.ts"]);
  });

  test("breaks within a word that is longer than the line, or that would leave much of the line empty", () => {
    expect(wrapped("0123456789abcdef", 6)).toEqual(["012345", "6789ab", "cdef"]);
    expect(wrapped("a 0123456789", 6)).toEqual(["a 0123", "456789"]);
  });

  test("counts a tab up to the next tab stop and a wide character twice", () => {
    expect(wrapped("\tab\tc", 8)).toEqual(["\tab\t", "c"]);
    expect(wrapped("\tab\tc", 9)).toEqual(["\tab\tc"]);
    expect(wrapped("日本語日本語", 6)).toEqual(["日本語", "日本語"]);
    expect(wrapped("ab日本", 5)).toEqual(["ab日", "本"]);
  });

  test("keeps a flag and a family of emoji whole", () => {
    expect(wrapped("🇩🇪🇫🇷🇮🇹🇪🇸🇵🇱", 10)).toEqual(["🇩🇪🇫🇷", "🇮🇹🇪🇸", "🇵🇱"]);
    expect(wrapped("aaaaaaaaaaaaa👨‍👩‍👧", 16)).toEqual(["aaaaaaaaaaaaa", "👨‍👩‍👧"]);
  });

  test("loses no character, splits no surrogate pair, and advances at every break", { tags: "slow" }, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.integer({ min: 16, max: 60 }), (text, columns) => {
        const lines = wrapped(text, columns);
        expect(lines.join("")).toBe(text);
        for (const line of lines.slice(1)) {
          expect(line).not.toBe("");
          expect(line).not.toMatch(/^[\uDC00-\uDFFF]/);
        }
      }),
    );
  });

  test("breaks plain text into lines that fit", () => {
    const plain = fc.string({ unit: fc.constantFrom(..."ab c(),.+{}x"), maxLength: 300 });
    fc.assert(
      fc.property(plain, fc.integer({ min: 16, max: 60 }), (text, columns) => {
        for (const line of wrapped(text, columns)) expect(line.length).toBeLessThanOrEqual(columns);
      }),
    );
  });
});

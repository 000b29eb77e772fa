import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMarks } from "#app/diff/displayText.ts";
import { type LinePart, lineParts, markSpaces } from "#app/diff/lines/LineContent.tsx";

const marked = (text: string): readonly LinePart[] => markSpaces(lineParts(text, findMarks(text), null), text);
const reported = (text: string): readonly string[] =>
  marked(text).map((part) => [part.space, part.isTrailing === true && "trailing", part.text].filter(Boolean).join(" "));

describe("markSpaces", () => {
  test("separates runs of spaces and each tab, and reports which are at the end of the line", () => {
    expect(reported("\t\ta  = b; ")).toEqual([
      "tab \t",
      "tab \t",
      "a",
      "space   ",
      "=",
      "space  ",
      "b;",
      "space trailing  ",
    ]);
    expect(reported("a \t\r")).toEqual(["a", "space trailing  ", "tab trailing \t", "\r"]);
    expect(reported("   ")).toEqual(["space trailing    "]);
    expect(reported("ab")).toEqual(["ab"]);
  });

  test("marks in long lines only the spaces at the end beyond a thousand characters", () => {
    const seen = marked(`a ${"x".repeat(998)} y z `).filter(({ space }) => space !== undefined);
    expect(seen.map(({ isTrailing }) => isTrailing)).toEqual([false, true]);
  });

  test("loses and adds no character", () => {
    const piece = fc.constantFrom(" ", "  ", "\t", "a", "\r", "\u202e", "é", "😀");
    const cuts = fc.array(fc.nat(30), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), cuts, (pieces, ends) => {
        const text = pieces.join("");
        const records = Uint32Array.from(
          ends.toSorted((a, b) => a - b),
          (end) => (1 << 24) | end,
        );
        const parts = markSpaces(lineParts(text, findMarks(text), { records, from: 0, to: records.length }), text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        const seen = parts
          .filter(({ space }) => space !== undefined)
          .map((part) => part.text)
          .join("");
        expect(seen).toBe(text.replace(/[^ \t]/gu, ""));
      }),
    );
  });
});

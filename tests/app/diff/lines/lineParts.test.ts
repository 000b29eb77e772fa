import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnsOf } from "#app/diff/models/lineWidth.ts";
import { displayText, findMarks } from "#app/diff/displayText.ts";
import { lineParts } from "#app/diff/lines/LineContent.tsx";

const labels = (text: string): readonly string[] => findMarks(text).map(({ label }) => label);

describe("findMarks", () => {
  test("labels bidirectional characters, invisible ones, and a carriage return", () => {
    expect(labels("/*\u202e } \u2066if (admin)\u2069 */")).toEqual(["U+202E", "U+2066", "U+2069"]);
    expect(labels("a\u200bb\u00adc\ufeffd\u00a0e\u3164f\u{e0041}g\u0000h\u2028\u0085")).toEqual([
      "U+200B",
      "U+00AD",
      "U+FEFF",
      "U+00A0",
      "U+3164",
      "U+E0041",
      "U+0000",
      "U+2028",
      "U+0085",
    ]);
    expect(labels("end\r")).toEqual(["CR"]);
  });

  test("ignores tabs, other scripts and composed emoji", () => {
    expect(labels("\tif ünïcödé 漢字 עברית 👩‍👩‍👧 👍🏽")).toEqual([]);
    expect(labels("x\u200dy")).toEqual(["U+200D"]);
  });
});

describe("lineParts", () => {
  test("splits runs of tokens and separates marks", () => {
    const records = Uint32Array.of((1 << 24) | 4, (0 << 24) | 5, (2 << 24) | 9);
    expect(lineParts('let "\u202ea"', findMarks('let "\u202ea"'), { records, from: 0, to: 3 })).toEqual([
      { text: "let ", token: "keyword", label: null, isChanged: false },
      { text: '"', token: null, label: null, isChanged: false },
      { text: "\u202e", token: null, label: "U+202E", isChanged: false },
      { text: 'a"', token: "string", label: null, isChanged: false },
    ]);
  });

  test("separates what changed within the line, across tokens and marks", () => {
    const records = Uint32Array.of((1 << 24) | 3, (2 << 24) | 9);
    const changed = [
      { from: 1, to: 2 },
      { from: 2, to: 5 },
      { from: 7, to: 9 },
    ];
    const parts = lineParts("let a\u202e b c", findMarks("let a\u202e b c"), { records, from: 0, to: 2 }, changed);
    expect(parts).toEqual([
      { text: "l", token: "keyword", label: null, isChanged: false },
      { text: "e", token: "keyword", label: null, isChanged: true },
      { text: "t", token: "keyword", label: null, isChanged: true },
      { text: " a", token: "string", label: null, isChanged: true },
      { text: "\u202e", token: null, label: "U+202E", isChanged: false },
      { text: " ", token: "string", label: null, isChanged: false },
      { text: "b ", token: "string", label: null, isChanged: true },
      { text: "c", token: null, label: null, isChanged: false },
    ]);
  });

  test("loses and adds no character, whatever the tokens and changes are", () => {
    const piece = fc.constantFrom("a", "let ", "\t", "\r", "\u202e", "\u{e0041}", "é", "😀", "\u200b", '"');
    const record = fc.tuple(fc.nat(12), fc.nat(60)).map(([token, end]) => (token << 24) | end);
    const edges = fc.uniqueArray(fc.nat(60), { maxLength: 8 }).map((numbers) => numbers.toSorted((a, b) => a - b));
    const rangesOf = (cuts: readonly number[]) =>
      cuts.flatMap((to, i) => (i % 2 === 1 ? [{ from: cuts[i - 1] ?? 0, to }] : []));
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.array(record, { maxLength: 20 }),
        edges,
        (pieces, all, cuts) => {
          const text = pieces.join("");
          const tokens = { records: Uint32Array.from(all), from: 0, to: all.length };
          const changed = rangesOf(cuts);
          const parts = lineParts(text, findMarks(text), tokens, changed);
          let at = 0;
          for (const part of parts) {
            // A mark is shown whole even if a change begins inside it.
            const start = at;
            expect(part.isChanged).toBe(changed.some(({ from, to }) => from <= start && start < to));
            at += part.text.length;
          }
          expect(parts.map((part) => part.text).join("")).toBe(text);
          expect(parts.filter((part) => part.label !== null).map((part) => part.label)).toEqual(labels(text));
          expect(parts.every((part) => part.text !== "")).toBe(true);
        },
      ),
    );
  });

  test("highlights only the first thousand characters", () => {
    const records = Uint32Array.from({ length: 1500 }, (_, i) => ((1 + (i % 2)) << 24) | (i + 1));
    const parts = lineParts("x".repeat(1500), [], { records, from: 0, to: 1500 });
    expect(parts).toHaveLength(1001);
    expect(parts.at(-1)).toEqual({ text: "x".repeat(500), token: null, label: null, isChanged: false });
  });
});

describe("displayText", () => {
  test("decodes bytes that are not UTF-8 as Latin-1 and keeps every length", () => {
    expect(displayText("caf\udce9 na\udceff")).toBe("café naïf");
    expect(displayText("😀 ok")).toBe("😀 ok");
  });
});

describe("columnsOf", () => {
  test("counts tabs, wide characters and labels in full", () => {
    expect(columnsOf("abc", 4)).toBe(3);
    expect(columnsOf("\ta", 4)).toBe(5);
    expect(columnsOf("漢字", 4)).toBe(4);
    expect(columnsOf("\u202e", 4)).toBe(10);
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type LinePart, splitParts } from "#app/diff/lines/LineContent.tsx";

const part = (text: string, isChanged = false): LinePart => ({ text, token: null, label: null, isChanged });

test("the parts of a line are split where the line wraps, and keep their kind", () => {
  const lines = splitParts([part("const "), part("total", true), part(" = 1")], [8, 11]);
  expect(lines).toEqual([[part("const "), part("to", true)], [part("tal", true)], [part(" = 1")]]);
});

test("split parts joined again are the line, and each visual line has the length of its breaks", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(60), { maxLength: 6 }),
      (texts, places) => {
        const text = texts.join("");
        const breaks = [...new Set(places)].filter((at) => at > 0 && at < text.length).sort((a, b) => a - b);
        const lines = splitParts(
          texts.map((one) => part(one)),
          breaks,
        );
        expect(lines.map((parts) => parts.map((one) => one.text).join(""))).toEqual(
          [0, ...breaks].map((from, index) => text.slice(from, breaks[index])),
        );
      },
    ),
  );
});

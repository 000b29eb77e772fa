import { expect, it } from "vitest";
import { sizeText } from "#app/diff/displayText.ts";
import { counted, formatCount } from "#app/ui/format.ts";
import { clientHints } from "#app/ui/windowQuery.ts";

/** The texts for a reader of these languages, with ordinary spaces. */
const read = (...languages: readonly string[]): readonly string[] =>
  clientHints
    .during({ isApple: false, isWide: true, height: 900, settings: new Map(), languages }, () => [
      formatCount(7),
      formatCount(1_234_567),
      counted(2000, "file"),
      sizeText(999),
      sizeText(1_234_567),
    ])
    .map((text) => text.replaceAll(/[\u00a0\u202f]/gu, " "));

it.each([
  [["en-US"], ["7", "1,234,567", "2,000 files", "999 bytes", "1.2 MB"]],
  [
    ["de-DE", "en"],
    ["7", "1.234.567", "2.000 files", "999 bytes", "1,2 MB"],
  ],
  [["fr"], ["7", "1 234 567", "2 000 files", "999 bytes", "1,2 MB"]],
  [["hi-IN"], ["7", "12,34,567", "2,000 files", "999 bytes", "1.2 MB"]],
  [
    ["tlh", "de"],
    ["7", "1.234.567", "2.000 files", "999 bytes", "1,2 MB"],
  ],
  [[], ["7", "1,234,567", "2,000 files", "999 bytes", "1.2 MB"]],
])("numbers are in the language of the browser: %j", (languages, texts) => {
  expect(read(...languages)).toEqual(texts);
});

it("digits that are not Latin stay in their place in an English text", () => {
  const [few, many, files, bytes, size] = read("ar-EG");
  expect([few, many]).toEqual(["\u200e٧\u200e", "\u200e١٬٢٣٤٬٥٦٧\u200e"]);
  expect([files, bytes, size]).toEqual(["\u200e٢٬٠٠٠\u200e files", "\u200e٩٩٩\u200e bytes", "\u200e١٫٢\u200e MB"]);
});

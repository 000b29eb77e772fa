import { expect, it } from "vitest";
import { cutText } from "#contract/untrustedText.ts";

it.each([
  ["a text that is short enough", "abc", 3, "abc"],
  ["a letter with its accent", `ab${"e\u0301"}`, 3, "ab"],
  ["a surrogate pair", "a😀b", 2, "a"],
  ["a family emoji joined from several", "a👨‍👩‍👧b", 8, "a"],
  ["a flag", "🇩🇪🇫🇷", 6, "🇩🇪"],
  ["one grapheme that is too long, between its code points", `😀${"\u0301".repeat(9)}`, 1, ""],
])("keeps or cuts %s as a whole", (_, text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});

import { expect, it } from "vitest";
import { printable, tableText } from "#cli/output/format.ts";

it.each([
  ["plain words\n\tand a tab", "plain words\n\tand a tab"],
  ["\u001B]0;owned\u0007", "\\u{1b}]0;owned\\u{7}"],
  ["\u001B[2J\u001B[31mred", "\\u{1b}[2J\\u{1b}[31mred"],
  ["over\rwritten\bx", "over\\u{d}written\\u{8}x"],
  ["\u009B31mC1", "\\u{9b}31mC1"],
  ["a\u202Egpj.exe", "a\\u{202e}gpj.exe"],
  ["zero\u200Bwidth\uFEFF", "zero\\u{200b}width\\u{feff}"],
  ["two\u2028lines", "two\\u{2028}lines"],
  ["tag\u{E0041}", "tag\\u{e0041}"],
  ["żółć 日本 🚀", "żółć 日本 🚀"],
  ["-old\r\n+new\r\n", "-old\r\n+new\r\n"],
  ["safe\rfake", "safe\\u{d}fake"],
])("%j is shown as %j", (text, shown) => expect(printable(text)).toBe(shown));

it("keeps a table cell in its row", () => {
  expect(
    tableText([
      ["a\nb", "c"],
      ["d", "e"],
    ]),
  ).toBe("a\\nb  c\nd     e\n");
});

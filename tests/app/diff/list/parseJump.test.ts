import { expect, test } from "vitest";
import { parseJump } from "#app/diff/list/JumpPalette.tsx";

test.each([
  ["read me", "read me", null],
  ["app.ts:120", "app.ts", { side: "new", line: 120, to: 120 }],
  ["app.ts:-12", "app.ts", { side: "old", line: 12, to: 12 }],
  [" app.ts:20-12 ", "app.ts", { side: "new", line: 12, to: 20 }],
  [":7", "", { side: "new", line: 7, to: 7 }],
  ["app.ts:", "app.ts", null],
  ["app.ts:-", "app.ts", null],
  ["app.ts:12-", "app.ts", { side: "new", line: 12, to: 12 }],
  ["a:b.ts", "a:b.ts", null],
  ["a:b.ts:3", "a:b.ts", { side: "new", line: 3, to: 3 }],
] as const)("%j searches for %j", (text, words, lines) => {
  expect(parseJump(text)).toEqual({ words, lines });
});

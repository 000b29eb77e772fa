import { expect, it } from "vitest";
import { generatedReason } from "#server/schema/comparisons/generatedReason.ts";

it.each([
  ["src/a.ts", { generated: true, vendored: null, isUndiffed: false }, "MARKED_GENERATED"],
  ["src/a.ts", { generated: null, vendored: true, isUndiffed: false }, "MARKED_VENDORED"],
  ["go.sum", { generated: true, vendored: null, isUndiffed: false }, "MARKED_GENERATED"],
  ["go.sum", { generated: false, vendored: null, isUndiffed: false }, null],
  ["go.sum", { generated: null, vendored: false, isUndiffed: false }, "LOCK_FILE"],
  ["node_modules/a.js", { generated: null, vendored: false, isUndiffed: false }, null],
  ["node_modules/a.js", { generated: false, vendored: null, isUndiffed: false }, "VENDORED"],
  ["go.sum", { generated: null, vendored: null, isUndiffed: true }, "LOCK_FILE"],
  ["go.sum", { generated: false, vendored: null, isUndiffed: true }, "MARKED_UNDIFFED"],
  ["src/a.ts", { generated: null, vendored: null, isUndiffed: true }, "MARKED_UNDIFFED"],
  ["src/a.ts", { generated: true, vendored: null, isUndiffed: true }, "MARKED_GENERATED"],
  ["go.sum", undefined, "LOCK_FILE"],
  ["src/a.ts", undefined, null],
] as const)("of %s with the repository's attribute %o the reason is %s", (path, mark, reason) => {
  expect(generatedReason(path, mark)).toBe(reason);
});

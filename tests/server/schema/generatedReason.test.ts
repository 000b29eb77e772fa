import { expect, it } from "vitest";
import { generatedReason } from "#server/schema/generatedReason.ts";

it.each([
  ["src/a.ts", { generated: true, vendored: null }, "MARKED_GENERATED"],
  ["src/a.ts", { generated: null, vendored: true }, "MARKED_VENDORED"],
  ["go.sum", { generated: true, vendored: null }, "MARKED_GENERATED"],
  ["go.sum", { generated: false, vendored: null }, null],
  ["go.sum", { generated: null, vendored: false }, "LOCK_FILE"],
  ["node_modules/a.js", { generated: null, vendored: false }, null],
  ["node_modules/a.js", { generated: false, vendored: null }, "VENDORED"],
  ["go.sum", undefined, "LOCK_FILE"],
  ["src/a.ts", undefined, null],
] as const)("of %s, of which the repository says %o, the reason is %s", (path, mark, reason) => {
  expect(generatedReason(path, mark)).toBe(reason);
});

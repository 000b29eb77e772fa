import { expect, it } from "vitest";
import { generatedByName } from "#server/schema/comparisons/generatedReason.ts";

it.each([
  ["package-lock.json", "LOCK_FILE"],
  ["rust/Cargo.lock", "LOCK_FILE"],
  ["go.sum", "LOCK_FILE"],
  ["dist/app.min.js", "MINIFIED"],
  ["dist/app.js.map", "MINIFIED"],
  ["app/__generated__/Query.graphql.ts", "GENERATED_NAME"],
  ["api/user.pb.go", "GENERATED_NAME"],
  ["api/user_pb2.py", "GENERATED_NAME"],
  ["web/node_modules/left/package-lock.json", "VENDORED"],
  ["vendor/github.com/a/b.go", "VENDORED"],
] as const)("%s is marked %s", (path, reason) => {
  expect(generatedByName(path)).toBe(reason);
});

it.each([
  "src/lock.ts",
  "locks/package-lock.json.md",
  "src/min.js",
  "admin.js",
  "app.map",
  "vendor/prices.ts",
  "my__generated__/a.ts",
  "src/__generated__",
  "node_modules",
  "caf\uDCE9.txt",
  "",
])("“%s” is not marked", (path) => {
  expect(generatedByName(path)).toBeNull();
});

import { expect, test } from "vitest";
import { splitPlace } from "#server/schema/repositories/splitPlace.ts";

const refs = new Set(["main", "feature", "feature/x", "release/1.0"]);

test.each([
  ["main/src/a.ts", "main", "src/a.ts"],
  ["feature/x/src/a.ts", "feature/x", "src/a.ts"],
  ["feature/y/a.ts", "feature", "y/a.ts"],
  ["release/1.0/README", "release/1.0", "README"],
  ["HEAD~2/deep/er/a.ts", "HEAD~2", "deep/er/a.ts"],
])("%s is %s and %s", (place, revision, path) => {
  expect(splitPlace(place, (name) => refs.has(name))).toEqual({ revision, path });
});

test.each(["main", "main/", "/a.ts", ""])("“%s” names no file", (place) => {
  expect(splitPlace(place, (name) => refs.has(name))).toBe(null);
});

import { expect, test } from "vitest";
import { isUnborn } from "#app/reading/navigation/namedRefs.ts";

const UNBORN = { name: "topic/new", revision: null };

test.each([
  ["HEAD", true],
  ["HEAD/src", true],
  ["topic/new", true],
  ["topic/new/src/a.ts", true],
  ["topic/newer", false],
  ["topic", false],
  ["main", false],
])("for a branch topic/new without commits, “%s” is its name: %s", (revisionPath, expected) => {
  expect(isUnborn(UNBORN, revisionPath)).toBe(expected);
});

test("a branch with a commit, and a detached HEAD, are not unborn", () => {
  expect(isUnborn({ name: "main", revision: "main" }, "HEAD")).toBe(false);
  expect(isUnborn({ name: null, revision: null }, "HEAD")).toBe(false);
});

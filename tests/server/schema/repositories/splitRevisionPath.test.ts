import { expect, test } from "vitest";
import { splitRevisionPath } from "#server/schema/repositories/revisions.ts";

const refs = new Set(["main", "feature", "feature/x", "release/1.0"]);

test.each([
  ["main/src/a.ts", "main", "src/a.ts"],
  ["feature/x/src/a.ts", "feature/x", "src/a.ts"],
  ["feature/y/a.ts", "feature", "y/a.ts"],
  ["release/1.0/README", "release/1.0", "README"],
  ["HEAD~2/deep/er/a.ts", "HEAD~2", "deep/er/a.ts"],
])("%s is %s and %s", (revisionPath, revision, path) => {
  expect(splitRevisionPath(revisionPath, (name) => refs.has(name))).toEqual({ revision, path });
});

test.each(["main", "main/", "/a.ts", ""])("“%s” names no file", (revisionPath) => {
  expect(splitRevisionPath(revisionPath, (name) => refs.has(name))).toBe(null);
});

test("of ten thousand folders only those are tried as a ref's name that are short enough", () => {
  const tried: number[] = [];
  const revisionPath = `main/${"d/".repeat(10_000)}a.ts`;
  const split = splitRevisionPath(revisionPath, (name) => tried.push(name.length) === -1);
  expect(split).toEqual({ revision: "main", path: revisionPath.slice(5) });
  expect(Math.max(...tried)).toBeLessThanOrEqual(4096);
  expect(tried.length).toBeGreaterThan(2000);
});

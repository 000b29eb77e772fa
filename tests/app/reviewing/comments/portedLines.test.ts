import { expect, test } from "vitest";
import { portedLines } from "#app/reviewing/comments/useInterdiff.ts";

/**
 * In `a.txt`, the base inserted two lines before line 3 of the older patch set, deleted its line 8 and rewrote line 20;
 * `b.txt` was `before.txt`; `came.txt` was added by the base.
 */
const { toOlder, fromOlder } = portedLines({
  paths: ["a.txt", "b.txt", "came.txt"],
  olderPaths: ["a.txt", "before.txt", ""],
  runs: [[3, 2, 3, 0, 10, 0, 8, 1, 21, 1, 20, 1], [], [1, 9, 1, 0]],
});

test.each([
  ["in front of everything", 2, 2, [2, 2]],
  ["behind two more lines", 5, 9, [3, 7]],
  ["behind a line that is gone here", 10, 12, [9, 11]],
  ["of a rewritten line, none", 21, 21, null],
  ["with a line of the base, none", 1, 3, null],
  ["around a line that is gone here, none", 9, 10, null],
  ["behind all of it", 22, 23, [21, 22]],
] as const)("lines %s are in the earlier patch set where they were written", (_, line, to, older) => {
  const found = toOlder({ path: "a.txt", line, to });
  expect(found && [found.line, found.to]).toEqual(older);
  if (found !== null) expect(fromOlder(found)).toEqual({ path: "a.txt", line, to });
});

test("a line of the earlier patch set that is not on the old side has no position", () => {
  expect(fromOlder({ path: "a.txt", line: 8, to: 8 })).toBe(null);
  expect(fromOlder({ path: "a.txt", line: 20, to: 20 })).toBe(null);
});

test("a file has the name that it had there, and a file that the base added has none", () => {
  expect(toOlder({ path: "b.txt", line: 4, to: 4 })).toEqual({ path: "before.txt", line: 4, to: 4 });
  expect(fromOlder({ path: "before.txt", line: 0, to: 0 })).toEqual({ path: "b.txt", line: 0, to: 0 });
  expect(toOlder({ path: "came.txt", line: 0, to: 0 })).toBe(null);
});

test("a file that is not mentioned is unchanged", () => {
  expect(toOlder({ path: "same.txt", line: 7, to: 9 })).toEqual({ path: "same.txt", line: 7, to: 9 });
  expect(fromOlder({ path: "same.txt", line: 7, to: 9 })).toEqual({ path: "same.txt", line: 7, to: 9 });
});

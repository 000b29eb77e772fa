import { expect, test } from "vitest";
import { parsePatch, readPatch } from "#app/diff/patch/Patch.ts";

/** A patch that adds this number of lines. */
function adding(lines: number, word: string): string {
  return `@@ -0,0 +1,${lines} @@\n${`+${word}\n`.repeat(lines)}`;
}

test("a large patch that is parsed again is the same object if few others were parsed since", { tags: "slow" }, () => {
  const text = adding(20_000, "first of all");
  const patch = readPatch(text);
  expect(patch).toEqual(parsePatch(text));
  expect(readPatch(text)).toBe(patch);
  for (const word of ["second", "third", "fourth"]) readPatch(adding(20_000, word));
  expect(readPatch(text)).toBe(patch);
  for (const word of ["fifth", "sixth", "seventh", "eighth"]) readPatch(adding(20_000, word));
  expect(readPatch(text)).not.toBe(patch);
  expect(readPatch(text)).toEqual(patch);
});

test("a small patch is parsed again", () => {
  const text = adding(3, "few");
  expect(readPatch(text)).toEqual(parsePatch(text));
  expect(readPatch(text)).not.toBe(readPatch(text));
});

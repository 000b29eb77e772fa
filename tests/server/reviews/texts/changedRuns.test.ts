import { expect, it } from "vitest";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { changedRuns } from "#server/reviews/texts/changedRuns.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

it("lists the changed lines without the lines around them, however much context git shows", async () => {
  const repo = await tempRepo();
  const blobOf = async (lines: readonly string[]): Promise<string> => {
    const input = lines.map((line) => `${line}\n`).join("");
    return (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input })).toString().trim();
  };
  const from = ["import fs", "", "one", "two", "three", "four", "five", "six", "seven", "last"];
  const to = ["import os", ...from.slice(0, 6), ...from.slice(7, 9), "new last", "and more"];
  const [old, now] = [await blobOf(from), await blobOf(to)];
  for (const context of [0, 1, 3, 50]) {
    const patch = await repo.gitBytes(["diff", `-U${context}`, old, now]);
    expect(changedRuns(parsePatch(patch.toString()).hunks)).toStrictEqual([
      { oldStart: 1, oldCount: 0, newStart: 1, newCount: 1 },
      { oldStart: 7, oldCount: 1, newStart: 8, newCount: 0 },
      { oldStart: 10, oldCount: 1, newStart: 10, newCount: 2 },
    ]);
  }
});

import { expect, it } from "vitest";
import { PatchBatch } from "#server/schema/comparisons/PatchBatch.ts";
import { GIT_PATCH_BYTES } from "#contract/limits.ts";

const MOST = Math.floor(GIT_PATCH_BYTES / 6);

it("a patch is too large if its text would be, in which a byte that is no UTF-8 takes six", () => {
  const patches = [
    Buffer.alloc(MOST + 1, "a"),
    Buffer.alloc(MOST + 1, "ö"),
    Buffer.from(`${"a".repeat(MOST)}ö`, "latin1"),
    Buffer.alloc(MOST, 0xff),
    Buffer.alloc(MOST + 1, 0xff),
  ];
  const files = Object.assign([], { renamesLimited: false });
  const placed = patches.map((patch, fileIndex) => ({ fileIndex, patch }));
  const batch = new PatchBatch(files, placed);
  expect(batch.fileIndexes()).toEqual([0, 1, 2, 3]);
  expect(batch.failures).toMatchObject([
    { fileIndex: 4, code: "TOO_LARGE", message: expect.stringContaining("Read it with git") },
  ]);
});

import { expect, it } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { patchesInBatches } from "#server/git/patches/streamPatches.ts";

const KIB = 1024;
const lost = new GalleyError("OBJECT_MISSING");

it("patches are cut into batches that are full at 256 KiB, in their order, none left out", () => {
  const sizes = [100, 100, 100, 600, 0, 255, 1, 10];
  const patches = sizes.map((size, fileIndex) => ({ fileIndex, patch: Buffer.alloc(size * KIB) }));
  const batches = [...patchesInBatches([...patches, { fileIndex: 8, patch: lost }])];
  expect(batches.map((batch) => batch.map(({ fileIndex }) => fileIndex))).toEqual([[0, 1, 2], [3], [4, 5, 6], [7, 8]]);
  expect(batches.flat()).toEqual([...patches, { fileIndex: 8, patch: lost }]);
});

it("no patches are no batch", () => {
  expect([...patchesInBatches([])]).toEqual([]);
});

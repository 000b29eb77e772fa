import { expect, it } from "vitest";
import { ChangeCounts } from "#app/reading/changes/ChangeCounts.ts";
import { changeFiles } from "#app/reading/changes/fileTable.ts";

const TABLE = {
  paths: ["a.txt", "b.sh", "caf\uDCE9.txt", "d.txt", "vendor", "yarn.lock"],
  statuses: "MMRDTA",
  kinds: "CCTDCG",
  sources: { fileIndexes: [2], paths: ["old\n.txt"], similarities: [87] },
  modes: { fileIndexes: [1, 4], old: ["100644", "120000"], new: ["100755", "160000"] },
  sameContent: [1],
  generated: { fileIndexes: [5], reasons: ["LOCK_FILE"] },
} as const;

it("a table becomes the reader's files, with defaults for missing values", () => {
  const files = changeFiles(TABLE);
  const ordinary = { oldMode: "100644", newMode: "100644", similarity: null, isSameContent: false };
  const uncounted = { additions: null, deletions: null, isBinary: null };
  const each = { ...ordinary, ...uncounted, collapsedBecause: null, plainOldPath: null, group: 0 };
  const at = (path: string) => ({ ...each, key: path, plainPath: path, oldPath: path, newPath: path });
  expect(files).toEqual([
    { ...at("a.txt"), status: "MODIFIED" },
    { ...at("b.sh"), status: "MODIFIED", newMode: "100755", isSameContent: true },
    {
      ...at("caf\uDCE9.txt"),
      group: 1,
      status: "RENAMED",
      plainOldPath: "old\n.txt",
      oldPath: "old\\n.txt",
      newPath: "caf\\xe9.txt",
      similarity: 87,
    },
    { ...at("d.txt"), group: 2, status: "DELETED", newPath: null, newMode: null },
    { ...at("vendor"), status: "TYPE_CHANGED", oldMode: "120000", newMode: "160000" },
    { ...at("yarn.lock"), group: 3, status: "ADDED", oldPath: null, oldMode: null, collapsedBecause: "lock file" },
  ]);
});

it("each file has its count, and the change has one when all files are counted", () => {
  const files = changeFiles(TABLE).slice(0, 3);
  const some = ChangeCounts.none(3).with([{ fileIndexes: [2, 0], lineCounts: [-1, -1, 5, 7] }]);
  expect(some.totals).toBe(null);
  const withCounts = some.addTo(files);
  expect(withCounts[0]).toMatchObject({ additions: 5, deletions: 7, isBinary: false });
  expect(withCounts[1]).toBe(files[1]);
  expect(withCounts[2]).toMatchObject({ additions: null, deletions: null, isBinary: true });
  const all = some.with([{ fileIndexes: [1], lineCounts: [1, 0] }]);
  expect(all.totals).toEqual({ files: 3, additions: 6, deletions: 7, uncounted: 0 });
});

it("a file whose contents are missing is not counted, and shifts no other file's count", () => {
  const files = changeFiles(TABLE).slice(0, 2);
  const counts = ChangeCounts.none(2).with([{ fileIndexes: [0, 1], lineCounts: [3, 1, -2, -2] }]);
  expect(counts.totals).toEqual({ files: 2, additions: 3, deletions: 1, uncounted: 1 });
  expect(counts.addTo(files)[1]).toBe(files[1]);
});

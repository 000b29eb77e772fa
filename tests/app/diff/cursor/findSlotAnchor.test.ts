import { expect, test } from "vitest";
import { fileModel } from "#app/diff/models/FileModel.ts";
import { findSlotAnchor } from "#app/diff/cursor/scrollAnchor.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { stackFiles, type FileStack } from "#app/diff/models/FileStack.ts";
import { diffFile, PATCH } from "../diffFile.ts";

const FACTS = { layout: "unified", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;
const CONTENT = {
  patch: PATCH,
  failure: null,
  text: null,
  isTruncated: false,
  textFailure: null,
  sizes: null,
  encodings: null,
};
const FILE = diffFile();
const BARE = fileModel(FILE, CONTENT, { facts: FACTS }, null);
const NONE_COLLAPSED: ReadonlySet<string> = new Set();
const VISIBLE = { from: 0, to: 900 };
/** The last of its four rows: below the file's header and the hunk's header come three lines. */
const LAST_LINE = 40 + 28 + 3 * 20;
const cursor = { key: "a", line: 3, waitsFor: null };

/** The file with slots of these heights below its first line. */
function stack(...heights: readonly number[]): FileStack {
  const slots = heights.map((height, at): Slot => ({
    key: `${at}`,
    fileKey: "a",
    side: "new",
    line: 1,
    placement: "below",
    content: height,
  }));
  const slotHeight = (key: string): number => heights[Number(key)] ?? 0;
  return stackFiles([fileModel(FILE, CONTENT, { facts: FACTS, slots, slotHeight }, BARE)], NONE_COLLAPSED);
}

test("a slot that appears above the cursor's line leaves that line in place", () => {
  expect(findSlotAnchor(stack(), stack(100), VISIBLE, { slot: null, cursor })).toEqual({
    from: LAST_LINE,
    to: LAST_LINE + 100,
  });
});

test("the focused slot is kept in place rather than the cursor's line", () => {
  const slot = { fileKey: "a", key: "1" };
  expect(findSlotAnchor(stack(50, 80), stack(70, 200), VISIBLE, { slot, cursor })).toEqual({
    from: 88 + 50,
    to: 88 + 70,
  });
});

test("keeps nothing in place that is not visible, and nothing without a cursor", () => {
  expect(findSlotAnchor(stack(), stack(100), { from: 0, to: LAST_LINE }, { slot: null, cursor })).toBeNull();
  expect(findSlotAnchor(stack(), stack(100), VISIBLE, { slot: null, cursor: null })).toBeNull();
});

test("does nothing if lines changed too or files were collapsed", () => {
  const other = fileModel(FILE, { ...CONTENT, patch: `${PATCH} four\n` }, { facts: FACTS }, null);
  expect(findSlotAnchor(stack(), stackFiles([other], NONE_COLLAPSED), VISIBLE, { slot: null, cursor })).toBeNull();
  const folded = stackFiles([BARE], new Set(["a"]));
  expect(findSlotAnchor(stack(), folded, VISIBLE, { slot: null, cursor })).toBeNull();
});

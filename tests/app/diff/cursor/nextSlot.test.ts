import { expect, test } from "vitest";
import { fileModel } from "#app/diff/models/FileModel.ts";
import type { Cursor } from "#app/diff/controller/Cursor.ts";
import { nextSlot } from "#app/diff/cursor/commentNavigation.ts";
import { type Slot, SlotGroups } from "#app/diff/models/Slot.ts";

import { stackFiles } from "#app/diff/models/FileStack.ts";
import { diffFile, PATCH } from "../diffFile.ts";

const FACTS = { layout: "unified", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;
/** Three files with these lines each: 0 "one", 1 "-two", 2 "+TWO", 3 "three". */
const MODELS = ["a", "b", "c"].map((key) =>
  fileModel(
    diffFile({ key }),
    { patch: PATCH, failure: null, text: null, isTruncated: false, textFailure: null, sizes: null, encodings: null },
    { facts: FACTS },
    null,
  ),
);
const STACK = stackFiles(MODELS, new Set());

function slot(key: string, fileKey: string, side: Slot["side"], line: number): Slot {
  return { key, fileKey, side, line, placement: "below", content: null };
}

const SLOTS = [
  slot("a new 3", "a", "new", 3),
  slot("a old 2", "a", "old", 2),
  slot("a new 2", "a", "new", 2),
  slot("again", "a", "new", 2),
  slot("whole c", "c", "new", 0),
  slot("resolved", "c", "new", 1),
];
const cursorOn = (key: string, line: number): Cursor => ({ key, line, waitsFor: null });

function step(cursor: Cursor, last: string | null, direction: 1 | -1): string | null {
  const slots = new SlotGroups().of(SLOTS);
  const isWanted = ({ key }: Slot): boolean => key !== "resolved";
  const walk = { stack: STACK, slots, patchOf: () => MODELS[0]?.patch ?? null, cursor, last, isWanted };
  return nextSlot(walk, direction)?.key ?? null;
}

test("moves down through the slots in order, both sides, several per line, file after file, and wraps around", () => {
  expect(step(cursorOn("a", -1), null, 1)).toBe("a old 2");
  expect(step(cursorOn("a", 1), "a old 2", 1)).toBe("a new 2");
  expect(step(cursorOn("a", 2), "a new 2", 1)).toBe("again");
  expect(step(cursorOn("a", 2), "again", 1)).toBe("a new 3");
  expect(step(cursorOn("a", 3), "a new 3", 1)).toBe("whole c");
  expect(step(cursorOn("c", -1), "whole c", 1)).toBe("a old 2");
});

test("moves up the same way", () => {
  expect(step(cursorOn("b", 0), null, -1)).toBe("a new 3");
  expect(step(cursorOn("a", 2), "again", -1)).toBe("a new 2");
  expect(step(cursorOn("a", 1), "a old 2", -1)).toBe("whole c");
});

test("starts at the cursor's own line when the cursor was moved in between", () => {
  expect(step(cursorOn("a", 2), "whole c", 1)).toBe("a new 2");
  expect(step(cursorOn("a", 2), null, -1)).toBe("a old 2");
});

test("returns nothing if there are no slots", () => {
  const walk = { stack: STACK, slots: new SlotGroups().of(SLOTS), patchOf: () => null, cursor: cursorOn("a", 0) };
  expect(nextSlot({ ...walk, last: null, isWanted: () => false }, 1)).toBeNull();
});

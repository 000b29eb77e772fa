import { expect, test } from "vitest";
import { fileModel } from "#app/diff/models/FileModel.ts";
import { type Slot, SlotGroups } from "#app/diff/models/Slot.ts";

import { slotsInOrder } from "#app/diff/cursor/commentNavigation.ts";
import { stackFiles } from "#app/diff/models/FileStack.ts";
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
const MODEL = fileModel(diffFile({ key: "a" }), CONTENT, { facts: FACTS }, null);
const STACK = stackFiles([MODEL], new Set());
const { patch } = MODEL;

const slot = (key: string, line: number): Slot => ({
  key,
  fileKey: "a",
  side: "new",
  line,
  placement: "below",
  content: null,
});

test("the slots of a file are sorted once, and again only when its slots or lines change", () => {
  const groups = new SlotGroups();
  const [three, one] = [slot("three", 3), slot("one", 1)];
  const inOrder = (slots: readonly Slot[], of = patch) =>
    slotsInOrder({ stack: STACK, slots: groups.of(slots), patchOf: () => of }, 0);
  const first = inOrder([three, one]);
  expect(first.map(({ slot: { key }, line }) => [key, line])).toEqual([
    ["one", 0],
    ["three", 3],
  ]);
  expect(inOrder([three, one])).toBe(first);
  expect(inOrder([three, one], null).map(({ line }) => line)).toEqual([-1, -1]);
  expect(inOrder([three]).map(({ slot: { key } }) => key)).toEqual(["three"]);
});

import { expect, it } from "vitest";
import { fileModel, type FileModel } from "#app/diff/models/FileModel.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { contentsOf, diffFile } from "../diffFile.ts";

const FACTS = { layout: "split", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;
const BODY: Slot = {
  key: "body",
  fileKey: "a",
  side: "new",
  line: 0,
  placement: "above",
  replacesLines: true,
  content: "",
};
const COMMENT: Slot = { key: "thread", fileKey: "a", side: "new", line: 2, placement: "below", content: "" };

function laidOut(slots: readonly Slot[], before: FileModel | null = null): FileModel {
  const file = diffFile();
  const slotHeight = (key: string): number => (key === "body" ? 400 : 50);
  return fileModel(file, contentsOf([file]).of("a"), { facts: FACTS, slots, slotHeight }, before);
}

it("another view of a file replaces its lines, followed by the comments on them", () => {
  const model = laidOut([BODY, COMMENT]);
  expect(model.rows?.wideRows.map((wideRow) => (wideRow.kind === "slot" ? wideRow.slot.key : wideRow.kind))).toEqual([
    "body",
    "thread",
  ]);
  expect(model.bodyHeight).toBe(450);
  expect(model.slots?.away).toEqual(new Set(["thread"]));
});

it("the lines come back with the slots between them", () => {
  const model = laidOut([COMMENT], laidOut([BODY, COMMENT]));
  expect(model.rows).toEqual(laidOut([COMMENT]).rows);
  expect(model.slots?.away).toEqual(new Set());
});

it("slots above the lines do not replace them", () => {
  const above = { ...BODY, replacesLines: false };
  const rows = laidOut([above]).rows;
  expect(rows?.wideRows.map(({ kind }) => kind)).toEqual(["slot", "hunk"]);
  expect(rows?.height).toBe((laidOut([]).rows?.height ?? 0) + 400);
});

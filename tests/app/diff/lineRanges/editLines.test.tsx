// @vitest-environment page
import { fireEvent, render } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import type { DiffReaderHandle, ReaderProps } from "#app/diff/controller/ReaderView.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const PATCH = [
  "--- a/a",
  "+++ b/a",
  "@@ -1,3 +1,4 @@",
  " one\r",
  "-two",
  "+\ttwo",
  "+\tthree\r",
  " four",
  "@@ -10,2 +11,2 @@",
  "-ten",
  "+t\ren",
  " eleven",
  "\\ No newline at end of file",
  "",
].join("\n");

type FileFacts = Parameters<typeof diffFile>[0];

function read(facts: FileFacts = {}) {
  const files = [diffFile({ patch: PATCH, additions: 3, deletions: 2, ...facts })];
  const handle = createRef<DiffReaderHandle>();
  const onEdit = vi.fn<NonNullable<ReaderProps["onEdit"]>>();
  const ignore = (): void => undefined;
  render(
    <DiffReader
      ref={handle}
      files={files}
      contents={contentsOf(files)}
      options={optionsOf("unified")}
      onNeed={ignore}
      onEdit={onEdit}
      emptyText="Nothing."
    />,
    { wrapper: UiRoot },
  );
  const at = (line: number, to = line, side: "old" | "new" = "new") =>
    handle.current?.linesToEdit({ key: "a", side, line, to });
  return { at, onEdit };
}

it("lines of the new side can be edited, without their line ends", async () => {
  const { at } = read();
  expect(await at(1, 4)).toEqual({ lines: ["one", "\ttwo", "\tthree", "four"], indent: "\t" });
  expect(await at(12)).toEqual({ lines: ["eleven"], indent: "\t" });
});

it("what a field cannot have or change is refused with the reason", async () => {
  const { at } = read();
  expect(await at(2, 2, "old")).toBe("Lines before the change cannot be edited. Go to a line after it.");
  expect(await at(4, 11)).toBe("Some of these lines are not shown. Press Shift+E to show the whole file.");
  expect(await at(11)).toBe(
    "These lines have a carriage return or null inside, which a text field would change. Press c to comment.",
  );
  expect(await at(0)).toBe("Select lines of a file to edit them.");
});

it("a symbolic link and a file that is not UTF-8 are refused", async () => {
  expect(await read({ newMode: "120000" }).at(1)).toBe("Only lines of ordinary files can be edited.");
  const latin = PATCH.replace("+++ b/a", "+++ b/a\twindows-1252");
  expect(await read({ patch: latin }).at(1)).toBe(
    "This file is Windows-1252 (assumed); only UTF-8 can be edited. Press c to comment.",
  );
});

it("e edits the line of the cursor, or the selected lines", () => {
  const { onEdit } = read();
  for (const key of ["j", "j", "e", "x", "J", "e"]) fireEvent.keyDown(document.body, { key, shiftKey: key === "J" });
  expect(onEdit.mock.calls).toEqual([
    [{ key: "a", side: "new", line: 1, to: 1 }],
    [{ key: "a", side: "new", line: 1, to: 2 }],
  ]);
});

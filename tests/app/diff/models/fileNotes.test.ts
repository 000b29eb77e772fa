import { describe, expect, test } from "vitest";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import type { FileSizes } from "#app/diff/patch/FileContents.ts";
import { fileNotes } from "#app/diff/models/fileNotes.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { changeInRepository, type Folder } from "../changeInRepository.ts";
import { diffFile } from "../diffFile.ts";

const ONE = "1".repeat(40);
const TWO = "2".repeat(40);

function notesOf(
  before: Folder,
  after: Folder,
  overrides: Partial<DiffFile>,
  options: readonly string[] = [],
): readonly string[] {
  const patch = parsePatch(changeInRepository(before, after, options).join(""));
  return fileNotes(diffFile({ isBinary: null, ...overrides }), patch).messages;
}

describe("fileNotes", () => {
  test("returns no notes for a file with ordinary changes", () => {
    expect(notesOf({ f: "a\n" }, { f: "b\n" }, {})).toEqual([]);
  });

  test("reports which lines are not UTF-8 and are shown as Latin-1", () => {
    const before = Uint8Array.of(97, 10, 0x83, 0x65, 10);
    const after = Uint8Array.of(98, 10, 0x83, 0x65, 10, 0xe9, 10);
    expect(notesOf({ f: before }, { f: after }, {})).toEqual([
      "Not UTF-8, shown as Latin-1, which is a guess: lines 2, 3.",
    ]);
  });

  test("reports that a file became executable", () => {
    const overrides = { newMode: "100755" };
    expect(notesOf({ f: "a\n" }, { f: { executable: "a\n" } }, overrides)).toEqual([
      "Mode changed from 100644 to 100755: now executable.",
    ]);
  });

  test("reports that contents are binary", () => {
    expect(notesOf({ f: Uint8Array.of(0) }, { f: Uint8Array.of(0, 0) }, {})).toEqual([
      "Binary file: it has no lines to show.",
    ]);
  });

  test("reports how large a binary file is and was", () => {
    const note = (overrides: Partial<DiffFile>, sizes: FileSizes) =>
      fileNotes(diffFile({ isBinary: true, ...overrides }), null, sizes).messages;
    const modified = note({}, { old: 10_200, new: 12_000 });
    expect(modified).toEqual(["Binary file, 12.0 kB, was 10.2 kB."]);
    expect(note({}, { old: 1, new: 1 })).toEqual(["Binary file, 1 byte as before."]);
    const added = note({ status: "ADDED", oldPath: null, oldMode: null }, { old: null, new: 0 });
    expect(added).toEqual(["Binary file, 0 bytes."]);
    const deleted = note({ status: "DELETED", newPath: null, newMode: null }, { old: 999, new: null });
    expect(deleted).toEqual(["Binary file, was 999 bytes."]);
    expect(note({}, { old: null, new: 7 })).toEqual(["Binary file: it has no lines to show."]);
  });

  test("reports from and to which commit a submodule changed, instead of its lines", () => {
    const modes = { oldMode: "160000", newMode: "160000" };
    expect(notesOf({ s: { commit: ONE } }, { s: { commit: TWO } }, modes)).toEqual([
      "Submodule moved from 111111111111 to 222222222222.",
    ]);
    expect(notesOf({}, { s: { commit: TWO } }, { status: "ADDED", oldMode: null, newMode: "160000" })).toEqual([
      "Submodule added at 222222222222.",
    ]);
    const patch = parsePatch(changeInRepository({ s: { commit: ONE } }, { s: { commit: TWO } }).join(""));
    expect(fileNotes(diffFile(modes), patch).replaceLines).toBe(true);
  });

  test("reports that a line is the target of a symbolic link", () => {
    const modes = { oldMode: "120000", newMode: "120000" };
    expect(notesOf({ l: { link: "a" } }, { l: { link: "b" } }, modes)).toEqual([
      "Symbolic link: its content is the path it points to.",
    ]);
  });

  test("reports that a file became a link and shows both", () => {
    const overrides = { status: "TYPE_CHANGED", newMode: "120000" } as const;
    expect(notesOf({ f: "a\n" }, { f: { link: "b" } }, overrides)).toEqual(["Changed from a file to a symbolic link."]);
  });

  test("reports that a rename changed nothing, even before the patch is loaded", () => {
    const overrides = { status: "RENAMED", similarity: 100, isSameContent: true } as const;
    expect(notesOf({ f: "a\nb\nc\n" }, { g: "a\nb\nc\n" }, overrides)).toEqual(["Renamed without changes."]);
    expect(fileNotes(diffFile({ ...overrides, patch: null }), null).messages).toEqual(["Renamed without changes."]);
  });

  test.each([
    ["modified", { f: "a\n" }, { f: "a \n" }, {}],
    ["renamed with edits", { f: "a\nb\nc\nd\n" }, { g: "a\nb\nc\nd \n" }, { status: "RENAMED", similarity: 70 }],
    ["of blank lines alone, added", {}, { f: "\n\n" }, { status: "ADDED", oldMode: null }],
    ["of blank lines alone, deleted", { f: "\n\n" }, {}, { status: "DELETED", newMode: null }],
  ] as const)("reports for %s that only whitespace changed while it is ignored", (_, from, to, overrides) => {
    expect(notesOf(from, to, overrides, ["-w", "--ignore-blank-lines"])).toEqual([
      "Only whitespace changed, and whitespace changes are hidden.",
    ]);
  });

  test("reports that whitespace changed beside the mode, but not if only the mode changed", () => {
    const overrides = { newMode: "100755" };
    const mode = "Mode changed from 100644 to 100755: now executable.";
    expect(notesOf({ f: "a\n" }, { f: { executable: "a \n" } }, overrides, ["-w"])).toEqual([
      mode,
      "Only whitespace changed, and whitespace changes are hidden.",
    ]);
    expect(notesOf({ f: "a\n" }, { f: { executable: "a\n" } }, overrides, ["-w"])).toEqual([mode]);
  });

  test("reports that an empty file was added or deleted", () => {
    const added = { status: "ADDED", oldMode: null } as const;
    const deleted = { status: "DELETED", newMode: null } as const;
    expect(notesOf({}, { f: "" }, added)).toEqual(["Empty file added."]);
    expect(notesOf({ f: "" }, {}, deleted)).toEqual(["Empty file deleted."]);
  });

  const pointer = (size: number, id = "1") =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${id.repeat(64)}\nsize ${size}\n`;

  test("reports how large the contents of a Git LFS pointer are", () => {
    const added = { status: "ADDED", oldMode: null } as const;
    const deleted = { status: "DELETED", newMode: null } as const;
    const old = pointer(1_234_567);
    expect(notesOf({ f: old }, { f: pointer(999, "2") }, {})).toEqual([
      "Git LFS object: 1.2 MB before, 999 bytes now.",
    ]);
    expect(notesOf({}, { f: old }, added)).toEqual(["Git LFS object of 1.2 MB."]);
    expect(notesOf({ f: old }, {}, deleted)).toEqual(["Git LFS object; it was 1.2 MB."]);
    expect(notesOf({ f: "plain\n" }, { f: old }, {})).toEqual(["Now a Git LFS object of 1.2 MB."]);
    expect(notesOf({ f: old }, { f: "plain\n" }, {})).toEqual(["No longer a Git LFS object; it was one of 1.2 MB."]);
    expect(notesOf({ f: "a\n" }, { f: `${old}more\n` }, {})).toEqual([]);
  });

  test("reports where conflict markers are left in a file, but not at an underlined heading", () => {
    const conflict = "<<<<<<< HEAD\nours\n||||||| base\nold\n=======\ntheirs\n>>>>>>> topic\n";
    expect(notesOf({ f: "a\n" }, { f: `a\n${conflict}` }, {})).toEqual([
      "Unresolved conflict markers: lines 2, 4, 6, 8.",
    ]);
    expect(notesOf({ f: "a\n" }, { f: `a\n${conflict.repeat(2)}` }, {})).toEqual([
      "Unresolved conflict markers: lines 2, 4, 6, 8, 9 and 3 more.",
    ]);
    expect(notesOf({ f: `a\n${conflict}` }, { f: "a\nours\n" }, {})).toEqual([]);
    expect(notesOf({ f: "a\n" }, { f: "Heading\n=======\n>>>>>>>\n<<<<<<<x\n" }, {})).toEqual([]);
  });

  test("reports that all line endings changed, but not if only some did", () => {
    expect(notesOf({ f: "a\nb\n" }, { f: "a\r\nb\r\n" }, {})).toEqual(["Line endings changed from LF to CRLF."]);
    expect(notesOf({ f: "a\r\nb\r\n" }, { f: "a\nb\n" }, {})).toEqual(["Line endings changed from CRLF to LF."]);
    expect(notesOf({ f: "a\nb" }, { f: "a\r\nb" }, {})).toEqual(["Line endings changed from LF to CRLF."]);
    expect(notesOf({ f: "a\nb\n" }, { f: "A\r\nB\n" }, {})).toEqual([]);
    expect(notesOf({ f: "a\n" }, { f: "b\n" }, {})).toEqual([]);
  });
});

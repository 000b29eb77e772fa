import { describe, expect, test } from "vitest";
import { cursorAt, cursorRange } from "#app/diff/controller/cursorGeometry.ts";
import { describeCursor } from "#app/diff/controller/describeRow.ts";
import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { moveCursor, resolveCursor, type Cursor, type CursorStep } from "#app/diff/controller/Cursor.ts";
import { stackFiles, type FileStack } from "#app/diff/models/FileStack.ts";
import { fileModel } from "#app/diff/models/FileModel.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { contentsOf, diffFile, type TestFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

const KEYS: Readonly<Record<string, CursorStep>> = {
  j: "nextLine",
  k: "previousLine",
  n: "nextChange",
  p: "previousChange",
  "]": "nextFile",
  "[": "previousFile",
};

const PATCH =
  "@@ -1,4 +1,4 @@\n one\n-two\n+TWO\n+2\n three\n-four\n@@ -20,2 +20,2 @@\n-x\n+y\n z\n\\ No newline at end of file\n";

function stack(
  files: readonly TestFile[],
  layout: DiffLayout = "unified",
  collapsed: readonly string[] = [],
): FileStack {
  return stackFiles(
    files.map((file) => modelOf(file, layout)),
    new Set(collapsed),
  );
}

const header = (key: string): Cursor => ({ key, line: -1, waitsFor: null });

/**
 * The positions that keys lead to, one after the other, as "file:line", or only the file for its header; "…" means that
 * the cursor waits for lines.
 */
function walk(over: FileStack, from: Cursor, keys: string): readonly string[] {
  let at = from;
  return [...keys].map((key) => {
    at = moveCursor(over, at, KEYS[key] ?? "nextLine");
    return `${at.key}${at.line === -1 ? "" : `:${at.line}`}${at.waitsFor === null ? "" : "…"}`;
  });
}

const two = [diffFile({ key: "a", patch: PATCH }), diffFile({ key: "b" })];

describe("moveCursor", () => {
  test("moves from line to line, over hunk headers and the note about a missing newline, to the next file's header", () => {
    expect(walk(stack(two), header("a"), "jjjjjjjjjjjj")).toEqual(
      "a:0 a:1 a:2 a:3 a:4 a:5 a:6 a:7 a:8 b b:0 b:1".split(" "),
    );
    expect(walk(stack(two), { ...header("b"), line: 1 }, "kkkkk")).toEqual("b:0 b a:8 a:7 a:6".split(" "));
  });

  test("moves from change to change, once for each however many lines it has, and into the next file", () => {
    expect(walk(stack(two), header("a"), "nnnnn")).toEqual("a:1 a:5 a:6 b:1 b:1".split(" "));
    expect(walk(stack(two), { ...header("b"), line: 3 }, "ppppp")).toEqual("b:1 a:6 a:5 a:1 a:1".split(" "));
  });

  test("takes a change with a comment between its lines as one", () => {
    const file = diffFile({ key: "a", patch: PATCH });
    const facts = { layout: "split", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;
    const slots: readonly Slot[] = [
      { key: "comment", fileKey: "a", side: "new", line: 2, placement: "below", content: null },
    ];
    const over = stackFiles([fileModel(file, contentsOf([file]).of("a"), { facts, slots }, null)], new Set());
    expect(walk(over, header("a"), "nnnp")).toEqual("a:2 a:5 a:7 a:5".split(" "));
    expect(walk(over, { ...header("a"), line: 3 }, "p")).toEqual(["a:2"]);
  });

  test("moves back to the start of the change it is in", () => {
    expect(walk(stack(two), { ...header("a"), line: 3 }, "p")).toEqual(["a:1"]);
  });

  test("treats two lines side by side as one row, identified by the new one", () => {
    expect(walk(stack(two, "split"), header("a"), "jjjjjjjj")).toEqual("a:0 a:2 a:3 a:4 a:5 a:7 a:8 b".split(" "));
    expect(walk(stack(two, "split"), { ...header("a"), line: 1 }, "jk")).toEqual(["a:3", "a:2"]);
  });

  test("moves from file to file, and back to the header of its own file first", () => {
    expect(walk(stack(two), { ...header("a"), line: 4 }, "]][[[")).toEqual("b b a a a".split(" "));
    expect(walk(stack(two), { ...header("b"), line: 3 }, "[")).toEqual(["b"]);
  });

  test("stops at the header of a file whose lines are collapsed, failed to load, or do not exist", () => {
    const files = [
      two[0] ?? diffFile(),
      diffFile({ key: "folded" }),
      diffFile({ key: "failed", patch: null, failure: "Git took too long." }),
      diffFile({ key: "binary", patch: null, isBinary: true }),
    ];
    const over = stack(files, "unified", ["folded"]);
    expect(walk(over, { ...header("a"), line: 8 }, "jjjj")).toEqual("folded failed binary binary".split(" "));
    expect(walk(over, { ...header("a"), line: 6 }, "nnn")).toEqual("folded failed binary".split(" "));
    expect(walk(over, header("binary"), "kkk")).toEqual("failed folded a:8".split(" "));
  });

  test("waits at the header of a loading file, and moves on when its lines are there", () => {
    const files = [two[0] ?? diffFile(), diffFile({ key: "late", patch: null }), diffFile({ key: "b" })];
    const before = stack(files);
    expect(walk(before, { ...header("a"), line: 8 }, "jjj")).toEqual("late late… b".split(" "));
    expect(walk(before, { ...header("a"), line: 6 }, "nn")).toEqual("late… b:1".split(" "));
    expect(walk(before, header("b"), "kk")).toEqual("late… a:8".split(" "));
    const after = stack(files.map((file) => (file.key === "late" ? diffFile({ key: "late" }) : file)));
    const resolved = (waitsFor: CursorStep) => resolveCursor(after, { ...header("late"), waitsFor }).line;
    expect([resolved("nextLine"), resolved("nextChange"), resolved("previousLine")]).toEqual([0, 1, 3]);
    const waiting: Cursor = { ...header("late"), waitsFor: "nextLine" };
    expect(resolveCursor(before, waiting)).toBe(waiting);
  });

  test("continues from the header of a file that was collapsed", () => {
    const over = stack(two, "unified", ["a"]);
    expect(walk(over, { ...header("a"), line: 4 }, "j")).toEqual(["b"]);
    expect(cursorRange(over, { ...header("a"), line: 4 })).toEqual({ from: 0, to: 40, isHeader: true });
  });
});

describe("cursorAt", () => {
  test("finds the line at a height, and in split view the line of that pane", () => {
    const over = stack(two, "split");
    const y = 40 + 28 + 20 + 10;
    expect([cursorAt(over, y, 0)?.line, cursorAt(over, y, 1)?.line, cursorAt(over, y, -1)?.line]).toEqual([1, 2, 2]);
    expect(cursorAt(over, 50, 0)?.line).toBe(0); // On the hunk's header: the line below it.
    expect(cursorAt(over, 20, 0)).toEqual(header("a"));
    expect(cursorAt(over, y + 20, 0)?.line).toBe(3); // Nothing on the left: the line beside it.
    expect(cursorAt(stack([]), 0, 0)).toBe(null);
  });

  test("and cursorRange returns the height of that line", () => {
    expect(cursorRange(stack(two, "split"), { ...header("a"), line: 1 })).toEqual({
      from: 88,
      to: 108,
      isHeader: false,
    });
    expect(cursorRange(stack(two), header("gone"))).toBe(null);
  });
});

describe("describeCursor", () => {
  test("describes a line by kind, number and text", () => {
    const cursorText = (line: number, layout: DiffLayout) =>
      describeCursor(stack(two, layout), { ...header("a"), line });
    expect(cursorText(0, "unified")).toBe("line 1: one");
    expect(cursorText(1, "unified")).toBe("removed, old line 2: two");
    expect(cursorText(2, "unified")).toBe("added, new line 2: TWO");
    expect(cursorText(2, "split")).toBe("removed, old line 2: two; added, new line 2: TWO");
  });

  test("describes which file the header belongs to and that lines are loading", () => {
    const over = stack([diffFile(), diffFile({ key: "late", patch: null, status: "RENAMED", newPath: "lib/a.ts" })]);
    expect(describeCursor(over, header("a"))).toBe("src/a.ts, modified, file 1 of 2");
    expect(describeCursor(over, { ...header("late"), waitsFor: "nextLine" })).toBe(
      "src/a.ts → lib/a.ts, renamed, file 2 of 2, loading lines",
    );
  });
});

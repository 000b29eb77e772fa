import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrangeRows, wideRowIndex, rowAt, rowOfLine, rowTop } from "#app/diff/models/FileRows.ts";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { LineKind, NO_LINE, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { changeInRepository } from "../changeInRepository.ts";

const NO_NOTES = { messages: [], replaceLines: false };

/** A patch of random lines, with hunk headers that match the lines that follow. */
const anyPatch: fc.Arbitrary<Patch> = fc
  .array(
    fc.array(fc.tuple(fc.constantFrom(" ", "+", "-"), fc.string(), fc.boolean()), { minLength: 1, maxLength: 40 }),
    {
      maxLength: 6,
    },
  )
  .map((hunks) => {
    const texts = hunks.map((lines) => {
      const count = (without: string): number => lines.filter(([sign]) => sign !== without).length;
      const body = lines.map(([sign, text, isLast]) => {
        return `${sign}${text.replaceAll("\n", "")}\n${isLast ? "\\ No newline at end of file\n" : ""}`;
      });
      return `@@ -1,${count("+")} +1,${count("-")} @@\n${body.join("")}`;
    });
    return parsePatch(texts.join(""));
  });

function linesOf(pane: Int32Array | undefined): readonly number[] {
  return [...(pane ?? [])].filter((entry) => entry >= 0);
}

describe("arrangeRows", () => {
  test("puts changed lines side by side and fills the shorter side", () => {
    const patch = parsePatch("@@ -1,4 +1,3 @@ f\n a\n-b\n-c\n+B\n d\n");
    const rows = arrangeRows(patch, NO_NOTES, "split");
    const shown = rows.panes.map((pane) =>
      [...pane].map((entry) => (entry === NO_LINE ? null : wideRowIndex(entry) === 0 ? "@@" : lineText(patch, entry))),
    );
    expect(shown).toEqual([
      ["@@", "a", "b", "c", "d"],
      ["@@", "a", "B", null, "d"],
    ]);
  });

  test("keeps the marker of a missing newline on its own side", () => {
    const [text = ""] = changeInRepository({ f: "a\nb" }, { f: "a\nc\n" });
    const patch = parsePatch(text);
    const [left, right] = arrangeRows(patch, NO_NOTES, "split").panes;
    expect(linesOf(left).map((line) => lineText(patch, line))).toEqual(["a", "b", "\\ No newline at end of file"]);
    expect(linesOf(right).map((line) => lineText(patch, line))).toEqual(["a", "c"]);
  });

  test("unified shows every line of the patch once and in order", () => {
    fc.assert(
      fc.property(anyPatch, (patch) => {
        const rows = arrangeRows(patch, NO_NOTES, "unified");
        expect(linesOf(rows.panes[0])).toEqual(Array.from({ length: patch.lineCount }, (_, line) => line));
        expect(rows.count).toBe(patch.lineCount + patch.hunks.length);
      }),
    );
  });

  test("split loses no line, keeps each side's order and never crosses sides", () => {
    fc.assert(
      fc.property(anyPatch, (patch) => {
        const rows = arrangeRows(patch, NO_NOTES, "split");
        const [left = [], right = []] = rows.panes.map(linesOf);
        for (const side of [left, right]) expect(side).toEqual([...side].sort((a, b) => a - b));
        expect(new Set([...left, ...right]).size).toBe(patch.lineCount);
        expect(left.every((line) => patch.kinds[line] !== LineKind.added)).toBe(true);
        expect(right.every((line) => patch.kinds[line] !== LineKind.removed)).toBe(true);
        expect(rows.panes[0]).toHaveLength(rows.panes[1]?.length ?? -1);
      }),
    );
  });
});

describe("row geometry", () => {
  test("every height belongs to the row that covers it", () => {
    fc.assert(
      fc.property(
        anyPatch,
        fc.constantFrom("unified" as const, "split" as const),
        fc.nat(3),
        (patch, layout, notes) => {
          const messages = Array.from({ length: notes }, (_, i) => `Note ${i}.`);
          const rows = arrangeRows(patch, { messages, replaceLines: false }, layout);
          let y = 0;
          for (let row = 0; row < rows.count; row++) {
            const height = wideRowIndex(rows.panes[0]?.[row] ?? 0) >= 0 ? 28 : 20;
            expect(rowTop(rows, row)).toBe(y);
            expect([rowAt(rows, y), rowAt(rows, y + height - 1)]).toEqual([row, row]);
            y += height;
          }
          expect(rows.height).toBe(y);
        },
      ),
    );
  });

  test("finds the row of a line in either layout", () => {
    const patch = parsePatch("@@ -1,3 +1,3 @@\n-a\n-b\n+A\n+B\n c\n");
    expect([0, 1, 2, 3, 4].map((line) => rowOfLine(arrangeRows(patch, NO_NOTES, "split"), line))).toEqual([
      1, 2, 1, 2, 3,
    ]);
    expect(rowOfLine(arrangeRows(patch, NO_NOTES, "unified"), 3)).toBe(4);
    expect(rowOfLine(arrangeRows(patch, NO_NOTES, "unified"), 9)).toBe(-1);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrangeRows, type WideRow, type FileRows, rowHeight, rowOfLine, rowTop } from "#app/diff/models/FileRows.ts";
import { expandPatch } from "#app/diff/patch/expandPatch.ts";
import { keyAtLine } from "#app/diff/viewed/viewedKeys.ts";
import { LineKind, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { formLabel } from "#app/diff/folding/FormProof.ts";
import { viewedHunks, type ViewedHunks } from "#app/diff/models/viewedHunks.ts";
import { collapsedLines, placeSlots, type Slot } from "#app/diff/models/Slot.ts";
import { gitDiff } from "../gitDiff.ts";
import { randomPairs } from "../randomPairs.ts";

const NONE: ReadonlySet<string> = new Set();
const NO_NOTES = { messages: [], replaceLines: false };
const TWO = parsePatch("@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n@@ -10 +10 @@ ten\n-ten\n+TEN\n");

/** The marks of a patch whose hunks have the keys "0", "1", … */
function marksOf(
  patch: Patch,
  viewed: readonly string[],
  opened: readonly string[] = [],
  fetched: Patch = patch,
): ViewedHunks | null {
  const keys = fetched.hunks.map((_, hunk) => String(hunk));
  const isViewed = (key: string): boolean => viewed.includes(key);
  return viewedHunks(patch, fetched.text, {
    keys,
    isViewed,
    proofs: null,
    labelOf: null,
    opened: new Set(opened),
    isWhole: false,
  });
}

/** Rows as "content@top": line numbers, "@@" for a hunk header, "seen 1" for a collapsed hunk, or a slot's key. */
function rowsText(rows: FileRows): readonly string[] {
  const reported = (wideRow: WideRow | undefined): string => {
    if (wideRow?.kind === "slot") return wideRow.slot.key;
    return wideRow?.kind === "seen" ? `seen ${wideRow.index}` : "@@";
  };
  return Array.from({ length: rows.count }, (_, row) => {
    const entries = rows.panes.map((pane) => pane[row] ?? -1);
    const [first = -1] = entries;
    return `${first <= -2 ? reported(rows.wideRows[-2 - first]) : entries.join("|")}@${rowTop(rows, row)}`;
  });
}

function rowsOf(patch: Patch, viewed: ViewedHunks | null, layout: "unified" | "split", slots: readonly Slot[] = []) {
  const placed = slots.length === 0 ? undefined : placeSlots(patch, slots);
  return arrangeRows(patch, NO_NOTES, layout, { viewed: viewed ?? undefined, slots: placed, slotHeight: () => 50 });
}

const slot = (key: string, line: number, overrides: Partial<Slot> = {}): Slot => {
  return { key, fileKey: "a", side: "new", line, placement: "below", content: null, ...overrides };
};

describe("rows of viewed hunks", () => {
  test("a viewed hunk is one row instead of its header and lines, in either layout", () => {
    const viewed = marksOf(TWO, ["0"]);
    expect(rowsText(rowsOf(TWO, viewed, "unified"))).toEqual(["seen 0@0", "@@@28", "4@56", "5@76"]);
    expect(rowsText(rowsOf(TWO, viewed, "split"))).toEqual(["seen 0@0", "@@@28", "4|5@56"]);
  });

  test("an expanded hunk has its header and lines as if it were not viewed", () => {
    const opened = rowsOf(TWO, marksOf(TWO, ["0", "1"], ["0", "1"]), "unified");
    expect(rowsText(opened)).toEqual(rowsText(rowsOf(TWO, null, "unified")));
  });

  test("an open comment keeps its lines visible and is below them; a resolved one collapses with its hunk", () => {
    const viewed = marksOf(TWO, ["0", "1"]);
    const slots = [slot("open", 3, { from: 2 }), slot("resolved", 10, { collapses: true })];
    expect(rowsText(rowsOf(TWO, viewed, "unified", slots))).toEqual([
      "seen 0@0",
      "2@28",
      "3@48",
      "open@68",
      "seen 1@118",
    ]);
    expect(rowsText(rowsOf(TWO, viewed, "split", slots))).toEqual([
      "seen 0@0",
      "1|2@28",
      "3|3@48",
      "open@68",
      "seen 1@118",
    ]);
  });

  test("a line that is collapsed is found in its hunk header", () => {
    const rows = rowsOf(TWO, marksOf(TWO, ["0"]), "unified");
    expect([0, 1, 2, 3, 4, 5, 6].map((line) => rowOfLine(rows, line))).toEqual([0, 0, 0, 0, 2, 3, -1]);
  });

  test("below a collapsed last hunk the file does not offer more lines", () => {
    const rows = (viewed: readonly string[]) =>
      rowsText(
        arrangeRows(TWO, NO_NOTES, "unified", { viewed: marksOf(TWO, viewed) ?? undefined, hasMoreBelow: true }),
      );
    expect(rows(["0"]).at(-1)).toBe("@@@96");
    expect(rows(["1"]).at(-1)).toBe("seen 1@108");
  });

  test("collapsed and expanded rows together are all lines, and heights add up", () => {
    const next = randomPairs(7);
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.constantFrom("unified", "split"),
        (some, layout) => {
          const { before, after } = next();
          using diff = gitDiff(before, after);
          const patch = parsePatch(diff.with("-U3"));
          const viewed = marksOf(
            patch,
            patch.hunks.flatMap((_, hunk) => (some[hunk % 8] === true ? [String(hunk)] : [])),
          );
          const rows = rowsOf(patch, viewed, layout);
          const shown = new Set(rows.panes.flatMap((pane) => [...pane].filter((entry) => entry >= 0)));
          const isCollapsed = collapsedLines(patch, viewed, null);
          for (let line = 0; line < patch.lineCount; line++) expect(isCollapsed(line)).toBe(!shown.has(line));
          const hidden = rows.wideRows.flatMap((wideRow) =>
            wideRow.kind === "seen" ? [wideRow.hunk.end - wideRow.hunk.first] : [],
          );
          expect(shown.size + hidden.reduce((sum, count) => sum + count, 0)).toBe(patch.lineCount);
          const heights = Array.from({ length: rows.count }, (_, row) => rowHeight(rows, row));
          expect(heights.reduce((sum, height) => sum + height, 0)).toBe(rows.height);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("hunks that are shown as one", () => {
  const BEFORE = Array.from({ length: 30 }, (_, line) => `${line + 1}\n`).join("");
  const FETCHED = parsePatch("@@ -2 +2 @@\n-2\n+two\n@@ -12 +12 @@\n-12\n+twelve\n@@ -25 +25 @@\n-25\n+last\n");
  const AFTER = BEFORE.replace("2\n", "two\n").replace("12\n", "twelve\n").replace("25\n", "last\n");
  const MERGED = parsePatch(expandPatch(FETCHED, AFTER, [{ from: 2, to: 12 }]));

  test("are viewed when all of them are, and keep their own marks until then", () => {
    expect(MERGED.hunks.length).toBe(2);
    const some = marksOf(MERGED, ["0", "2"], [], FETCHED);
    expect([some?.whole, some?.collapsed].map((all) => [...(all ?? [])])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect([...(marksOf(MERGED, ["0", "1"], [], FETCHED)?.collapsed ?? [])]).toEqual([1, 0]);
    expect([...(marksOf(MERGED, ["0", "1"], ["1"], FETCHED)?.collapsed ?? [])]).toEqual([0, 0]);
  });

  test("the mark of a line in them is that of the change at or above it, else that of the first change", () => {
    const viewed = marksOf(MERGED, [], [], FETCHED);
    if (viewed === null) throw new Error("The marks are not known.");
    // The changes are -2 +two 3 to 11 -12 +twelve, then -25 +last.
    expect([0, 1, 2, 9, 10, 11, 12, 13, 14, 15].map((line) => keyAtLine(MERGED, viewed, line))).toEqual([
      0, 0, 0, 0, 0, 1, 1, 2, 2, -1,
    ]);
    expect([...viewed.lines]).toEqual([0, 11, 13]);
  });

  test("nothing collapses if the whole file is shown", () => {
    const whole = parsePatch(expandPatch(FETCHED, AFTER, [{ from: 1, to: Infinity }]));
    const keys = ["0", "1", "2"];
    const viewed = viewedHunks(whole, FETCHED.text, {
      keys,
      isViewed: () => true,
      proofs: null,
      labelOf: null,
      opened: NONE,
      isWhole: true,
    });
    expect([...(viewed?.collapsed ?? [])]).toEqual([0]);
  });

  test("with any number of context lines the hunks start at the same changes as git's hunks", { tags: "slow" }, () => {
    const next = randomPairs(3);
    for (let times = 0; times < 40; times++) {
      const { before, after } = next();
      using diff = gitDiff(before, after);
      const [usual, other] = [parsePatch(diff.with("-U3")), parsePatch(diff.with(`-U${times % 13}`))];
      const viewed = marksOf(other, [], [], usual);
      const firstOf = ({ first }: Patch["hunks"][number]): number =>
        usual.kinds.findIndex((kind, line) => line >= first && (kind === LineKind.added || kind === LineKind.removed));
      const numbers = (patch: Patch, line: number) => [patch.oldNumbers[line], patch.newNumbers[line]];
      expect([...(viewed?.lines ?? [])].map((line) => numbers(other, line))).toEqual(
        usual.hunks.map((hunk) => numbers(usual, firstOf(hunk))),
      );
    }
  });
});

test("keys that do not belong to the hunks mark nothing", () => {
  const facts = { isViewed: () => true, proofs: null, labelOf: null, opened: NONE, isWhole: false };
  expect(viewedHunks(TWO, TWO.text, { ...facts, keys: ["0"] })).toBe(null);
  expect(viewedHunks(parsePatch(""), "", { ...facts, keys: ["the file"] })).toBe(null);
});

describe("marks of patches with another number of context lines", () => {
  /** The keys of each shown hunk. */
  const keysShown = (patch: Patch, keys: readonly string[]): readonly (readonly string[])[] | null => {
    const facts = { keys, isViewed: () => false, proofs: null, labelOf: null, opened: NONE, isWhole: false };
    const viewed = viewedHunks(patch, patch.text, facts);
    return viewed && patch.hunks.map((_, hunk) => keys.slice(viewed.starts[hunk], viewed.starts[hunk + 1]));
  };
  const numbered = (changed: readonly number[]): string =>
    Array.from({ length: 40 }, (_, line) => `${changed.includes(line) ? "new" : "line"} ${line}\n`).join("");

  test("belong to git's default hunks: a whole file has all keys, and without context the first has its hunk's key", () => {
    using diff = gitDiff(numbered([]), numbered([2, 9, 17, 30]));
    const keys = ["2 and 9", "17", "30"];
    expect(keysShown(parsePatch(diff.with("-U3")), keys)).toEqual([["2 and 9"], ["17"], ["30"]]);
    expect(keysShown(parsePatch(diff.with("-U100")), keys)).toEqual([keys]);
    expect(keysShown(parsePatch(diff.with("-U5")), keys)).toEqual([["2 and 9", "17"], ["30"]]);
    expect(keysShown(parsePatch(diff.with("-U0")), keys)).toEqual([["2 and 9"], [], ["17"], ["30"]]);
  });

  test("a file that became a link has two hunks, whatever they contain", () => {
    const both = parsePatch("@@ -1,2 +0,0 @@\n-one\n-two\n@@ -0,0 +1 @@\n+two\n");
    expect(keysShown(both, ["gone", "new"])).toEqual([["gone"], ["new"]]);
  });
});

describe("formatting-only hunks", () => {
  const proof = { quotes: 1, commas: 0, semicolons: 2 };
  const hunksOf = (proofs: readonly (typeof proof | null)[], viewed: readonly string[] = [], patch = TWO) =>
    viewedHunks(patch, TWO.text, {
      keys: ["0", "1"],
      isViewed: (key) => viewed.includes(key),
      proofs,
      labelOf: formLabel,
      opened: NONE,
      isWhole: false,
    });

  test("collapse with what was proved, and are not viewed", () => {
    const hunks = hunksOf([proof, null]);
    expect(hunks?.reasons).toEqual(["Formatting only: 1 quote style, 2 semicolons", null]);
    expect([...(hunks?.collapsed ?? [])]).toEqual([1, 0]);
    expect([...(hunks?.viewed ?? []), ...(hunks?.whole ?? [])]).toEqual([0, 0, 0, 0]);
  });

  test("are called viewed if they are", () => {
    expect(hunksOf([proof, { quotes: 0, commas: 0, semicolons: 0 }], ["0"])?.reasons).toEqual([
      "Viewed",
      "Formatting only: same tokens",
    ]);
  });

  test("that are shown as one collapse only if each is proved, with the sum of their differences", () => {
    const text = Array.from({ length: 12 }, (_, at) => (at === 1 ? "TWO" : at === 9 ? "TEN" : at === 0 ? "one" : "x"));
    const whole = parsePatch(expandPatch(TWO, `${text.join("\n")}\n`, [{ from: 1, to: 12 }]));
    expect(whole.hunks).toHaveLength(1);
    expect(hunksOf([proof, null], [], whole)?.reasons).toEqual([null]);
    expect(hunksOf([proof, proof], [], whole)?.reasons).toEqual(["Formatting only: 2 quote styles, 4 semicolons"]);
  });
});

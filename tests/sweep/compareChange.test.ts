import { expect, it } from "vitest";
import { compareChange } from "./compareChange.ts";
import type { ChangedFile, DiffLine } from "./gitChange.ts";
import type { ShownPane, ShownRow, ShownSlot } from "./readPage.ts";

const LINES: readonly DiffLine[] = [
  { sign: " ", old: 2, new: 2, text: "two" },
  { sign: "-", old: 3, new: 0, text: "three" },
  { sign: "+", old: 0, new: 3, text: "THREE" },
];
const WHOLE: readonly DiffLine[] = [{ sign: " ", old: 1, new: 1, text: "one" }, ...LINES];
const WIDE_ROW: ShownRow = row({ kind: "wide", height: 28, text: "1 hidden line" });

function row(overrides: Partial<ShownRow>): ShownRow {
  const nothing = {
    kind: "line",
    sign: " ",
    old: 0,
    new: 0,
    text: "",
    truncation: null,
    columns: 4,
    visuals: 1,
  } as const;
  return { ...nothing, index: 0, top: 0, height: 20, ...overrides };
}

/** Stacks rows as a correct page does. */
function paneOf(rows: readonly ShownRow[], side: ShownPane["side"] = "both"): ShownPane {
  let top = 0;
  const stacked = rows.map((one, at) => {
    const placed = { ...one, index: at + 1, top };
    top += one.height;
    return placed;
  });
  return { side, rowCount: rows.length, columnCount: 4, height: top, rows: stacked };
}

function faultsOf(
  panes: readonly ShownPane[],
  lines = LINES,
  slots: readonly ShownSlot[] = [],
): Promise<readonly string[]> {
  const change = (all: readonly DiffLine[]): ChangedFile[] => [{ title: "a", lines: all, isTwofold: false }];
  const page = { files: [{ title: "a", failure: null, slots, panes }], faults: [] };
  return compareChange(page, change(lines), () => Promise.resolve(change(WHOLE)));
}

it("a page that matches git exactly has no faults, in one column and in two", async () => {
  expect(await faultsOf([paneOf([WIDE_ROW, ...LINES.map(row)])])).toEqual([]);
  const old = paneOf([WIDE_ROW, row({ old: 2, text: "two" }), row({ sign: "-", old: 3, text: "three" })], "old");
  const now = paneOf([WIDE_ROW, row({ new: 2, text: "two" }), row({ sign: "+", new: 3, text: "THREE" })], "new");
  expect(await faultsOf([old, now])).toEqual([]);
});

it("lines that git does not show are correct if they are in the file, and wrong if not", async () => {
  const first = { old: 1, new: 1, text: "one" };
  expect(await faultsOf([paneOf([row(first), ...LINES.map(row)])])).toEqual([]);
  expect(await faultsOf([paneOf([row({ ...first, text: "uno" }), ...LINES.map(row)])])).toEqual([
    'a: side both:  1,1 "uno" is shown besides; the file has  1,1 "one"',
  ]);
});

it("a different text, number or sign, an extra line and a missing line are reported", async () => {
  const [two, three, now] = LINES.map(row) as [ShownRow, ShownRow, ShownRow];
  const firstFault = async (...rows: readonly ShownRow[]) => (await faultsOf([paneOf(rows)]))[0];
  expect(await firstFault(two, { ...three, text: "thre" }, now)).toContain('-3, "thre" is where git has -3, "three"');
  expect(await firstFault(two, three, { ...now, new: 4 })).toContain('+,4 "THREE" is where git has +,3 "THREE"');
  expect(await firstFault(two, three, { ...now, sign: "-" })).toContain("is where git has");
  expect(await firstFault(two, three)).toContain('+,3 "THREE" is missing');
  expect(await firstFault(two, three, now, now)).toContain("is where git has nothing");
});

it("a truncated line shows how much of it is missing", async () => {
  const text = "x".repeat(12_000);
  const line: DiffLine = { sign: "+", old: 0, new: 1, text };
  const shown = row({ sign: "+", new: 1, text: text.slice(0, 10_000), truncation: "… 2,000 more characters" });
  expect(await faultsOf([paneOf([shown])], [line])).toEqual([]);
  expect(await faultsOf([paneOf([{ ...shown, truncation: "… 1,999 more characters" }])], [line])).toHaveLength(1);
});

it("rows that overlap, leave a gap, are missing or do not have the height of their content are reported", async () => {
  const pane = paneOf([WIDE_ROW, ...LINES.map(row)]);
  const changed = (at: number, overrides: Partial<ShownRow>): ShownPane[] => [
    { ...pane, rows: pane.rows.map((one, index) => (index === at ? { ...one, ...overrides } : one)) },
  ];
  expect(await faultsOf(changed(2, { top: 40 }))).toContain("a: side both: row 3 is at 40, row 2 ends at 48");
  expect(await faultsOf(changed(2, { visuals: 2 }))).toContain("a: row 3 is at 48 + 20 px, not at 48 + 40");
  expect(await faultsOf([{ ...pane, rowCount: 5 }])).toContain("a: row 5 of 5 never is on the page");
  expect(await faultsOf([{ ...pane, height: 100 }])).toContain("a: the rows end at 88 of 100 px");
});

it("content between rows counts, and content that overlaps them or leaves a gap is reported", async () => {
  const pane = paneOf([WIDE_ROW, ...LINES.map(row)]);
  const rows = pane.rows.map((one, at) => (at === 0 ? one : { ...one, top: one.top + 400 }));
  const shown = { ...pane, rows, height: pane.height + 400 };
  expect(await faultsOf([shown], LINES, [{ top: 28, height: 400 }])).toEqual([]);
  expect(await faultsOf([shown], LINES, [{ top: 28, height: 390 }])).toContain(
    "a: side both: row 2 is at 428, row 1 ends at 418",
  );
  expect(await faultsOf([shown], LINES, [{ top: 48, height: 400 }])).toHaveLength(2);
});

it("a missing file, an extra one and one that shows a reason instead of lines are reported", async () => {
  const shown = (title: string, failure: string | null) => ({ title, failure, slots: [], panes: [] });
  const change: readonly ChangedFile[] = [
    { title: "a", lines: LINES, isTwofold: false },
    { title: "b", lines: LINES, isTwofold: false },
  ];
  const page = { files: [shown("a", "Too large."), shown("c", null)], faults: [] };
  expect(await compareChange(page, change, () => Promise.resolve(null))).toEqual([
    "“c” is on the page and not in git's change",
    "a: says “Too large.”",
    "“b” is not on the page",
  ]);
});

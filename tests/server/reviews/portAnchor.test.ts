import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePatch } from "#server/git/parsePatch.ts";
import { changedRuns } from "#server/reviews/changedRuns.ts";
import { portAnchor } from "#server/reviews/portAnchor.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const repo = await tempRepo();

async function blobOf(lines: readonly string[]): Promise<string> {
  const input = lines.map((line) => `${line}\n`).join("");
  return (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input })).toString().trim();
}

/** The hunks that git finds between two texts. */
async function hunksBetween(from: readonly string[], to: readonly string[], context = 3) {
  const patch = await repo.gitBytes(["diff", `-U${context}`, await blobOf(from), await blobOf(to)]);
  return parsePatch(patch.toString()).hunks;
}

/** Ports lines of one text to another and says what came out in one line. */
async function ported(from: readonly string[], to: readonly string[], startLine: number, endLine = startLine) {
  const fate = { hunks: await hunksBetween(from, to), lines: to };
  const quote = from.slice(startLine - 1, endLine);
  const port = portAnchor({ startLine, endLine, quote }, fate);
  return `${port.certainty} ${port.startLine}-${port.endLine}`;
}

const OLD = [
  "import fs",
  "",
  "function one() {",
  "  return 1;",
  "}",
  "",
  "function two() {",
  "  return 2;",
  "}",
  "last",
];

function with_(from: number, count: number, ...lines: readonly string[]): readonly string[] {
  return OLD.toSpliced(from - 1, count, ...lines);
}

it.each<[what: string, to: readonly string[], start: number, end: number, result: string]>([
  ["lines added above move them down", with_(2, 0, "import path", "import os"), 4, 5, "SHIFTED 6-7"],
  ["lines removed above move them up", with_(1, 2), 4, 5, "SHIFTED 2-3"],
  ["lines added just above move them down", with_(4, 0, "  // one"), 4, 4, "SHIFTED 5-5"],
  ["lines added just below leave them", with_(5, 0, "  // one"), 4, 4, "SHIFTED 4-4"],
  ["changes below leave them", with_(8, 1, "  return 3;"), 3, 5, "SHIFTED 3-5"],
  ["a line added between them is among them", with_(5, 0, "  // one"), 4, 5, "EDITED 4-6"],
  ["a line changed is the line in its stead", with_(4, 1, "  return one;"), 4, 4, "EDITED 4-4"],
  ["a line changed among others keeps the others", with_(4, 1, "  const a = 1;", "  return a;"), 3, 5, "EDITED 3-6"],
  ["a line removed from the end is left out", with_(4, 1), 3, 4, "EDITED 3-3"],
  ["a line removed from the start is left out", with_(3, 1), 3, 4, "EDITED 3-3"],
  ["removed lines leave the nearest one before them", with_(7, 3), 8, 8, "LOST 6-6"],
  ["removed first lines leave the first that is still there", with_(1, 2), 1, 1, "LOST 1-1"],
  ["a function that moved is found where it went", [...with_(3, 4), "", ...OLD.slice(2, 5)], 3, 5, "SHIFTED 8-10"],
  ["lines that were only indented are found", with_(4, 1, "      return 1;"), 4, 4, "EDITED 4-4"],
  [
    "lines that moved and were indented are found",
    [...with_(3, 4), "if (x) {", "    return 1;", "}"],
    4,
    4,
    "EDITED 8-8",
  ],
  ["a brace that was removed is no other brace", with_(9, 1), 9, 9, "LOST 8-8"],
  ["an emptied file leaves the file", [], 3, 3, "LOST null-null"],
])("%s", async (_what, to, start, end, result) => {
  expect(await ported(OLD, to, start, end)).toBe(result);
});

it("takes no twin that was there before for lines that were removed", async () => {
  const from = ["start", "return twin;", "a", "b", "c", "d", "return twin;", "end"];
  expect(await ported(from, from.toSpliced(1, 1), 2)).toBe("LOST 1-1");
});

it("takes the nearest of several places that the lines could have gone to", async () => {
  const from = ["wanted", "a", "b", "c", "d", "e", "f"];
  const to = ["a", "wanted", "b", "c", "d", "e", "wanted", "f"];
  expect(await ported(from, to, 1)).toBe("SHIFTED 2-2");
});

it.each([
  ["the same file", "same", 3, { certainty: "EXACT", startLine: 3, endLine: 3, reason: "The file is the same." }],
  [
    "a file that is gone",
    "gone",
    3,
    { certainty: "LOST", startLine: null, endLine: null, reason: "The file is no longer there." },
  ],
  [
    "a remark on the whole file",
    "same",
    0,
    { certainty: "EXACT", startLine: null, endLine: null, reason: "The file is the same." },
  ],
] as const)("%s", (_what, fate, startLine, expected) => {
  expect(portAnchor({ startLine, endLine: 0, quote: [] }, fate)).toStrictEqual(expected);
});

it("keeps a remark on a whole file that changed on the whole file", async () => {
  const fate = { hunks: await hunksBetween(OLD, with_(1, 3)), lines: with_(1, 3) };
  const port = portAnchor({ startLine: 0, endLine: 0, quote: [] }, fate);
  expect(port).toMatchObject({ certainty: "EXACT", startLine: null, endLine: null });
});

it("needs neither the text nor the quotation, and then takes what replaced the lines", async () => {
  const fate = { hunks: await hunksBetween(OLD, with_(4, 1, "  return one;")), lines: null };
  expect(portAnchor({ startLine: 4, endLine: 4, quote: [] }, fate)).toMatchObject({
    certainty: "EDITED",
    startLine: 4,
  });
});

it("says that the file ends where it ends before lines that a comment claims", async () => {
  const fate = { hunks: await hunksBetween(OLD, with_(1, 1)), lines: with_(1, 1) };
  const port = portAnchor({ startLine: 4000, endLine: 4001, quote: ["never there"] }, fate);
  expect(port).toMatchObject({ certainty: "LOST", startLine: 9, endLine: 9 });
});

it("lists what changed without the lines around it, however many of those git shows", async () => {
  const to = with_(1, 1, "import os", "import fs").toSpliced(7, 1).toSpliced(9, 1, "new last", "and more");
  const expected = [
    { oldStart: 1, oldCount: 0, newStart: 1, newCount: 1 },
    { oldStart: 7, oldCount: 1, newStart: 8, newCount: 0 },
    { oldStart: 10, oldCount: 1, newStart: 10, newCount: 2 },
  ];
  for (const context of [0, 1, 3, 50])
    expect(changedRuns(await hunksBetween(OLD, to, context))).toStrictEqual(expected);
});

it("never leaves the file, and says SHIFTED only of lines that are the very same", async () => {
  const line = fc.constantFrom("alpha()", "beta()", "  beta()", "}", "", "gamma()");
  const text = fc.array(line, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(line, { maxLength: 12 }), fc.nat(11), fc.nat(11), async (from, to, a, b) => {
      const [low, high] = [a % from.length, b % from.length].toSorted((x, y) => x - y);
      const quote = from.slice(low, (high ?? 0) + 1);
      const anchor = { startLine: (low ?? 0) + 1, endLine: (high ?? 0) + 1, quote };
      const port = portAnchor(anchor, { hunks: await hunksBetween(from, to), lines: to });
      const { startLine, endLine } = port;
      if (to.length === 0) expect([startLine, endLine]).toStrictEqual([null, null]);
      else {
        expect(startLine).toBeGreaterThanOrEqual(1);
        expect(endLine).toBeGreaterThanOrEqual(startLine ?? Infinity);
        expect(endLine).toBeLessThanOrEqual(to.length);
      }
      if (port.certainty === "SHIFTED") expect(to.slice((startLine ?? 1) - 1, endLine ?? 0)).toStrictEqual(quote);
    }),
    { numRuns: 60 },
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { alignLines, followText } from "#server/reviews/texts/alignLines.ts";
import { FileText, LineNumbers } from "#server/reviews/texts/FileText.ts";
import { portAnchor, type AnchoredLines } from "#server/reviews/positions/portAnchor.ts";
import { quoteLines } from "#server/reviews/positions/Anchor.ts";
import { sampled } from "#tests/helpers/testRun.ts";

type Lines = readonly string[];

function textsOf(from: Lines, to: Lines): readonly [FileText, FileText] {
  const numbers = new LineNumbers();
  const textOf = (lines: Lines): FileText =>
    new FileText(Buffer.from(lines.map((line) => `${line}\n`).join("")), numbers);
  return [textOf(from), textOf(to)];
}

function idsOf(from: Lines, to: Lines): readonly [Int32Array, Int32Array] {
  const [old, now] = textsOf(from, to);
  return [old.ids, now.ids];
}

function anchorIn(text: Lines, startLine: number, endLine = startLine): AnchoredLines {
  return { startLine, endLine, ...quoteLines(text, startLine, endLine) };
}

function port(from: Lines, to: Lines, startLine: number, endLine = startLine) {
  return portAnchor(anchorIn(from, startLine, endLine), followText(...textsOf(from, to)));
}

/** Ports lines of one text to another and describes the result in one line. */
function ported(from: Lines, to: Lines, startLine: number, endLine = startLine): string {
  const { certainty, startLine: first, endLine: last } = port(from, to, startLine, endLine);
  return `${certainty} ${first}-${last}`;
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

function with_(from: number, count: number, ...lines: Lines): Lines {
  return OLD.toSpliced(from - 1, count, ...lines);
}

it.each<[what: string, to: Lines, start: number, end: number, result: string]>([
  ["lines added above move them down", with_(2, 0, "import path", "import os"), 4, 5, "SHIFTED 6-7"],
  ["lines removed above move them up", with_(1, 2), 4, 5, "SHIFTED 2-3"],
  ["lines added just above move them down", with_(4, 0, "  // one"), 4, 4, "SHIFTED 5-5"],
  ["lines added just below leave them", with_(5, 0, "  // one"), 4, 4, "SHIFTED 4-4"],
  ["changes below leave them", with_(8, 1, "  return 3;"), 3, 5, "SHIFTED 3-5"],
  ["a line added between them is among them", with_(5, 0, "  // one"), 4, 5, "EDITED 4-6"],
  ["a line changed is the line in its stead", with_(4, 1, "  return one;"), 4, 4, "EDITED 4-4"],
  [
    "of several lines in its stead the one that is like it is meant",
    with_(4, 1, "  log();", "  return 1 + x;"),
    4,
    4,
    "EDITED 5-5",
  ],
  ["a line changed among others keeps the others", with_(4, 1, "  const a = 1;", "  return a;"), 3, 5, "EDITED 3-6"],
  ["a line removed from the end is left out", with_(4, 1), 3, 4, "EDITED 3-3"],
  ["a line removed from the start is left out", with_(3, 1), 3, 4, "EDITED 3-3"],
  ["removed lines leave the nearest one before them", with_(7, 3), 8, 8, "LOST 6-6"],
  ["removed first lines leave the first that is still there", with_(1, 2), 1, 1, "LOST 1-1"],
  ["a function that moved is found where it went", [...with_(3, 4), "", ...OLD.slice(2, 5)], 3, 5, "MOVED 8-10"],
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
])("%s", (_what, to, start, end, result) => {
  expect(ported(OLD, to, start, end)).toBe(result);
});

it("returns no identical line that existed before for lines that were removed", () => {
  const from = ["start", "return twin;", "a", "b", "c", "d", "return twin;", "end"];
  expect(ported(from, from.toSpliced(1, 1), 2)).toBe("LOST 1-1");
});

it("returns the nearest of several possible positions of the lines, as uncertain", () => {
  const from = ["wanted", "a", "b", "c", "d", "e", "f"];
  const to = ["a", "wanted", "b", "c", "d", "e", "wanted", "f"];
  expect(ported(from, to, 1)).toBe("EDITED 2-2");
});

it("returns no brace of another block for a commented brace", () => {
  const from = ["// first", "one(() => {", "  act();", "});"];
  const to = ["// changed", "one(() => {", "  act();", "});", "", "two(() => {", "  rest();", "});"];
  expect(ported(from, to, 4)).toBe("SHIFTED 4-4");
});

it("a line that moved and was edited is found by its words", () => {
  const from = ["one(() => {", "  return sumOfDiscounts(order, customer);", "});", "two();"];
  const to = ["one();", "two();", "", "three(() => {", "  return sumOfDiscounts(order, customer, today);", "});"];
  expect(ported(from, to, 2)).toBe("EDITED 5-5");
});

it("a brace whose block was rewritten is lost: another brace is not its successor", () => {
  const from = ["if (a) {", "  first();", "}", "", "if (b) {", "  second();", "}"];
  const to = ["if (c) {", "  third();", "}", "", "if (d) {", "  fourth();", "}"];
  expect(ported(from, to, 3)).toBe("LOST 3-3");
});

it("distinguishes several positions by the surrounding lines", () => {
  const from = ["begin", "open(file)", "read(file)", "close(file)", "a", "b", "c", "end"];
  const to = ["begin", "a", "x", "read(file)", "y", "b", "open(file)", "read(file)", "close(file)", "c", "end"];
  expect(ported(from, to, 3)).toBe("MOVED 8-8");
});

it.each([
  ["the same file", "same", 3, { certainty: "EXACT", startLine: 3, endLine: 3, reason: "The file is unchanged." }],
  [
    "a file that is gone",
    "gone",
    3,
    { certainty: "LOST", startLine: null, endLine: null, reason: "The file was deleted." },
  ],
  [
    "a comment on the whole file",
    "same",
    0,
    { certainty: "EXACT", startLine: null, endLine: null, reason: "The file is unchanged." },
  ],
] as const)("%s", (_what, outcome, startLine, expected) => {
  const anchor = { startLine, endLine: 0, quote: [], before: [], after: [] };
  expect(portAnchor(anchor, outcome)).toMatchObject(expected);
});

it("keeps a comment on a whole file that changed on the whole file", () => {
  expect(port(OLD, with_(1, 3), 0)).toMatchObject({ certainty: "EXACT", startLine: null, endLine: null });
});

it("reports that the file ends before the lines of a comment", () => {
  expect(port(OLD, with_(1, 1), 4000, 4001)).toMatchObject({ certainty: "LOST", startLine: 9, endLine: 9 });
});

const SOME = { numRuns: sampled(400) };
const line = fc.constantFrom("alpha()", "beta()", "  beta()", "}", "", "gamma()");
const text = fc.array(line, { maxLength: 12 });

it("never leaves the file, and returns SHIFTED and MOVED only for exactly the same lines", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), text, fc.nat(11), fc.nat(11), (from, to, a, b) => {
      const [low = 0, high = 0] = [a % from.length, b % from.length].toSorted((x, y) => x - y);
      const { certainty, startLine, endLine } = port(from, to, low + 1, high + 1);
      if (to.length === 0) expect([startLine, endLine]).toStrictEqual([null, null]);
      else {
        expect(startLine).toBeGreaterThanOrEqual(1);
        expect(endLine).toBeGreaterThanOrEqual(startLine ?? Infinity);
        expect(endLine).toBeLessThanOrEqual(to.length);
      }
      const isSame = certainty === "SHIFTED" || certainty === "MOVED";
      if (isSame) expect(to.slice((startLine ?? 1) - 1, endLine ?? 0)).toStrictEqual(from.slice(low, high + 1));
    }),
    SOME,
  );
});

/** Applies runs to a text: lines outside of them stay. */
function applied(from: Lines, to: Lines): Lines {
  const lines: string[] = [];
  let at = 1;
  for (const { oldStart, oldCount, newStart, newCount } of alignLines(...idsOf(from, to)).runs) {
    lines.push(...from.slice(at - 1, oldStart - 1), ...to.slice(newStart - 1, newStart - 1 + newCount));
    at = oldStart + oldCount;
  }
  return [...lines, ...from.slice(at - 1)];
}

it("returns the runs that were replaced between two texts, so that applying them turns one text into the other", () => {
  fc.assert(
    fc.property(text, text, (from, to) => {
      expect(applied(from, to)).toStrictEqual(to);
      for (const { oldCount, newCount } of alignLines(...idsOf(from, to)).runs)
        expect(oldCount + newCount).toBeGreaterThan(0);
    }),
    SOME,
  );
});

const task = (name: string): Lines => [
  "- !ruby/object:Pomo::Task ",
  "  complete: false",
  "  length: 25",
  `  name: ${name}`,
];

it("finds a line of a list if whole items were removed before it: they are not the end of one and the start of the next", () => {
  const from = ["---", ...["a", "reloading", "design mode", "several handlers", "table of contents"].flatMap(task)];
  const to = ["---", ...["a", "design mode", "table of contents"].flatMap(task)];
  // "length: 25" of the last item, then of the removed one before it.
  expect(ported(from, to, 20)).toBe("SHIFTED 12-12");
  expect(ported(from, to, 16)).toMatch(/^(?:LOST|EDITED)/u);
  expect(ported(from, to, 12)).toBe("SHIFTED 8-8");
});

it("finds the successor of a line beyond a blank line or a brace that stayed", () => {
  const from = [
    "/* Modules. */",
    "",
    "var express = require('../../lib/express');",
    "",
    "var app = express.createServer();",
    "",
  ];
  const to = [
    "/* Modules. */",
    "",
    "var express = require('../../')",
    "  , app = express();",
    "",
    "app.use(express.logger('dev'));",
    "app.use(app.router);",
    "",
  ];
  const rest = ["app.get('/', function(req, res){", "  throw new Error('something broke!');", "});"];
  expect(ported([...from, ...rest], [...to, ...rest], 5)).toBe("EDITED 4-4");
  expect(ported([...from, ...rest], [...to, ...rest], 3)).toBe("EDITED 3-3");
});

it("a line that another line replaced is lost at that position, with the reason", () => {
  const from = ['  "dependencies": {', '    "connect": "2.12.0",', '    "commander": "1.3.2",', "  },"];
  const to = ['  "dependencies": {', '    "accepts": "1.0.0",', '    "type-is": "1.0.0",', "  },"];
  expect(port(from, to, 2)).toMatchObject({
    certainty: "LOST",
    startLine: 2,
    reason: "The commented lines were replaced by others. Showing the place where they were.",
  });
});

it("one line between two unchanged ones is the successor of the line there, however little they have in common", () => {
  expect(port(["a()", "header('Accept')", "b()"], ["a()", "throw new Error()", "b()"], 2)).toMatchObject({
    certainty: "EDITED",
    startLine: 2,
    reason: "The commented lines were replaced by these.",
  });
});

it("words that are in many lines do not make a line the successor of another", () => {
  const imports = ["a", "b", "c", "d"].map((name) => `import { ${name} } from "./${name}.ts";`);
  const from = [...imports, 'import { keepGrowth } from "./plainGrowth.ts";', "", "run();"];
  const to = [
    ...imports,
    'import { lineText } from "./patchLines.ts";',
    'import { hunkHead } from "./ranges.ts";',
    "",
    "run();",
  ];
  expect(ported(from, to, 5)).toMatch(/^LOST/u);
  const renamed = [
    ...imports,
    'import { head } from "./ranges.ts";',
    'import { keepGrowth } from "./growth.ts";',
    "",
    "run();",
  ];
  expect(ported(from, renamed, 5)).toBe("EDITED 6-6");
});

it("a line that is more like another removed line is the successor of that one", () => {
  const from = ["get(cache);", "once('request', r => {", "  request = r;", "  resolve(r);", "});"];
  const to = [
    "get(cache);",
    "once('request', async (pending) => {",
    "  request = pending;",
    "  resolve(request);",
    "});",
  ];
  expect(ported(from, to, 3)).toBe("EDITED 3-3");
  expect(ported(from, to, 4)).toBe("EDITED 4-4");
});

it("a version that changed among others is found by its name, not by its numbers", () => {
  const from = [
    "{",
    '  "@types/node": "^11.13.6",',
    '  "ava": "^1.4.1",',
    '  "delay": "^4.1.0",',
    '  "tempy": "^0.2.1"',
    "}",
  ];
  const to = [
    "{",
    '  "@types/node": "^12.7.5",',
    '  "@types/sinon": "^7.0.13",',
    '  "ava": "^2.4.0",',
    '  "tempy": "^0.3.0"',
    "}",
  ];
  expect(ported(from, to, 2)).toBe("EDITED 2-2");
  expect(ported(from, to, 3)).toBe("EDITED 4-4");
  expect(ported(from, to, 4)).toMatch(/^LOST/u);
});

it("a blank line or a brace is where the line with words next to it is, else it is lost", () => {
  const from = ["one();", "", "two();", "", "three();", "", "four();"];
  const moved = ["zero();", "", "two();", "changed();", "", "three(3);", "", "five();"];
  expect(ported(from, moved, 4)).toBe("EDITED 5-5");
  expect(ported(from, ["eins();", "", "zwei();", "", "drei();", "", "vier();"], 4)).toBe("LOST 4-4");
});

it("a line that was in several positions is found in another one only by the lines around it", () => {
  const from = [
    "read(() => {",
    "  if (err) throw err;",
    "});",
    "write(() => {",
    "  if (err) throw err;",
    "});",
    "end();",
  ];
  const to = [
    "write(() => {",
    "  if (err) throw err;",
    "});",
    "end();",
    "",
    "remove(() => {",
    "  if (err) throw err;",
    "});",
  ];
  expect(ported(from, to, 2)).toMatch(/^LOST/u);
});

it("a short line that occurs once is itself after a line was added, and has no others like it", () => {
  expect(port(["a", "b", "c"], ["new", "a", "b", "c"], 2)).toMatchObject({
    certainty: "SHIFTED",
    startLine: 3,
    reason: "The file changed, but these lines did not.",
  });
});

it("a line of a list that was shortened is found in its position, not where the same address is written", () => {
  const REGISTRY = "registry+https://github.com/rust-lang/crates.io-index";
  const names = ["cc", "libc", "syn", "quote", "serde"];
  const crate = (name: string): Lines => [
    "[[package]]",
    `name = "${name}"`,
    "dependencies = [",
    ` "first-${name} 1.0.1 (${REGISTRY})",`,
    ` "libc 0.2.68 (${REGISTRY})",`,
    "]",
  ];
  const shortened = (name: string): Lines => [
    "[[package]]",
    `name = "${name}"`,
    `source = "${REGISTRY}"`,
    "dependencies = [",
    ` "first-${name}",`,
    ' "libc",',
    "]",
  ];
  const from = names.flatMap(crate);
  const to = names.flatMap(shortened);
  expect(ported(from, to, 17)).toBe("EDITED 20-20");
  expect(ported(from, to, 16)).toBe("EDITED 19-19");
});

it("lines elsewhere that only share the words of many lines are not the lines that were removed", () => {
  const address = (name: string): string => `${name} = download("https://example.org/mirrors/packages/archive")`;
  const from = ["a", "b", "c", "d"].map(address).flatMap((line, index) => [line, `use(${index}, "first")`]);
  const to = [...from.toSpliced(2, 1), "", "function later() {", address("  z"), "}"];
  expect(ported(from, to, 3)).toMatch(/^LOST/u);
});

it("a brace goes with the line above it, even if the line below it still exists", () => {
  const from = ["if (a) {", '  fail("first");', "}", "if (b) {", '  fail("second");', "}", "", "start();"];
  expect(ported(from, from.toSpliced(3, 3), 6)).toBe("LOST 3-3");
  expect(ported(from, from.toSpliced(0, 3), 6)).toBe("SHIFTED 3-3");
});

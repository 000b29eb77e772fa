import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitWords, wordChanges } from "#app/diff/compare/wordChanges.ts";
import { differences } from "#app/diff/compare/differences.ts";

/** Both lines with their changed parts in brackets, or null if the whole line counts as changed. */
function marked(before: string, after: string): readonly [string, string] | null {
  const changes = wordChanges(before, after);
  if (changes === null) return null;
  const bracket = (text: string, ranges: readonly (readonly [number, number])[]): string =>
    ranges.reduceRight((line, [from, to]) => {
      return from === to ? line : `${line.slice(0, from)}[${line.slice(from, to)}]${line.slice(to)}`;
    }, text);
  return [
    bracket(before, changes.map(({ oldFrom, oldTo }) => [oldFrom, oldTo])), // oxfmt-ignore
    bracket(after, changes.map(({ newFrom, newTo }) => [newFrom, newTo])), // oxfmt-ignore
  ];
}

const WORDS = [
  "a",
  "b",
  "foo",
  "bar",
  " ",
  "  ",
  "\t",
  "(",
  ")",
  ",",
  "12",
  "é",
  "漢字",
  "👩‍👧",
  "\udce9",
  "\ud800",
  "e\u0301",
];
const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(""));

/** The length of the longest common subsequence, computed by the textbook's table. */
function commonLength(before: readonly string[], after: readonly string[]): number {
  let above: readonly number[] = after.map(() => 0);
  for (const old of before) {
    const row: number[] = [];
    after.forEach((current, i) => {
      row.push(old === current ? (above[i - 1] ?? 0) + 1 : Math.max(above[i] ?? 0, row[i - 1] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}

describe("the changed words of a line", () => {
  test.each([
    ["a word", "var app = express();", "const app = express();", "[var] app = express();", "[const] app = express();"],
    [
      "a number of a version",
      '"version": "1.2.3",',
      '"version": "1.10.3",',
      '"version": "1.[2].3",',
      '"version": "1.[10].3",',
    ],
    ["an argument put in", "f(a, b)", "f(a, b, c)", "f(a, b)", "f(a, b[, c])"],
    ["arguments as one mark, not two with a comma between", "foo(a, b)", "foo(c, d)", "foo([a, b])", "foo([c, d])"],
    [
      "two words far apart as two marks",
      "a1, bb, cc, dd",
      "a2, bb, cc, d2",
      "[a1], bb, cc, [dd]",
      "[a2], bb, cc, [d2]",
    ],
    [
      "a whole name and not a piece of it",
      "db.getUser(id);",
      "db.getUsers(id);",
      "db.[getUser](id);",
      "db.[getUsers](id);",
    ],
    [
      "what was put around a line that stays",
      "return foo;",
      "return await client.fetch(foo, { signal });",
      "return foo;",
      "return [await client.fetch(]foo[, { signal })];",
    ],
    ["an indentation", "  go();", "    go();", "[  ]go();", "[    ]go();"],
    ["one sign of a script without spaces", "他的变化很大", "他的变动很大", "他的变[化]很大", "他的变[动]很大"],
    ["a picture as a whole", "say 👩‍👧 now", "say 👩‍👦 now", "say [👩‍👧] now", "say [👩‍👦] now"],
    [
      "an object id, however long",
      "uses: checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8 # v6.0.1",
      "uses: checkout@9c091bb21b7c1c1d1991bb908d89e4e9dddfe3e0 # v6.0.1",
      "uses: checkout@[8e8c483db84b4bee98b60c0593521ed34d9990e8] # v6.0.1",
      "uses: checkout@[9c091bb21b7c1c1d1991bb908d89e4e9dddfe3e0] # v6.0.1",
    ],
    [
      "a letter that is spelt in other bytes",
      "au café here",
      "au caf\udce9 here",
      "au [café] here",
      "au [caf\udce9] here",
    ],
  ])("are %s", (_, before, after, old, current) => {
    expect(marked(before, after)).toEqual([old, current]);
  });

  test.each([
    ["nothing is alike", "one", "TWO"],
    ["only signs are alike", "margin: 0;", "padding: 4px 8px;"],
    ["a word in five is alike", "const a = foo(bar);", "const total = compute(items);"],
    ["one of them is empty", "", "anything"],
    ["a line is longer than a person writes", `${"x ".repeat(1001)}a`, `${"x ".repeat(1001)}b`],
  ])("are the whole line if %s", (_, before, after) => {
    expect(marked(before, after)).toBe(null);
  });
});

describe("wordChanges", () => {
  test("leaves equal text between the changes, and cuts no character", () => {
    fc.assert(
      fc.property(line, line, (before, after) => {
        let [old, current] = [0, 0];
        for (const change of wordChanges(before, after) ?? []) {
          expect(before.slice(old, change.oldFrom)).toBe(after.slice(current, change.newFrom));
          expect(change.oldTo - change.oldFrom + change.newTo - change.newFrom).toBeGreaterThan(0);
          [old, current] = [change.oldTo, change.newTo];
          expect(/^[\udc00-\udc7f]|[\ud801-\udbff]$/.test(after.slice(change.newFrom, current))).toBe(false);
        }
        if (wordChanges(before, after) !== null) expect(before.slice(old)).toBe(after.slice(current));
      }),
    );
  });

  test("marks nothing in equal lines", () => {
    fc.assert(
      fc.property(line, (text) => {
        expect(wordChanges(text, text)).toEqual([]);
      }),
    );
  });

  test("stops at lines that are constructed to be slow", () => {
    const words = (seed: number): string =>
      Array.from({ length: 990 }, (_, i) => `${"ab"[((i * seed) >> 4) & 1]}${i % 2 ? " " : ","}`).join("");
    for (let i = 0; i < 50; i++) expect(wordChanges(words(104_729), words(7919))).toBe(null);
  });
});

describe("differences", () => {
  test("are the fewest possible, and turn one list into the other", () => {
    const list = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 24 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const found = differences(before, after, 100_000) ?? [];
        const made = found.reduceRight((made, { oldFrom, oldTo, newFrom, newTo }) => {
          return [...made.slice(0, oldFrom), ...after.slice(newFrom, newTo), ...made.slice(oldTo)];
        }, before);
        expect(made).toEqual(after);
        const kept = before.length - found.reduce((sum, { oldFrom, oldTo }) => sum + oldTo - oldFrom, 0);
        expect(kept).toBe(commonLength(before, after));
      }),
    );
  });

  test("stop when they need more steps than allowed, but not because of a long equal start and end", () => {
    const same = Array.from({ length: 5000 }, (_, i) => String(i));
    expect(differences([...same, "a", ...same], [...same, "b", ...same], 10)).toEqual([
      { oldFrom: 5000, oldTo: 5001, newFrom: 5000, newTo: 5001 },
    ]);
    expect(differences(same, same.toReversed(), 10_000)).toBe(null);
  });

  test("never take more steps than allowed", () => {
    const list = fc.array(fc.constantFrom("a", "b"), { maxLength: 60 });
    fc.assert(
      fc.property(list, list, fc.nat(300), (before, after, steps) => {
        const found = differences(["x", ...before, "y"], ["z", ...after, "w"], steps);
        const edits = (found ?? []).reduce((sum, d) => sum + d.oldTo - d.oldFrom + d.newTo - d.newFrom, 0);
        // Finding `edits` edits takes rounds of at least one step, two steps, three steps and so on.
        expect(((edits + 1) * edits) / 2).toBeLessThanOrEqual(steps);
      }),
    );
  });
});

describe("splitWords", () => {
  test("splits words, numbers, runs of spaces and single characters", () => {
    expect(splitWords("  $id_1 += 0x1f*π;")).toEqual(["  ", "$id_1", " ", "+", "=", " ", "0x1f", "*", "π", ";"]);
    expect(splitWords("x漢字👍🏽e\u0301")).toEqual(["x", "漢", "字", "👍🏽", "e\u0301"]);
  });

  test("a flag, a family emoji and a letter with accents are one character each", () => {
    expect(splitWords("a🇩🇪🇫🇷 👨‍👩‍👧b")).toEqual(["a", "🇩🇪", "🇫🇷", " ", "👨‍👩‍👧", "b"]);
    expect(splitWords("नि각")).toEqual(["नि각"]);
  });

  test("loses no character", { tags: "slow" }, () => {
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: "binary" })), (text) => {
        expect(splitWords(text).join("")).toBe(text);
      }),
    );
  });
});

describe("characters of several code units", () => {
  const markedOf = (before: string, after: string) =>
    wordChanges(before, after)?.map(({ newFrom, newTo }) => after.slice(newFrom, newTo)) ?? null;

  test("are marked whole", () => {
    expect(markedOf("flag: 🇩🇪", "flag: 🇩🇰")).toEqual(["🇩🇰"]);
    expect(markedOf("f = 👨‍👩‍👧;", "f = 👨‍👩‍👦;")).toEqual(["👨‍👩‍👦"]);
    expect(markedOf("thumb 👍🏽", "thumb 👍🏿")).toEqual(["👍🏿"]);
  });
});

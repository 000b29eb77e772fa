import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ChangeWorker } from "#app/diff/workers/ChangeWorker.ts";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { displayText } from "#app/diff/displayText.ts";
import { FileContents } from "#app/diff/patch/FileContents.ts";
import { Finder } from "#app/diff/find/Finder.ts";
import { findInPatch, findPattern, type FindQuery, type PatchMatches } from "#app/diff/workers/findPattern.ts";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { changeInRepository } from "../changeInRepository.ts";
import { InProcessWorker } from "../workers/InProcessWorker.ts";
import { contentsOf, diffFile, type TestFile } from "../diffFile.ts";

const query = (text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  text,
  isRegex: false,
  matchesCase: false,
  wholeWord: false,
  ...more,
});

/** Searches a patch and returns all matches, at most `most`. */
function find(patch: string, sought: FindQuery, most = Number.MAX_SAFE_INTEGER): PatchMatches {
  const { pattern } = findPattern(sought);
  if (pattern === null) throw new Error("no such pattern");
  const looking = findInPatch(parsePatch(displayText(patch)), pattern, most);
  for (;;) {
    const step = looking.next();
    if (step.done === true) return step.value;
  }
}

/** Returns the matched texts, each with the content of its line. */
function matches(patch: string, sought: FindQuery): readonly string[] {
  const parsed = parsePatch(displayText(patch));
  const { matchRanges } = find(patch, sought);
  return Array.from({ length: matchRanges.length / 3 }, (_, i) => {
    const [line = 0, from, to] = matchRanges.subarray(i * 3, i * 3 + 3);
    return `${lineText(parsed, line).slice(from, to)} in ${lineText(parsed, line)}`;
  });
}

describe("findInPatch", () => {
  const patch =
    "--- a/Foo\n+++ b/Foo\n@@ -1,3 +1,3 @@ Foo\n foo\n-+Foo foo\n+food\n \u{1F600}o\n\\ No newline at end of file\n";

  test.each<[string, FindQuery, readonly string[]]>([
    [
      "in lines of either side, context once, and not in headers",
      query("foo"),
      ["foo in foo", "Foo in +Foo foo", "foo in +Foo foo", "foo in food"],
    ],
    ["minding the case", query("Foo", { matchesCase: true }), ["Foo in +Foo foo"]],
    ["whole words only", query("foo", { wholeWord: true }), ["foo in foo", "Foo in +Foo foo", "foo in +Foo foo"]],
    ["never a sign", query("+"), ["+ in +Foo foo"]],
    ["never the marker of a missing newline", query("newline"), []],
    ["a regular expression's signs as they are", query("o."), []],
    ["a regular expression, line by line", query("^f.*$", { isRegex: true }), ["foo in foo", "food in food"]],
    [
      "one character for a picture",
      query("^.o", { isRegex: true, matchesCase: true }),
      ["fo in foo", "fo in food", "\u{1F600}o in \u{1F600}o"],
    ],
    ["nothing where an expression matches nothing", query("x*", { isRegex: true }), []],
    ["what remains when empty matches are left out", query("d*", { isRegex: true }), ["d in food"]],
    ["an expression that is none in Unicode mode", query("\\+F\\-?", { isRegex: true }), ["+F in +Foo foo"]],
  ])("finds %s", (_, sought, expected) => {
    expect(matches(patch, sought)).toEqual(expected);
  });

  test("finds bytes that are not UTF-8 as the letters that are shown for them", () => {
    expect(matches("@@ -0,0 +1 @@\n+caf\udce9s\n", query("fé"))).toEqual(["fé in cafés"]);
  });

  test("counts all matches and keeps as many positions as requested", () => {
    expect(find("@@ -0,0 +1,2 @@\n+aaa\n+a\n", query("a"), 2)).toEqual({
      count: 4,
      matchRanges: Int32Array.of(0, 0, 1, 0, 1, 2),
    });
  });

  test.each([
    ["(", /unterminated group/i],
    ["a)(b", /unmatched/i],
    ["[z-a]", /out of order/i],
  ])("explains the error in the expression %s", (text, reason) => {
    expect(findPattern(query(text, { isRegex: true, wholeWord: true }))).toEqual({
      pattern: null,
      failure: expect.stringMatching(reason),
    });
    expect(findPattern(query(text, { isRegex: true })).failure).not.toContain(text);
  });

  test("finds in random changes what String.matchAll finds in git's output", () => {
    const random = randomFrom(7);
    const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];
    const words = [
      "a",
      "A",
      "b",
      "ab",
      "+",
      "-",
      " ",
      "\t",
      "(",
      "é",
      "ß",
      "\u{1F600}",
      "@@ -1 +1 @@",
      "\\ No",
      "\r",
    ] as const;
    const text = (): string =>
      Array.from({ length: 30 }, () =>
        Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(words)).join(""),
      ).join("\n");
    const sought: readonly FindQuery[] = [
      ...words.flatMap((word) => [query(word), query(word, { matchesCase: true }), query(word, { wholeWord: true })]),
      ...["^.", ".$", "a+|b", "\\s", "[^a]", "(?<=a)b", "\\p{Lu}"].map((source) => query(source, { isRegex: true })),
    ];
    for (let round = 0; round < 4; round++) {
      for (const patch of changeInRepository({ f: text(), g: text() }, { f: text(), g: text() }, [`-U${round * 3}`])) {
        const lines = printedLines(patch);
        for (const one of sought) {
          const { pattern } = findPattern(one);
          if (pattern === null) throw new Error(one.text);
          const expected = lines.flatMap((line) =>
            [...line.matchAll(pattern)].filter(([match]) => match !== "").map(([match]) => `${match} in ${line}`),
          );
          expect(matches(patch, one)).toEqual(expected);
        }
      }
    }
  });
});

/** The contents of the lines that git prints below a hunk's header. */
function printedLines(patch: string): readonly string[] {
  const [, ...lines] = patch.slice(patch.indexOf("\n@@ ") + 1).split("\n");
  return lines.filter((line) => /^[-+ ]/.test(line)).map((line) => line.slice(1));
}

/** Random numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe("Finder", () => {
  let workers: InProcessWorker[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function finderOf(
    files: readonly TestFile[],
    contents = contentsOf(files),
  ): { finder: Finder; worker: ChangeWorker } {
    const worker = new ChangeWorker(contents, () => {
      workers.push(new InProcessWorker());
      return workers.at(-1)?.asWorker() ?? null;
    });
    const finder = new Finder(worker, contents);
    setFiles(finder, worker, files);
    finder.attach();
    return { finder, worker };
  }

  function setFiles(finder: Finder, worker: ChangeWorker, files: readonly DiffFile[]): void {
    finder.setFiles(files);
    worker.setOrder(files.map(({ key }) => key));
  }

  const added = (key: string, ...lines: readonly string[]): TestFile =>
    diffFile({ key, patch: `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join("")}` });

  const at = ({ finder }: { finder: Finder }): string => {
    const { match, rank, count, isComplete } = finder.current();
    const place = match === null ? "nowhere" : `${match.key}:${match.line}:${match.from}`;
    return `${place}, ${rank} of ${count}${isComplete ? "" : "+"}`;
  };

  const files = [added("one", "x", "find", "x find find"), added("two", "x"), added("three", "FIND")];

  test("goes to the first match below the current position, and from the last to the first", async () => {
    const found = finderOf(files);
    found.finder.request(query("find"), { key: "one", line: 2 });
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:2:2, 2 of 4");
    const matchRanges = [true, true, true, false, false].map((isForward) => {
      found.finder.step(isForward);
      return at(found);
    });
    expect(matchRanges).toEqual([
      "one:2:7, 3 of 4",
      "three:0:0, 4 of 4",
      "one:1:0, 1 of 4",
      "three:0:0, 4 of 4",
      "one:2:7, 3 of 4",
    ]);
  });

  test("goes to a match above the current position if there is no match below it", async () => {
    const found = finderOf([added("one", "find", "x")]);
    found.finder.request(query("find"), { key: "one", line: 1 });
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:0:0, 1 of 1");
  });

  test("counts files in the given order, also if the search began in the middle", async () => {
    const found = finderOf(files);
    found.finder.request(query("find"), { key: "three", line: 0 });
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("three:0:0, 4 of 4");
  });

  test("cancels an older query for a newer one, and everything for an empty one", async () => {
    const found = finderOf(files);
    found.finder.request(query("find"), null);
    found.finder.request(query("x"), null);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:0:0, 1 of 3");
    found.finder.request(query(""), null);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("nowhere, 0 of 0+");
    expect(found.finder.foundIn("one")).toBeNull();
  });

  test("searches what arrives later, and is complete when every file has arrived or failed", async () => {
    const waiting = [...files, diffFile({ key: "late", patch: null }), diffFile({ key: "lost", patch: null })];
    const contents = contentsOf(waiting);
    const found = finderOf(waiting, contents);
    found.finder.request(query("find"), null);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:1:0, 1 of 4+");
    contents.putTruncatedPatch("late", "@@ -0,0 +1 @@\n+other\n");
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:1:0, 1 of 4+");
    contents.putFailures([["lost", "It is gone."]]);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:1:0, 1 of 4+");
    contents.putPatches([["late", "@@ -0,0 +1 @@\n+find\n"]]);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:1:0, 1 of 5");
    expect(found.finder.current()).toMatchObject({ searched: 4, total: 4 });
    expect(workers).toHaveLength(1);
  });

  test("searches the expanded lines if they are more than the patch", async () => {
    const found = finderOf([added("one", "find")]);
    found.finder.request(query("find"), null);
    found.worker.setShown(new Map([["one", "@@ -1,2 +1,3 @@\n find\n find\n+find\n"]]));
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:0:0, 1 of 3");
    found.worker.setShown(new Map());
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:0:0, 1 of 1");
  });

  test("reports an invalid expression, and one that takes too long, and works again after either", async () => {
    const found = finderOf(files);
    found.finder.request(query("(", { isRegex: true }), null);
    expect(found.finder.current().failure).toMatch(/unterminated group/i);
    found.finder.request(query("find"), null);
    const [stuck] = workers;
    if (stuck === undefined) throw new Error("no worker was started");
    stuck.isStuck = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(stuck.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stuck.isTerminated).toBe(true);
    expect(found.finder.current()).toMatchObject({
      failure: "This expression takes too long. Make it simpler.",
      count: 0,
    });
    found.finder.request(query("x"), null);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("one:0:0, 1 of 3");
    expect(workers).toHaveLength(2);
  });

  test("does not terminate an idle worker", async () => {
    const found = finderOf(files);
    found.finder.request(query("find"), null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.isTerminated).toBe(false);
    expect(workers[0]?.received.filter((kind) => kind === "ping")).toHaveLength(1);
  });

  test("reports that it cannot search without workers", () => {
    const finder = new Finder(new ChangeWorker(new FileContents(), () => null), new FileContents());
    finder.request(query("find"), null);
    expect(finder.current().failure).toBe("This browser does not support finding text in the change.");
  });

  test("only counts matches that are too many to send, and sends positions on request", async () => {
    const many = Array.from({ length: 3 }, (_, i) => added(`f${i}`, "a".repeat(150_000), "a"));
    const found = finderOf(many);
    found.finder.request(query("a"), null);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("f0:0:0, 1 of 450003");
    expect(found.finder.foundIn("f2")).toMatchObject({ count: 150_001, matchRanges: null });
    found.finder.step(false);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("f2:1:0, 450003 of 450003");
  });

  test("goes to the first match of a file that has too many to send at once", async () => {
    const found = finderOf([added("none", "b"), added("many", "a".repeat(250_000)), added("one", "a")]);
    found.finder.request(query("a"), null);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("many:0:0, 1 of 250001");
    found.finder.step(true);
    await vi.runAllTimersAsync();
    expect(at(found)).toBe("many:0:1, 2 of 250001");
  });

  test("sends the positions of several files at once, and again for a file that is expanded", async () => {
    const many = Array.from({ length: 3 }, (_, i) => added(`f${i}`, "a".repeat(150_000)));
    const found = finderOf(many);
    found.finder.request(query("a"), null);
    await vi.runAllTimersAsync();
    const countMatches = (): readonly (number | undefined)[] =>
      many.map(({ key }) => found.finder.foundIn(key)?.matchRanges?.length);
    expect(countMatches()).toEqual([450_000, undefined, undefined]);
    await vi.runAllTimersAsync();
    expect(countMatches()).toEqual([450_000, 450_000, 450_000]);
    found.worker.setShown(new Map([["f1", `@@ -1 +1,2 @@\n a\n+${"a".repeat(150_000)}\n`]]));
    await vi.runAllTimersAsync();
    countMatches();
    await vi.runAllTimersAsync();
    expect(countMatches()).toEqual([450_000, 450_003, 450_000]);
  });

  test("requests no positions in a file without matches", async () => {
    const many = Array.from({ length: 3 }, (_, i) => added(`f${i}`, "a".repeat(150_000)));
    const found = finderOf(many);
    found.finder.request(query("a"), null);
    await vi.runAllTimersAsync();
    found.worker.setShown(new Map([["f1", "@@ -0,0 +1 @@\n+b\n"]]));
    await vi.runAllTimersAsync();
    expect(found.finder.foundIn("f1")).toMatchObject({ count: 0, matchRanges: null });
    await vi.runAllTimersAsync();
    expect(workers[0]?.received.filter((kind) => kind === "locate")).toEqual([]);
  });
});

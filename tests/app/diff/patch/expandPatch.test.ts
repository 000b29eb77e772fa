import { describe, expect, test } from "vitest";
import { expandPatch } from "#app/diff/patch/expandPatch.ts";
import { hunkReach } from "#app/diff/patch/hunkRanges.ts";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { oldText } from "#app/diff/highlight/SideTokens.ts";
import { LineKind, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { pairDiffs } from "../pairDiffs.ts";
import { randomPairs, type Pair } from "../randomPairs.ts";

const WHOLE = [{ from: 1, to: Infinity }];

/** The new side's lines that a patch shows, by their numbers. */
function numbersOf({ newNumbers, lineCount }: Patch): readonly number[] {
  return Array.from(newNumbers.subarray(0, lineCount)).filter((number) => number > 0);
}

/** Some of the random pairs that a seed generates. */
const manyPairs = (seed: number, count: number): readonly Pair[] => Array.from({ length: count }, randomPairs(seed));

/** Lists the lines up to `count` above and below each hunk. */
function around(patch: Patch, count: number): readonly { readonly from: number; readonly to: number }[] {
  return patch.hunks.map((_, hunk) => {
    const { newFrom, newEnd } = hunkReach(patch, hunk);
    return { from: newFrom - count, to: newEnd + count - 1 };
  });
}

describe("expandPatch", () => {
  test(
    "with n more lines around each hunk is what git prints with n more context lines",
    { tags: "slow" },
    async () => {
      const pairs = manyPairs(1, sampled(12));
      const diffs = await pairDiffs(pairs);
      const everyDistance = Array.from({ length: 51 }, (_, n) => n);
      const fewDiffs = await pairDiffs(pairs.slice(0, 3));
      for (const base of [0, 3]) {
        const patches = (await diffs.with(`-U${base}`)).map(parsePatch);
        for (const more of everyDistance) {
          const isForAll = [1, 2, 7, 20].includes(more);
          const wanted = await (isForAll ? diffs : fewDiffs).with(`-U${base + more}`);
          for (const [at, diff] of wanted.entries()) {
            const patch = patches[at] ?? expect.fail("no such pair");
            expect(expandPatch(patch, pairs[at]?.after ?? "", around(patch, more))).toBe(diff);
          }
        }
      }
    },
  );

  test("with all lines is what git prints with the whole file as context", async () => {
    const pairs = manyPairs(2, sampled(80));
    const diffs = await pairDiffs(pairs);
    const [none, three, whole] = [await diffs.with("-U0"), await diffs.with("-U3"), await diffs.with("-U100000")];
    for (const [at, { after }] of pairs.entries()) {
      expect(expandPatch(parsePatch(none[at] ?? ""), after, WHOLE)).toBe(whole[at]);
      expect(expandPatch(parsePatch(three[at] ?? ""), after, WHOLE)).toBe(whole[at]);
    }
  });

  test("with all lines is what git prints when whitespace is ignored", async () => {
    const pairs = manyPairs(3, sampled(60)).map(({ before, after }) => {
      return { before, after: after.replaceAll(/^(?=[a-z])/gm, "  ").replaceAll(";", " ;") };
    });
    const diffs = await pairDiffs(pairs);
    for (const mode of ["--ignore-space-at-eol", "-b", "-w"]) {
      const [two, whole] = [await diffs.with(mode, "-U2"), await diffs.with(mode, "-U100000")];
      for (const [at, { after }] of pairs.entries())
        expect(expandPatch(parsePatch(two[at] ?? ""), after, WHOLE)).toBe(whole[at]);
    }
  });

  test("shows every line of the new side once and in order when blank lines are ignored", async () => {
    const pairs = manyPairs(4, sampled(60)).map(({ before, after }) => {
      return { before, after: after.replaceAll("\n}", "\n\n\n}") };
    });
    const diffs = await (await pairDiffs(pairs)).with("-w", "--ignore-blank-lines", "-U1");
    for (const [at, { after }] of pairs.entries()) {
      const patch = parsePatch(diffs[at] ?? "");
      const whole = parsePatch(expandPatch(patch, after, WHOLE));
      if (patch.hunks.length === 0) continue;
      const shown = Array.from(whole.newNumbers).filter((number) => number > 0);
      expect(shown).toEqual(Array.from({ length: shown.length }, (_, n) => n + 1));
      expect(newSide(whole)).toBe(after);
      expect(Array.from(whole.kinds).filter((kind) => kind === LineKind.removed)).toEqual(
        Array.from(patch.kinds).filter((kind) => kind === LineKind.removed),
      );
    }
  });

  test(
    "with a few lines of a file of many hunks shows these and the previous ones, all as in the file",
    { tags: "slow" },
    async () => {
      const longOnes = [7, 8, 9].map((seed) => {
        const pairs = manyPairs(seed, 25).map(({ before, after }) => [`${before}\n`, `${after}\n`] as const);
        return { before: pairs.map(([before]) => before).join(""), after: pairs.map(([, after]) => after).join("") };
      });
      const diffs = await pairDiffs(longOnes);
      const random = seededRandom(3);
      for (const flags of [["-U3"], ["-U0"], ["-U3", "-w", "--ignore-blank-lines"]]) {
        for (const [at, diff] of (await diffs.with(...flags)).entries()) {
          const after = longOnes[at]?.after ?? "";
          const lines = after.split("\n");
          const patch = parsePatch(diff);
          expect(patch.hunks.length).toBeGreaterThan(20);
          for (let round = 0; round < 12; round++) {
            const wanted = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
              const from = 1 + Math.floor(random() * (lines.length - 1));
              return { from, to: Math.min(lines.length - 1, from + Math.floor(random() * 25)) };
            });
            const more = parsePatch(expandPatch(patch, after, wanted));
            const shown = new Set(numbersOf(patch));
            for (const { from, to } of wanted) for (let line = from; line <= to; line++) shown.add(line);
            expect(numbersOf(more)).toEqual([...shown].sort((a, b) => a - b));
            for (let line = 0; line < more.lineCount; line++) {
              const number = more.newNumbers[line] ?? 0;
              if (number > 0 && flags.length === 1) expect(lineText(more, line)).toBe(lines[number - 1]);
            }
            const removed = (one: Patch): readonly string[] =>
              Array.from({ length: one.lineCount }, (_, line) => line)
                .filter((line) => one.kinds[line] === LineKind.removed)
                .map((line) => `${one.oldNumbers[line] ?? 0} ${lineText(one, line)}`);
            expect(removed(more)).toEqual(removed(patch));
            if (flags.length === 1) expect(oldText(more, after)).toBe(longOnes[at]?.before);
          }
        }
      }
    },
  );

  test("shows lines in the middle of hidden ones", () => {
    const lines = Array.from({ length: 60 }, (_, n) => (n === 9 ? "function ten() {\n" : `  line ${n + 1}\n`));
    const text = lines.join("");
    const patch = parsePatch("@@ -40,2 +40,3 @@ function ten() {\n   line 40\n+  line 41\n   line 42\n");
    expect(
      expandPatch(patch, text, [
        { from: 20, to: 21 },
        { from: 10, to: 10 },
        { from: 43, to: 43 },
      ]),
    ).toBe(
      "@@ -10 +10 @@\n function ten() {\n" +
        "@@ -20,2 +20,2 @@ function ten() {\n   line 20\n   line 21\n" +
        "@@ -40,3 +40,4 @@ function ten() {\n   line 40\n+  line 41\n   line 42\n   line 43\n",
    );
  });

  test("returns the same patch if nothing is to be expanded, hidden or left", () => {
    const added = parsePatch("--- /dev/null\n+++ b/a\n@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n");
    expect(expandPatch(added, "a\nb", WHOLE)).toBe(added.text);
    const deleted = parsePatch("--- a/a\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n");
    expect(expandPatch(deleted, "", WHOLE)).toBe(deleted.text);
    const renamed = parsePatch("similarity index 100%\nrename from a\nrename to b\n");
    expect(expandPatch(renamed, "a\nb\n", WHOLE)).toBe(renamed.text);
    const retyped = parsePatch(
      "diff --git a/a b/a\n--- a/a\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n" +
        "diff --git a/a b/a\n--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+link\n\\ No newline at end of file\n",
    );
    expect(expandPatch(retyped, "link", WHOLE)).toBe(retyped.text);
    const patch = parsePatch("@@ -3 +3 @@\n-a\n+b\n");
    expect(expandPatch(patch, "1\n2\nb\n", [])).toBe(patch.text);
    expect(expandPatch(patch, "1\n2\nb\n", [{ from: 4, to: 90 }])).toBe(patch.text);
  });
});

describe("oldText", () => {
  test("is the content that git compared, whatever the context", async () => {
    const pairs = manyPairs(5, sampled(80));
    const diffs = await pairDiffs(pairs);
    for (const context of ["-U0", "-U3", "-U100000"]) {
      const texts = await diffs.with(context);
      for (const [at, { before, after }] of pairs.entries())
        expect(oldText(parsePatch(texts[at] ?? ""), after)).toBe(before);
    }
  });

  test("has each line at its number when whitespace is ignored", async () => {
    const pairs = manyPairs(6, sampled(60)).map(({ before, after }) => {
      return { before, after: after.replaceAll(/^(?=[a-z])/gm, "  ").replaceAll("\n}", "\n\n\n}") };
    });
    const diffs = await pairDiffs(pairs);
    for (const modes of [["-w"], ["-w", "--ignore-blank-lines"]]) {
      const texts = await diffs.with(...modes);
      for (const [at, { before, after }] of pairs.entries()) {
        const patch = parsePatch(texts[at] ?? "");
        const lines = oldText(patch, after).split("\n");
        const removed = Array.from(patch.kinds.keys()).filter((line) => patch.kinds[line] === LineKind.removed);
        expect(removed.map((line) => lines[(patch.oldNumbers[line] ?? 0) - 1])).toEqual(
          removed.map((line) => before.split("\n")[(patch.oldNumbers[line] ?? 0) - 1]),
        );
      }
    }
  });
});

function newSide(patch: Patch): string {
  return Array.from(patch.kinds.subarray(0, patch.lineCount), (kind, line) => {
    if (kind === LineKind.removed || kind === LineKind.marker) return "";
    const isLast = patch.kinds[line + 1] === LineKind.marker;
    return patch.text.slice(patch.starts[line], patch.ends[line]) + (isLast ? "" : "\n");
  }).join("");
}

import { describe, expect, test } from "vitest";
import type { ChangedRun } from "#server/reviews/texts/changedRuns.ts";
import { viewedThrough } from "#server/reviews/patchSets/viewedInSteps.ts";

const run = (oldStart: number, oldCount: number, newStart: number, newCount: number): ChangedRun => ({
  oldStart,
  oldCount,
  newStart,
  newCount,
});
const viewed = (...runs: readonly ChangedRun[]) => ({ runs, isViewed: true });
const unviewed = (...runs: readonly ChangedRun[]) => ({ runs, isViewed: false });

/** Ten lines: the earlier step replaces line 3 by two lines, the later one adds a line after old line 8. */
const EARLIER = run(3, 1, 3, 2);
const LATER = run(10, 0, 10, 1);
const WHOLE = [[run(3, 1, 3, 2)], [run(9, 0, 10, 1)]];

describe("a change in two steps", () => {
  test.each([
    ["both were seen", [viewed(EARLIER)], [viewed(LATER)], [true, true]],
    ["the later one alone was seen", [unviewed(EARLIER)], [viewed(LATER)], [false, true]],
    ["the earlier one alone was seen", [viewed(EARLIER)], [unviewed(LATER)], [true, false]],
    ["none was seen", [unviewed(EARLIER)], [unviewed(LATER)], [false, false]],
  ])("is viewed hunk by hunk: %s", (_, earlier, later, expected) => {
    expect(viewedThrough(WHOLE, earlier, later)).toEqual(expected);
  });

  test("has a hunk of both steps viewed only if both were", () => {
    // The earlier step adds lines 3 and 4, the later one replaces line 4 by two others.
    const whole = [[run(3, 0, 3, 3)]];
    const other = run(20, 1, 22, 1);
    const [first, second] = [run(3, 0, 3, 2), run(4, 1, 4, 2)];
    expect(viewedThrough(whole, [viewed(first)], [viewed(second), unviewed(other)])).toEqual([true]);
    expect(viewedThrough(whole, [unviewed(first)], [viewed(second), unviewed(other)])).toEqual([false]);
    expect(viewedThrough(whole, [viewed(first)], [unviewed(second), unviewed(other)])).toEqual([false]);
  });

  test("has a hunk unviewed from which the later step removed a line without anybody viewing that", () => {
    // The earlier step adds lines 3 to 5, the later one removes line 4.
    const whole = [[run(3, 0, 3, 2)]];
    const [first, second] = [run(3, 0, 3, 3), run(4, 1, 4, 0)];
    expect(viewedThrough(whole, [viewed(first)], [unviewed(second)])).toEqual([false]);
    expect(viewedThrough(whole, [viewed(first)], [viewed(second)])).toEqual([true]);
  });

  test("has removed lines viewed in the step that removed them", () => {
    // The earlier step removes line 2, the later one original line 3; line 9 changes elsewhere.
    const whole = [[run(2, 2, 2, 0)]];
    const elsewhere = unviewed(run(8, 1, 7, 1));
    expect(viewedThrough(whole, [viewed(run(2, 1, 2, 0))], [viewed(run(2, 1, 2, 0)), elsewhere])).toEqual([true]);
    expect(viewedThrough(whole, [unviewed(run(2, 1, 2, 0))], [viewed(run(2, 1, 2, 0)), elsewhere])).toEqual([false]);
    expect(viewedThrough(whole, [viewed(run(2, 1, 2, 0))], [unviewed(run(2, 1, 2, 0)), elsewhere])).toEqual([false]);
  });

  test("has a line unviewed that neither step is known to have changed, unless everything was viewed", () => {
    const whole = [[run(5, 0, 5, 1)]];
    const [first, far] = [run(2, 0, 2, 1), run(30, 1, 31, 1)];
    expect(viewedThrough(whole, [viewed(first)], [unviewed(far)])).toEqual([false]);
    expect(viewedThrough(whole, [viewed(first)], [viewed(far)])).toEqual([true]);
  });

  test("has a change of anything but lines viewed only if both steps were viewed completely", () => {
    expect(viewedThrough([[]], [], [viewed()])).toEqual([true]);
    expect(viewedThrough([[]], [unviewed()], [viewed()])).toEqual([false]);
    expect(viewedThrough([[]], [viewed(run(1, 1, 1, 1))], [unviewed()])).toEqual([false]);
  });

  test("never has a hunk viewed of which one line was not, whatever the steps", () => {
    let state = 7;
    const below = (limit: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % limit;
    };
    let fresh = 0;
    const step = (lines: readonly string[]): readonly string[] =>
      lines.flatMap((line) => {
        const added = below(5) === 0 ? Array.from({ length: 1 + below(3) }, () => `new ${(fresh += 1)}`) : [];
        return below(6) === 0 ? added : [...added, line];
      });
    let reported = 0;
    for (let round = 0; round < 300; round += 1) {
      const base = Array.from({ length: 5 + below(25) }, (_, at) => `line ${at} of ${round}`);
      const between = step(base);
      const head = step(between);
      const mark = (runs: readonly ChangedRun[]) => runs.map((one) => ({ runs: [one], isViewed: below(4) > 0 }));
      const [earlier, later] = [mark(runsBetween(base, between)), mark(runsBetween(between, head))];
      const unviewedLines = new Set([
        ...linesOf(
          earlier.filter(({ isViewed }) => !isViewed),
          base,
          between,
        ),
        ...linesOf(
          later.filter(({ isViewed }) => !isViewed),
          between,
          head,
        ),
      ]);
      const whole = runsBetween(base, head);
      const areViewed = viewedThrough(
        whole.map((one) => [one]),
        earlier,
        later,
      );
      whole.forEach((one, index) => {
        if (areViewed[index] !== true) return;
        reported += 1;
        const lines = linesOf([{ runs: [one] }], base, head);
        expect(lines.filter((line) => unviewedLines.has(line))).toEqual([]);
      });
      const all = (marked: typeof earlier) => marked.map(({ runs }) => ({ runs, isViewed: true }));
      expect(
        viewedThrough(
          whole.map((one) => [one]),
          all(earlier),
          all(later),
        ),
      ).toEqual(whole.map(() => true));
    }
    expect(reported).toBeGreaterThan(300);
  });
});

/** The differences between two lists in which every line is unique and none changes its position. */
function runsBetween(before: readonly string[], after: readonly string[]): readonly ChangedRun[] {
  const [old, now] = [new Set(before), new Set(after)];
  const runs: ChangedRun[] = [];
  let [oldAt, newAt] = [0, 0];
  while (oldAt < before.length || newAt < after.length) {
    const [oldFrom, newFrom] = [oldAt, newAt];
    while (oldAt < before.length && !now.has(before[oldAt] ?? "")) oldAt += 1;
    while (newAt < after.length && !old.has(after[newAt] ?? "")) newAt += 1;
    if (oldAt > oldFrom || newAt > newFrom) runs.push(run(oldFrom + 1, oldAt - oldFrom, newFrom + 1, newAt - newFrom));
    oldAt += 1;
    newAt += 1;
  }
  return runs;
}

/** The lines that hunks remove and add, with their signs. */
function linesOf(
  hunks: readonly { readonly runs: readonly ChangedRun[] }[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  return hunks.flatMap(({ runs }) =>
    runs.flatMap(({ oldStart, oldCount, newStart, newCount }) => [
      ...before.slice(oldStart - 1, oldStart - 1 + oldCount).map((line) => `-${line}`),
      ...after.slice(newStart - 1, newStart - 1 + newCount).map((line) => `+${line}`),
    ]),
  );
}

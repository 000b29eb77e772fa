import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrangeMargin } from "#app/diff/models/marginSlots.ts";
import { sampled } from "#tests/helpers/testRun.ts";

interface SlotState {
  readonly lineTop: number;
  readonly height: number;
}

const at = (lineTop: number, height: number): SlotState => ({ lineTop, height });
const topsOf = (slots: readonly SlotState[], pinned = -1) => arrangeMargin(slots, pinned).tops;

describe("comments in the margin", () => {
  test("are at their lines if there is space, else 8 pixels below one another", () => {
    expect(topsOf([at(20, 100), at(400, 50)])).toEqual([20, 400]);
    expect(topsOf([at(20, 100), at(40, 50), at(60, 50), at(500, 10)])).toEqual([20, 128, 186, 500]);
  });

  test("move up before the pinned one, and down after it", () => {
    expect(topsOf([at(220, 100), at(260, 50), at(300, 50)], 1)).toEqual([152, 260, 318]);
  });

  test("collapse to their headers, the uppermost first, if the pinned one would not be at its line otherwise", () => {
    const { tops, heights } = arrangeMargin([at(0, 100), at(20, 50), at(110, 50)], 2);
    expect(heights).toEqual([36, 50, 50]);
    expect(tops).toEqual([0, 44, 110]);
  });

  test("leave the pinned one below its line if not even their headers fit", () => {
    const { tops, heights } = arrangeMargin([at(0, 100), at(20, 50), at(40, 70)], 2);
    expect(heights).toEqual([36, 36, 70]);
    expect(tops).toEqual([0, 44, 88]);
  });

  test("end where the last comment ends", () => {
    expect(arrangeMargin([at(20, 100), at(40, 50)], -1).height).toBe(20 + 100 + 8 + 50 + 8);
    expect(arrangeMargin([], -1).height).toBe(0);
  });
});

const margins = fc
  .array(fc.record({ lineTop: fc.integer({ min: 0, max: 3000 }), height: fc.integer({ min: 0, max: 400 }) }), {
    maxLength: 20,
  })
  .map((slots) => slots.toSorted((a, b) => a.lineTop - b.lineTop));

test("never overlap, keep their order, and are as near to their lines as possible", () => {
  fc.assert(
    fc.property(margins, fc.nat(), (slots, pick) => {
      const pinned = slots.length === 0 ? -1 : (pick % (slots.length + 1)) - 1;
      const free = topsOf(slots);
      const { tops, heights } = arrangeMargin(slots, pinned);
      let heads = 0;
      slots.forEach(({ lineTop, height: whole }, index) => {
        const top = tops[index] ?? Number.NaN;
        const height = heights[index] ?? Number.NaN;
        const end = index === 0 ? 0 : (tops[index - 1] ?? 0) + (heights[index - 1] ?? 0) + 8;
        expect(height === whole || (index < pinned && height === Math.min(whole, 36))).toBe(true);
        expect(top).toBeGreaterThanOrEqual(end);
        expect(top).toBeLessThanOrEqual(free[index] ?? Number.NaN);
        // Each is at its line, or touches the comment above it, or, above the pinned one, the comment below it.
        const next = tops[index + 1] ?? Number.NaN;
        const touches = top === end || (index < pinned && top + height + 8 === next);
        expect(top === lineTop || touches).toBe(true);
        if (index === pinned) expect(top).toBe(Math.max(lineTop, heads));
        heads += Math.min(whole, 36) + 8;
      });
    }),
    { numRuns: sampled(100) },
  );
});

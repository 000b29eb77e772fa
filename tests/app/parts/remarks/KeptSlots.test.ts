import { expect, test } from "vitest";
import type { Slot } from "#app/diff/Slot.ts";
import { KeptSlots } from "#app/parts/comments/useCommentSlots.tsx";

const make = (line: number) => (): Omit<Slot, "key"> => ({
  fileKey: "a",
  side: "new",
  line,
  place: "below",
  content: null,
});

test("gives the same slot for as long as what it is made of is the same", () => {
  const kept = new KeptSlots();
  const thread = {};
  const first = kept.of("one", [thread, 1], make(1));
  const slots = kept.settle([first]);
  const again = kept.of("one", [thread, 1], make(1));
  expect(again).toBe(first);
  expect(kept.settle([again])).toBe(slots);
  const moved = kept.of("one", [thread, 2], make(2));
  expect(moved).toMatchObject({ key: "one", line: 2 });
  expect(moved).not.toBe(first);
  expect(kept.settle([moved])).toEqual([moved]);
});

test("forgets what was not asked for in a round", () => {
  const kept = new KeptSlots();
  const first = kept.of("one", [1], make(1));
  kept.settle([first]);
  kept.settle([]);
  expect(kept.of("one", [1], make(1))).not.toBe(first);
});

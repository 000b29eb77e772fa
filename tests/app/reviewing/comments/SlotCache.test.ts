import { expect, test } from "vitest";
import type { Slot } from "#app/diff/models/Slot.ts";
import { SlotCache } from "#app/reviewing/comments/useCommentSlots.tsx";

const make = (line: number) => (): Omit<Slot, "key"> => ({
  fileKey: "a",
  side: "new",
  line,
  placement: "below",
  content: null,
});

test("returns the same slot as long as its inputs are the same", () => {
  const cache = new SlotCache();
  const thread = {};
  const first = cache.of("one", [thread, 1], make(1));
  const slots = cache.endRound([first]);
  const again = cache.of("one", [thread, 1], make(1));
  expect(again).toBe(first);
  expect(cache.endRound([again])).toBe(slots);
  const moved = cache.of("one", [thread, 2], make(2));
  expect(moved).toMatchObject({ key: "one", line: 2 });
  expect(moved).not.toBe(first);
  expect(cache.endRound([moved])).toEqual([moved]);
});

test("drops slots that were not requested in a round", () => {
  const cache = new SlotCache();
  const first = cache.of("one", [1], make(1));
  cache.endRound([first]);
  cache.endRound([]);
  expect(cache.of("one", [1], make(1))).not.toBe(first);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { Handover } from "#server/git/processes/streams.ts";

/** Gives all of some items, and tells of each when it was given. */
async function giveAll(handover: Handover<number>, all: readonly number[], given: number[]): Promise<void> {
  for (const item of all) {
    if (!(await handover.give(item))) return;
    given.push(item);
  }
  handover.end();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("all comes over in its order, and no more than one waits while one is used", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 30 }), async (all) => {
      const handover = new Handover<number>();
      const given: number[] = [];
      const giving = giveAll(handover, all, given);
      const taken: number[] = [];
      for await (const item of handover.items()) {
        taken.push(item);
        for (let turn = 0; turn < item % 5; turn++) await Promise.resolve();
        expect(given.length - taken.length).toBeLessThanOrEqual(1);
      }
      await giving;
      expect(taken).toEqual(all);
    }),
  );
});

test("who gives is told that nobody takes any more", async () => {
  const handover = new Handover<number>();
  const given: number[] = [];
  const giving = giveAll(handover, [1, 2, 3], given);
  await pause();
  expect(given).toEqual([1]);
  const taking = handover.items();
  expect((await taking.next()).value).toBe(1);
  await pause();
  expect(given).toEqual([1, 2]);
  await taking.return(undefined);
  await giving;
  expect(given).toEqual([1, 2]);
});

test("who takes gets what was given before it failed, and then the failure", async () => {
  const handover = new Handover<number>();
  await handover.give(1);
  handover.end(new Error("it broke"));
  const taking = handover.items();
  expect((await taking.next()).value).toBe(1);
  await expect(taking.next()).rejects.toThrow("it broke");
});

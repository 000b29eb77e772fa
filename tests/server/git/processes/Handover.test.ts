import fc from "fast-check";
import { expect, test } from "vitest";
import { AsyncQueue } from "#server/git/processes/streams.ts";

/** Gives all of some items, and reports each when it was given. */
async function giveAll(queue: AsyncQueue<number>, all: readonly number[], received: number[]): Promise<void> {
  for (const item of all) {
    if (!(await queue.give(item))) return;
    received.push(item);
  }
  queue.end();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("everything arrives in order, and at most one item waits while one is used", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 30 }), async (all) => {
      const queue = new AsyncQueue<number>();
      const received: number[] = [];
      const giving = giveAll(queue, all, received);
      const taken: number[] = [];
      for await (const item of queue.items()) {
        taken.push(item);
        for (let turn = 0; turn < item % 5; turn++) await Promise.resolve();
        expect(received.length - taken.length).toBeLessThanOrEqual(1);
      }
      await giving;
      expect(taken).toEqual(all);
    }),
  );
});

test("the sender learns that nobody reads any more", async () => {
  const queue = new AsyncQueue<number>();
  const received: number[] = [];
  const giving = giveAll(queue, [1, 2, 3], received);
  await pause();
  expect(received).toEqual([1]);
  const taking = queue.items();
  expect((await taking.next()).value).toBe(1);
  await pause();
  expect(received).toEqual([1, 2]);
  await taking.return(undefined);
  await giving;
  expect(received).toEqual([1, 2]);
});

test("the reader gets what was sent before a failure, and then the failure", async () => {
  const queue = new AsyncQueue<number>();
  await queue.give(1);
  queue.end(new Error("it broke"));
  const taking = queue.items();
  expect((await taking.next()).value).toBe(1);
  await expect(taking.next()).rejects.toThrow("it broke");
});

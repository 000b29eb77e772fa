import fc from "fast-check";
import { expect, test } from "vitest";
import { Gathered } from "#server/git/processes/streams.ts";

test("everything arrives in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.nat()), { maxLength: 30 }), async (batches) => {
      const gathered = new Gathered<number>();
      const adding = Promise.all(batches.map((batch) => gathered.add(batch))).then(() => gathered.end());
      const taken: number[] = [];
      for await (const batch of gathered.batches()) taken.push(...batch);
      await adding;
      expect(taken).toEqual(batches.flat());
    }),
  );
});

test("the first item arrives at once, and the items after it soon as one batch", async () => {
  const gathered = new Gathered<number>();
  await gathered.add([1]);
  const taking = gathered.batches();
  expect((await taking.next()).value).toEqual([1]);
  await gathered.add([2]);
  const next = taking.next();
  await gathered.add([3]);
  expect((await next).value).toEqual([2, 3]);
});

test("the sender waits while too many items wait, and learns when the reader has stopped", async () => {
  const gathered = new Gathered<number>();
  let isTaken: boolean | null = null;
  const adding = gathered.add(Array.from({ length: 20_001 }, (_, at) => at)).then((answer) => (isTaken = answer));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isTaken).toBe(null);
  const taking = gathered.batches();
  expect((await taking.next()).value).toHaveLength(20_001);
  expect(await adding).toBe(true);
  await taking.return(undefined);
  expect(await gathered.add([1])).toBe(false);
});

test("the reader gets the items sent before a failure, and then the failure", async () => {
  const gathered = new Gathered<number>();
  await gathered.add([1]);
  gathered.end(new Error("it broke"));
  const taking = gathered.batches();
  expect((await taking.next()).value).toEqual([1]);
  await expect(taking.next()).rejects.toThrow("it broke");
});

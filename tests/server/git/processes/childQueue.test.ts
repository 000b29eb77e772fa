import { expect, test } from "vitest";
import { GIT_QUEUE_MAX } from "#contract/limits.ts";
import { childQueue } from "#server/git/processes/childQueue.ts";

const CALL = { priority: "interactive", heavy: false } as const;

/** Queues calls until all places are taken, and then one for each signal; returns what ends them. */
async function fill(signals: readonly AbortSignal[]): Promise<() => Promise<void>> {
  const running = await Promise.all(Array.from({ length: 4 }, () => childQueue(CALL)));
  const waiting = signals.map((signal) => childQueue(CALL, signal));
  return async () => {
    for (const leave of running) leave();
    for (const call of waiting) (await call)();
  };
}

test("no request is refused because of its own calls, or those of one other request", async () => {
  const { signal } = new AbortController();
  const end = await fill(Array.from({ length: GIT_QUEUE_MAX + 50 }, () => signal));
  const own = childQueue(CALL, signal);
  const other = childQueue(CALL, new AbortController().signal);
  await end();
  const places = await Promise.all([own, other]);
  expect(places).toHaveLength(2);
  for (const leave of places) leave();
});

test("a request is refused while calls of as many requests as may wait are queued, and not afterwards", async () => {
  const end = await fill(Array.from({ length: GIT_QUEUE_MAX }, () => new AbortController().signal));
  await expect(childQueue(CALL, new AbortController().signal)).rejects.toMatchObject({ code: "OVERLOADED" });
  await end();
  (await childQueue(CALL))();
});

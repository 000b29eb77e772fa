import { expect, it } from "vitest";
import { ChangeQueue } from "#server/schema/updates/subscriptions.ts";

/** Creates a queue that returns each change as its reviews and a word for drafts, and counts how often it ended. */
function queueOf() {
  const ends: string[] = [];
  const queue = new ChangeQueue(
    ({ reviews, drafts, refs, workTree }) => [
      ...reviews,
      ...(drafts ? ["drafts"] : []),
      ...(refs ? ["refs"] : []),
      ...(workTree ? ["workTree"] : []),
    ],
    () => ends.push("end"),
  );
  const push = (reviews: readonly string[], drafts = false) => queue.push({ reviews: new Set(reviews), drafts });
  return { queue, push, ends };
}

it("a change is delivered to a waiting reader", async () => {
  const { queue, push } = queueOf();
  const taken = queue.next();
  push(["a"]);
  expect(await taken).toEqual({ done: false, value: ["a"] });
});

it("a slow reader gets all changes since its last read as one, each review once", async () => {
  const { queue, push } = queueOf();
  push(["a"]);
  push(["b", "a"], true);
  push(["c"]);
  expect(await queue.next()).toEqual({ done: false, value: ["a", "b", "c", "drafts"] });
  const next = queue.next();
  push(["d"]);
  expect(await next).toEqual({ done: false, value: ["d"] });
});

it("refs and uncommitted work that changed meanwhile are reported once, with the reviews", async () => {
  const { queue, push } = queueOf();
  queue.push({ workTree: true });
  queue.push({ refs: true });
  push(["a"]);
  queue.push({ workTree: true });
  expect(await queue.next()).toEqual({ done: false, value: ["a", "refs", "workTree"] });
});

it("ends for waiting readers, at once, and once", async () => {
  const { queue, push, ends } = queueOf();
  const waiting = [queue.next(), queue.next()];
  await queue.return();
  queue.end();
  push(["late"]);
  expect(await Promise.all([...waiting, queue.next()])).toEqual([
    { done: true, value: undefined },
    { done: true, value: undefined },
    { done: true, value: undefined },
  ]);
  expect(ends).toEqual(["end"]);
});

it("leaving a loop over it ends it", async () => {
  const { queue, push, ends } = queueOf();
  push(["a"]);
  for await (const change of queue) {
    expect(change).toEqual(["a"]);
    break;
  }
  expect(ends).toEqual(["end"]);
});

import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { childQueue, quietFor } from "#server/git/processes/childQueue.ts";

it("idle time starts when the last child in the foreground has ended, and ignores background children", async () => {
  const { signal } = new AbortController();
  const background = await childQueue({ priority: "background", heavy: false });
  const leave = await childQueue({ priority: "interactive", heavy: false });
  let isQuiet = false;
  const quiet = quietFor(20, signal).then(() => (isQuiet = true));
  await wait(100);
  expect(isQuiet).toBe(false);
  leave();
  await quiet;
  background();
});

it("waiting for idle time ends with the signal", async () => {
  const abort = new AbortController();
  const quiet = quietFor(3_600_000, abort.signal);
  abort.abort();
  await expect(quiet).rejects.toMatchObject({ name: "AbortError" });
});

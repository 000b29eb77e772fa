import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { untilIdle } from "#cli/server/serveInBackground.ts";

const SOON = { most: 60, pollMs: 5 };

it("waits while a page sends requests, and ends some time after the last one", async () => {
  let idle: number | null = 0;
  let isOver = false;
  const exit = untilIdle(() => idle, SOON).then(() => (isOver = true));
  await pause(100);
  expect(isOver).toBe(false);
  idle = 61;
  await exit;
});

it("ends if no page was ever opened", async () => {
  const began = performance.now();
  await untilIdle(() => null, SOON);
  expect(performance.now() - began).toBeGreaterThanOrEqual(60);
});

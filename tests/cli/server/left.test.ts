import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { left } from "#cli/server/serveInBackground.ts";

const SOON = { most: 60, pollMs: 5 };

it("a Galley that is to end once it is left goes on while somebody reads, and ends some time after", async () => {
  let idle: number | null = 0;
  let isOver = false;
  const leaving = left(() => idle, SOON).then(() => (isOver = true));
  await pause(100);
  expect(isOver).toBe(false);
  idle = 61;
  await leaving;
});

it("and ends where nobody ever came", async () => {
  const began = performance.now();
  await left(() => null, SOON);
  expect(performance.now() - began).toBeGreaterThanOrEqual(60);
});

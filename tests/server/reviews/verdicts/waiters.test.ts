import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { beginWaiting, readWaiters, watchWaiters } from "#server/reviews/verdicts/waiters.ts";
import { NOON, requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
beforeAll(async () => {
  desk = await requestedDesk();
});

test("who waits can be read while they do, an agent by its name, and the watch tells when they come and go", async () => {
  const told: string[] = [];
  const end = watchWaiters(desk.ada.git, (reviews) => told.push(...reviews));
  const review = await desk.review();
  const robo = { ...desk.ada, viewer: { ...desk.ada.viewer, role: "agent", agent: "Robo" } } as const;
  await expect.poll(() => readWaiters(desk.ada.git)).toEqual(new Map());
  await new Promise((resolve) => setTimeout(resolve, 50)); // its first look is over
  const endWaiting = await beginWaiting(robo, review);
  expect(await readWaiters(desk.ada.git)).toEqual(
    new Map([[desk.first, [{ name: "Robo", isAgent: true, since: NOON }]]]),
  );
  await expect.poll(() => told).toEqual([desk.first]);
  await endWaiting();
  await expect.poll(() => told).toEqual([desk.first, desk.first]);
  expect(await readWaiters(desk.ada.git)).toEqual(new Map());
  end();
});

test("whose process is gone, who has not been heard of for a minute, and what is no waiter is left out", async () => {
  const folder = join(desk.ada.git.shadow, "waiting");
  const file = (digit: string): string => join(folder, `${digit.repeat(8)}-0000-4000-8000-000000000000.json`);
  const waiter = { v: 0, pid: process.pid, review: desk.first, name: "Robo", isAgent: true, since: NOON };
  await writeFile(file("1"), JSON.stringify({ ...waiter, pid: 2 ** 22 + 1 }));
  await writeFile(file("2"), JSON.stringify(waiter));
  await utimes(file("2"), 0, Date.now() / 1000 - 61);
  await writeFile(file("3"), "{");
  await writeFile(file("4"), "[]");
  expect(await readWaiters(desk.ada.git)).toEqual(new Map());
  expect(await readdir(folder)).not.toContain("22222222-0000-4000-8000-000000000000.json");
  await writeFile(file("5"), JSON.stringify(waiter));
  expect([...(await readWaiters(desk.ada.git)).values()]).toEqual([[{ name: "Robo", isAgent: true, since: NOON }]]);
});

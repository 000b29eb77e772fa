import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  beginWaiting,
  readReviewWatchers,
  onReviewWatchersChange,
} from "#server/operations/verdicts/reviewWatchers.ts";
import { watchersRead } from "#tests/helpers/watchersRead.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
beforeAll(async () => {
  fixture = await requestedReviewFixture();
});

test("waiting people and agents are listed while they wait, and the watch reports when they start and stop", async () => {
  const reported: string[] = [];
  const end = onReviewWatchersChange(fixture.ada.git, (reviews) => reported.push(...reviews));
  const review = await fixture.review();
  const robo = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role: "agent", agent: "Robo" } } as const;
  await expect.poll(() => readReviewWatchers(fixture.ada.git)).toEqual(new Map());
  await watchersRead(fixture.ada.git);
  const endWaiting = await beginWaiting(robo, review);
  expect(await readReviewWatchers(fixture.ada.git)).toEqual(
    new Map([[fixture.first, [{ name: "Robo", isAgent: true, since: NOON, worktree: fixture.ada.git.id }]]]),
  );
  await expect.poll(() => reported).toEqual([fixture.first]);
  await endWaiting();
  await expect.poll(() => reported).toEqual([fixture.first, fixture.first]);
  expect(await readReviewWatchers(fixture.ada.git)).toEqual(new Map());
  end();
});

test("watchers whose process ended, who were not seen for a minute, or which are not waiting programs are left out", async () => {
  const folder = join(fixture.ada.git.mirror, "waiting");
  const file = (digit: string): string => join(folder, `${digit.repeat(8)}-0000-4000-8000-000000000000.json`);
  const watcher = { v: 0, pid: process.pid, review: fixture.first, name: "Robo", isAgent: true, since: NOON };
  await writeFile(file("1"), JSON.stringify({ ...watcher, pid: 2 ** 22 + 1 }));
  await writeFile(file("2"), JSON.stringify(watcher));
  await utimes(file("2"), 0, Date.now() / 1000 - 61);
  await writeFile(file("3"), "{");
  await writeFile(file("4"), "[]");
  expect(await readReviewWatchers(fixture.ada.git)).toEqual(new Map());
  expect(await readdir(folder)).not.toContain("22222222-0000-4000-8000-000000000000.json");
  await writeFile(file("5"), JSON.stringify(watcher));
  expect([...(await readReviewWatchers(fixture.ada.git)).values()]).toEqual([
    [{ name: "Robo", isAgent: true, since: NOON, worktree: null }],
  ]);
});

import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { canMount, smallDisk, type SmallDisk } from "#tests/helpers/smallDisk.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviews/reviewFixture.ts";

const DISK_BYTES = 8 * 1024 * 1024;
const PAGE = 4096;
/** The steps in which the free space grows; `npm run soak` tests every page of the disk. */
const STEP = process.env["GALLEY_SOAK_KILLS"] === undefined ? 5 : 1;
const ANCHOR = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;

let disk: SmallDisk;
let fixture: ReviewFixture;

/** Returns the code of the error, null if there was none. */
async function codeOf(doing: Promise<unknown>): Promise<string | null> {
  try {
    await doing;
    return null;
  } catch (error) {
    if (error instanceof GalleyError) return error.code;
    throw error;
  }
}

/** Everything that Galley wrote, as read by git itself. */
const listNotes = (): Promise<string> => fixture.repo.git("for-each-ref", "refs/notes", "refs/galley", "refs/devtools");

describe.runIf(canMount())("on a separate disk", () => {
  beforeAll(async () => {
    disk = smallDisk(DISK_BYTES);
    const folder = process.env["TMPDIR"];
    process.env["TMPDIR"] = disk.path;
    process.env["GALLEY_CACHE_DIR"] = join(disk.path, "cache");
    fixture = await requestedReviewFixture();
    if (folder === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = folder;
    await fixture.repo.write({ "work.txt": "work\n".repeat(4000) });
  });

  /** Each action takes a number; an action that is repeated with the same number is done once. */
  const actions: readonly (readonly [string, (number: number) => Promise<unknown>])[] = [
    [
      "a thread",
      (number) =>
        addComment(fixture.carl, {
          key: `thread-${number}-key`,
          review: fixture.first,
          anchor: ANCHOR,
          kind: "note",
          body: `Thread ${number}: ${"long enough to need space. ".repeat(300)}`,
        }),
    ],
    [
      "a draft",
      (number) =>
        saveDraft(fixture.carl, {
          key: `draft-${number}-key`,
          review: fixture.first,
          anchor: ANCHOR,
          kind: "note",
          body: `Draft ${number}: ${"long enough to need space. ".repeat(300)}`,
        }),
    ],
    [
      "a mark of what was seen",
      (number) =>
        markViewed(fixture.carl, {
          key: `seen-${number}-key`,
          review: fixture.first,
          isViewed: true,
          keys: [String(number).padStart(22, "0")],
        }),
    ],
    [
      "a snapshot",
      async (number) => {
        fixture.tick(60);
        // Not on a full disk: Galley does not write the work tree.
        await truncate(fixture.repo.file("work.txt"), 20_000 - number);
        return takeSnapshot(fixture.ada);
      },
    ],
  ];

  test.each(actions)(
    "%s that does not fit is refused with a message, completely, and is written once there is space",
    async (_, action) => {
      await action(1000); // Creates everything that is only created once.
      let number = 0;
      for (let code: string | null = ""; code !== null && number < 60; number += STEP) {
        const before = await listNotes();
        disk.fill(number * PAGE);
        code = await codeOf(action(number)).finally(() => disk.clear());
        if (code === null) break;
        expect([number, code]).toEqual([number, "DISK_FULL"]);
        expect(await listNotes()).toBe(before);
        await fixture.repo.git("fsck", "--strict");
      }
      expect(number).toBeGreaterThan(0); // There was no space the first time.
      expect(number).toBeLessThan(60);
      const before = await listNotes();
      for (let again = 0; again < number; again += STEP) expect(await codeOf(action(again))).toBe(null);
      expect(await listNotes()).not.toBe(before);
      await fixture.repo.git("fsck", "--strict");
    },
  );

  test("a repository does not open if the cache has no space, reports that, and opens once there is space", async () => {
    process.env["GALLEY_CACHE_DIR"] = join(disk.path, "other cache");
    disk.fill(0);
    expect(await codeOf(openRepository(fixture.repo.path)).finally(() => disk.clear())).toBe("DISK_FULL");
    await (await openRepository(fixture.repo.path)).close();
  });

  test("a write that no longer fits reports that, all other data is read, and the next attempt succeeds", async () => {
    const [comment, draft, seen, snapshot] = actions.map(([, action]) => action);
    const before = await listNotes();
    disk.lock(true);
    try {
      for (const action of [comment, draft, seen])
        expect(await codeOf(action?.(2000) ?? Promise.resolve())).toBe("READ_ONLY");
      expect((await fixture.review()).title).toBe("Shout three");
      expect(await listNotes()).toBe(before);
    } finally {
      disk.lock(false);
    }
    for (const action of [comment, draft, seen, snapshot])
      expect(await codeOf(action?.(2000) ?? Promise.resolve())).toBe(null);
    expect((await fixture.review()).threads.some(({ root }) => root.item.description.startsWith("Thread 2000"))).toBe(
      true,
    );
  });
});

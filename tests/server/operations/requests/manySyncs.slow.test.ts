import { expect, test } from "vitest";
import { sync } from "#server/exchange/sync/syncReviews.ts";
import { deleteComment } from "#server/operations/comments/editComment.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { cloneOf, notesIn, twoClones, type Clone } from "./twoClones.ts";

const GALLEYS = 8;
const ROUNDS = 3;
const DELETED = "to-be-deleted";

/** Two clones that fetch all notes by force, each with eight open Galleys, and a review that both have. */
async function begin() {
  const { ada, carl, remote, first } = await twoClones();
  const requested = { head: "topic", base: "main", title: "Shout three", body: "", reviewers: [] };
  await requestReview(ada.context, { key: "request-1", ...requested });
  const galleys: (readonly [string, Clone])[] = [];
  for (const { repo, context } of [ada, carl]) {
    await repo.git("config", "--add", "remote.origin.fetch", "+refs/notes/*:refs/notes/*");
    const name = context.viewer.name ?? "";
    for (let at = 0; at < GALLEYS; at++) galleys.push([`${name}-${at}`, await cloneOf(repo, name, context.now)]);
  }
  return { ada, carl, remote, review: first, galleys };
}

async function comment({ context }: Clone, review: string, key: string): Promise<string> {
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: null, commit: null } as const;
  const { comment: id } = await addComment(context, { key, review, anchor, body: key, kind: "note" });
  return id;
}

/** The comments of a review as a clone shows them. */
async function shown({ context }: Clone, review: string) {
  const found = await context.index.find(review);
  return found?.threads.flatMap(({ comments }) => comments) ?? [];
}

test("sixteen syncs at once from two clones, with forced fetches between them, lose nothing and bring nothing deleted back", async () => {
  const { ada, carl, remote, review, galleys } = await begin();
  const deleted = await comment(ada, review, DELETED);
  for (const clone of [ada, carl]) await sync(clone.context, { remote: "origin" });
  const written: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let left = galleys.length;
    const work = galleys.map(async ([name, clone]) => {
      const key = `of-${name}-in-${round}`;
      await comment(clone, review, key);
      written.push(key);
      if (round === 1 && name === "Ada-0")
        await deleteComment(clone.context, { key: "deletion-1", review, comment: deleted });
      await sync(clone.context, { remote: "origin" }).finally(() => (left -= 1));
    });
    const fetches = [ada, carl].map(async ({ repo }) => {
      // A fetch that meets a lock fails, as it does in real use.
      while (left > 0) await repo.git("fetch", "-q", "--prune", "origin").catch(() => "");
    });
    await Promise.all([...work, ...fetches]);
  }
  for (const clone of [ada, carl, ada]) await sync(clone.context, { remote: "origin" });
  expect(await ada.notes()).toEqual(await carl.notes());
  expect(await notesIn(remote)).toEqual(await ada.notes());
  for (const clone of [ada, carl]) {
    const comments = await shown(clone, review);
    const bodies = comments.filter(({ isDeleted }) => !isDeleted).map(({ latest }) => latest.description);
    expect(bodies.toSorted()).toEqual(written.toSorted());
    expect(comments.filter(({ isDeleted }) => isDeleted).map(({ item }) => item.id)).toEqual([deleted]);
  }
  expect(written).toHaveLength(2 * GALLEYS * ROUNDS);
  await remote.git("fsck", "--strict");
});

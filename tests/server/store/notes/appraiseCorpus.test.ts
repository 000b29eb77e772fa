import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import type { DerivedComment, DerivedReview } from "#server/reviews/state/Review.ts";
import { deriveNotes } from "./deriveNotes.ts";

const CORPUS = `${import.meta.dirname}/../../../fixtures/appraise`;
const REVISION = "1f3870be274f6c49b3e31a0c6728957f8a3c1e2d";

/** The location of a thread in the format of the corpus: commit, path, lines with their columns. */
function locationOf({ location }: Pick<CommentItem, "location">): string | null {
  if (location === null) return null;
  const { commit, path, range } = location;
  const spot = (line: number, column: number) => (column === 0 ? `${line}` : `${line}:${column}`);
  const first = range && spot(range.startLine, range.startColumn);
  const last = range && range.endLine > 0 ? `-${spot(range.endLine, range.endColumn)}` : "";
  return [commit, path, range ? `${first}${last}` : ""].filter((part) => part !== "").join(" ");
}

function spoken({ item, latest, history, children, isDeleted, status }: DerivedComment): object {
  return {
    by: item.author,
    says: latest.description,
    status,
    ...(history.length > 1 && { was: history.slice(0, -1).map(({ description }) => description) }),
    ...(isDeleted && { isDeleted }),
    ...(children.length > 0 && { answers: children.map(spoken) }),
  };
}

/** A folded review in the format of the corpus. */
function summary(review: DerivedReview): object {
  const { title, body, current, requests, isAbandoned, status, threads, verdicts, openThreads, commentCount } = review;
  return {
    title,
    body,
    requester: current.requester,
    reviewers: current.reviewers,
    target: current.targetRef,
    alias: current.alias,
    requests: requests.length,
    isAbandoned,
    status: status === null ? "pending" : status ? "accepted" : "rejected",
    threads: threads.map((thread) => ({
      state: thread.state,
      on: locationOf(thread.root.item),
      ...(thread.side === "old" && { side: thread.side }),
      ...(thread.isVerdict && { isVerdict: true }),
      root: spoken(thread.root),
    })),
    verdicts: verdicts.map(({ by, verdict, head, isActive }) => ({ by: by.email, says: verdict, of: head, isActive })),
    openThreads,
    commentCount,
  };
}

const cases = (await readdir(CORPUS)).filter((name) => name !== ".gitattributes");

it("knows every file of the corpus", async () => {
  for (const name of cases) {
    const files = await readdir(`${CORPUS}/${name}`);
    expect(["expected.json reviews", "discuss expected.json reviews"]).toContain(files.toSorted().join(" "));
  }
});

it.each(cases)("reads notes as git-appraise does: %s", async (name) => {
  const requests = await readFile(`${CORPUS}/${name}/reviews`);
  const hasComments = (await readdir(`${CORPUS}/${name}`)).includes("discuss");
  const comments = hasComments ? await readFile(`${CORPUS}/${name}/discuss`) : Buffer.alloc(0);
  const review = deriveNotes(REVISION, requests, comments);
  const expected: unknown = JSON.parse(await readFile(`${CORPUS}/${name}/expected.json`, "utf8"));
  expect(review && summary(review)).toStrictEqual(expected);
});

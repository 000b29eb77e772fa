import { expect, test } from "vitest";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { timelineOf } from "#server/reviews/state/timeline.ts";
import { indexedReview } from "../indexedReview.ts";

const [HEAD, NEXT, BASE] = ["2".repeat(40), "3".repeat(40), "4".repeat(40)];

/** Each event: its kind, its person, its patch set and its text. */
function summary(review: IndexedReview): unknown {
  return timelineOf(review).map(({ kind, at, by, patchSet, comment, verdict, note }) =>
    [kind, at, by?.name ?? by?.email, patchSet?.number, comment?.item.description, verdict, note].filter(
      (one) => one !== undefined && one !== null,
    ),
  );
}

test("a review's life is reported in order: requests, patch sets, threads, verdicts and its end", () => {
  const review = indexedReview(
    [
      { galley: { name: "Ada", act: "request", head: HEAD, base: BASE } },
      {
        timestamp: "1700000020",
        galley: { act: "patchSet", head: NEXT, base: BASE, by: "carl@example.org", byName: "Carl" },
      },
      { timestamp: "1700000040", targetRef: "", galley: { act: "abandon" } },
      { timestamp: "1700000050", galley: { act: "reopen" } },
      { timestamp: "1700000070", galley: { act: "close", closed: "squash" } },
    ],
    [
      { timestamp: "1700000010", author: "carl@example.org", description: "Why?", resolved: false },
      {
        timestamp: "1700000030",
        author: "carl@example.org",
        location: { commit: NEXT },
        description: "No",
        resolved: false,
      },
      { timestamp: "1700000060", author: "carl@example.org", location: { commit: NEXT }, resolved: true },
    ],
  );
  expect(summary(review)).toEqual([
    ["REQUESTED", 1_700_000_000, "Ada", 1],
    ["COMMENTED", 1_700_000_010, "Carl", "Why?"],
    ["PATCH_SET", 1_700_000_020, "Carl", 2],
    ["VERDICT", 1_700_000_030, "Carl", "No", "reject"],
    ["ABANDONED", 1_700_000_040, "Ada"],
    ["REOPENED", 1_700_000_050, "Ada"],
    ["VERDICT", 1_700_000_060, "Carl", "", "approve"],
    ["MERGED", 1_700_000_070, "Ada", "Merged by squashing."],
  ]);
});

test("an update reports what it changed", () => {
  const review = indexedReview([
    {},
    { timestamp: "1700000010", description: "Change it all" },
    { timestamp: "1700000020", description: "Change it all", reviewers: [], targetRef: "refs/heads/next" },
    { timestamp: "1700000030", description: "Change it all", reviewers: [], targetRef: "refs/heads/next", alias: HEAD },
  ]);
  expect(summary(review)).toEqual([
    ["REQUESTED", 1_700_000_000, "ada@example.org"],
    ["UPDATED", 1_700_000_010, "ada@example.org", "Changed the title or the description."],
    ["UPDATED", 1_700_000_020, "ada@example.org", "Changed the reviewers and the target."],
    ["UPDATED", 1_700_000_030, "ada@example.org", "Rewrote the change: its first commit is a new one."],
  ]);
});

test("a merge that nobody recorded is at the end, without time or name", () => {
  const review = indexedReview([{}], [{ timestamp: "1700000010", author: "carl@example.org", description: "Good" }], {
    isMerged: true,
  });
  expect(summary(review)).toEqual([
    ["REQUESTED", 1_700_000_000, "ada@example.org"],
    ["COMMENTED", 1_700_000_010, "carl@example.org", "Good"],
    ["MERGED"],
  ]);
});

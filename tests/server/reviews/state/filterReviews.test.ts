import { expect, test } from "vitest";
import { countReviews, filterReviews, type ReviewFilter } from "#server/reviews/state/IndexedReview.ts";
import { isUnread } from "#server/operations/marks/markVisit.ts";
import { indexedReview, REVISION } from "../indexedReview.ts";

const ADA = "ada@example.org";
const CARL = "carl@example.org";
const ANY: ReviewFilter = { query: "", states: null, author: null, reviewer: null, turnOf: null };

const open = indexedReview([{ description: "Sort the list\n\nBy date.", galley: { name: "Ada Proof" } }]);
const merged = indexedReview([{ description: "Count", requester: CARL, reviewers: [ADA] }], [], { isMerged: true });
const abandoned = indexedReview([{ description: "Sort nothing" }, { timestamp: "1700000001", targetRef: "" }]);
const reviews = [open, merged, abandoned];

test.each([
  ["nothing", {}, reviews],
  ["a word of the title", { query: "SORT" }, [open]],
  ["words of title, text, name and branch, whatever their order", { query: " topic  proof date list " }, [open]],
  ["a word that is not there", { query: "sort elephants" }, []],
  ["a state", { states: ["MERGED"] }, [merged]],
  ["several states", { states: ["MERGED", "ABANDONED"] }, [merged, abandoned]],
  ["no state in particular", { states: [] }, reviews],
  ["an author", { author: CARL }, [merged]],
  ["a reviewer", { reviewer: CARL }, [open, abandoned]],
  ["whose turn it is", { turnOf: CARL }, [open]],
] satisfies readonly (readonly [string, Partial<ReviewFilter>, unknown])[])(
  "reviews are filtered by %s",
  (_, wanted, found) => {
    expect(filterReviews(reviews, { ...ANY, ...wanted })).toEqual(found);
  },
);

test("each state is counted, and the reviews that wait for the viewer", () => {
  const states = { OPEN: 1, CHANGES_REQUESTED: 0, APPROVED: 0, MERGED: 1, ABANDONED: 1 };
  expect(countReviews(reviews, CARL)).toEqual({ states, waitingForViewer: 1 });
  expect(countReviews(reviews, null)).toEqual({ states, waitingForViewer: 0 });
});

const answered = indexedReview(
  [{}],
  [
    { timestamp: "1700000010", author: CARL, description: "Why?" },
    { timestamp: "1700000020", author: ADA, description: "Because." },
  ],
);

test.each([
  ["never viewed, it is new to a reviewer", undefined, CARL, true],
  ["the reviewer saw the question, not the answer", "1700000010", CARL, true],
  ["the reviewer saw all", "1700000020", CARL, false],
  ["only one's own words are newer than what one saw", "1700000010", ADA, false],
  ["somebody without a name saw nothing yet", undefined, null, true],
  ["a mark that is no time is none", "yesterday", CARL, true],
])("a review is unread if others added something since: %s", (_, mark, viewer, isNew) => {
  const marks = new Map(mark === undefined ? [] : [[REVISION, mark]]);
  expect(isUnread(answered, marks, viewer)).toBe(isNew);
});

test("a closed review that was never viewed is not unread; new comments in a viewed one are", () => {
  expect(isUnread(merged, new Map(), ADA)).toBe(false);
  expect(isUnread(merged, new Map([[REVISION, "1600000000"]]), ADA)).toBe(true);
});

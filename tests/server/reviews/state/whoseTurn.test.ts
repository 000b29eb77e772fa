import { expect, it } from "vitest";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import type { ReviewState } from "#server/reviews/state/IndexedReview.ts";
import { deriveReview } from "#server/reviews/state/deriveReview.ts";
import type { RequestItem } from "#server/store/notes/requestLine.ts";
import { whoseTurn } from "#server/reviews/state/whoseTurn.ts";
import { ANN, BOB, comment, CY, HEAD, request, REVISION, verdict } from "../makeItems.ts";

const PULL = { kind: "pull", host: "example.org", path: "owner/name", number: 5 } as const;
const OPENED = { extras: { head: HEAD, pull: PULL, imported: { by: CY } } };
const BOTH = { reviewers: [BOB, CY] };
const push = (at: number) => request(at, { extras: { act: "patchSet", head: HEAD } });
const openComment = comment(10, BOB, { resolved: false });
const other = comment(11, BOB, { resolved: false });
const answer = comment(20, ANN, { parent: openComment.id });
const resolution = comment(30, BOB, { parent: openComment.id, resolved: true });

const ROWS: readonly [
  what: string,
  requests: readonly RequestItem[],
  comments: readonly CommentItem[],
  turn: readonly string[],
][] = [
  ["a request waits for its reviewers", [request(0, BOTH)], [], [BOB, CY]],
  ["a comment waits for the author", [request(0)], [openComment], [ANN]],
  ["a comment of the second of the request waits for the author", [request(10)], [openComment], [ANN]],
  ["one reviewer's comment leaves the other's turn", [request(0, BOTH)], [openComment], [ANN, CY]],
  ["an answer waits for the reviewer", [request(0)], [openComment, answer], [BOB]],
  ["one of two comments answered waits for both sides", [request(0)], [openComment, other, answer], [ANN, BOB]],
  ["a new patch set waits for the reviewers", [request(0), push(30)], [openComment, other, answer], [BOB]],
  [
    "a new description waits for nobody new",
    [request(0), request(30, { extras: { act: "update" } })],
    [openComment],
    [ANN],
  ],
  ["what the reviewer settled goes back to the author", [request(0)], [openComment, answer, resolution], [ANN]],
  [
    "a withdrawn comment is none",
    [request(0)],
    [openComment, comment(12, BOB, { original: openComment.id, extras: { withdrawn: true } })],
    [BOB],
  ],
  ["a rejection waits for the author", [request(0)], [verdict(5, BOB, false)], [ANN]],
  ["a patch set after a rejection waits for who rejected", [request(0), push(9)], [verdict(5, BOB, false)], [BOB]],
  [
    "without reviewers it waits for everyone who took part",
    [request(0, { reviewers: [] }), push(30)],
    [openComment],
    [BOB],
  ],
  [
    "a passer-by's comment waits for the author, and the reviewer's turn stays",
    [request(0)],
    [comment(5, CY)],
    [ANN, BOB],
  ],
  ["with nobody else it is the author's", [request(0, { reviewers: [] })], [], [ANN]],
  ["with nobody asked but the author it is the author's", [request(0, { reviewers: [ANN] })], [], [ANN]],
  ["a pull request waits for who opened it", [request(0, { reviewers: [], ...OPENED })], [], [CY]],
  ["who opened it has the turn beside its reviewers", [request(0, OPENED)], [], [BOB, CY]],
  [
    "a pull request that its author opened is the author's",
    [request(0, { reviewers: [], extras: { ...OPENED.extras, imported: { by: ANN } } })],
    [],
    [ANN],
  ],
  [
    "the comment of who opened it waits for the author",
    [request(0, { reviewers: [], ...OPENED })],
    [comment(5, CY)],
    [ANN],
  ],
  ["a reviewer named twice has one turn", [request(0, { reviewers: [BOB, BOB] })], [], [BOB]],
];

function turnOf(requests: readonly RequestItem[], comments: readonly CommentItem[], state: ReviewState) {
  const review = deriveReview(REVISION, requests, comments);
  return review && whoseTurn(review, state);
}

it.each(ROWS)("%s", (_what, requests, comments, turn) => {
  const isRejected = comments.some(({ resolved }) => resolved === false);
  expect(turnOf(requests, comments, isRejected ? "CHANGES_REQUESTED" : "OPEN")).toStrictEqual(turn);
});

it("an approved review waits for its author, a merged or abandoned one for nobody", () => {
  const requests = [request(0, BOTH)];
  expect(turnOf(requests, [verdict(1, BOB, true)], "APPROVED")).toStrictEqual([ANN]);
  expect(turnOf(requests, [openComment], "MERGED")).toStrictEqual([]);
  expect(turnOf(requests, [openComment], "ABANDONED")).toStrictEqual([]);
});

it("an open review always waits for somebody", () => {
  for (const [what, requests, comments] of ROWS)
    for (let upTo = 0; upTo <= comments.length; upTo++)
      expect([what, turnOf(requests, comments.slice(0, upTo), "OPEN")]).not.toStrictEqual([what, []]);
});

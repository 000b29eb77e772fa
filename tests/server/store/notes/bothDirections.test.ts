import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { abandonReview, reopenReview } from "#server/operations/requests/abandonReview.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { GIT_APPRAISE, gitAppraise } from "#tests/helpers/gitAppraise.ts";
import {
  type Line,
  NOON,
  requestedReviewFixture,
  reviewFixture,
  type ReviewFixture,
} from "../../reviews/reviewFixture.ts";
import { note, noteRequest } from "../../reviews/notedReview.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const CARL = "carl@example.org";
const FOLLOWING = { targetRef: "", timestamp: NOON };

let fixture: ReviewFixture;

/** Writes a comment on the whole change as git-appraise does; `reject` and `abandon` state no time. */
async function appraiseComment(fields: object): Promise<void> {
  const { first, head, repo } = fixture;
  await note(repo, "discuss", first, { author: CARL, location: { commit: head }, ...fields });
}

const accept = (at = NOON + 1): Promise<void> =>
  appraiseComment({ timestamp: String(at), description: "Yes.", resolved: true });
const reject = (): Promise<void> => appraiseComment({ description: "No.", resolved: false });
/** Appends the request once more without its target. */
async function abandon(): Promise<void> {
  await appraiseComment({ description: "Not needed.", resolved: false });
  await noteRequest(fixture.repo, fixture.first, FOLLOWING);
}
const request = (): Promise<void> => noteRequest(fixture.repo, fixture.first, { timestamp: NOON });

/** The state that the real git-appraise prints in brackets for the review. */
async function printedStatus(): Promise<string> {
  const text = await gitAppraise(fixture.repo.path, "list", "-a");
  return /\[([a-z]+)\]/u.exec(text)?.[1] ?? "none";
}

/**
 * The state that git-appraise derives from the notes, read with raw git: its rules in `review/review.go` and
 * `getStatusString` of its `commands/output/output.go`.
 */
async function statusByNotes(): Promise<string> {
  const requests = (await fixture.lines("reviews")).toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  const comments = await fixture.lines("discuss").catch(() => []);
  const resolved = both(comments.filter(({ parent }) => parent === undefined).map((root) => statusOf(root, comments)));
  const [merged] = (await fixture.repo.git("branch", "--list", "main", "--contains", fixture.first)).split("\n");
  if (resolved === null) return merged === "" ? "pending" : "tbr";
  if (resolved) return merged === "" ? "accepted" : "submitted";
  if (merged !== "") return "danger";
  return requests.at(-1)?.["targetRef"] === "" ? "abandon" : "rejected";
}

function textOf({ timestamp = "" }: Line): string {
  return String(timestamp);
}

function statusOf(comment: Line, all: readonly Line[]): boolean | null {
  const hashed = JSON.stringify({ ...comment, galley: undefined });
  const id = createHash("sha1").update(hashed).digest("hex");
  const own = typeof comment["resolved"] === "boolean" ? comment["resolved"] : null;
  const below = both(all.filter(({ parent }) => parent === id).map((reply) => statusOf(reply, all)));
  if (below === null) return own;
  return below ? own || null : false;
}

function both(statuses: readonly (boolean | null)[]): boolean | null {
  const known = statuses.filter((status) => status !== null);
  return known.length === 0 ? null : known.every(Boolean);
}

async function expectState({ state, status }: Row): Promise<void> {
  expect((await fixture.review()).state).toBe(state);
  expect(await statusByNotes()).toBe(status);
  if (GIT_APPRAISE !== undefined) expect(await printedStatus()).toBe(status);
}

interface Row {
  readonly what: string;
  readonly status: string;
  readonly state: string;
  act(): Promise<unknown>;
}

const BY_APPRAISE: readonly Row[] = [
  { what: "a request", status: "pending", state: "OPEN", act: request },
  { what: "an acceptance", status: "accepted", state: "APPROVED", act: async () => (await request(), accept()) },
  { what: "a rejection", status: "rejected", state: "CHANGES_REQUESTED", act: async () => (await request(), reject()) },
  {
    what: "a rejection after an acceptance",
    status: "rejected",
    state: "CHANGES_REQUESTED",
    act: async () => (await request(), await accept(), reject()),
  },
  {
    what: "an acceptance after a rejection",
    status: "rejected",
    state: "CHANGES_REQUESTED",
    act: async () => (await request(), await reject(), accept()),
  },
  {
    what: "an abandoned request",
    status: "abandon",
    state: "ABANDONED",
    act: async () => (await request(), abandon()),
  },
  {
    what: "an abandoned request that was accepted",
    status: "abandon",
    state: "ABANDONED",
    act: async () => (await request(), await accept(), abandon()),
  },
  {
    what: "an abandoned request that is requested again",
    status: "rejected",
    state: "CHANGES_REQUESTED",
    act: async () => {
      await request();
      await abandon();
      await noteRequest(fixture.repo, fixture.first, { timestamp: NOON + 9 });
    },
  },
  {
    what: "an abandoned request that Galley reopens",
    status: "pending",
    state: "OPEN",
    act: async () => {
      await request();
      await abandon();
      await reopenReview(fixture.ada, { key: "reopen-01", review: fixture.first });
    },
  },
  {
    what: "a merged acceptance",
    status: "submitted",
    state: "MERGED",
    act: async () => {
      await request();
      await accept();
      await fixture.repo.git("merge", "--quiet", "topic");
    },
  },
];

const BY_GALLEY: readonly Row[] = [
  { what: "a request", status: "pending", state: "OPEN", act: () => Promise.resolve() },
  { what: "a comment", status: "pending", state: "OPEN", act: () => commentOn("note") },
  { what: "a blocking comment", status: "rejected", state: "OPEN", act: () => commentOn("blocking") },
  {
    what: "an approval beside a blocking comment",
    status: "rejected",
    state: "APPROVED",
    act: async () => (await commentOn("blocking"), verdict("approve")),
  },
  {
    what: "a resolved thread",
    status: "pending",
    state: "OPEN",
    act: async () => {
      const { thread } = await commentOn("blocking");
      await resolveThread(fixture.carl, { key: "resolve-1", review: fixture.first, thread });
    },
  },
  { what: "an approval", status: "accepted", state: "APPROVED", act: () => verdict("approve") },
  { what: "a request for changes", status: "rejected", state: "CHANGES_REQUESTED", act: () => verdict("reject") },
  {
    what: "an approval after one's own request for changes",
    status: "accepted",
    state: "APPROVED",
    act: async () => (await verdict("reject"), verdict("approve")),
  },
  { what: "an abandoned review", status: "abandon", state: "ABANDONED", act: () => abandonHere("") },
  { what: "one abandoned with a reason", status: "abandon", state: "ABANDONED", act: () => abandonHere("Why.") },
  {
    what: "an abandoned review that was approved",
    status: "abandon",
    state: "ABANDONED",
    act: async () => (await verdict("approve"), abandonHere("")),
  },
  {
    what: "a reopened review",
    status: "pending",
    state: "OPEN",
    act: async () => {
      await abandonHere("Why.");
      await reopenReview(fixture.ada, { key: "reopen-01", review: fixture.first });
    },
  },
  {
    what: "a reopened review that was approved",
    status: "accepted",
    state: "APPROVED",
    act: async () => {
      await verdict("approve");
      await abandonHere("");
      await reopenReview(fixture.ada, { key: "reopen-01", review: fixture.first });
    },
  },
  {
    what: "a merge without a verdict",
    status: "tbr",
    state: "MERGED",
    act: () => fixture.repo.git("merge", "--quiet", "topic"),
  },
  {
    what: "a merge against a request for changes",
    status: "danger",
    state: "MERGED",
    act: async () => (await verdict("reject"), fixture.repo.git("merge", "--quiet", "topic")),
  },
];

function commentOn(kind: "note" | "blocking") {
  const anchor = { commit: null, path: null, side: "new", startLine: null, endLine: null } as const;
  return addComment(fixture.carl, { key: "comment-1", review: fixture.first, anchor, body: "Why?", kind });
}

function verdict(name: "approve" | "reject") {
  return giveVerdict(fixture.carl, { key: `verdict-${name}`, review: fixture.first, verdict: name, body: "" });
}

function abandonHere(body: string) {
  return abandonReview(fixture.carl, { key: "abandon-1", review: fixture.first, body });
}

const statuses = (rows: readonly Row[]) => sampleOf(rows).map((row) => [row.what, row] as const);

test.each(statuses(BY_APPRAISE))(
  "a review that git-appraise writes has the same state in Galley: %s",
  async (_, row) => {
    fixture = await reviewFixture();
    await row.act();
    await expectState(row);
  },
);

test.each(statuses(BY_GALLEY))(
  "a review that Galley writes has the same state in git-appraise, which takes an open thread for a rejection: %s",
  async (_, row) => {
    fixture = await requestedReviewFixture();
    await row.act();
    await expectState(row);
  },
);

test.skipIf(GIT_APPRAISE === undefined)("git-appraise reads a comment on the message of a commit", async () => {
  fixture = await requestedReviewFixture();
  const anchor = { path: "/COMMIT_MSG", side: "new", startLine: 1, endLine: 1, commit: fixture.first } as const;
  const input = { key: "comment-1", review: fixture.first, body: "Three of what?", kind: "blocking" } as const;
  await addComment(fixture.carl, { ...input, anchor });
  const shown = JSON.parse(await gitAppraise(fixture.repo.path, "show", "--json", fixture.first));
  expect(shown).toMatchObject({
    comments: [
      {
        comment: {
          author: CARL,
          location: { commit: fixture.first, path: "/COMMIT_MSG" },
          description: "Three of what?",
        },
      },
    ],
  });
  // It shows no code for a file that is in no tree.
  expect(await gitAppraise(fixture.repo.path, "show", fixture.first)).toContain("Three of what?");
  const [thread] = (await fixture.review()).threads;
  expect(thread?.location?.range).toMatchObject({ startLine: 1, endLine: 1 });
});

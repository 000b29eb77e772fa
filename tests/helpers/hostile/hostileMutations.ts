import type { HostileFacts } from "./hostileRepo.ts";

/** The ids that mutations get: of existing objects, and of those that earlier mutations created. */
export interface MutationIds extends Readonly<Record<"repository" | "review" | "thread" | "comment", string>> {
  readonly worktreeReview: string;
  readonly worktreeChange: string;
  readonly headOid: string;
  /** The commit of the branch `kinds`. */
  readonly kindsOid: string;
  readonly viewedKeys: readonly string[];
  readonly comparison: string;
}

/** A mutation and its input. */
export interface HostileMutation {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A file of comments on no review: it is read and refused. */
function commentsFile(head: string): string {
  const anchor = { path: "a.txt", side: "new", startLine: 1, endLine: 1, blob: null, quote: [], before: [], after: [] };
  const comment = { id: "hostile-comment-1", replyTo: null, anchor, body: "From a file.", isBlocking: false };
  const file = { format: "galley-comments", version: 1, review: null, base: null, head, author: "Rita" };
  return JSON.stringify({ ...file, comments: [comment] });
}

const SUGGESTION = "A thread.\n\n```suggestion L20\nOtherwise.\n```";

const LINT = JSON.stringify({
  message: "Wrong",
  location: { path: "a.txt", range: { start: { line: 20 } } },
  suggestions: [{ range: { start: { line: 20 }, end: { line: 20 } }, text: "right" }],
});
const LCOV = `SF:a.txt\n${Array.from({ length: 60 }, (_, at) => `DA:${at + 1},${at % 2}\n`).join("")}end_of_record\n`;

/** Every mutation, in an order in which each one can run. The last ones fail. */
export function hostileMutations({ base }: HostileFacts, ids: MutationIds): readonly HostileMutation[] {
  const { repository, review, thread, comment, comparison, worktreeReview, worktreeChange, headOid, viewedKeys } = ids;
  const land = { review, headOid, targetOid: ids.kindsOid, message: "All in one", override: "It can wait" };
  let keys = 0;
  const key = (): string => `hostile-edit-${(keys += 1)}`;
  const anchor = { path: "a.txt", side: "NEW", startLine: 20, endLine: 20, commitOid: headOid };
  const place = { slug: "repo", commitOid: base, path: "a.txt" };
  const requested = { title: "Otherwise", body: "Because.", reviewers: ["rita@example.org"] };
  const path = Buffer.from(repository, "base64url").toString();
  const edit = Buffer.from(path.replace("Repository", "WorkTreeEdit").replace("]", ',"hostile-edit"]')).toString(
    "base64url",
  );
  const [, repositoryId = ""]: readonly string[] = JSON.parse(path);
  const known = (...names: readonly string[]): string => {
    const [type = "", ...rest] = names;
    return Buffer.from(JSON.stringify([type, repositoryId, ...rest])).toString("base64url");
  };
  const run = { oldStart: 1, oldCount: 1, newStart: 1, newCount: 1 };
  const [draft, other] = ["hostile-draft-1", "hostile-draft-2"];
  return [
    { name: "setViewerName", input: { slug: "repo", name: "Ada Proof", email: "ada@example.org" } },
    { name: "updateSettings", input: { values: [{ name: "theme", value: "dark" }] } },
    { name: "openInEditor", input: { ...place, line: 1, editor: "vscode" } },
    { name: "openInEditor", input: { ...place, line: 20, editor: "command", isNearest: true } },
    { name: "requestReview", input: { key: key(), slug: "repo", head: "clash", base: "main", ...requested } },
    { name: "openCommitReview", input: { key: key(), slug: "repo", commit: base } },
    { name: "importReport", input: { key: key(), slug: "repo", report: LINT, revision: "topic", name: "lint" } },
    {
      name: "importReport",
      input: { key: key(), slug: "repo", report: LCOV, revision: "topic", folder: "", pathPrefix: "." },
    },
    {
      name: "dismiss",
      input: {
        key: key(),
        finding: { comparison, tool: "lint", rule: "", path: "a.txt", fingerprint: 1 },
        reason: "Not ours",
        isAlways: true,
      },
    },
    { name: "markRead", input: { review } },
    { name: "offerDelivery", input: { review, comments: [headOid] } },
    { name: "markDelivered", input: { review, comments: [headOid], delivery: "../delivery\n" } },
    { name: "markVisited", input: { key: key(), reviewId: review, headOid } },
    { name: "markViewed", input: { key: key(), reviewId: review, keys: viewedKeys, isViewed: true, from: 1, to: 2 } },
    {
      name: "markViewed",
      input: { key: key(), reviewId: review, keys: viewedKeys, isViewed: true, layers: { first: 1, last: 1 } },
    },
    { name: "addComment", input: { key: key(), review, anchor, body: SUGGESTION, kind: "BLOCKING" } },
    {
      name: "addComment",
      input: {
        key: key(),
        review,
        anchor: { ...anchor, commitOid: null, layer: "1" },
        body: "On a layer.",
        kind: "NOTE",
      },
    },
    {
      name: "addComments",
      input: { comments: [{ key: key(), review, anchor, body: "One of several.", kind: "NOTE" }] },
    },
    { name: "reply", input: { key: key(), thread, body: "An answer.", resolves: false } },
    { name: "reply", input: { key: key(), thread, body: "Done.", isAddressed: true, addressedBy: "topic" } },
    { name: "reply", input: { key: key(), thread, replyTo: base, body: "Of nothing." } },
    { name: "importComments", input: { slug: "repo", commentsFile: commentsFile(headOid) } },
    { name: "resolveThread", input: { key: key(), thread, body: "Settled." } },
    { name: "reopenThread", input: { key: key(), thread, body: "Not quite." } },
    { name: "editComment", input: { key: key(), comment, body: "Read again." } },
    { name: "deleteComment", input: { key: key(), comment } },
    { name: "saveDraft", input: { key: draft, review, anchor, body: "A draft.", kind: "NOTE" } },
    { name: "saveDraft", input: { key: other, review, thread, body: "A draft of an answer.", resolves: true } },
    { name: "saveDraft", input: { key: draft, review, anchor, body: "Of an old draft.", kind: "NOTE", version: 1 } },
    { name: "discardDraft", input: { key: draft, review } },
    { name: "publishDrafts", input: { key: key(), review, only: [other], verdict: "COMMENT", body: "See.", headOid } },
    { name: "publishDrafts", input: { key: key(), review, only: [], verdict: "APPROVE", headOid, layer: "1" } },
    { name: "publishDrafts", input: { key: key(), review, only: [], verdict: "APPROVE", headOid, sign: true } },
    { name: "updateReview", input: { key: key(), review, ...requested, bodyBefore: null, target: "main" } },
    { name: "abandonReview", input: { key: key(), review, body: "Not now." } },
    { name: "reopenReview", input: { key: key(), review } },
    { name: "recordPatchSet", input: { review } },
    { name: "closeMerged", input: { review } },
    { name: "updateReview", input: { key: key(), review, target: "kinds", isRequested: true } },
    { name: "landReview", input: { key: key(), ...land, method: "SQUASH" } },
    { name: "undoLanding", input: { key: key(), review } },
    { name: "pushLanding", input: { review, remote: "origin" } },
    { name: "landReview", input: { key: key(), ...land, method: "MERGE", deleteBranch: true } },
    { name: "takeSnapshot", input: { key: key(), repositoryId: repository } },
    { name: "includeSkippedFile", input: { key: key(), repositoryId: repository, path: ".env" } },
    { name: "revertHunks", input: { key: key(), comparison, files: [{ path: "a.txt", runs: [run] }] } },
    { name: "revertHunks", input: { key: key(), comparison: worktreeChange, files: [{ path: "made.gen", runs: [] }] } },
    {
      name: "revertHunks",
      input: { key: "hostile-edit", comparison: worktreeChange, files: [{ path: "a.txt", runs: [run] }] },
    },
    { name: "undoWorkTreeEdit", input: { key: key(), edit } },
    {
      name: "applySuggestions",
      input: { key: key(), suggestions: [{ comment, parts: [{ lines: ["A line."], instead: ["line"] }] }] },
    },
    { name: "shareReview", input: { key: key(), review: worktreeReview } },
    { name: "dropSnapshots", input: { key: key(), slug: "repo", ids: ["--output=x"] } },
    { name: "dropSnapshots", input: { key: key(), slug: "repo" } },
    { name: "putOffInboxItem", input: { key: `0123456789abcdef review ${base}`, state: "0123456789abcdef01234567" } },
    { name: "openKnownRepository", input: { id: known("KnownRepository") } },
    { name: "openKnownRepository", input: { id: known("KnownWorktree", "0123456789abcdef") } },
    { name: "sync", input: { slug: "repo", remote: "peer" } },
    { name: "sync", input: { slug: "repo", remote: "origin" } },
    { name: "openPullRequest", input: { slug: "repo", name: "5", remote: "peer", base: "main" } },
    { name: "openPullRequest", input: { slug: "repo", name: "6", remote: "peer", base: "main" } },
    { name: "checkPullRequests", input: { slug: "repo" } },
    { name: "openPullRequest", input: { slug: "repo", name: "5", remote: "origin" } },
    { name: "openPullRequest", input: { slug: "repo", name: "5", remote: "odd" } },
    { name: "updatePullRequest", input: { review } },
    { name: "requestSend", input: { review, plan: "0123456789ab" } },
    {
      name: "reportSend",
      input: {
        slug: "repo",
        key: "hostile",
        state: "LISTED",
        message: "A list.",
        plan: "0",
        parts: ["A"],
        requests: ["B"],
      },
    },
    { name: "closePullRequest", input: { review } },
    { name: "sync", input: { slug: "repo", remote: "odd" } },
    { name: "saveDraft", input: { key: key(), review, edits: base, body: "Of nothing." } },
  ];
}

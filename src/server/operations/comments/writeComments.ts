import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { COMMENTS_AT_ONCE_MAX } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import {
  type CommentExtras,
  commentId,
  type CommentItem,
  type CommentLocation,
  writeCommentLine,
} from "#server/store/notes/CommentItem.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { present } from "#server/store/notes/noteJson.ts";
import { secondsOf, timestampOf } from "#server/store/notes/timestamps.ts";
import type { InnerFile } from "#server/git/submodules/innerFile.ts";
import { writeInParts } from "../submodules/partComments.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { archiveOf, type DerivedReview, type DerivedThread } from "#server/reviews/state/Review.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import { draftPath } from "#server/reviews/index/Draft.ts";
import type { CommentInThread } from "#server/reviews/index/findComment.ts";
import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import {
  type Anchor,
  type AnchoredFile,
  type AnchorInput,
  quoteLines,
  readAnchor,
  resolveAnchor,
} from "#server/reviews/positions/Anchor.ts";

export interface AddCommentInput extends CommentContent {
  readonly review: string;
  readonly anchor: AnchorInput;
}

/**
 * Begins a thread on lines, on a file or on the review, on either side; the lines need not be part of the change.
 * Removes a draft of the same key.
 */
export async function addComment(context: ReviewContext, comment: AddCommentInput): Promise<CommentAnswer> {
  const [answer] = await addComments(context, [comment]);
  return answer ?? { review: comment.review, thread: "", comment: "" };
}

const ONE_REVIEW = "All comments of a call must be on the same review.";
const NOTHING_WRITTEN = "Nothing was written. Correct what is named and send all of them again.";

/**
 * Begins threads as `addComment` does, in one write, and returns them in the given order. Comments with keys that were written before are
 * not written again. All are checked first: if one cannot be written none is, and the error names each that cannot by its number.
 */
export async function addComments(
  context: ReviewContext,
  comments: readonly AddCommentInput[],
): Promise<readonly CommentAnswer[]> {
  const author = requireRight(context.viewer, "comment", null);
  const [first] = comments;
  if (first === undefined || comments.length > COMMENTS_AT_ONCE_MAX)
    throw new GalleyError("BAD_INPUT", `A call can add 1 to ${COMMENTS_AT_ONCE_MAX} comments.`);
  if (comments.some(({ review }) => review !== first.review)) throw new GalleyError("BAD_INPUT", ONE_REVIEW);
  const keys = comments.map(({ key }) => key);
  const failures: (readonly [number: number, error: GalleyError])[] = [];
  const built: BuiltComment[] = [];
  const found = await requireReview(context, first.review);
  const { revision } = found;
  const before = new Map(keys.map((key) => [key, findWritten(found, key)]));
  const isRepeated = [...before.values()].every((written) => written !== null);
  const review = isRepeated ? found : await currentReview(context, found);
  for (const [index, comment] of comments.entries()) {
    try {
      requireNewKey(keys, index);
      const body = inputRules.body(comment.body);
      if (before.get(comment.key) == null) built.push(await checked(context, review, { ...comment, body }));
    } catch (error) {
      if (!(error instanceof GalleyError) || comments.length === 1) throw error;
      failures.push([index + 1, error]);
    }
  }
  const [failed] = failures;
  if (failed !== undefined) {
    const named = failures.map(([number, { message }]) => `Comment ${number} of ${comments.length}: ${message}`);
    throw new GalleyError(failed[1].code, named.join(" "), { next: NOTHING_WRITTEN });
  }
  const items = await writeComments(context, review, author, {
    key: comments.length === 1 ? first.key : createHash("sha256").update(keys.join(" ")).digest("hex"),
    commentInputs: built.map(({ input }) => input),
    commits: built.flatMap(({ commit }) => (commit === review.head ? [commit] : [])),
    drafts: keys,
  });
  const added = new Map(items.map(({ id, extras }) => [extras.key, { review: revision, thread: id, comment: id }]));
  return keys.flatMap((key) => {
    const written = before.get(key) ?? null;
    return (written === null ? added.get(key) : answerOf(revision, written)) ?? [];
  });
}

function requireNewKey(keys: readonly string[], index: number): void {
  const same = keys.indexOf(inputRules.key(keys[index] ?? ""));
  if (same < index) throw new GalleyError("BAD_INPUT", `It has the key of comment ${same + 1}.`);
}

interface BuiltComment {
  readonly input: CommentInput;
  readonly commit: Oid;
}

async function checked({ git }: ReviewContext, review: IndexedReview, comment: AddCommentInput): Promise<BuiltComment> {
  const anchor = await resolveAnchor(git, review, comment.anchor);
  return { input: buildComment(review, anchor, await readAnchor(git, anchor), comment), commit: anchor.commit };
}

/** Comments that are written together, all or nothing. */
interface CommentWrite {
  readonly key: string;
  readonly commentInputs: readonly CommentInput[];
  /** Existing commits that the comments refer to: they are first protected from garbage collection. */
  readonly commits?: readonly Oid[] | undefined;
  /** The keys of the drafts that these comments replace. */
  readonly drafts: readonly string[];
  /** Returns the signature of the line of a verdict; verdicts are not signed if absent. */
  readonly sign?: ((line: string) => Promise<string>) | undefined;
}

/**
 * Writes comments in an author's name, those in submodules first, then removes their drafts; returns them in the given order. Fails as writing to
 * the store does, and then the drafts stay.
 */
export async function writeComments(
  context: ReviewContext,
  review: IndexedReview,
  author: Author,
  { key, commentInputs, commits = [], drafts, sign }: CommentWrite,
): Promise<readonly CommentItem[]> {
  const { revision } = review;
  const inParts = await writeInParts(context, review, commentInputs, (inner, part, inputs) =>
    writeComments(inner, part, author, { key, commentInputs: inputs, drafts: [] }),
  );
  const own = commentInputs.filter((input) => !inParts.has(input));
  const items = assignCommentIds(review, author, context.now(), own);
  const recorded = new Set(review.patchSets.flatMap(({ head, base }) => [head, base]));
  const loose = [...new Set(commits)].filter((commit) => !recorded.has(commit));
  if (loose.length > 0) await context.store.archive(loose, archiveOf(review));
  if (items.length > 0) {
    const lines = await Promise.all(items.map((item) => lineOf(item, sign)));
    await context.store.append([{ ref: "discuss", revision, lines, isOfExisting: true }], { key });
  }
  await dropDrafts(context, revision, drafts);
  const written = items.values();
  return commentInputs.flatMap((input) => inParts.get(input) ?? written.next().value ?? []);
}

/** Deletes drafts of a review; ignores those that do not exist. */
export async function dropDrafts(
  { store }: Pick<ReviewContext, "store">,
  review: Oid,
  keys: readonly string[],
): Promise<void> {
  const files = await store.readPrivate("drafts");
  const paths = keys.map((key) => draftPath(review, key)).filter((path) => files.has(path));
  if (paths.length > 0) await store.editPrivate("drafts", () => new Map(paths.map((path) => [path, null])));
}

async function lineOf(item: CommentItem, sign: CommentWrite["sign"]): Promise<string> {
  const line = writeCommentLine(item);
  if (sign === undefined || item.extras.verdict === undefined) return line;
  return writeCommentLine({ ...item, extras: { ...item.extras, signature: await sign(line) } });
}

/** A comment to write, without its author and time. */
export interface CommentInput {
  readonly original: string;
  readonly parent: string;
  readonly location: CommentLocation | null;
  readonly description: string;
  readonly resolved: boolean | null;
  readonly extras: Omit<CommentExtras, "name" | "sequence" | "agent" | "signature">;
  /** The place of a file that is in a submodule: the comment is stored there. */
  readonly inner?: InnerFile | undefined;
  /** The author and the time, if they are not those of the call. */
  readonly written?: { readonly by: Author; readonly at: number } | undefined;
  /** The time of the comment that it replies to: its own is no earlier, unless that clock is far ahead. */
  readonly answers?: string | undefined;
  /** The time of the version that it edits: its own is later, since the latest version counts. */
  readonly follows?: string | undefined;
  /** The time of the author's comment that it replaces: its own is no earlier, since the last one counts. */
  readonly replaces?: string | undefined;
}

/** A reply does not follow a clock that is further ahead of ours than this, in seconds. */
const CLOCK_SKEW_MAX = 86_400;
/** The last time with ten digits. */
const LATEST = 9_999_999_999;

/**
 * Assigns times, sequence numbers and ids to new comments, in their order. Comments of the same second get a sequence
 * number, since other tools do not order them; a duplicate is written one second later so that ids stay unique. Linear
 * in the comments of the review.
 */
export function assignCommentIds(
  { threads }: Pick<DerivedReview, "threads">,
  by: Author,
  at: number,
  commentInputs: readonly CommentInput[],
): readonly CommentItem[] {
  const ids = new Set<string>();
  const sequences = new Map<string, number>();
  const note = ({ id, timestamp, extras }: CommentItem): void => {
    ids.add(id);
    sequences.set(timestamp, Math.max(sequences.get(timestamp) ?? 0, extras.sequence ?? 0));
  };
  for (const { comments } of threads) for (const { history } of comments) for (const item of history) note(item);
  return commentInputs.map(({ answers, follows, replaces, inner: _, written = { by, at }, ...commentInput }) => {
    const author = written.by;
    let seconds = timeFor(written.at, { answers, follows, replaces });
    let fields = { ...commentInput, timestamp: timestampOf(seconds), author: author.email };
    while (ids.has(commentId(fields))) fields = { ...fields, timestamp: timestampOf(++seconds) };
    const last = sequences.get(fields.timestamp);
    const extras = present({
      ...commentInput.extras,
      name: author.name ?? undefined,
      agent: author.agent === undefined ? undefined : { name: author.agent },
      sequence: last === undefined ? undefined : last + 1,
    });
    const item = { ...fields, id: commentId(fields), extras };
    note(item);
    return item;
  });
}

function timeFor(
  now: number,
  { answers, follows, replaces = "" }: Pick<CommentInput, "answers" | "follows" | "replaces">,
): number {
  const answered = answers === undefined ? 0 : secondsOf(answers);
  const followed = follows === undefined ? 0 : secondsOf(follows) + 1;
  const after = answered > now + CLOCK_SKEW_MAX ? 0 : answered;
  return Math.min(Math.max(now, after, followed, secondsOf(replaces)), LATEST);
}

/**
 * The result of an operation that writes a comment: the ids of the review, of the thread's first comment and of the
 * comment.
 */
export interface CommentAnswer {
  readonly review: Oid;
  readonly thread: string;
  readonly comment: string;
}

export function answerOf(review: Oid, { thread, comment }: CommentInThread): CommentAnswer {
  return { review, thread: thread.root.item.id, comment: comment.item.id };
}

/** Finds the comment that a write of this key made or edited; null if there was none. Linear in the comments. */
export function findWritten({ threads }: Pick<DerivedReview, "threads">, key: string): CommentInThread | null {
  for (const thread of threads) {
    const comment = thread.comments.find(({ history }) => history.some(({ extras }) => extras.key === key));
    if (comment !== undefined) return { comment, thread };
  }
  return null;
}

/** For a call that is repeated: removes the draft of its key, and returns the answer of the first call; null if there was none. */
export async function repeatedAnswer(
  context: ReviewContext,
  review: IndexedReview,
  key: string,
): Promise<CommentAnswer | null> {
  const written = findWritten(review, key);
  if (written === null) return null;
  await dropDrafts(context, review.revision, [key]);
  return answerOf(review.revision, written);
}

/** The text of a comment. A blocking comment must be resolved before the change lands. */
export interface CommentContent {
  readonly key: string;
  readonly body: string;
  readonly kind: "blocking" | "note";
}

const SUGGESTION = /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/mu;

/** On the message of a commit without lines: git-appraise fails on lines of a file that is in no tree. The member `galley` has them. */
function locationOf({ commit, path, startLine, endLine }: Anchor): CommentLocation {
  if (path === null || startLine === null || path === COMMIT_MESSAGE_PATH)
    return { commit, path: path ?? "", range: null };
  return { commit, path, range: { startLine, startColumn: 0, endLine: endLine ?? startLine, endColumn: 0 } };
}

/** Builds the first comment of a thread, with the quotation that finds its position after the file has changed. */
export function buildComment(
  { patchSets }: Pick<IndexedReview, "patchSets">,
  anchor: Anchor,
  file: AnchoredFile | null,
  { key, body, kind }: CommentContent,
): CommentInput {
  const { commit, side, startLine, endLine, layer } = anchor;
  const ofWhole = patchSets.findLast(({ head, base }) => commit === (side === "new" ? head : base))?.number;
  const quoted =
    file?.lines == null || startLine === null ? null : quoteLines(file.lines, startLine, endLine ?? startLine);
  return {
    original: "",
    parent: "",
    location: locationOf(anchor),
    description: body,
    resolved: kind === "blocking" ? false : null,
    inner: file?.inner,
    extras: present({
      key,
      side: anchor.path === null ? undefined : side,
      blob: file?.blob ?? undefined,
      quote: quoted?.quote,
      before: quoted?.before,
      after: quoted?.after,
      patchSet: layer === undefined ? ofWhole : anchor.patchSet,
      layer,
      lines:
        anchor.path === COMMIT_MESSAGE_PATH && startLine !== null
          ? { first: startLine, last: endLine ?? startLine }
          : undefined,
      suggestion: quoted !== null && SUGGESTION.test(body) ? (true as const) : undefined,
    }),
  };
}

/** Returns the input of a reply to a comment. */
export function buildAnswer(
  { id, timestamp }: { readonly id: string; readonly timestamp: string | undefined },
  reply: Pick<CommentInput, "description" | "resolved" | "extras">,
): CommentInput {
  return { original: "", parent: id, location: null, answers: timestamp, ...reply };
}

export interface Reply {
  readonly key: string;
  /** The first version of the comment that it replies to; the thread's first comment if absent. */
  readonly parent?: string | undefined;
  readonly body: string;
  readonly resolves: boolean;
  /** The commit that it proposes as the fix. */
  readonly addressed?: Oid | undefined;
}

/**
 * Builds a reply. A resolving one becomes a reply to every comment whose own bit still keeps the thread open: an
 * acceptance beside an objection does not cancel it, one below it does. The body is in the first of these replies.
 */
export function buildReply(
  thread: DerivedThread,
  { key, parent, body, resolves, addressed }: Reply,
): readonly CommentInput[] {
  const root = thread.root.item.id;
  const open = resolves ? thread.blocking : [];
  const first = open.find((id) => id === parent) ?? open[0];
  const others = open.filter((id) => id !== first);
  const times = new Map(thread.comments.map(({ item }) => [item.id, item.timestamp]));
  const answer = (id: string, index: number, description: string, isResolving: boolean): CommentInput => {
    const proposal = addressed === undefined || index > 0 ? undefined : { by: addressed };
    const act = isResolving ? ("resolve" as const) : undefined;
    const extras = present({ key: derivedKey(key, index), act, addressed: proposal });
    return buildAnswer({ id, timestamp: times.get(id) }, { description, resolved: isResolving ? true : null, extras });
  };
  return [
    answer(first ?? parent ?? root, 0, body, first !== undefined),
    ...others.map((id, index) => answer(id, index + 1, "", true)),
  ];
}

/** Maximum length of a key before its number, so that the whole is a key of at most 64 characters. */
const STEM_MAX = 58;

/** Returns the key of one of several lines that one action writes: its own for the first, numbered ones after it. */
export function derivedKey(key: string, index: number): string {
  return index === 0 ? key : `${key.slice(0, STEM_MAX)}-${index}`;
}

import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { sideOf } from "#server/reviews/positions/ThreadPosition.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { type QuotedLines, quoteLines } from "#server/reviews/texts/quotes.ts";
import { threadPermissions } from "#server/reviews/viewer/permissions.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../reviews/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import { AddressedProposal, type ChangeSinceComment } from "./AddressedProposal.ts";
import { ReviewComment } from "./ReviewComment.ts";
import type { DiffSide, ThreadPosition } from "./ThreadPosition.ts";

/** The largest integer in GraphQL. */
const LAST_LINE = 2 ** 31 - 1;

/**
 * The state of a thread. A `NOTE` needs no resolution.
 * @gqlEnum
 */
export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

/**
 * A comment with its replies.
 * @gqlType
 */
export class ReviewThread implements Node {
  readonly __typename = "ReviewThread" as const;
  readonly #viewerReview: ViewerReview;
  readonly #thread: DerivedThread;

  constructor(viewerReview: ViewerReview, thread: DerivedThread) {
    this.#viewerReview = viewerReview;
    this.#thread = thread;
  }

  /** Finds a thread by the names inside its id; fails as NOT_FOUND if there is none. */
  static async byId(
    context: Context,
    [repositoryId = "", revision = "", root = ""]: readonly string[],
  ): Promise<ReviewThread> {
    const served = context.repositories.byId(repositoryId);
    const viewerReview = await context.loaders.reviewsOf(served).viewerReview(revision);
    const found = viewerReview.review.threads.find((thread) => thread.root.item.id === root);
    if (found === undefined) throw new GalleyError("NOT_FOUND", "This review has no such thread.");
    return new ReviewThread(viewerReview, found);
  }

  /**
   * The opaque ID.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId(
      "ReviewThread",
      this.#viewerReview.served.git.id,
      this.#viewerReview.review.revision,
      this.#thread.root.item.id,
    );
  }

  /**
   * The state of the thread.
   * @gqlField
   */
  state(): ThreadState {
    return this.#thread.state;
  }

  /**
   * The last proposal that the thread is addressed, or null if there is none, if a person commented after it, and if
   * the thread is not open.
   * @gqlField
   */
  addressed(): AddressedProposal | null {
    const proposed = proposedAddressed(this.#thread);
    return proposed === null ? null : new AddressedProposal(this.#viewerReview, this.#thread, proposed);
  }

  /**
   * Whether the thread began with a verdict on the whole change.
   * @gqlField
   */
  isVerdict(): boolean {
    return this.#thread.isVerdict;
  }

  /**
   * The path of the file that it was written on, or null for the whole review.
   * @gqlField
   */
  path(): string | null {
    return this.#thread.location?.path || null;
  }

  /**
   * The side of the change that it was written on.
   * @gqlField
   */
  side(): DiffSide {
    return sideOf(this.#viewerReview.review, this.#thread) === "old" ? "OLD" : "NEW";
  }

  /**
   * The first line that it was written on, counted from 1, or null for the whole file or review.
   * @gqlField
   */
  startLine(): Int | null {
    return lineNumber(this.#thread.location?.range?.startLine);
  }

  /**
   * The last line that it was written on, or null for the whole file or review.
   * @gqlField
   */
  endLine(): Int | null {
    return lineNumber(this.#thread.location?.range?.endLine) ?? this.startLine();
  }

  /**
   * The commit that it was written on, or null if there is none.
   * @gqlField
   */
  commitOid(): GitObjectID | null {
    const commit = this.#thread.location?.commit ?? "";
    return isOid(commit) ? commit : null;
  }

  /**
   * The number of the patch set that it was written on, or null if it is unknown.
   * @gqlField
   */
  patchSet(): Int | null {
    const { commit } = this.#thread.location ?? {};
    const { patchSet } = this.#thread.root.item.extras;
    const sets = patchSetsOf(this.#viewerReview.review);
    const named = sets.find(({ number }) => number === patchSet);
    return (named ?? sets.find(({ head, base }) => head === commit || base === commit))?.number ?? null;
  }

  /**
   * The original lines that it was written on. Empty for the whole file or review, and if they cannot be read.
   * @gqlField
   */
  async quote(context: Context): Promise<readonly string[]> {
    const loaders = context.loaders.reviewsOf(this.#viewerReview.served);
    return threadQuote(this.#thread, (commit, path) => loaders.lines(commit, path));
  }

  /**
   * The comments, in order, each after the one that it replies to, including the first one.
   * @gqlField
   */
  comments(): readonly ReviewComment[] {
    return this.#thread.comments.map((comment) => new ReviewComment(this.#viewerReview, this.#thread, comment));
  }

  /**
   * The position in the comparison of patch set `to` with `from` (0: with its base). Defaults to the current change.
   * @gqlField
   */
  async position(context: Context, from?: Int | null, to?: Int | null): Promise<ThreadPosition> {
    return context.loaders
      .reviewsOf(this.#viewerReview.served)
      .position(this.#viewerReview.review, this.#thread, from ?? 0, to ?? null);
  }

  /**
   * The change of its lines up to patch set `to` compared with `from`. Defaults to the current change. Null if there is
   * none, or if the thread is on no lines.
   * @gqlField
   */
  async changeSince(context: Context, from?: Int | null, to?: Int | null): Promise<ChangeSinceComment | null> {
    const { review, served } = this.#viewerReview;
    const changeSinceComment = await context.loaders
      .reviewsOf(served)
      .changeSinceComment(review, this.#thread, from ?? 0, to ?? null);
    if (changeSinceComment === null) return null;
    const sets = patchSetsOf(review);
    const [before, now] = [this.patchSet(), (to == null ? sets.at(-1)?.number : to) ?? null];
    const areTwo = before !== null && now !== null && before < now;
    return {
      path: changeSinceComment.path,
      patch: changeSinceComment.patch,
      fromOid: changeSinceComment.from,
      toOid: changeSinceComment.to,
      fromPatchSet: areTwo ? before : null,
      toPatchSet: areTwo ? now : null,
    };
  }

  /**
   * The original code that it was written on, with context. Null for the whole file or review, and if it cannot be
   * read.
   * @gqlField
   */
  async asItWas(context: Context): Promise<QuotedCode | null> {
    const loaders = context.loaders.reviewsOf(this.#viewerReview.served);
    const quoted = await threadCode(this.#thread, (commit, path) => loaders.lines(commit, path));
    const startLine = this.startLine();
    return quoted === null || startLine === null
      ? null
      : { startLine, before: quoted.before, lines: quoted.quote, after: quoted.after };
  }

  /**
   * Whether the viewer can resolve this thread.
   * @gqlField
   */
  viewerCanResolve(): boolean {
    return threadPermissions(this.#viewerReview.viewer, this.#thread).canResolve;
  }

  /**
   * Whether the viewer can reopen this thread.
   * @gqlField
   */
  viewerCanReopen(): boolean {
    return threadPermissions(this.#viewerReview.viewer, this.#thread).canReopen;
  }

  /**
   * Whether the viewer can reply to this thread.
   * @gqlField
   */
  viewerCanReply(): boolean {
    return threadPermissions(this.#viewerReview.viewer, this.#thread).canReply;
  }

  /** Finds a comment of the thread by its SHA-1, or null. */
  commentOf(oid: string): ReviewComment | null {
    const found = this.#thread.comments.find(({ item }) => item.id === oid);
    return found === undefined ? null : new ReviewComment(this.#viewerReview, this.#thread, found);
  }
}

/** Returns null for a number that is not a valid line: a comment may contain any number. */
function lineNumber(value: number | undefined): Int | null {
  return value !== undefined && value >= 1 && value <= LAST_LINE ? value : null;
}

/**
 * Original lines of code with context.
 * @gqlType
 */
export interface QuotedCode {
  /**
   * The first of `lines`, counted from 1.
   * @gqlField
   */
  readonly startLine: Int;
  /**
   * The context lines before.
   * @gqlField
   */
  readonly before: readonly string[];
  /**
   * The commented lines.
   * @gqlField
   */
  readonly lines: readonly string[];
  /**
   * The context lines after.
   * @gqlField
   */
  readonly after: readonly string[];
}

/**
 * Returns the lines that a thread was written on: from its comment's quotation, else from its commit, so that comments
 * of other tools show their code too. Empty for the whole file or review, or if the commit has no such lines. `linesOf`
 * reads a file, and returns no lines if there is none.
 */
async function threadQuote(
  { root, location }: DerivedThread,
  linesOf: (commit: Oid, path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { quote } = root.item.extras;
  if (quote !== undefined) return quote;
  const { commit = "", path = "", range } = location ?? {};
  if (path === "" || !range?.startLine || !isOid(commit)) return [];
  const { startLine } = range;
  const endLine = range.endLine || startLine;
  const lines = await linesOf(commit, path);
  const isThere = startLine <= endLine && endLine <= lines.length; // A comment may contain any line numbers.
  return isThere ? quoteLines(lines, startLine, endLine).quote : [];
}

/**
 * Returns the lines that a thread was written on with their context: from its commit, else from its comment's
 * quotation, so that comments of other tools show their code too. Null for the whole file or review, or if neither has
 * any. `linesOf` reads a file, and returns no lines if there is none.
 */
async function threadCode(
  { root, location }: DerivedThread,
  linesOf: (commit: Oid, path: string) => Promise<readonly string[]>,
): Promise<QuotedLines | null> {
  const { quote = [], before = [], after = [] } = root.item.extras;
  const { commit = "", path = "", range } = location ?? {};
  if (path === "" || !range?.startLine) return null;
  const { startLine } = range;
  const endLine = Math.max(range.endLine, startLine);
  const lines = isOid(commit) ? await linesOf(commit, path) : [];
  if (endLine <= lines.length) return quoteLines(lines, startLine, endLine);
  return quote.length === 0 ? null : { quote, before, after };
}

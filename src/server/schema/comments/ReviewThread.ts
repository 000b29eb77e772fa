import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { sideOf } from "#server/reviews/positions/ThreadPosition.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { FoldedThread } from "#server/reviews/state/Review.ts";
import { type QuotedLines, quoteLines } from "#server/reviews/texts/quotes.ts";
import { threadPermits } from "#server/reviews/viewer/permissions.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../reviews/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import { AddressedProposal, type CodeTouch } from "./AddressedProposal.ts";
import { ReviewComment } from "./ReviewComment.ts";
import type { DiffSide, ThreadPosition } from "./ThreadPosition.ts";

/** The largest number that the schema's whole numbers hold. */
const LAST_LINE = 2 ** 31 - 1;

/**
 * Whether a thread waits for something (`OPEN`), was settled (`RESOLVED`), or never asked for anything (`NOTE`).
 * @gqlEnum
 */
export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

/**
 * A remark with everything that was answered to it.
 * @gqlType
 */
export class ReviewThread implements Node {
  readonly __typename = "ReviewThread" as const;
  readonly #seen: SeenReview;
  readonly #thread: FoldedThread;

  constructor(seen: SeenReview, thread: FoldedThread) {
    this.#seen = seen;
    this.#thread = thread;
  }

  /** Finds a thread by the names inside its id; NOT_FOUND where the notes have none like it. */
  static async byId(
    context: Context,
    [repositoryId = "", revision = "", root = ""]: readonly string[],
  ): Promise<ReviewThread> {
    const served = context.repositories.byId(repositoryId);
    const seen = await context.loaders.reviewsOf(served).seen(revision);
    const found = seen.review.threads.find((thread) => thread.root.item.id === root);
    if (found === undefined) throw new GalleyError("NOT_FOUND", "The review has no such thread.");
    return new ReviewThread(seen, found);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("ReviewThread", this.#seen.served.git.id, this.#seen.review.revision, this.#thread.root.item.id);
  }

  /**
   * Whether it waits for something.
   * @gqlField
   */
  state(): ThreadState {
    return this.#thread.state;
  }

  /**
   * The last proposal that it is addressed; null where there is none, where a person has said anything after it, and where it
   * is not open.
   * @gqlField
   */
  addressed(): AddressedProposal | null {
    const proposed = proposedAddressed(this.#thread);
    return proposed === null ? null : new AddressedProposal(this.#seen, this.#thread, proposed);
  }

  /**
   * Whether it began with a verdict on the whole change.
   * @gqlField
   */
  isVerdict(): boolean {
    return this.#thread.isVerdict;
  }

  /**
   * The file it was written on; null where it was written on the review as a whole.
   * @gqlField
   */
  path(): string | null {
    return this.#thread.location?.path || null;
  }

  /**
   * The side of the change it was written on.
   * @gqlField
   */
  side(): DiffSide {
    return sideOf(this.#seen.review, this.#thread) === "old" ? "OLD" : "NEW";
  }

  /**
   * The first line it was written on, counted from 1; null for the whole file or review.
   * @gqlField
   */
  startLine(): Int | null {
    return lineNumber(this.#thread.location?.range?.startLine);
  }

  /**
   * The last line it was written on; null for the whole file or review.
   * @gqlField
   */
  endLine(): Int | null {
    return lineNumber(this.#thread.location?.range?.endLine) ?? this.startLine();
  }

  /**
   * The commit it was written on; null where none is named.
   * @gqlField
   */
  commitOid(): GitObjectID | null {
    const commit = this.#thread.location?.commit ?? "";
    return isOid(commit) ? commit : null;
  }

  /**
   * The number of the patch set it was written on; null where that is not known.
   * @gqlField
   */
  patchSet(): Int | null {
    const { commit } = this.#thread.location ?? {};
    const { patchSet } = this.#thread.root.item.extras;
    const sets = patchSetsOf(this.#seen.review);
    const named = sets.find(({ number }) => number === patchSet);
    return (named ?? sets.find(({ head, base }) => head === commit || base === commit))?.number ?? null;
  }

  /**
   * The lines it was written on, as they were then; none for the whole file or review, or where they cannot be read.
   * @gqlField
   */
  async quote(context: Context): Promise<readonly string[]> {
    const loaders = context.loaders.reviewsOf(this.#seen.served);
    return threadQuote(this.#thread, (commit, path) => loaders.lines(commit, path));
  }

  /**
   * What was said, in order, each behind what it answers; the first is the remark itself.
   * @gqlField
   */
  comments(): readonly ReviewComment[] {
    return this.#thread.comments.map((comment) => new ReviewComment(this.#seen, this.#thread, comment));
  }

  /**
   * Where it stands where patch set `to` is read from `from` (0: from its base); without numbers, in what is reviewed now.
   * @gqlField
   */
  async position(context: Context, from?: Int | null, to?: Int | null): Promise<ThreadPosition> {
    return context.loaders
      .reviewsOf(this.#seen.served)
      .position(this.#seen.review, this.#thread, from ?? 0, to ?? null);
  }

  /**
   * What touched its lines on the way to where patch set `to` is read from `from`; without numbers, to what is reviewed now.
   * Null where nothing did, or where it is on no lines.
   * @gqlField
   */
  async touchedBy(context: Context, from?: Int | null, to?: Int | null): Promise<CodeTouch | null> {
    const { review, served } = this.#seen;
    const touch = await context.loaders.reviewsOf(served).touch(review, this.#thread, from ?? 0, to ?? null);
    if (touch === null) return null;
    const sets = patchSetsOf(review);
    const [before, now] = [this.patchSet(), (to == null ? sets.at(-1)?.number : to) ?? null];
    const areTwo = before !== null && now !== null && before < now;
    return {
      path: touch.path,
      patch: touch.patch,
      fromOid: touch.from,
      toOid: touch.to,
      fromPatchSet: areTwo ? before : null,
      toPatchSet: areTwo ? now : null,
    };
  }

  /**
   * The code that it was written on, with the lines around; null for the whole file or review, or where it cannot be read.
   * @gqlField
   */
  async asItWas(context: Context): Promise<QuotedCode | null> {
    const loaders = context.loaders.reviewsOf(this.#seen.served);
    const quoted = await threadCode(this.#thread, (commit, path) => loaders.lines(commit, path));
    const startLine = this.startLine();
    return quoted === null || startLine === null
      ? null
      : { startLine, before: quoted.before, lines: quoted.quote, after: quoted.after };
  }

  /**
   * Whether who asks may settle it.
   * @gqlField
   */
  viewerCanResolve(): boolean {
    return threadPermits(this.#seen.viewer, this.#thread).canResolve;
  }

  /**
   * Whether who asks may open it once more.
   * @gqlField
   */
  viewerCanReopen(): boolean {
    return threadPermits(this.#seen.viewer, this.#thread).canReopen;
  }

  /**
   * Whether who asks may answer.
   * @gqlField
   */
  viewerCanReply(): boolean {
    return threadPermits(this.#seen.viewer, this.#thread).canReply;
  }

  /** Finds a comment of it by its SHA-1, or null. */
  commentOf(oid: string): ReviewComment | null {
    const found = this.#thread.comments.find(({ item }) => item.id === oid);
    return found === undefined ? null : new ReviewComment(this.#seen, this.#thread, found);
  }
}

/** Anybody can write any number into a comment: what is no line's is none. */
function lineNumber(value: number | undefined): Int | null {
  return value !== undefined && value >= 1 && value <= LAST_LINE ? value : null;
}

/**
 * Lines of code as they were when something was said of them.
 * @gqlType
 */
export interface QuotedCode {
  /**
   * The number of the first of `lines`, counted from 1.
   * @gqlField
   */
  readonly startLine: Int;
  /**
   * What stood above them.
   * @gqlField
   */
  readonly before: readonly string[];
  /**
   * The lines that were remarked on.
   * @gqlField
   */
  readonly lines: readonly string[];
  /**
   * What stood below them.
   * @gqlField
   */
  readonly after: readonly string[];
}

/**
 * Gives the lines that a thread was written on: as its comment quotes them, else as its commit has them, so that comments of
 * other tools show their code too. None for the whole file or review, or where the commit has no such lines. `linesOf` reads
 * a file, and gives no lines where there is none.
 */
async function threadQuote(
  { root, location }: FoldedThread,
  linesOf: (commit: Oid, path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { quote } = root.item.extras;
  if (quote !== undefined) return quote;
  const { commit = "", path = "", range } = location ?? {};
  if (path === "" || !range?.startLine || !isOid(commit)) return [];
  const { startLine } = range;
  const endLine = range.endLine || startLine;
  const lines = await linesOf(commit, path);
  const isThere = startLine <= endLine && endLine <= lines.length; // Anybody can write any place into a comment.
  return isThere ? quoteLines(lines, startLine, endLine).quote : [];
}

/**
 * Gives the lines that a thread was written on with those around them: as its commit has them, else as its comment quotes them,
 * so that comments of other tools show their code too. Null for the whole file or review, or where neither has any. `linesOf`
 * reads a file, and gives no lines where there is none.
 */
async function threadCode(
  { root, location }: FoldedThread,
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

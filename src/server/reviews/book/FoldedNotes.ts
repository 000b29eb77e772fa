import type { Oid } from "#server/git/oid.ts";
import { breather } from "#server/git/breather.ts";
import type { CommentItem } from "../CommentItem.ts";
import type { FoldedReview } from "../FoldedReview.ts";
import { foldReview } from "../folds/foldReview.ts";
import { parseCommentLine } from "../notes/parseCommentLine.ts";
import { parseRequestLine } from "../notes/parseRequestLine.ts";
import type { RequestItem } from "../RequestItem.ts";
import type { NotesSnapshot } from "../store/reviewStore.ts";

/** A review with the lines that it was folded from. */
interface Fold {
  readonly requests: readonly string[];
  readonly comments: readonly string[];
  readonly isPrivate: boolean;
  readonly review: FoldedReview | null;
}

const NO_LINES: readonly string[] = [];

/** The reviews that a repository's notes tell of. */
export class FoldedNotes {
  #folds: ReadonlyMap<Oid, Fold> = new Map();
  #snapshot: NotesSnapshot | null = null;
  #reviews: readonly FoldedReview[] = [];

  /**
   * Gives the reviews of a snapshot. Folds those whose lines changed since the last call, linear in these lines, and walks
   * over all others once; a review stays the same object until its lines change, and so does the list.
   */
  async read(snapshot: NotesSnapshot): Promise<readonly FoldedReview[]> {
    if (this.#snapshot === snapshot) return this.#reviews;
    const breathe = breather();
    const folds = new Map<Oid, Fold>();
    for (const [revision, requests] of snapshot.requests) {
      const comments = snapshot.comments.get(revision) ?? NO_LINES;
      const isPrivate = snapshot.privates.has(revision);
      const last = this.#folds.get(revision);
      const isSame = last?.requests === requests && last.comments === comments && last.isPrivate === isPrivate;
      if (isSame) folds.set(revision, last);
      else {
        await breathe();
        const review = fold(revision, requests, comments, isPrivate);
        folds.set(revision, { requests, comments, isPrivate, review });
      }
    }
    this.#folds = folds;
    this.#snapshot = snapshot;
    this.#reviews = [...folds.values()].flatMap(({ review }) => review ?? []);
    return this.#reviews;
  }
}

/** Null where no line is a request. */
function fold(
  revision: Oid,
  requestLines: readonly string[],
  commentLines: readonly string[],
  isPrivate: boolean,
): FoldedReview | null {
  const requests: readonly RequestItem[] = requestLines.flatMap((line) => parseRequestLine(line) ?? []);
  const comments: readonly CommentItem[] = commentLines.flatMap((line) => parseCommentLine(line) ?? []);
  return foldReview(revision, requests, comments, isPrivate);
}

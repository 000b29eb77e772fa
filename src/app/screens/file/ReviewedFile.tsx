import { useCallback, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReaderOptions } from "#app/diff/patch/DiffFile.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { anchorOf, savedComposers, useComposers } from "#app/reviewing/comments/useComposers.ts";
import { type CommentedReview, useComments, useKnownPlaces } from "#app/reviewing/comments/useComments.ts";
import { useCommentSlots } from "#app/reviewing/comments/useCommentSlots.tsx";
import { useLineEditor } from "#app/reviewing/comments/suggesting/useLineEditor.tsx";
import { useThreadFocus, useThreadKeys } from "#app/reviewing/comments/useThreadKeys.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import type { UrlLocation } from "#app/reading/options/useLinkedLocation.ts";
import type { ReaderProps } from "#app/reading/views/ReaderProps.ts";
import { ReviewBar } from "#app/reviewing/review/ReviewBar.tsx";
import { ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import {
  type AnchoredThread,
  linesOf,
  type ThreadLocation,
  writtenWhere,
} from "#app/reviewing/threads/locateThread.ts";
import { useFreshReview } from "#app/reviewing/updates/ReviewRefresher.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { addressOf } from "#contract/pages.ts";
import type { FileBody_file$key } from "#generated/FileBody_file.graphql.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { ReviewedFile_inReview$key } from "#generated/ReviewedFile_inReview.graphql.ts";
import type { ReviewedFile_review$key } from "#generated/ReviewedFile_review.graphql.ts";
import type { ReviewedFile_status$key } from "#generated/ReviewedFile_status.graphql.ts";
import { FileBody } from "./FileBody.tsx";

interface Props {
  readonly slug: string;
  readonly review: CommentedReview & ReviewedFile_review$key & ReviewBar_review$key;
  readonly file: FileBody_file$key;
  readonly links: Pick<ReaderProps, "linkTo" | "pictureAt">;
  /** The commit and the path at which the file is shown. */
  readonly oid: string;
  readonly path: string;
  readonly options: ReaderOptions;
  readonly address: UrlLocation;
}

/** A file with the review's threads between its lines. Comments are possible when the commit belongs to the review. */
export function ReviewedFile({ slug, review, file, links, oid, path, options, address }: Props) {
  const data = useFragment<ReviewedFile_review$key>(
    graphql`
      fragment ReviewedFile_review on Review @throwOnFieldError {
        id
        key
        headOid
        viewerCanComment
        ...ReviewedFile_status
        ...useComments_review
        ...SuggestionField_review
      }
    `,
    review,
  );
  useFreshReview(slug, data.id);
  const { key, headOid } = data;
  const revision = useReviewedRevision(data, oid);
  const { side, isCurrent } = revision ?? { side: "new", isCurrent: false };
  const read = useMemo((): ReadFile => ({ oid, path, side, isCurrent }), [oid, path, side, isCurrent]);
  const locate = useCallback((thread: AnchoredThread) => locateInFile(thread, read), [read]);
  const keyOf = useCallback((at: string, on: string) => (at === path && on === side ? path : null), [path, side]);
  const paths = useMemo(() => ({ keyOf, pathOf: () => path }), [keyOf, path]);

  const reader = useRef<DiffReaderHandle>(null);
  const comments = useComments(data, locate, keyOf);
  const focus = useThreadFocus();
  const { open, compose, close } = useComposers(key, reader, comments.drafts, () =>
    savedComposers(key, paths, comments.drafts),
  );
  const anchorAt = useCallback(
    (location: Required<LineLocation>) =>
      anchorOf(location, { oldOid: oid, newOid: oid, isCurrent, isFromBase: true }, paths),
    [oid, isCurrent, paths],
  );
  const editor = useLineEditor(data, reader, useKnownPlaces(data.id, comments), anchorAt);
  const canComment = data.viewerCanComment && revision !== null;
  const edit = canComment && side === "new" ? editor.edit : undefined;
  const commentSlots = useCommentSlots(review, editor.drawn, open, { reader, close, focus, anchorOf: anchorAt, edit });
  const slots = useMemo(() => [...editor.slots, ...commentSlots], [editor.slots, commentSlots]);
  const step = useThreadKeys(reader, comments, focus);
  // The reader shows one side only and does not know which side of the change it is.
  const onComment = useCallback((location: Required<LineLocation>) => compose({ ...location, side }), [compose, side]);
  return (
    <>
      {revision === null && (
        <Notice tone="warning">
          Comments are not possible here: this commit is not part of the review.{" "}
          {headOid != null && (
            <Link to={addressOf.file(slug, headOid, path, { review: key })}>
              View the file at the head of the review
            </Link>
          )}
        </Notice>
      )}
      <FileBody
        file={file}
        options={options}
        address={address}
        {...links}
        comments={{ slots, onComment: canComment ? onComment : undefined, onEdit: edit, reader }}
      />
      <ReviewBar review={review} onStep={step} />
    </>
  );
}

const IN_REVIEW_TEXT = {
  asIn: (patchSet: number): string => `at patch set ${patchSet}`,
  asBefore: (patchSet: number): string => `before patch set ${patchSet}`,
} as const;

interface InReviewProps {
  readonly slug: string;
  readonly review: ReviewedFile_inReview$key;
  readonly oid: string;
}

/** The title of the review, the patch set that the shown commit belongs to, and links to the review's pages. */
export function InReview({ slug, review, oid }: InReviewProps) {
  const data = useFragment(
    graphql`
      fragment ReviewedFile_inReview on Review @throwOnFieldError {
        key
        title
        state
        openThreadCount
        ...ReviewedFile_status
      }
    `,
    review,
  );
  const { key, title, state, openThreadCount } = data;
  const revision = useReviewedRevision(data, oid);
  const stateText =
    revision === null
      ? "not part of this review"
      : (revision.side === "new" ? IN_REVIEW_TEXT.asIn : IN_REVIEW_TEXT.asBefore)(revision.patchSet);
  return (
    <nav className="InReview row wrap" aria-label="Review of this file">
      <Link className="InReview-title long-words strong" to={addressOf.reviewFiles(slug, key)}>
        <MarkedText text={title} />
      </Link>
      <ReviewStateBadge state={state} unresolved={openThreadCount} />
      <span className="muted small">{stateText}</span>
      <span className="InReview-pages gap-3">
        <Link to={addressOf.review(slug, key)}>Conversation</Link>
        <Link to={addressOf.reviewFiles(slug, key)}>Files</Link>
      </span>
    </nav>
  );
}

/** The role of a commit in a review. */
export interface ReviewedRevision {
  readonly side: "old" | "new";
  /** True if the commit is the head (side "old": the base) of the current patch set. */
  readonly isCurrent: boolean;
  readonly patchSet: number;
}

/** Returns the newest patch set with this commit as head, else as base, or null. */
function useReviewedRevision(review: ReviewedFile_status$key, oid: string): ReviewedRevision | null {
  const { patchSets } = useFragment(
    graphql`
      fragment ReviewedFile_status on Review @throwOnFieldError {
        patchSets {
          number
          headOid
          baseOid
          isCurrent
        }
      }
    `,
    review,
  );
  return useMemo(() => {
    const head = patchSets.findLast(({ headOid }) => headOid === oid);
    if (head !== undefined) return { side: "new", isCurrent: head.isCurrent, patchSet: head.number };
    const base = patchSets.findLast(({ baseOid }) => baseOid === oid);
    return base === undefined ? null : { side: "old", isCurrent: base.isCurrent, patchSet: base.number };
  }, [patchSets, oid]);
}

/** A whole file shown at one of a review's commits. */
export interface ReadFile {
  readonly oid: string;
  readonly path: string;
  /** The side of the change that the commit represents. */
  readonly side: "old" | "new";
  /** True if the commit is the head (side "old": the base) of the current patch set. */
  readonly isCurrent: boolean;
}

/**
 * Returns the location of a thread in a whole file: the original lines if it was written on this file at this commit;
 * the lines of its current position if the file is current, unknown until that is fetched; otherwise line 0, above all
 * lines. Returns null for a thread on another file or on the review as a whole.
 */
export function locateInFile(thread: AnchoredThread, { oid, path, side, isCurrent }: ReadFile): ThreadLocation | null {
  const { position } = thread;
  if (thread.commitOid === oid && thread.path === path) {
    return { path, side, ...linesOf(thread), note: null, isLost: false, certainty: null, reason: "" };
  }
  if ((position ?? thread).path !== path) return null;
  if (position !== null && isCurrent && position.side === (side === "old" ? "OLD" : "NEW")) {
    const { certainty, reason } = position;
    const isLost = certainty === "LOST" && side === "new" && thread.startLine != null;
    return { path, side, ...linesOf(position), note: null, isLost, certainty, reason };
  }
  // The head of a thread on a patch set already says where it was written.
  const note = thread.patchSet == null ? writtenWhere(thread) : null;
  const unknown = position === null && isCurrent ? ({ isUnknown: true } as const) : {};
  const isLost = thread.startLine != null;
  return { path, side, line: 0, to: 0, note, isLost, certainty: null, reason: "", ...unknown };
}

import { useCallback, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReaderOptions } from "#app/diff/DiffFile.ts";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { anchorOf } from "#app/parts/comments/anchor.ts";
import { type RemarkedReview, useRemarks } from "#app/parts/comments/useComments.ts";
import { useRemarkSlots } from "#app/parts/comments/useCommentSlots.tsx";
import { keptComposers, useComposers } from "#app/parts/comments/useComposers.ts";
import { useThreadFocus, useThreadKeys } from "#app/parts/comments/useThreadKeys.ts";
import { MarkedText } from "#app/parts/MarkedText.tsx";
import type { AddressedPlace } from "#app/parts/options/usePlaceVisits.ts";
import type { ReaderProps } from "#app/parts/readers/ReaderProps.ts";
import { ReviewBar } from "#app/parts/review/ReviewBar.tsx";
import { ReviewStateBadge } from "#app/parts/StateBadge.tsx";
import { type AnchoredThread, type ThreadPlace, writtenWhere } from "#app/parts/threads/placeThread.ts";
import { useFreshReview } from "#app/parts/updates/ReviewRefresher.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { addressOf } from "#contract/pages.ts";
import type { FileBody_file$key } from "#generated/FileBody_file.graphql.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { ReviewedFile_inReview$key } from "#generated/ReviewedFile_inReview.graphql.ts";
import type { ReviewedFile_review$key } from "#generated/ReviewedFile_review.graphql.ts";
import type { ReviewedFile_status$key } from "#generated/ReviewedFile_status.graphql.ts";
import { FileBody } from "./FileBody.tsx";

const TEXT = {
  notOfIt: "Nothing can be said here: the commit is none of the review's.",
  atHead: "Read the file as it is in the review",
} as const;

interface Props {
  readonly slug: string;
  readonly review: RemarkedReview & ReviewedFile_review$key & ReviewBar_review$key;
  readonly file: FileBody_file$key;
  /** Where addresses in the file lead to. */
  readonly links: Pick<ReaderProps, "linkTo" | "pictureAt">;
  /** The commit that the file is read in, and where it is there. */
  readonly oid: string;
  readonly path: string;
  readonly options: ReaderOptions;
  readonly address: AddressedPlace;
}

/** A file, changed or not, with what a review says of it between the lines; more can be said wherever the review has its commit. */
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
      }
    `,
    review,
  );
  useFreshReview(slug, data.id);
  const { key, headOid } = data;
  const standing = useStanding(data, oid);
  const { side, isCurrent } = standing ?? { side: "new", isCurrent: false };
  const read = useMemo((): ReadFile => ({ oid, path, side, isCurrent }), [oid, path, side, isCurrent]);
  const placeOf = useCallback((thread: AnchoredThread) => placeInFile(thread, read), [read]);
  const keyOf = useCallback((at: string, on: string) => (at === path && on === side ? path : null), [path, side]);
  const paths = useMemo(() => ({ keyOf, pathOf: () => path }), [keyOf, path]);

  const reader = useRef<DiffReaderHandle>(null);
  const remarks = useRemarks(data, placeOf, keyOf);
  const focus = useThreadFocus();
  const { open, compose, close } = useComposers(key, reader, remarks.drafts, () =>
    keptComposers(key, paths, remarks.drafts),
  );
  const deeds = useMemo(() => {
    const change = { oldOid: oid, newOid: oid, isCurrent, isFromBase: true };
    return {
      close,
      leave: () => reader.current?.leaveRemark(),
      onShown: focus.shown,
      goTo: (place: LinePlace) => reader.current?.goTo(place),
      anchorOf: (place: Required<LinePlace>) => anchorOf(place, change, paths),
    };
  }, [close, focus, oid, isCurrent, paths]);
  const slots = useRemarkSlots(review, remarks, open, deeds);
  const step = useThreadKeys(reader, remarks, focus);
  // The reader knows one side alone; which one of the change that is it cannot know.
  const onComment = useCallback((place: Required<LinePlace>) => compose({ ...place, side }), [compose, side]);
  const canComment = data.viewerCanComment && standing !== null;
  return (
    <>
      {standing === null && (
        <Notice tone="warning">
          {TEXT.notOfIt}{" "}
          {headOid != null && <Link to={addressOf.file(slug, headOid, path, { review: key })}>{TEXT.atHead}</Link>}
        </Notice>
      )}
      <FileBody
        file={file}
        options={options}
        address={address}
        {...links}
        remarks={{ slots, onComment: canComment ? onComment : undefined, reader }}
      />
      <ReviewBar review={review} onStep={step} />
    </>
  );
}

const IN_REVIEW_TEXT = {
  label: "The review in which one reads",
  conversation: "Conversation",
  files: "Files",
  notOfIt: "not one of its states",
  asIn: (patchSet: number): string => `as in patch set ${patchSet}`,
  asBefore: (patchSet: number): string => `as before patch set ${patchSet}`,
} as const;

interface InReviewProps {
  readonly slug: string;
  readonly review: ReviewedFile_inReview$key;
  /** The commit whose file is read. */
  readonly oid: string;
}

/** Names the review in which a file is read, says which of its states that is, and leads back to its pages. */
export function InReview({ slug, review, oid }: InReviewProps) {
  const data = useFragment(
    graphql`
      fragment ReviewedFile_inReview on Review @throwOnFieldError {
        key
        title
        state
        ...ReviewedFile_status
      }
    `,
    review,
  );
  const { key, title, state } = data;
  const standing = useStanding(data, oid);
  const words =
    standing === null
      ? IN_REVIEW_TEXT.notOfIt
      : (standing.side === "new" ? IN_REVIEW_TEXT.asIn : IN_REVIEW_TEXT.asBefore)(standing.patchSet);
  return (
    <nav className="InReview" aria-label={IN_REVIEW_TEXT.label}>
      <Link className="InReview-title" to={addressOf.reviewFiles(slug, key)}>
        <MarkedText text={title} />
      </Link>
      <ReviewStateBadge state={state} />
      <span className="InReview-state">{words}</span>
      <span className="InReview-pages">
        <Link to={addressOf.review(slug, key)}>{IN_REVIEW_TEXT.conversation}</Link>
        <Link to={addressOf.reviewFiles(slug, key)}>{IN_REVIEW_TEXT.files}</Link>
      </span>
    </nav>
  );
}

/** What a commit is to a review. */
export interface Standing {
  readonly side: "old" | "new";
  /** Whether it is the head, or on the old side the base, of what is reviewed now. */
  readonly isCurrent: boolean;
  /** The number of the patch set that it is the head or the base of. */
  readonly patchSet: number;
}

/** Finds the newest patch set that a commit is the head of, else one that it is the base of; null where there is none. */
function useStanding(review: ReviewedFile_status$key, oid: string): Standing | null {
  const { patchSets } = useFragment(
    graphql`
      fragment ReviewedFile_status on Review @throwOnFieldError {
        patchSets {
          number
          headOid
          baseOid
          isCurrent
          ...reviewFragments_patchSet
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

/** A file that is read whole as it is in one of a review's commits. */
export interface ReadFile {
  readonly oid: string;
  readonly path: string;
  /** The side of the change that the commit is. */
  readonly side: "old" | "new";
  /** Whether it is the head, or on the old side the base, of what is reviewed now. */
  readonly isCurrent: boolean;
}

/**
 * Places a thread in a file that is read whole: where it was written if that is this very file, else where its lines are now
 * if that is what one reads, near where they were if they are gone, else above all lines. Null for a thread of another file or
 * on the review as a whole.
 */
export function placeInFile(thread: AnchoredThread, { oid, path, side, isCurrent }: ReadFile): ThreadPlace | null {
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
  // Of a thread on a patch set its own head says where it was written.
  const note = thread.patchSet == null ? writtenWhere(thread) : null;
  return { path, side, line: 0, to: 0, note, isLost: thread.startLine != null, certainty: null, reason: "" };
}

function linesOf({ startLine, endLine }: Pick<AnchoredThread, "startLine" | "endLine">): { line: number; to: number } {
  return { line: startLine ?? 0, to: endLine ?? startLine ?? 0 };
}

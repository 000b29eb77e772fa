import { useCallback, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { FileBody_file$key } from "#generated/FileBody_file.graphql.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { ReviewedFile_review$key } from "#generated/ReviewedFile_review.graphql.ts";
import type { ReaderOptions } from "#app/diff/ReaderOptions.ts";
import type { LinePlace } from "#app/diff/places/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { anchorOf } from "#app/parts/remarks/anchorOf.ts";
import { keptComposers } from "#app/parts/remarks/keptComposers.ts";
import type { AnchoredThread } from "#app/parts/threads/placeThread.ts";
import type { ReaderProps } from "#app/parts/ReaderProps.ts";
import type { RemarkedReview } from "#app/parts/remarks/RemarkedReview.ts";
import { ReviewBar } from "#app/parts/review/ReviewBar.tsx";
import { useComposers } from "#app/parts/remarks/useComposers.ts";
import { useFreshReview } from "#app/parts/news/useFreshReview.ts";
import type { AddressedPlace } from "#app/parts/options/usePlaceVisits.ts";
import { useRemarks } from "#app/parts/remarks/useRemarks.ts";
import { useRemarkSlots } from "#app/parts/remarks/useRemarkSlots.tsx";
import { useThreadFocus } from "#app/parts/remarks/useThreadFocus.ts";
import { useThreadKeys } from "#app/parts/remarks/useThreadKeys.ts";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { FileBody } from "./FileBody.tsx";
import { placeInFile, type ReadFile } from "./placeInFile.ts";
import { useStanding } from "./useStanding.ts";

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
        ...useStanding_review
        ...useRemarks_review
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

import { useCallback, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { whitespaceWord } from "#contract/whitespaceWord.ts";
import type { ReviewReader_review$data, ReviewReader_review$key } from "#generated/ReviewReader_review.graphql.ts";
import type { DiffReaderHandle } from "#app/diff/useReaderHandle.ts";
import type { LinePlace } from "#app/diff/useGoTo.ts";
import { ChangeReader } from "#app/parts/ChangeReader.tsx";
import { readFileTable } from "#app/parts/readFileTable.ts";
import { useFileArrangement } from "#app/parts/useFileArrangement.ts";
import { useReaderOptions } from "#app/parts/useReaderOptions.ts";
import { useWhitespace } from "#app/parts/useWhitespace.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { anchorOf } from "#app/parts/anchorOf.ts";
import { changePaths } from "#app/parts/changePaths.ts";
import { Elsewhere } from "./Elsewhere.tsx";
import { keptComposers } from "#app/parts/keptComposers.ts";
import type { ReadChange } from "#app/parts/placeThread.ts";
import { ReviewBar } from "#app/parts/ReviewBar.tsx";
import type { RemarkedReview } from "#app/parts/RemarkedReview.ts";
import { useComposers } from "#app/parts/useComposers.ts";
import { useRemarks } from "#app/parts/useRemarks.ts";
import { useRemarkSlots } from "#app/parts/useRemarkSlots.tsx";
import { useThreadFocus } from "#app/parts/useThreadFocus.ts";
import { useThreadKeys } from "#app/parts/useThreadKeys.ts";

const MISSING = "The repository has not got the commits of this change.";

interface Props {
  readonly slug: string;
  readonly review: RemarkedReview;
}

type Comparison = NonNullable<ReviewReader_review$data["comparison"]>;

/** The change of a review with what is said of it between the lines, and below it what one has still to publish. */
export function ReviewReader({ slug, review }: Props) {
  const data = useFragment<ReviewReader_review$key>(
    graphql`
      fragment ReviewReader_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }, whitespace: { type: "Whitespace" }) {
        key
        viewerCanComment
        objectsMissing(from: $from, to: $to)
        patchSets {
          headOid
          isCurrent
        }
        comparison(from: $from, to: $to) {
          id
          oldOid
          newOid
          fileTable {
            ...readFileTable_table
          }
          ...ChangeReader_comparison @arguments(whitespace: $whitespace)
        }
        ...useRemarks_review
      }
    `,
    review,
  );
  const { comparison } = data;
  if (comparison == null) {
    return (
      <>
        <Notice tone="warning">{data.objectsMissing ?? MISSING}</Notice>
        <ReviewBar review={review} />
      </>
    );
  }
  return <CommentedChange key={comparison.id} slug={slug} review={review} data={data} comparison={comparison} />;
}

function CommentedChange(props: Props & { readonly data: ReviewReader_review$data; readonly comparison: Comparison }) {
  const { slug, review, data, comparison } = props;
  const view = useReaderOptions(useViewParams());
  const arrangement = useFileArrangement(useSearchParam("files"), useSearchParam("order"));
  const address = usePlace();
  const [w, setW] = useSearchParam("w");
  const [whitespace, setWhitespace] = useWhitespace(whitespaceWord.read(w), (mode) => setW(whitespaceWord.write(mode)));
  const addressOfFile = useCallback((oid: string, path: string) => addressOf.file(slug, oid, path), [slug]);
  const [from] = useSearchParam("from");

  const { oldOid, newOid } = comparison;
  const isCurrent = data.patchSets.some((one) => one.isCurrent && one.headOid === newOid);
  const isFromBase = from === null || from === "0";
  const change = useMemo(
    (): ReadChange => ({ oldOid, newOid, isCurrent, isFromBase }),
    [oldOid, newOid, isCurrent, isFromBase],
  );
  const paths = useMemo(() => changePaths(readFileTable(comparison.fileTable)), [comparison.fileTable]);

  const reader = useRef<DiffReaderHandle>(null);
  const remarks = useRemarks(data, change, paths);
  const focus = useThreadFocus();
  const { open, compose, close } = useComposers(reader, () => keptComposers(data.key, paths, remarks.drafts));
  const deeds = useMemo(
    () => ({
      close,
      onShown: focus.shown,
      goTo: (place: LinePlace) => reader.current?.goTo(place),
      anchorOf: (place: Required<LinePlace>) => anchorOf(place, change, paths),
    }),
    [close, focus, change, paths],
  );
  const slots = useRemarkSlots(review, remarks, open, deeds);
  const step = useThreadKeys(reader, remarks.threadAt, focus);
  return (
    <>
      <Elsewhere review={review} remarks={remarks} slug={slug} headOid={newOid} />
      <ChangeReader
        comparison={comparison}
        view={view}
        whitespace={whitespace}
        onWhitespace={setWhitespace}
        arrangement={arrangement}
        address={address}
        addressOfFile={addressOfFile}
        slots={slots}
        marksOf={remarks.marksOf}
        {...(data.viewerCanComment && { onComment: compose })}
        handle={reader}
      />
      <ReviewBar review={review} onStep={step} />
    </>
  );
}

import { useCallback, useMemo, useRef, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { placeWord, type ChangePlace } from "#contract/placeWord.ts";
import { whitespaceWord } from "#contract/whitespaceWord.ts";
import type { OnWholeChange_review$key } from "#generated/OnWholeChange_review.graphql.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
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
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { anchorOf } from "#app/parts/anchorOf.ts";
import { changePaths } from "#app/parts/changePaths.ts";
import { Elsewhere } from "./Elsewhere.tsx";
import { OnWholeChange } from "./OnWholeChange.tsx";
import { keptComposers } from "#app/parts/keptComposers.ts";
import { placeThread, type AnchoredThread, type ReadChange } from "#app/parts/placeThread.ts";
import { ReviewBar } from "#app/parts/ReviewBar.tsx";
import type { RemarkedReview } from "#app/parts/RemarkedReview.ts";
import { useComposers } from "#app/parts/useComposers.ts";
import { useRemarks } from "#app/parts/useRemarks.ts";
import { useRemarkSlots } from "#app/parts/useRemarkSlots.tsx";
import { useThreadFocus } from "#app/parts/useThreadFocus.ts";
import { useThreadKeys } from "#app/parts/useThreadKeys.ts";

const OPEN_FILE = "Open the whole file";
const MISSING = "The repository has not got the commits of this change.";

interface Props {
  readonly slug: string;
  readonly review: RemarkedReview & ReviewReader_review$key & ReviewBar_review$key & OnWholeChange_review$key;
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
  const { key } = data;
  const addressOfFile = useCallback(
    (oid: string, path: string) => addressOf.file(slug, oid, path, { review: key }),
    [slug, key],
  );
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
  const placeOf = useCallback((thread: AnchoredThread) => placeThread(thread, change), [change]);
  const remarks = useRemarks(data, placeOf, paths.keyOf);
  const focus = useThreadFocus();
  const { open, compose, close } = useComposers(reader, remarks.drafts, () =>
    keptComposers(key, paths, remarks.drafts),
  );
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
  const leadToFile = (place: ChangePlace): ReactNode => {
    const isOld = place.lines?.side === "old" && oldOid != null;
    return <Link to={addressOfFile(isOld ? oldOid : newOid, place.path) + placeWord.write(place)}>{OPEN_FILE}</Link>;
  };
  const step = useThreadKeys(reader, remarks.threadAt, focus);
  return (
    <>
      <OnWholeChange review={review} />
      <Elsewhere slug={slug} review={review} reviewKey={key} remarks={remarks} change={change} />
      <ChangeReader
        comparison={comparison}
        view={view}
        whitespace={whitespace}
        onWhitespace={setWhitespace}
        arrangement={arrangement}
        address={address}
        addressOfFile={addressOfFile}
        leadToFile={leadToFile}
        slots={slots}
        marksOf={remarks.marksOf}
        {...(data.viewerCanComment && { onComment: compose })}
        handle={reader}
      />
      <ReviewBar review={review} onStep={step} />
    </>
  );
}

import { useCallback, useMemo, useRef, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { OnWholeChange_review$key } from "#generated/OnWholeChange_review.graphql.ts";
import type {
  RemarkedChange_comparison$data,
  RemarkedChange_comparison$key,
} from "#generated/RemarkedChange_comparison.graphql.ts";
import type { RemarkedChange_review$key } from "#generated/RemarkedChange_review.graphql.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import type { ReaderPlace } from "#app/diff/ReaderPlace.ts";
import type { LinePlace } from "#app/diff/places/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { Link } from "#app/ui/Link.tsx";
import { useCountInTitle } from "#app/ui/useCountInTitle.ts";
import { anchorOf } from "./anchorOf.ts";
import { ChangeReader } from "../changes/ChangeReader.tsx";
import { changePaths } from "./changePaths.ts";
import { Elsewhere } from "./Elsewhere.tsx";
import { InterdiffNotice } from "./InterdiffNotice.tsx";
import { keptComposers } from "./keptComposers.ts";
import { OnWholeChange } from "./OnWholeChange.tsx";
import { placeThread, type AnchoredThread, type ReadChange } from "../threads/placeThread.ts";
import { readFileTable } from "../changes/readFileTable.ts";
import type { RemarkedReview } from "./RemarkedReview.ts";
import { ReviewBar } from "../review/ReviewBar.tsx";
import { useCarriedComments } from "./useCarriedComments.tsx";
import { useComposers } from "./useComposers.ts";
import type { Comparing } from "../options/useComparing.ts";
import { useFileAddress, type AddressOfFile } from "./useFileAddress.ts";
import { useFilePrompts } from "./useFilePrompts.tsx";
import { useInterdiff } from "./useInterdiff.ts";
import { useMarkLooked } from "../seen/useMarkLooked.ts";
import type { AddressedPlace } from "../options/usePlaceVisits.ts";
import type { ReaderView } from "../options/useReaderOptions.ts";
import { useRemarkPlace } from "../options/useRemarkPlace.ts";
import { useRemarks } from "./useRemarks.ts";
import { useRemarkSlots } from "./useRemarkSlots.tsx";
import { useThreadFocus } from "./useThreadFocus.ts";
import { useThreadKeys } from "./useThreadKeys.ts";
import { useSeenMarks, type SeenSpan } from "../seen/useSeenMarks.ts";
import { useUnseen } from "../seen/useUnseen.ts";

const TEXT = {
  openFile: "Open the whole file",
} as const;

/** The review whose change is read. */
export type ReadReview = RemarkedReview & RemarkedChange_review$key & ReviewBar_review$key & OnWholeChange_review$key;

interface Props {
  readonly review: ReadReview;
  readonly comparison: RemarkedChange_comparison$key;
  /** Whether the old side is the base of the new one, not an earlier patch set. */
  readonly isFromBase: boolean;
  /** The two patch sets held together, where it is that. */
  readonly span?: SeenSpan | null;
  /** Whether who reads it looks at all that came up to its new side, not at a part of that. */
  readonly isWhole: boolean;
  /** The snapshot whose lines those of the new side are, where that is a part of it: remarks are written on the snapshot. */
  readonly snapshotOid?: string;
  /** Called when one has published what one says of the change. */
  readonly onPublished?: () => void;
  readonly view: ReaderView;
  readonly comparing: Comparing;
  readonly arrangement: FileArrangement;
  readonly address: AddressedPlace;
  /** Gives the address of a file's page at a commit, and of a place there if one is given. Give the same function always. */
  readonly addressOfFile: AddressOfFile;
}

/** A change of a review with what is said of it between the lines, and below it what one has still to publish. */
export function RemarkedChange(props: Props) {
  const comparison = useFragment(
    graphql`
      fragment RemarkedChange_comparison on Comparison
      @throwOnFieldError
      @argumentDefinitions(options: { type: "DiffOptions" }, order: { type: "FileOrder" }) {
        id
        oldOid
        newOid
        fileTable {
          ...readFileTable_table
        }
        interdiff {
          ...useInterdiff_interdiff
          ...InterdiffNotice_interdiff
        }
        ...ChangeReader_comparison @arguments(options: $options, order: $order, marks: true)
      }
    `,
    props.comparison,
  );
  return <CommentedChange key={comparison.id} {...props} data={comparison} />;
}

function CommentedChange(props: Props & { readonly data: RemarkedChange_comparison$data }) {
  const { review, isFromBase, data: comparison } = props;
  const data = useFragment<RemarkedChange_review$key>(
    graphql`
      fragment RemarkedChange_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }) {
        id
        key
        viewerCanComment
        patchSets {
          headOid
          isCurrent
          ...patchSetRecord_patchSet
        }
        ...useSeenMarks_review
        ...useRemarks_review @arguments(from: $from, to: $to)
      }
    `,
    review,
  );
  const { key } = data;
  const { oldOid } = comparison;
  const newOid = props.snapshotOid ?? comparison.newOid;
  const isCurrent = data.patchSets.some((one) => one.isCurrent && one.headOid === newOid);
  const change = useMemo(
    (): ReadChange => ({ oldOid, newOid, isCurrent, isFromBase }),
    [oldOid, newOid, isCurrent, isFromBase],
  );
  useMarkLooked(data.id, isCurrent && props.isWhole ? newOid : null);
  const table = useMemo(() => readFileTable(comparison.fileTable), [comparison.fileTable]);
  const paths = useMemo(() => changePaths(table), [table]);

  const reader = useRef<DiffReaderHandle>(null);
  const oldSide = useInterdiff(comparison.interdiff, oldOid ?? "");
  const placeOf = useCallback(
    (thread: AnchoredThread) => placeThread(oldSide?.carry(thread) ?? thread, change),
    [oldSide, change],
  );
  const addressOfFile = useFileAddress(props.addressOfFile, oldSide);
  const remarks = useRemarks(data, placeOf, paths.keyOf);
  const focus = useThreadFocus();
  const { open, compose, close } = useComposers(key, reader, remarks.drafts, () =>
    keptComposers(key, paths, remarks.drafts),
  );
  const deeds = useMemo(
    () => ({
      close,
      leave: () => reader.current?.leaveRemark(),
      onShown: focus.shown,
      goTo: (place: LinePlace) => reader.current?.goTo(place),
      anchorOf: (place: Required<LinePlace>) => anchorOf(place, change, paths, oldSide),
    }),
    [close, focus, change, paths, oldSide],
  );
  const remarkSlots = useRemarkSlots(review, remarks, open, deeds);
  const carried = useCarriedComments(oldSide, paths, compose);
  const slots = useMemo(() => [...carried.slots, ...remarkSlots], [carried.slots, remarkSlots]);
  const leadToConflict = (path: string): (() => void) | null => {
    const file = paths.keyOf(path, "old");
    return file === null ? null : () => reader.current?.scrollToFile(file);
  };
  const leadToFile = ({ path, lines }: ReaderPlace): ReactNode => {
    const isOld = lines?.side === "old" && oldOid != null;
    return <Link to={addressOfFile(isOld ? oldOid : newOid, path, lines)}>{TEXT.openFile}</Link>;
  };
  const seen = useSeenMarks(data, props.span ?? null);
  const unseen = useUnseen(seen?.marks, table.paths.length);
  useCountInTitle(unseen?.unseenHunks ?? 0);
  const prompts = useFilePrompts(data.id, remarks.threads);
  const view = useRemarkPlace(props.view);
  const step = useThreadKeys(reader, remarks, focus);
  return (
    <>
      {comparison.interdiff != null && <InterdiffNotice interdiff={comparison.interdiff} leadTo={leadToConflict} />}
      <OnWholeChange review={review} />
      <Elsewhere review={review} remarks={remarks} change={change} addressOfFile={addressOfFile} />
      <ChangeReader
        comparison={comparison}
        view={view}
        comparing={props.comparing}
        arrangement={props.arrangement}
        address={props.address}
        addressOfFile={addressOfFile}
        leadToFile={leadToFile}
        isOldMade={oldSide !== null}
        slots={slots}
        marksOf={remarks.marksOf}
        {...(seen !== null && { seen })}
        {...(data.viewerCanComment && { onComment: carried.compose })}
        handle={reader}
        {...prompts}
      />
      <ReviewBar review={review} onStep={step} onPublished={props.onPublished} unseen={unseen} />
    </>
  );
}

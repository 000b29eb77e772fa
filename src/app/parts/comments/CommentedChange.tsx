import { CopyIcon } from "@primer/octicons-react";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile } from "#app/diff/DiffFile.ts";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import type { ReaderPlace } from "#app/diff/models/ReaderPlace.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useCountInTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type {
  CommentedChange_comparison$data,
  CommentedChange_comparison$key,
} from "#generated/CommentedChange_comparison.graphql.ts";
import type { CommentedChange_interdiff$key } from "#generated/CommentedChange_interdiff.graphql.ts";
import type { CommentedChange_review$key } from "#generated/CommentedChange_review.graphql.ts";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { WholeChangeThreads_review$key } from "#generated/WholeChangeThreads_review.graphql.ts";
import { ChangeReader } from "../changes/ChangeReader.tsx";
import { readFileTable } from "../changes/fileTable.ts";
import type { AddressedPlace } from "../options/usePlaceVisits.ts";
import { type Comparing, type ReaderView, useRemarkPlace } from "../options/useReaderOptions.ts";
import { ReviewBar } from "../review/ReviewBar.tsx";
import { useCopyPrompt } from "../threads/CopyPrompt.tsx";
import { type AnchoredThread, placeThread, type ReadChange } from "../threads/placeThread.ts";
import { useMarkLooked } from "../viewed/LastVisit.tsx";
import { useUnseen } from "../viewed/useViewedCounts.ts";
import { type SeenSpan, useSeenMarks } from "../viewed/useViewedMarks.ts";
import { anchorOf, changePaths } from "./anchor.ts";
import { type PlacedThread, type RemarkedReview, useRemarks } from "./useComments.ts";
import { useRemarkSlots } from "./useCommentSlots.tsx";
import { keptComposers, useComposers } from "./useComposers.ts";
import { type AddressOfFile, useFileAddress, useInterdiff } from "./useInterdiff.ts";
import { useCarriedComments } from "./usePortedComments.tsx";
import { useThreadFocus, useThreadKeys } from "./useThreadKeys.ts";
import { Elsewhere, OnWholeChange } from "./WholeChangeThreads.tsx";
import "./InterdiffNotice.css";

const TEXT = {
  openFile: "Open the whole file",
} as const;

/** The review whose change is read. */
export type ReadReview = RemarkedReview &
  CommentedChange_review$key &
  ReviewBar_review$key &
  WholeChangeThreads_review$key;

interface Props {
  readonly review: ReadReview;
  readonly comparison: CommentedChange_comparison$key;
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
      fragment CommentedChange_comparison on Comparison
      @throwOnFieldError
      @argumentDefinitions(options: { type: "DiffOptions" }, order: { type: "FileOrder" }) {
        id
        oldOid
        newOid
        fileTable {
          ...fileTable_table
        }
        interdiff {
          ...useInterdiff_interdiff
          ...CommentedChange_interdiff
        }
        ...ChangeReader_comparison @arguments(options: $options, order: $order, marks: true)
      }
    `,
    props.comparison,
  );
  return <CommentedChange key={comparison.id} {...props} data={comparison} />;
}

function CommentedChange(props: Props & { readonly data: CommentedChange_comparison$data }) {
  const { review, isFromBase, data: comparison } = props;
  const data = useFragment<CommentedChange_review$key>(
    graphql`
      fragment CommentedChange_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }) {
        id
        key
        viewerCanComment
        patchSets {
          headOid
          isCurrent
          ...reviewFragments_patchSet
        }
        ...useViewedMarks_review
        ...useComments_review @arguments(from: $from, to: $to)
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

const INTERDIFF_NOTICE_TEXT = {
  files: "Files that do not fit the new base",
  go: (name: string): string => `Go to ${name}`,
} as const;

interface InterdiffNoticeProps {
  readonly interdiff: CommentedChange_interdiff$key;
  /** Leads to a file by its path on the old side; null where the change does not show it. */
  readonly leadTo: (path: string) => (() => void) | null;
}

/** Says what is not as one expects in what differs between two patch sets on different bases, and leads to the files. */
function InterdiffNotice({ interdiff, leadTo }: InterdiffNoticeProps) {
  const { note, conflicts } = useFragment(
    graphql`
      fragment CommentedChange_interdiff on Interdiff @throwOnFieldError {
        note
        conflicts
      }
    `,
    interdiff,
  );
  if (note == null) return null;
  return (
    <div className="InterdiffNotice">
      <Notice tone="warning">
        {note}
        {conflicts.length > 0 && (
          <ul className="InterdiffNotice-files" aria-label={INTERDIFF_NOTICE_TEXT.files}>
            {conflicts.map((path) => (
              <li key={path}>
                <FileOf path={path} onGo={leadTo(path)} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function FileOf({ path, onGo }: { readonly path: string; readonly onGo: (() => void) | null }) {
  const name = displayPath(path);
  if (onGo === null) return <code>{name}</code>;
  return (
    <button type="button" className="InterdiffNotice-file" title={INTERDIFF_NOTICE_TEXT.go(name)} onClick={onGo}>
      {name}
    </button>
  );
}

const USE_FILE_PROMPTS_TEXT = {
  label: "Copy the open remarks on this file as a prompt",
  none: "No remark on this file is open.",
} as const;
const KEYS = "i f";

interface FilePrompts {
  /** Which file one is at, for the reader to tell. */
  readonly current: CurrentFile;
  /** Draws the button of a file's header; nothing where no remark on it is open. */
  readonly renderDeeds: (file: DiffFile) => ReactNode;
}

/** Puts what is open of one file on the clipboard as a prompt: by a button in its header, by a key of that one is at. */
function useFilePrompts(reviewId: string, threads: readonly PlacedThread[]): FilePrompts {
  const [current] = useState(() => new CurrentFile());
  const copyPrompt = useCopyPrompt(reviewId);
  const toast = useToast();
  const copy = useCallback(
    (key: string | null): void => {
      const ids = threads.filter(({ fileKey, isOpen }) => fileKey === key && isOpen).map(({ id }) => id);
      if (ids.length === 0) toast({ text: USE_FILE_PROMPTS_TEXT.none });
      else copyPrompt({ threads: ids });
    },
    [threads, copyPrompt, toast],
  );
  useShortcut(KEYS, USE_FILE_PROMPTS_TEXT.label, shortcutGroups.review, () => copy(current.get()), {
    enabled: threads.length > 0,
  });
  const renderDeeds = useCallback(
    ({ key }: DiffFile) =>
      threads.some(({ fileKey, isOpen }) => fileKey === key && isOpen) && (
        <IconButton
          size="small"
          label={USE_FILE_PROMPTS_TEXT.label}
          keys={KEYS}
          icon={<CopyIcon />}
          onClick={() => copy(key)}
        />
      ),
    [threads, copy],
  );
  return { current, renderDeeds };
}

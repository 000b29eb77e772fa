import { type ReactNode, type RefObject, useCallback, useContext, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import type { DiffLocation, LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
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
import type {
  CommentedChange_review$data,
  CommentedChange_review$key,
} from "#generated/CommentedChange_review.graphql.ts";
import type { WholeChangeThreads_review$key } from "#generated/WholeChangeThreads_review.graphql.ts";
import { ChangeReader } from "../change/ChangeReader.tsx";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { changePaths, readFileTable } from "#app/reading/changes/fileTable.ts";
import type { UrlLocation } from "#app/reading/options/useLinkedLocation.ts";
import type { Comparing, ReaderView } from "#app/reading/options/useReaderOptions.ts";
import type { ReviewBarProps } from "../review/ReviewBar.tsx";
import { useCopyPrompt } from "../threads/CopyPrompt.tsx";
import { type AnchoredThread, locateThread, type ReadChange } from "../threads/locateThread.ts";
import { ReadSpanContext } from "../threads/ThreadChanges.tsx";
import { useMarkVisited } from "#app/reading/viewed/LastVisit.tsx";
import { useViewedCounts, type ViewedSpan, useViewedMarks } from "#app/reading/viewed/useViewedMarks.ts";
import { anchorOf, savedComposers, useComposers } from "./useComposers.ts";
import { type PlacedThread, type CommentedReview, useComments, useKnownPlaces } from "./useComments.ts";
import { useCommentSlots } from "./useCommentSlots.tsx";
import { type AddressOfFile, fileAddress, useInterdiff } from "./useInterdiff.ts";
import { useLineEditor } from "./suggesting/useLineEditor.tsx";
import { usePortedComments } from "./usePortedComments.tsx";
import { useThreadFocus, useThreadKeys } from "./useThreadKeys.ts";
import { Elsewhere, OnWholeChange } from "./WholeChangeThreads.tsx";
import "./InterdiffNotice.css";

const LABEL = "Copy unresolved comments on this file as a prompt";

export type ReadReview = CommentedReview & CommentedChange_review$key & WholeChangeThreads_review$key;

interface Props {
  readonly review: ReadReview;
  readonly comparison: CommentedChange_comparison$key;
  /** True when the old side is the base of the new one, not an earlier patch set. */
  readonly isFromBase: boolean;
  /** The two patch sets that are compared, if any. */
  readonly span?: ViewedSpan | null;
  /** True when the viewer sees everything up to the new side, not just a part. */
  readonly isWhole: boolean;
  /** The snapshot that has the lines of the new side when that is a part of it; comments are anchored to it. */
  readonly snapshotOid?: string;
  /** Links to the parts of the change, and a note on which part is shown. */
  readonly tabs?: ReactNode;
  readonly note?: ReactNode;
  readonly stack?: ReactNode;
  /** Draws the bar below the change. */
  readonly renderBar?: (props: Pick<ReviewBarProps, "onStep" | "unviewed" | "isWhole">) => ReactNode;
  readonly view: ReaderView;
  readonly comparing: Comparing;
  readonly arrangement: FileArrangement;
  readonly address: UrlLocation;
  /** Returns the URL of a file at a commit, with lines if given. Pass a stable function. */
  readonly addressOfFile: AddressOfFile;
}

/** A change of a review with comments between its lines and the review bar below it. */
export function CommentedChange(props: Props) {
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
  return <CommentedChangeReader key={comparison.id} {...props} data={comparison} />;
}

type ReaderProps = Props & { readonly data: CommentedChange_comparison$data };

function CommentedChangeReader(props: ReaderProps) {
  const { review, isFromBase, data: comparison } = props;
  const data = useFragment<CommentedChange_review$key>(
    graphql`
      fragment CommentedChange_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }, layers: { type: "LayerRange" }) {
        id
        key
        viewerCanComment
        patchSets {
          headOid
          isCurrent
        }
        ...useViewedMarks_review
        ...useComments_review @arguments(from: $from, to: $to, layers: $layers)
        ...SuggestionField_review
      }
    `,
    review,
  );
  const { oldOid } = comparison;
  const change = useReadChange(props, data);
  const { newOid, layer } = change;
  const table = useMemo(() => readFileTable(comparison.fileTable), [comparison.fileTable]);
  // Between two patch sets, the notes above have the messages that changed.
  const hasMessage = layer === "one" && isFromBase;
  const paths = useMemo(() => changePaths(table, hasMessage), [table, hasMessage]);

  const reader = useRef<DiffReaderHandle>(null);
  const oldSide = useInterdiff(comparison.interdiff, oldOid ?? "");
  const addressOfFile = fileAddress(props.addressOfFile, oldSide);
  const { comments, slots, compose, edit, focus } = useCommentsInReader(data, {
    review,
    reader,
    change,
    paths,
    oldSide,
  });
  const leadToConflict = (path: string): (() => void) | null => {
    const file = paths.keyOf(path, "old");
    return file === null ? null : () => reader.current?.scrollToFile(file);
  };
  const leadToFile = ({ path, lines }: DiffLocation): ReactNode => {
    const isOld = lines?.side === "old" && oldOid != null;
    return <Link to={addressOfFile(isOld ? oldOid : newOid, path, lines)}>Open the whole file</Link>;
  };
  const viewed = useViewedMarks(data, props.span ?? null);
  const unviewed = useViewedCounts(viewed?.marks, table.paths.length);
  useCountInTitle(unviewed?.unviewedHunks ?? 0);
  const prompts = useFilePrompts(data.id, useContext(ExportedContext) ? NO_THREADS : comments.threads);
  const step = useThreadKeys(reader, comments, focus);
  return (
    <>
      {comparison.interdiff != null && <InterdiffNotice interdiff={comparison.interdiff} leadTo={leadToConflict} />}
      <ChangeReader
        comparison={comparison}
        tabs={props.tabs}
        stack={props.stack}
        notes={
          <>
            {props.note}
            <OnWholeChange review={review} />
            <Elsewhere review={review} comments={comments} change={change} addressOfFile={addressOfFile} />
          </>
        }
        view={props.view}
        comparing={props.comparing}
        arrangement={props.arrangement}
        address={props.address}
        addressOfFile={addressOfFile}
        leadToFile={leadToFile}
        isOldMade={oldSide !== null}
        hasMessage={hasMessage}
        slots={slots}
        marksOf={comments.marksOf}
        {...(viewed !== null && { viewed })}
        {...(data.viewerCanComment && { onComment: compose, onEdit: edit })}
        handle={reader}
        {...prompts}
      />
      {props.renderBar?.({ onStep: step, unviewed, isWhole: isFromBase && props.isWhole })}
    </>
  );
}

/** The change that is read, which counts as visited if it is all of the newest patch set. */
function useReadChange(
  { data, snapshotOid, isFromBase, isWhole }: ReaderProps,
  review: CommentedChange_review$data,
): ReadChange {
  const { oldOid } = data;
  const newOid = snapshotOid ?? data.newOid;
  const isCurrent = review.patchSets.some((one) => one.isCurrent && one.headOid === newOid);
  const { layers } = useContext(ReadSpanContext);
  const layer = layers === null ? null : layers.first === layers.last ? "one" : "several";
  const change = useMemo(
    (): ReadChange => ({ oldOid, newOid, isCurrent, isFromBase, layer }),
    [oldOid, newOid, isCurrent, isFromBase, layer],
  );
  useMarkVisited(review.id, isCurrent && isWhole ? newOid : null);
  return change;
}

interface Commented {
  readonly review: ReadReview;
  readonly reader: RefObject<DiffReaderHandle | null>;
  readonly change: ReadChange;
  readonly paths: ReturnType<typeof changePaths>;
  readonly oldSide: ReturnType<typeof useInterdiff>;
}

/** The comments of a review between the lines of a change, and what goes to them and begins others. */
function useCommentsInReader(data: CommentedChange_review$data, { review, reader, change, paths, oldSide }: Commented) {
  const locate = useCallback(
    (thread: AnchoredThread) => locateThread(oldSide?.port(thread) ?? thread, change),
    [oldSide, change],
  );
  const comments = useComments(data, locate, paths.keyOf);
  const focus = useThreadFocus();
  const { open, compose, close } = useComposers(data.key, reader, comments.drafts, () =>
    savedComposers(data.key, paths, comments.drafts),
  );
  const anchorAt = useCallback(
    (location: Required<LineLocation>) => anchorOf(location, change, paths, oldSide),
    [change, paths, oldSide],
  );
  const editor = useLineEditor(data, reader, useKnownPlaces(data.id, comments), anchorAt);
  const edit = useContext(ExportedContext) || !data.viewerCanComment ? undefined : editor.edit;
  const commentSlots = useCommentSlots(review, editor.drawn, open, { reader, close, focus, anchorOf: anchorAt, edit });
  const ported = usePortedComments(oldSide, paths, compose);
  // The field over the lines of a range is before the comments below them.
  const slots = useMemo(
    () => [...editor.slots, ...ported.slots, ...commentSlots],
    [editor.slots, ported.slots, commentSlots],
  );
  return { comments, slots, compose: ported.compose, edit, focus };
}

interface InterdiffNoticeProps {
  readonly interdiff: CommentedChange_interdiff$key;
  /** Returns a function that goes to a file by its path on the old side; null when the change does not show it. */
  readonly leadTo: (path: string) => (() => void) | null;
}

/** Explains special cases of a comparison of two patch sets on different bases, with links to the files concerned. */
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
          <ul className="InterdiffNotice-files wrap gap-x-3 row" aria-label="Files that conflict with the new base">
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
    <button type="button" className="InterdiffNotice-file long-words accent" title={`Go to ${name}`} onClick={onGo}>
      {name}
    </button>
  );
}

const KEYS = "i f";
const NO_THREADS: readonly PlacedThread[] = [];

interface FilePrompts {
  readonly current: CurrentFile;
  /** Returns the action for the menu of a file; none when the file has no open comments. */
  readonly fileActions: (file: DiffFile) => readonly MenuItem[];
}

/** Copies the open threads of one file as a prompt, by the menu in its header or by a key for the current file. */
function useFilePrompts(reviewId: string, threads: readonly PlacedThread[]): FilePrompts {
  const [current] = useState(() => new CurrentFile());
  const copyPrompt = useCopyPrompt(reviewId);
  const toast = useToast();
  const copy = (key: string | null): void => {
    const ids = threads.filter(({ fileKey, isOpen }) => fileKey === key && isOpen).map(({ id }) => id);
    if (ids.length === 0) toast({ text: "No unresolved comments on this file." });
    else copyPrompt({ threads: ids });
  };
  useShortcut(KEYS, LABEL, shortcutGroups.review, () => copy(current.current()), {
    enabled: threads.length > 0,
  });
  const fileActions = ({ key }: DiffFile): readonly MenuItem[] =>
    threads.some(({ fileKey, isOpen }) => fileKey === key && isOpen)
      ? [{ kind: "action", label: LABEL, keys: KEYS, run: () => copy(key) }]
      : [];
  return { current, fileActions };
}

import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile } from "#app/diff/DiffFile.ts";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import { FileJump } from "#app/diff/list/FileJump.tsx";
import { FileList, listLength } from "#app/diff/list/FileList.tsx";
import { type FileArrangement, orderFiles } from "#app/diff/list/FileListHead.tsx";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { ReaderPlace } from "#app/diff/models/ReaderPlace.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import type { Slot } from "#app/diff/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useQuietly } from "#app/ui/whenQuiet.ts";
import type {
  ChangeReader_comparison$data,
  ChangeReader_comparison$key,
} from "#generated/ChangeReader_comparison.graphql.ts";
import { type AddressedPlace, usePlaceVisits } from "../options/usePlaceVisits.ts";
import type { Comparing, ReaderView } from "../options/useReaderOptions.ts";
import { useRenderedFiles } from "../options/useRenderedFiles.tsx";
import { useListMarks, useUnseen } from "../viewed/useViewedCounts.ts";
import type { ReviewSeen } from "../viewed/useViewedMarks.ts";
import { ChangeContents, type HunkKeys } from "./ChangeContents.ts";
import { ChangeSummary } from "./ChangeSummary.tsx";
import { readBatch } from "./fetchContents.ts";
import { changeFiles, readFileTable } from "./fileTable.ts";
import { useChangeBodies } from "./useChangeBodies.tsx";
import { useFileChips } from "./useFileChips.ts";
import "./ChangeReader.css";
import "./FileLinks.css";

const TEXT = {
  empty: "Nothing differs between the two. Where white space is left out, show it, or look at another change.",
  renamesLimited: "So many files changed that git did not look for renames among all of them.",
  notThere: (path: string): string => `The address leads to ${displayPath(path)}, which is not among these files.`,
  unsaved: "Your seen marks are kept in this browser, but could not be saved.",
  retry: "Try again",
  giveUp: "Give up",
  giveUpHint: "Forget the marks that could not be saved",
  noCounts: "The lines could not be counted.",
  changedFiles: "Changed files",
} as const;

interface Props {
  readonly comparison: ChangeReader_comparison$key;
  readonly view: ReaderView;
  readonly comparing: Comparing;
  readonly arrangement: FileArrangement;
  readonly address: AddressedPlace;
  /** Gives the address of a file's page at a commit. */
  readonly addressOfFile: (oid: string, path: string) => string;
  /** Leads to a place in a file that the change does not have. */
  readonly leadToFile?: (place: ReaderPlace) => ReactNode;
  /** Whether the old side was put together for this comparison alone: then words of it are looked up in the new one. */
  readonly isOldMade?: boolean;
  /** What stands between the lines. */
  readonly slots?: readonly Slot[];
  /** What is known of a file beside its change. Give the same function until that changes. */
  readonly marksOf?: (key: string) => MarksOfFile | null;
  /** What was seen of its hunks; without it nobody keeps that. Give the same object until that changes. */
  readonly seen?: ReviewSeen;
  /** Comments on lines, or with line 0 on the file. */
  readonly onComment?: (place: Required<LinePlace>) => void;
  /** Is given the reader, to lead it from outside. */
  readonly handle?: RefObject<DiffReaderHandle | null>;
  /** Is told which file one is at. */
  readonly current?: CurrentFile;
  /** Draws, for a file's header, what one may do with it in a review. Give the same function until that changes. */
  readonly renderDeeds?: (file: DiffFile) => ReactNode;
}

/** A change to read: the list of its files beside their lines. */
export function ChangeReader(props: Props) {
  const data = useFragment(
    graphql`
      fragment ChangeReader_comparison on Comparison
      @throwOnFieldError
      @argumentDefinitions(
        options: { type: "DiffOptions" }
        order: { type: "FileOrder" }
        marks: { type: "Boolean!", defaultValue: false }
      ) {
        id
        oldOid
        newOid
        renamesLimited
        fileTable {
          ...fileTable_table
        }
        firstPatches(options: $options, order: $order) @catch(to: NULL) {
          allLineCounts
          placesTogether
          ...fetchContents_batch @arguments(marks: $marks)
        }
      }
    `,
    props.comparison,
  );
  // Where a branch has moved, the same page comes to hold another comparison, of which nothing is fetched yet.
  return <Change key={data.id} {...props} data={data} />;
}

function Change(props: Props & { readonly data: ChangeReader_comparison$data }) {
  const { data, view, comparing, arrangement, address, addressOfFile, slots, seen, onComment, renderDeeds } = props;
  const table = useMemo(() => readFileTable(data.fileTable), [data.fileTable]);
  const environment = useRelayEnvironment();
  // Filled at once with what came along, so that the first rendering shows lines. What failed there is asked for again.
  const [change] = useState(() => {
    const first = data.firstPatches ? readBatch(data.firstPatches) : null;
    const { paths, sources } = table;
    const onKeys = seen === undefined ? undefined : (keys: HunkKeys) => seen.marks.putKeys(keys);
    const lineCounts = data.firstPatches?.allLineCounts;
    const known = { paths, renames: sources.places, first, lineCounts };
    return new ChangeContents(environment, { id: data.id, ...known, options: comparing.by, onKeys });
  });
  useEffect(() => {
    let leave: (() => void) | null = null;
    // In a task of its own: that of the first drawing is long enough.
    const starting = setTimeout(() => {
      leave = change.start();
    });
    return () => {
      clearTimeout(starting);
      leave?.();
    };
  }, [change]);
  // Other facts of all files draw the whole list and lay out all of the reader anew.
  const { counts, failure } = useQuietly(useSyncExternalStore(change.subscribe, change.counts, change.counts));
  const listed = useMemo(() => changeFiles(table), [table]);
  const told = useQuietly(useFileChips(data.id, listed));
  const together = data.firstPatches?.placesTogether ?? null;
  const files = useMemo(
    () => orderFiles(counts.tell(told), arrangement.order, together),
    [counts, told, arrangement.order, together],
  );

  const unseen = useUnseen(seen?.marks, files.length);
  const marksOf = useListMarks(props.marksOf, seen?.marks);

  const own = useRef<DiffReaderHandle>(null);
  const reader = props.handle ?? own;
  const [current] = useState(() => props.current ?? new CurrentFile());
  const { oldOid, newOid } = data;
  const rendered = useRenderedFiles(view.turned);
  const { slots: shown, renderToggle } = useChangeBodies(
    { comparisonId: data.id, oldOid: oldOid ?? null, newOid, listed, layout: view.options.layout, rendered, slots },
    current,
  );
  const renderLinks = useCallback(
    (file: DiffFile) => (
      <>
        {renderDeeds?.(file)}
        {renderToggle(file)}
        <FileLinks file={file} oldOid={oldOid ?? null} newOid={newOid} addressOf={addressOfFile} />
      </>
    ),
    [renderDeeds, renderToggle, oldOid, newOid, addressOfFile],
  );
  const revisions = useMemo(
    () => ({ old: props.isOldMade === true ? null : (oldOid ?? null), new: newOid }),
    [props.isOldMade, oldOid, newOid],
  );
  const { links, visit, missing } = usePlaceVisits(reader, files, address);
  return (
    <section className="ChangeReader" aria-label={TEXT.changedFiles}>
      {seen != null && seen.failure !== null && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={seen.retry}>
                {TEXT.retry}
              </Button>
              <Button size="small" hint={TEXT.giveUpHint} onClick={seen.giveUp}>
                {TEXT.giveUp}
              </Button>
              <PaletteEntry label={TEXT.retry} group={shortcutGroups.review} onRun={seen.retry} />
              <PaletteEntry label={TEXT.giveUpHint} group={shortcutGroups.review} onRun={seen.giveUp} />
            </>
          }
        >
          {`${TEXT.unsaved} ${seen.failure}`}
        </Notice>
      )}
      {failure !== null && <Notice tone="warning">{`${TEXT.noCounts} ${failure}`}</Notice>}
      <ChangeSummary totals={counts.totals} files={files.length} unseen={unseen} view={view} comparing={comparing} />
      {missing !== null && (
        <Notice tone="warning" actions={address.place && props.leadToFile?.(address.place)}>
          {TEXT.notThere(missing)}
        </Notice>
      )}
      {data.renamesLimited && <Notice tone="warning">{TEXT.renamesLimited}</Notice>}
      <div className="ChangeReader-body">
        <aside className="ChangeReader-list" style={rowCount(listLength(files, arrangement))}>
          <FileList
            files={files}
            arrangement={arrangement}
            current={current}
            {...(marksOf !== undefined && { marksOf })}
            onPick={(key) => reader.current?.scrollToFile(key)}
          />
        </aside>
        <div className="ChangeReader-reader">
          <DiffReader
            ref={reader}
            files={files}
            contents={change.contents}
            options={view.options}
            onNeed={change.need}
            onNeedText={change.needText}
            onNeedAll={change.needAll}
            onNeedSizes={change.needSizes}
            links={links}
            revisions={revisions}
            slots={shown}
            onComment={onComment}
            seen={seen?.marks}
            onSeen={seen?.onSeen}
            current={current}
            renderHeaderExtra={renderLinks}
            emptyText={TEXT.empty}
          />
        </div>
      </div>
      <FileJump files={files} current={current} onGo={visit} />
    </section>
  );
}

/** Hands the number of rows to the style sheet: where the list stands above the lines it is no taller than it needs. */
function rowCount(rows: number): CSSProperties {
  return Object.fromEntries([["--rows", rows]]);
}

const FILE_LINKS_TEXT = {
  before: "Before",
  after: "After",
  wholeBefore: "Open the whole file as it was before",
  wholeAfter: "Open the whole file as it was after",
} as const;
const SUBMODULE = "160000";

interface FileLinksProps {
  readonly file: DiffFile;
  /** The commits of the two sides; null for the empty tree. */
  readonly oldOid: string | null;
  readonly newOid: string;
  readonly addressOf: (oid: string, path: string) => string;
}

/** Leads from a changed file to the whole of it, at either revision that has it. */
function FileLinks({ file, oldOid, newOid, addressOf }: FileLinksProps) {
  const { status, oldMode, newMode, plainOldPath, plainPath } = file;
  const hasOld = status !== "ADDED" && oldOid !== null && oldMode !== SUBMODULE;
  const hasNew = status !== "DELETED" && newMode !== SUBMODULE;
  return (
    <span className="FileLinks">
      {hasOld && (
        <Link
          to={addressOf(oldOid, plainOldPath ?? plainPath)}
          title={FILE_LINKS_TEXT.wholeBefore}
          aria-label={FILE_LINKS_TEXT.wholeBefore}
        >
          <span className="FileLinks-word">{FILE_LINKS_TEXT.before}</span>
        </Link>
      )}
      {hasNew && (
        <Link
          to={addressOf(newOid, plainPath)}
          title={FILE_LINKS_TEXT.wholeAfter}
          aria-label={FILE_LINKS_TEXT.wholeAfter}
        >
          <span className="FileLinks-word">{FILE_LINKS_TEXT.after}</span>
        </Link>
      )}
    </span>
  );
}

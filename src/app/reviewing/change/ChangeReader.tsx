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
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import type { FileContents } from "#app/diff/patch/FileContents.ts";
import type { DiffLocation, LineLocation } from "#app/diff/models/DiffLocation.ts";
import { isFiltering, NO_FILTER, useFileFilter } from "#app/diff/list/FileFilter.tsx";
import { FileJump } from "#app/diff/list/FileJump.tsx";
import { FileList, listLength } from "#app/diff/list/FileList.tsx";
import { type FileArrangement, orderFiles } from "#app/diff/list/FileListHead.tsx";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { later } from "#app/ui/later.tsx";
import { MissingCode, Notice } from "#app/ui/Notice.tsx";
import type { MenuItem } from "#app/ui/OpenMenu.tsx";
import { Panel } from "#app/ui/Panel.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useQuietly } from "#app/ui/userInput.ts";
import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import type {
  ChangeReader_comparison$data,
  ChangeReader_comparison$key,
} from "#generated/ChangeReader_comparison.graphql.ts";
import type { ReaderEvidence } from "../evidence/ChangeEvidence.tsx";
import { type UrlLocation, useLinkedLocation } from "#app/reading/options/useLinkedLocation.ts";
import { IGNORED_WHITESPACE } from "#app/reading/options/optionLabels.ts";
import type { Comparing, ReaderView } from "#app/reading/options/useReaderOptions.ts";
import { useRenderedFiles } from "#app/reading/options/useRenderedFiles.tsx";
import { useListMarks, useViewedCounts } from "#app/reading/viewed/useViewedCounts.ts";
import type { ReviewViewedMarks } from "#app/reading/viewed/useViewedMarks.ts";
import { ChangeContents, type HunkKeys } from "#app/reading/changes/ChangeContents.ts";
import { ChangeSummary } from "#app/reading/changes/ChangeSummary.tsx";
import { readBatch } from "#app/reading/changes/fetchContents.ts";
import { changeFiles, messageFile, readFileTable } from "#app/reading/changes/fileTable.ts";
import { useChangeBodies } from "#app/reading/changes/useChangeBodies.tsx";
import { useFileChips } from "#app/reading/changes/useFileChips.ts";
import "./ChangeReader.css";

const TEXT = {
  retry: "Try again",
  discardHint: "Discard the viewed marks that could not be saved",
  wholeBefore: "View file before the change",
  wholeAfter: "View file after the change",
} as const;

interface Props {
  readonly comparison: ChangeReader_comparison$key;
  readonly view: ReaderView;
  readonly comparing: Comparing;
  readonly arrangement: FileArrangement;
  readonly address: UrlLocation;
  readonly addressOfFile: (oid: string, path: string) => string;
  /** Links to a location in a file that the change does not contain. */
  readonly leadToFile?: (location: DiffLocation) => ReactNode;
  /** True if the old side was created for this comparison only; then symbols are searched in the new side. */
  readonly isOldMade?: boolean;
  /** Content between the lines. */
  readonly slots?: readonly Slot[];
  /** Returns marks of a file in the file list. Pass a stable function. */
  readonly marksOf?: (key: string) => MarksOfFile | null;
  /** The viewed marks; absent when they are unavailable. Pass a stable object. */
  readonly viewed?: ReviewViewedMarks;
  /** Adds a comment on lines, which begins with a text if there is one; line 0 is the whole file. */
  readonly onComment?: (location: Required<LineLocation>, text?: string) => void;
  readonly handle?: RefObject<DiffReaderHandle | null>;
  /** Receives the current file. */
  readonly current?: CurrentFile;
  /** Links to the parts of the change, and notes about what is shown, for the line above it. */
  readonly tabs?: ReactNode;
  readonly notes?: ReactNode;
  readonly stack?: ReactNode;
  /** True if it is the change of one commit of a stack, whose message is its first file. */
  readonly hasMessage?: boolean;
  /** Returns review actions for the menu of a file. Pass a stable function. */
  readonly fileActions?: (file: DiffFile) => readonly MenuItem[];
}

/** Shows a change: the list of its files beside their lines. */
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
        hasEvidence
        head {
          message
        }
        fileTable {
          ...fileTable_table
        }
        firstPatches(options: $options, order: $order) @catch(to: NULL) {
          allLineCounts
          fileIndexesTogether
          ...fetchContents_batch @arguments(marks: $marks)
        }
      }
    `,
    props.comparison,
  );
  // When a branch moves, the same page shows another comparison, for which nothing has been fetched yet.
  return <Change key={data.id} {...props} data={data} />;
}

function Change(props: Props & { readonly data: ChangeReader_comparison$data }) {
  const { data, view, comparing, arrangement, address, addressOfFile, slots, viewed, onComment, fileActions } = props;
  const table = useMemo(() => readFileTable(data.fileTable), [data.fileTable]);
  const environment = useRelayEnvironment();
  const message = useMemo(
    () => (props.hasMessage === true && data.head.message !== "" ? messageFile(data.head.message) : null),
    [props.hasMessage, data.head.message],
  );
  // Filled at once with the data of the response so that the first render shows lines. What failed in it is requested
  // again.
  const [change] = useState(() => {
    const first = data.firstPatches ? readBatch(data.firstPatches) : null;
    const { paths, sources } = table;
    const onKeys = viewed === undefined ? undefined : (keys: HunkKeys) => viewed.marks.putKeys(keys);
    const lineCounts = data.firstPatches?.allLineCounts;
    const known = { paths, renames: sources.fileIndexes, first, lineCounts };
    const made = new ChangeContents(environment, { id: data.id, ...known, options: comparing.by, onKeys });
    if (message !== null) made.contents.putPatches([[message.file.key, message.patch]]);
    return made;
  });
  useEffect(() => {
    let leave: (() => void) | null = null;
    // In a separate task: the first render is long enough.
    const starting = setTimeout(() => {
      leave = change.start();
    });
    return () => {
      clearTimeout(starting);
      leave?.();
    };
  }, [change]);
  // An update of all files re-renders the whole list and lays out the whole reader again.
  const { counts, failure } = useQuietly(useSyncExternalStore(change.subscribe, change.counts, change.counts));
  const listed = useMemo(() => changeFiles(table), [table]);
  const withChips = useQuietly(useFileChips(data.id, listed));
  const together = data.firstPatches?.fileIndexesTogether ?? null;
  const [evidenceStamp, setEvidenceStamp] = useState("");
  // Rendered once its code has come by itself: to ask for it now would load the code of all that opens later.
  const isIdle = EvidenceUpdates.useLoaded() !== null;
  const [evidence, setEvidence] = useState<ReaderEvidence | null>(null);
  const addChips = evidence?.addChips;
  const files = useMemo(() => {
    const ordered = orderFiles(counts.addTo(addChips?.(withChips) ?? withChips), arrangement.order, together);
    return message === null ? ordered : [message.file, ...ordered];
  }, [counts, withChips, addChips, arrangement.order, together, message]);

  const unviewed = useViewedCounts(viewed?.marks, listed.length);
  const marksOf = useListMarks(props.marksOf, viewed?.marks);

  const { whitespace } = comparing.by;
  const options = useMemo(
    () => ({ ...view.options, ignoredWhitespace: IGNORED_WHITESPACE[whitespace] }),
    [view.options, whitespace],
  );
  const own = useRef<DiffReaderHandle>(null);
  const unfiltered = useRef<DiffReaderHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const reader = props.handle ?? own;
  const [current] = useState(() => props.current ?? new CurrentFile());
  const [isListOpen, setListOpen] = useState(false);
  const { filter, setFilter, shown } = useFileFilter(files, current, unfiltered, area, reader);
  const isFiltered = isFiltering(filter);
  const clearFilter = useCallback(() => setFilter(NO_FILTER), [setFilter]);
  const { oldOid, newOid } = data;
  const rendered = useRenderedFiles(view.turned);
  const { slots: allSlots, renderToggle } = useChangeBodies(
    { comparisonId: data.id, oldOid: oldOid ?? null, newOid, listed, layout: view.options.layout, rendered, slots },
    current,
  );
  const readerSlots = useMemo(() => (evidence ? [...allSlots, ...evidence.slots] : allSlots), [allSlots, evidence]);
  const renderExtra = useCallback(
    (file: DiffFile) =>
      file.key !== COMMIT_MESSAGE_PATH && (
        <>
          {renderToggle(file)}
          <FileEncoding contents={change.contents} path={file.key} />
        </>
      ),
    [renderToggle, change],
  );
  const menuItems = useCallback(
    (file: DiffFile): readonly MenuItem[] => [
      ...(file.key === COMMIT_MESSAGE_PATH ? [] : fileLinks(file, oldOid ?? null, newOid, addressOfFile)),
      ...(fileActions?.(file) ?? []),
    ],
    [fileActions, oldOid, newOid, addressOfFile],
  );
  const revisions = useMemo(
    () => ({ old: props.isOldMade === true ? null : (oldOid ?? null), new: newOid }),
    [props.isOldMade, oldOid, newOid],
  );
  const { links, visit, missing } = useLinkedLocation(reader, files, address);
  return (
    <section className="ChangeReader" aria-label="Changed files">
      {viewed != null && viewed.failure !== null && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={viewed.retry}>
                {TEXT.retry}
              </Button>
              <Button size="small" hint={TEXT.discardHint} onClick={viewed.discard}>
                Discard
              </Button>
              <PaletteEntry label={TEXT.retry} group={shortcutGroups.review} onRun={viewed.retry} />
              <PaletteEntry label={TEXT.discardHint} group={shortcutGroups.review} onRun={viewed.discard} />
            </>
          }
        >
          {`Your viewed marks are stored in this browser but could not be saved to the repository. ${viewed.failure}`}
        </Notice>
      )}
      {failure !== null && <Notice tone="warning">{`The lines could not be counted. ${failure}`}</Notice>}
      <ChangeSummary
        totals={counts.totals}
        files={listed.length}
        shown={message !== null && shown.includes(message.file) ? shown.length - 1 : shown.length}
        unviewed={unviewed}
        view={view}
        comparing={comparing}
        tabs={props.tabs}
        notes={
          <>
            {props.notes}
            {isIdle && <EvidenceUpdates comparisonId={data.id} onStamp={setEvidenceStamp} />}
            {data.hasEvidence && (
              <span className="ChangeReader-evidence">
                <ChangeEvidence
                  comparisonId={data.id}
                  stamp={evidenceStamp}
                  files={files}
                  reader={reader}
                  onComment={onComment}
                  addressOf={(path) => addressOfFile(newOid, path)}
                  onEvidence={setEvidence}
                />
              </span>
            )}
          </>
        }
        isListOpen={isListOpen}
        onListOpen={setListOpen}
      />
      {missing !== null && (
        <Notice tone="warning" actions={address.location && props.leadToFile?.(address.location)}>
          {`The file ${displayPath(missing)} in the address is not part of this change.`}
        </Notice>
      )}
      {data.renamesLimited && (
        <Notice tone="warning">Too many files changed, so git did not detect all renames.</Notice>
      )}
      <div className="ChangeReader-body">
        <Panel
          className="ChangeReader-list"
          isOpen={isListOpen}
          onOpen={setListOpen}
          style={rowCount(listLength(files, arrangement))}
        >
          <FileList
            files={files}
            filter={filter}
            onFilter={setFilter}
            shown={shown}
            arrangement={arrangement}
            current={current}
            {...(marksOf !== undefined && { marksOf })}
            onPick={(key) => reader.current?.scrollToFile(key)}
          />
          {props.stack}
        </Panel>
        <div ref={area} className="ChangeReader-reader">
          <DiffReader
            ref={unfiltered}
            files={shown}
            contents={change.contents}
            options={options}
            onNeed={change.need}
            onNeedText={change.needText}
            onNeedAll={change.needAll}
            onNeedSizes={change.needSizes}
            links={links}
            revisions={revisions}
            slots={readerSlots}
            layers={evidence?.layers}
            onComment={onComment}
            viewed={viewed?.marks}
            onViewed={viewed?.onViewed}
            current={current}
            renderHeaderExtra={renderExtra}
            menuItems={menuItems}
            emptyText={
              files.length > 0
                ? "No files match the filter."
                : comparing.by.whitespace === "SHOW"
                  ? "No differences."
                  : "No differences. Whitespace changes may be hidden; select Show all in the Whitespace menu to see them."
            }
            onEscape={isFiltered ? clearFilter : undefined}
          />
        </div>
      </div>
      <FileJump files={files} current={current} onGo={visit} />
    </section>
  );
}

const EvidenceUpdates = later(
  async () => (await import("../evidence/EvidenceUpdates.tsx")).EvidenceUpdates,
  () => null,
);
const ChangeEvidence = later(async () => (await import("../evidence/ChangeEvidence.tsx")).ChangeEvidence, MissingCode);

/** Passes the number of rows to the style sheet: where the list is above the lines it is only as tall as needed. */
function rowCount(rows: number): CSSProperties {
  return Object.fromEntries([["--rows", rows]]);
}

const ChangedFileEncoding = later(
  async () => (await import("#app/reading/options/EncodingMenu.tsx")).ChangedFileEncoding,
  MissingCode,
);

/** The encoding of a file, in its header; nothing for UTF-8. */
function FileEncoding({ contents, path }: { readonly contents: FileContents; readonly path: string }) {
  const read = () => contents.of(path).encodings;
  const encodings = useSyncExternalStore(contents.subscribe, read, read);
  return encodings !== null && <ChangedFileEncoding contents={contents} path={path} encodings={encodings} />;
}

const SUBMODULE = "160000";

/** Returns the menu's links to the whole file before and after the change; `oldOid` is null for the empty tree. */
function fileLinks(
  { status, oldMode, newMode, plainOldPath, plainPath }: DiffFile,
  oldOid: string | null,
  newOid: string,
  addressOf: (oid: string, path: string) => string,
): readonly MenuItem[] {
  const hasOld = status !== "ADDED" && oldOid !== null && oldMode !== SUBMODULE;
  const hasNew = status !== "DELETED" && newMode !== SUBMODULE;
  return [
    ...(hasOld
      ? [{ kind: "link" as const, label: TEXT.wholeBefore, to: addressOf(oldOid, plainOldPath ?? plainPath) }]
      : []),
    ...(hasNew ? [{ kind: "link" as const, label: TEXT.wholeAfter, to: addressOf(newOid, plainPath) }] : []),
  ];
}

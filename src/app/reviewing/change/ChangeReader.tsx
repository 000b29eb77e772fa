import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffLocation, LineLocation } from "#app/diff/models/DiffLocation.ts";
import { useFileFilter } from "#app/diff/list/FileFilter.tsx";
import { FileJump } from "#app/diff/list/FileJump.tsx";
import { FileList, listLength } from "#app/diff/list/FileList.tsx";
import { type FileArrangement, orderFiles } from "#app/diff/list/FileListHead.tsx";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { later } from "#app/ui/later.tsx";
import { MissingCode, Notice } from "#app/ui/Notice.tsx";
import { Panel } from "#app/ui/Panel.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useIdleValue } from "#app/ui/userInput.ts";
import type {
  ChangeReader_comparison$data,
  ChangeReader_comparison$key,
} from "#generated/ChangeReader_comparison.graphql.ts";
import type { ReaderReports } from "../reports/ChangeReports.tsx";
import { type UrlLocation, useLinkedLocation } from "#app/reading/options/useLinkedLocation.ts";
import type { Comparing } from "#app/reading/options/useReaderOptions.ts";
import { type ReviewViewedMarks, useListMarks, useViewedCounts } from "#app/reading/viewed/useViewedMarks.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { ChangeContents, type HunkKeys } from "#app/reading/changes/ChangeContents.ts";
import { ChangeSummary } from "#app/reading/changes/ChangeSummary.tsx";
import { readBatch } from "#app/reading/changes/fetchContents.ts";
import { changeFiles, messageFile, readFileTable } from "#app/reading/changes/fileTable.ts";
import { type ContentProps, useReaderContent } from "./useReaderContent.tsx";
import "./ChangeReader.css";
import { useStore, useStored } from "#app/ui/Store.ts";

const TEXT = {
  retry: "Try again",
  discardHint: "Discard the viewed marks that could not be saved",
} as const;

interface Props extends ContentProps {
  readonly comparison: ChangeReader_comparison$key;
  readonly arrangement: FileArrangement;
  readonly address: UrlLocation;
  /** Links to a location in a file that the change does not contain. */
  readonly leadToFile?: (location: DiffLocation) => ReactNode;
  /** Returns marks of a file in the file list. Pass a stable function. */
  readonly marksOf?: (key: string) => MarksOfFile | null;
  /** The viewed marks; absent when they are unavailable. Pass a stable object. */
  readonly viewed?: ReviewViewedMarks;
  /** Adds a comment on lines, which begins with a text if there is one; line 0 is the whole file. */
  readonly onComment?: (location: Required<LineLocation>, text?: string) => void;
  readonly handle?: RefObject<DiffReaderHandle | null>;
  readonly current?: CurrentFile;
  /** Links to the parts of the change, and notes about what is shown, for the line above it. */
  readonly tabs?: ReactNode;
  readonly notes?: ReactNode;
  readonly stack?: ReactNode;
  /** True if it is the change of one commit of a stack, whose message is its first file. */
  readonly hasMessage?: boolean;
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
        hasReports
        importOrder(order: $order)
        head {
          message
        }
        fileTable {
          ...fileTable_table
        }
        firstPatches(options: $options, order: $order) @catch(to: NULL) {
          ...fetchContents_batch @arguments(marks: $marks)
        }
      }
    `,
    props.comparison,
  );
  // When a branch moves, the same page shows another comparison, for which nothing has been fetched yet.
  return <Change key={data.id} {...props} data={data} />;
}

type ChangeProps = Props & { readonly data: ChangeReader_comparison$data };

function Change(props: ChangeProps) {
  const { data, view, comparing, arrangement, address, addressOfFile, viewed, onComment } = props;
  const { id, oldOid = null, newOid } = data;
  const { table, listed, message } = useListed(props);
  const change = useChangeContents(data, table, message, comparing, viewed);
  const [reports, setReports] = useState<ReaderReports | null>(null);
  const marksOf = useListMarks(props.marksOf, viewed?.marks);
  const own = useRef<DiffReaderHandle>(null);
  const reader = props.handle ?? own;
  const [current] = useState(() => props.current ?? new CurrentFile());
  const [isListOpen, setListOpen] = useState(false);
  const content = useReaderContent(props, { id, oldOid, newOid, contents: change.contents }, listed, reports, current);
  const group = arrangement.order === "path" ? null : content.forms?.group;
  const inGroups = useStored(group, () => group?.marked(listed) ?? listed);
  const { files, counts, failure } = useFiles(props, inGroups, message, change, reports);
  const { filter, setFilter, shown, reader: unfiltered, area, clear } = useFileFilter(files, current, reader);
  const { links, visit, missing } = useLinkedLocation(reader, files, address);
  return (
    <section className="ChangeReader" aria-label="Changed files">
      {viewed != null && viewed.failure !== null && <UnsavedMarks viewed={viewed} failure={viewed.failure} />}
      {failure !== null && <Notice tone="warning">{`The lines could not be counted. ${failure}`}</Notice>}
      <ChangeSummary
        totals={counts.totals}
        files={listed.length}
        shown={message !== null && shown.includes(message.file) ? shown.length - 1 : shown.length}
        unviewed={useViewedCounts(viewed?.marks, listed.length)}
        forms={content.forms}
        view={view}
        comparing={comparing}
        tabs={props.tabs}
        notes={
          <>
            {props.notes}
            <Reports
              comparisonId={id}
              hasReports={data.hasReports}
              files={files}
              reader={reader}
              onComment={onComment}
              addressOf={(path) => addressOfFile(newOid, path)}
              onReports={setReports}
            />
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
      <div className="ChangeReader-body gap-4">
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
            onNeed={change.need}
            {...(!use(ExportedContext) && { onNeedText: change.needText })}
            onNeedAll={change.needAll}
            onNeedSizes={change.needSizes}
            links={links}
            {...content}
            onComment={onComment}
            viewed={viewed?.marks}
            onViewed={viewed?.onViewed}
            current={current}
            emptyText={emptyText(files.length, comparing)}
            onEscape={clear}
          />
        </div>
      </div>
      <FileJump files={files} current={current} onGo={visit} />
    </section>
  );
}

/** The contents of a change; the page fetches those that it needs until it is closed. */
function useChangeContents(
  { id, firstPatches }: ChangeReader_comparison$data,
  { paths, sources }: ReturnType<typeof readFileTable>,
  message: ReturnType<typeof messageFile> | null,
  { by }: Comparing,
  viewed: ReviewViewedMarks | undefined,
): ChangeContents {
  const environment = useRelayEnvironment();
  // Filled at once with the data of the response so that the first render shows lines. What failed in it is requested
  // again.
  const [change] = useState(() => {
    const first = firstPatches ? readBatch(firstPatches) : null;
    const onKeys = viewed === undefined ? undefined : (keys: HunkKeys) => viewed.marks.putKeys(keys);
    const known = { paths, renames: sources.fileIndexes, first };
    const made = new ChangeContents(environment, { id, ...known, options: by, onKeys });
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
  return change;
}

/** The files in the order of git, and the message that is listed before them. */
function useListed({ data: { fileTable, head }, hasMessage }: ChangeProps) {
  const table = useMemo(() => readFileTable(fileTable), [fileTable]);
  const listed = useMemo(() => changeFiles(table), [table]);
  const message = useMemo(
    () => (hasMessage === true && head.message !== "" ? messageFile(head.message) : null),
    [hasMessage, head.message],
  );
  return { table, listed, message };
}

/** The files in the order of the list, with their counts and the chips of reports. */
function useFiles(
  { arrangement: { order }, data: { importOrder = null } }: ChangeProps,
  listed: readonly DiffFile[],
  message: ReturnType<typeof messageFile> | null,
  change: ChangeContents,
  reports: ReaderReports | null,
) {
  // An update of all files re-renders the whole list and lays out the whole reader again.
  const { counts, failure } = useIdleValue(useStore(change.counts));
  const addChips = reports?.addChips;
  const files = useMemo(() => {
    const ordered = orderFiles(counts.addTo(addChips?.(listed) ?? listed), order, importOrder);
    return message === null ? ordered : [message.file, ...ordered];
  }, [counts, listed, addChips, order, importOrder, message]);
  return { files, counts, failure };
}

function UnsavedMarks({ viewed, failure }: { readonly viewed: ReviewViewedMarks; readonly failure: string }) {
  return (
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
      {`Your viewed marks are stored in this browser but could not be saved to the repository. ${failure}`}
    </Notice>
  );
}

const ReportUpdates = later(
  async () => (await import("../reports/ReportUpdates.tsx")).ReportUpdates,
  () => null,
);
const ChangeReports = later(async () => (await import("../reports/ChangeReports.tsx")).ChangeReports, MissingCode);

/** The findings and the coverage of the change, and their updates while it is open. */
function Reports({
  hasReports,
  ...rest
}: Omit<ComponentProps<typeof ChangeReports>, "stamp"> & { readonly hasReports: boolean }) {
  const [stamp, setStamp] = useState("");
  const isExported = use(ExportedContext);
  // Rendered once its code has come by itself: to ask for it now would load the code of all that opens later.
  const isIdle = ReportUpdates.useLoaded() !== null;
  return (
    <>
      {isIdle && !isExported && <ReportUpdates comparisonId={rest.comparisonId} onStamp={setStamp} />}
      {hasReports && (
        <span className="ChangeReader-reports inline-row wrap gap-2">
          <ChangeReports {...rest} stamp={stamp} />
        </span>
      )}
    </>
  );
}

function emptyText(files: number, { by }: Comparing): string {
  if (files > 0) return "No files match the filter.";
  if (by.whitespace === "SHOW") return "No differences.";
  return "No differences. Whitespace changes may be hidden; select Show all in the Whitespace menu to see them.";
}

/** Passes the number of rows to the style sheet: where the list is above the lines it is only as tall as needed. */
function rowCount(rows: number): CSSProperties {
  return Object.fromEntries([["--rows", rows]]);
}

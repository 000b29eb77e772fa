import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { CurrentFile } from "../CurrentFile.ts";
import { usePinnedSlot, useCommentNavigation } from "../cursor/commentNavigation.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { useSavedCursor, useSavedReading } from "../cursor/readingPosition.ts";
import { AnchoredLine, useScrollAnchor } from "../cursor/scrollAnchor.ts";
import { useCursor } from "../cursor/useCursor.ts";
import { useGrid } from "../cursor/useGrid.ts";
import type { DiffFile, ReaderOptions } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import { Find } from "../find/Find.tsx";
import { useRevealMatch } from "../find/useRevealMatch.ts";
import { ExpansionsContext } from "../hunks/Expansions.ts";
import { useRevertKeys } from "../hunks/HunkRevert.tsx";
import { useExpandKeys, useExpansions } from "../hunks/useExpansions.ts";
import { CommentSign, useCommentKeys } from "../lineRanges/CommentButton.tsx";
import { type MarginFile, MarginLayer } from "../lineRanges/MarginLayer.tsx";
import { type LineLocation, useGoTo } from "../lineRanges/useGoTo.ts";
import { useLineDrag } from "../lineRanges/useLineDrag.ts";
import { type LocationLinks, useLinkedLines } from "../lineRanges/useLinkedLines.ts";
import { ShowsWhitespaceContext } from "../lines/LineContent.tsx";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { hiddenKeys } from "../models/FileModel.ts";
import { fileAt, type FileStack, filesToDraw, FileRanges } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderRevisions } from "../selection/useFindDefinition.ts";
import { useSelecting } from "../selection/useSelecting.ts";
import type { Slot } from "../Slot.ts";
import { useCollapseAll } from "../viewed/useCollapseState.ts";
import { ViewedContext, useMarking, useViewedKeys } from "../viewed/useMarking.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";
import { Viewport } from "../Viewport.ts";
import { useChangeWorker } from "../workers/ChangeWorker.ts";
import { FileSection } from "./FileSection.tsx";
import { MovesContext, useMoves } from "./useMoves.ts";
import { useNeeds } from "./useNeeds.ts";
import { type DiffReaderHandle, useReaderHandle } from "./useReaderHandle.ts";
import { PROBE_TEXT, servedReader, useReaderMetrics, useReaderStack } from "./useReaderStack.ts";
import "./diff.css";
import "./fileHeader.css";
import "../lines/lines.css";
import "./wideRows.css";
import "../highlight/syntax.css";
import "./linkedLines.css";
import "./selection.css";
import "./viewed.css";

const TEXT = {
  label: "Changed lines",
} as const;
const NO_LINES: readonly number[] = [];

/** Creates a viewport that follows the server-rendered reader, if there is one, until this reader replaces it. */
function firstViewport(): Viewport {
  const viewport = new Viewport();
  const served = servedReader();
  if (served !== null) viewport.takeOver(served);
  return viewport;
}

/**
 * Shows changed files below one another, and renders only what is near the viewport of the nearest scroll container.
 * The readable content keeps its place when patches arrive, files collapse, slots grow or the layout changes.
 */
export function DiffReader(props: {
  readonly files: readonly DiffFile[];
  /** The data of the files. Pass the same object while the change is the same. */
  readonly contents: FileContents;
  readonly options: ReaderOptions;
  /** Requests the patches of files near the viewport; called once per file until its patch arrives or fails. */
  readonly onNeed: (keys: readonly string[]) => void;
  /** Requests the patches of all files, because the user is about to search in them. */
  readonly onNeedAll?: () => void;
  /** Requests the whole text of files, to expand and to highlight them; without it neither is done. */
  readonly onNeedText?: (keys: readonly string[]) => void;
  /** Requests the sizes of binary files near the viewport, repeatedly until they are known. */
  readonly onNeedSizes?: (keys: readonly string[]) => void;
  /** The revisions of the two sides; enables the keys for searching words and going to their definition. */
  readonly revisions?: ReaderRevisions | undefined;
  /** The content between or beside the lines. */
  readonly slots?: readonly Slot[];
  /** Makes line numbers select and link to their lines. */
  readonly links?: LocationLinks;
  /** Renders the layer at the left of the lines of a file. */
  readonly renderMargin?: (file: MarginFile) => ReactNode;
  /** Renders the right end of the header of a file. Pass the same function across renderings. */
  readonly renderHeaderExtra?: (file: DiffFile) => ReactNode;
  /** The action of Enter on a line, or on lines from `line` up to `to`. */
  readonly onAct?: (location: Required<LineLocation>) => void;
  /**
   * Starts a comment on lines, or on the file with line 0; enables the keys and line numbers for it. Requires `links`.
   */
  readonly onComment?: ((location: Required<LineLocation>) => void) | undefined;
  /** The viewed state of the hunks; viewed hunks collapse. Pass the same object while the change is the same. */
  readonly viewed?: ViewedMarks | undefined;
  /** Marks hunks as viewed or not viewed; `viewed` must reflect it at once. Without it the marks are read-only. */
  readonly onViewed?: ((keys: readonly string[], isViewed: boolean) => void) | undefined;
  readonly emptyText: string;
  /** Receives the current file. */
  readonly current?: CurrentFile;
  readonly ref?: Ref<DiffReaderHandle>;
}): ReactNode {
  const { files, contents, options, onNeed, onNeedAll, renderHeaderExtra, current, emptyText, onAct, onComment, ref } =
    props;
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [anchored] = useState(() => new AnchoredLine());
  const [viewport] = useState(firstViewport);
  const [fileRanges] = useState(() => new FileRanges());
  const metrics = useReaderMetrics(root, probe);
  const expansions = useExpansions(contents, props.onNeedText, viewport.drawVisibleOnly);
  const patchTexts = useSyncExternalStore(expansions.subscribe, expansions.patchTexts, expansions.patchTexts);
  const { stack, models, slotsByFile, collapseState, showMore } = useReaderStack({
    files,
    contents,
    options,
    metrics,
    slots: props.slots,
    patchTexts,
    isWhole: expansions.isWhole,
    marks: props.viewed,
    viewport,
  });
  const { toggle } = collapseState;

  useLayoutEffect(() => (root.current === null ? undefined : viewport.attach(root.current)), [viewport]);
  const lastCursor = useRef<Cursor | null>(null);
  useScrollAnchor(viewport, stack, anchored, lastCursor);
  useSavedReading(viewport, stack, models, props.links?.memory);
  const retry = useNeeds(viewport, stack, onNeed, props.onNeedSizes);
  useCurrentFile(viewport, stack, current);
  const [cursor, setCursor, restoreCursor] = useCursor(root, viewport, stack);
  useLayoutEffect(() => {
    lastCursor.current = cursor;
  }, [cursor]);
  useSavedCursor({ stack, models, cursor, restoreCursor, memory: props.links?.memory });
  const pinnedSlot = usePinnedSlot(root, stack, cursor);
  const expandAtCursor = (): boolean => {
    const model = stack.models[stack.fileIndexOf(cursor?.key)];
    const keys = model === undefined || cursor === null ? [] : hiddenKeys(model, cursor.line);
    if (cursor !== null && keys.length > 0) collapseState.open(cursor.key, keys, true);
    return keys.length > 0;
  };
  const searched = useMemo(() => files.filter((file) => !isDescribedInWords(file)), [files]);
  const worker = useChangeWorker(searched, contents, viewport, patchTexts);
  const expandable = props.onNeedText === undefined ? null : expansions;
  const goTo = useGoTo({ viewport, stack, models, collapseState, setCursor, expansions: expandable });
  const { moves, follow } = useMoves({ root, worker, contents, stack, cursor, goTo });
  useGrid(root, { viewport, stack, cursor, setCursor });
  const commentNavigation = useCommentNavigation(root, { viewport, stack, setCursor });
  const hasComments = slotsByFile.size > 0;
  const acts = { toggle, expandAtCursor, followMove: follow, onAct, commentNavigation, hasComments };
  const parts = { viewport, stack, models, cursor, setCursor, onNeed, ...acts };
  const {
    links,
    location: marked,
    mark,
    pinned,
  } = useSelecting(root, { ...parts, links: props.links, revisions: props.revisions });
  useLinkedLines(root, stack, cursor, links, onComment);
  useLineDrag(root, { viewport, stack, setCursor, mark, onComment });
  useCommentKeys({ viewport, stack, cursor, setCursor, marked, onComment });
  const staying = useStayingSlots(models, props.slots);
  useExpandKeys(viewport, stack, cursor, expandable, anchored, expandAtCursor);
  const marking = useMarking(props.viewed, collapseState, props.onViewed);
  useViewedKeys({ viewport, stack, cursor, setCursor, collapseState, marking });
  useRevertKeys(stack, cursor);
  const toggleAll = useCollapseAll(stack, collapseState.collapseAll);
  const showMatch = useRevealMatch({ viewport, stack, models, collapseState, showMore });
  useReaderHandle(ref, { viewport, stack, slots: slotsByFile, models, cursor, goTo, commentNavigation });

  const drawn = viewport.drawn();
  const pinnedFiles = new Set([...pinned.keys(), ...staying]);
  const drawnFiles = fileRanges.take(stack, filesToDraw(stack, drawn, pinnedFiles), {
    drawn,
    visibleRange: viewport.visibleRange,
    pinned: pinnedFiles,
  });
  const style: CSSProperties = { height: stack.height, "--diff-tab": options.tabSize };
  return (
    <div
      ref={root}
      className="diff-reader"
      data-wraps={options.wrap || undefined}
      data-margin={props.renderMargin === undefined ? undefined : ""}
      data-aside={options.hasMargin === true ? "" : undefined}
      data-passing={viewport.isScrollingPast || undefined}
      role="region"
      aria-label={TEXT.label}
      style={style}
    >
      <span ref={probe} className="diff-probe" aria-hidden="true">
        {PROBE_TEXT}
      </span>
      <Find
        root={root}
        files={searched}
        contents={contents}
        worker={worker}
        viewport={viewport}
        stack={stack}
        cursor={cursor}
        setCursor={setCursor}
        onMatch={showMatch}
        onNeedAll={onNeedAll}
      />
      {props.renderMargin !== undefined && (
        <MarginLayer stack={stack} range={drawn} cursor={cursor} render={props.renderMargin} />
      )}
      {files.length === 0 && <p className="diff-empty">{emptyText}</p>}
      <ShowsWhitespaceContext value={options.showsWhitespace}>
        <MovesContext value={moves}>
          <ExpansionsContext value={expandable}>
            <ViewedContext value={marking?.actions ?? null}>
              {drawnFiles.map(({ fileIndex, top, height, range }) => {
                const model = stack.models[fileIndex];
                if (model === undefined) return null;
                return (
                  <FileSection
                    key={model.file.key}
                    model={model}
                    top={top}
                    height={height}
                    from={range.from}
                    to={range.to}
                    cursorLine={cursor?.key === model.file.key ? cursor.line : null}
                    isCollapsed={stack.collapsed.has(model.file.key)}
                    isScrollingPast={viewport.isScrollingPast}
                    availableColumns={metrics?.columns ?? null}
                    marked={marked?.path === model.file.key ? marked.lines : null}
                    pinned={pinned.get(model.file.key) ?? NO_LINES}
                    pinnedSlot={model.margin === null ? null : pinnedSlot}
                    unviewed={props.viewed?.unviewedOf(model.file.key) ?? null}
                    linkTo={links?.linkTo}
                    onToggle={toggle}
                    onToggleAll={toggleAll}
                    onShowMore={showMore}
                    onSlotHeight={models.measureSlot}
                    onRetry={retry}
                    renderExtra={renderHeaderExtra}
                  />
                );
              })}
            </ViewedContext>
          </ExpansionsContext>
        </MovesContext>
      </ShowsWhitespaceContext>
      {onComment !== undefined && <CommentSign root={root} viewport={viewport} stack={stack} />}
    </div>
  );
}

const SUBMODULE = "160000";

/** True if the host describes a file in words instead of lines, as for a submodule. */
function isDescribedInWords({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && (oldMode === SUBMODULE || newMode === SUBMODULE);
}

const NO_SLOTS: readonly Slot[] = [];

/** Returns the keys of files that stay rendered because of one of their slots, and leaves them laid out. */
function useStayingSlots(models: ReaderModels, slots: readonly Slot[] = NO_SLOTS): readonly string[] {
  const files = useMemo(() => slots.flatMap((slot) => (slot.staysDrawn === true ? [slot.fileKey] : [])), [slots]);
  useEffect(() => models.retain("slots", files), [models, files]);
  return files;
}

/** Reports the file whose header is at, or sticks to, the upper edge of the visible part. */
function useCurrentFile(viewport: Viewport, stack: FileStack, current: CurrentFile | undefined): void {
  useEffect(() => {
    if (current === undefined) return;
    const report = (): void => {
      const index = fileAt(stack, viewport.top + viewport.inset + FILE_HEADER_HEIGHT / 2);
      current.set(stack.models[index]?.file.key ?? null);
    };
    report();
    return viewport.onMove(report);
  }, [viewport, stack, current]);
}

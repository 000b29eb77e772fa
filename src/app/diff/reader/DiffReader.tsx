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
import { useHeldAside, useRemarkWay } from "../cursor/commentNavigation.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { useKeptCursor, useKeptReading } from "../cursor/readingPosition.ts";
import { HeldLine, useSteadyPlace } from "../cursor/scrollAnchor.ts";
import { useCursor } from "../cursor/useCursor.ts";
import { useGrid } from "../cursor/useGrid.ts";
import type { DiffFile, ReaderOptions } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import { Find } from "../find/Find.tsx";
import { useMatchInSight } from "../find/useMatchInSight.ts";
import { ExpansionsContext } from "../hunks/Expansions.ts";
import { useRevertKeys } from "../hunks/HunkRevert.tsx";
import { useExpandKeys, useExpansions } from "../hunks/useExpansions.ts";
import { CommentSign, useCommentKeys } from "../lineRanges/CommentButton.tsx";
import { type MarginFile, MarginLayer } from "../lineRanges/MarginLayer.tsx";
import { type LinePlace, useGoTo } from "../lineRanges/useGoTo.ts";
import { useLineDrag } from "../lineRanges/useLineDrag.ts";
import { type PlaceLinks, usePlaces } from "../lineRanges/useLinkedLines.ts";
import { ShowsWhitespaceContext } from "../lines/LineContent.tsx";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import { hiddenKeys } from "../models/FileModel.ts";
import { fileAt, type FileStack, filesToDraw, FileStretches } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderRevisions } from "../selection/useLookUp.ts";
import { useSelecting } from "../selection/useSelecting.ts";
import type { Slot } from "../Slot.ts";
import { useFoldAll } from "../viewed/useFolds.ts";
import { SeenContext, useMarking, useSeenKeys } from "../viewed/useMarking.ts";
import type { SeenMarks } from "../ViewedMarks.ts";
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
import "./bands.css";
import "../highlight/syntax.css";
import "./linkedLines.css";
import "./selection.css";
import "./seen.css";

const TEXT = {
  label: "Changed lines",
} as const;
const NO_LINES: readonly number[] = [];

/** Follows the reader that the server drew, where there is one, until this one stands in its place. */
function firstViewport(): Viewport {
  const viewport = new Viewport();
  const served = servedReader();
  if (served !== null) viewport.takeOver(served);
  return viewport;
}

/**
 * Shows changed files under one another, drawing only what is near the viewport of its nearest scroll container. What
 * one reads stays where it is when patches arrive, files fold, slots grow or the layout changes.
 */
export function DiffReader(props: {
  readonly files: readonly DiffFile[];
  /** What has been fetched of the files. Give the same object for as long as it is the same change. */
  readonly contents: FileContents;
  readonly options: ReaderOptions;
  /** Asks for the patches of files near the viewport; each once until it arrives or fails. */
  readonly onNeed: (keys: readonly string[]) => void;
  /** Asks for the patches of all files, near the viewport or not, because one is about to look through them. */
  readonly onNeedAll?: () => void;
  /** Asks for the whole text of files, to show more of them and to colour them right; without it neither is done. */
  readonly onNeedText?: (keys: readonly string[]) => void;
  /** Asks how large binary files near the viewport are, as often as one comes by until it is known. */
  readonly onNeedSizes?: (keys: readonly string[]) => void;
  /** What its sides are of: makes words be searched for, and their definitions gone to, by key. */
  readonly revisions?: ReaderRevisions | undefined;
  /** What stands between or beside the lines. */
  readonly slots?: readonly Slot[];
  /** Makes line numbers mark their lines and be linked to. */
  readonly links?: PlaceLinks;
  /** What stands at the left of a file's lines. */
  readonly renderMargin?: (file: MarginFile) => ReactNode;
  /** What stands at the right of a file's header. Give the same function from one rendering to the next. */
  readonly renderHeaderExtra?: (file: DiffFile) => ReactNode;
  /** Does with a line, or lines from `line` up to `to`, what Enter is to do there. */
  readonly onAct?: (place: Required<LinePlace>) => void;
  /** Comments on lines, or with line 0 on the file; makes line numbers and keys do that. Takes `links`. */
  readonly onComment?: ((place: Required<LinePlace>) => void) | undefined;
  /** Which hunks were seen: these fold. Give the same object for as long as it is the same change. */
  readonly seen?: SeenMarks | undefined;
  /** Marks hunks as seen, or takes their marks back; `seen` tells that at once. Without it one may not. */
  readonly onSeen?: ((keys: readonly string[], isSeen: boolean) => void) | undefined;
  readonly emptyText: string;
  /** Is told which file one is reading. */
  readonly current?: CurrentFile;
  readonly ref?: Ref<DiffReaderHandle>;
}): ReactNode {
  const { files, contents, options, onNeed, onNeedAll, renderHeaderExtra, current, emptyText, onAct, onComment, ref } =
    props;
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [held] = useState(() => new HeldLine());
  const [viewport] = useState(firstViewport);
  const [stretches] = useState(() => new FileStretches());
  const metrics = useReaderMetrics(root, probe);
  const expansions = useExpansions(contents, props.onNeedText, viewport.narrow);
  const patchTexts = useSyncExternalStore(expansions.subscribe, expansions.patchTexts, expansions.patchTexts);
  const { stack, models, slotsByFile, folds, showMore } = useReaderStack({
    files,
    contents,
    options,
    metrics,
    slots: props.slots,
    patchTexts,
    isWhole: expansions.isWhole,
    marks: props.seen,
    viewport,
  });
  const { toggle } = folds;

  useLayoutEffect(() => (root.current === null ? undefined : viewport.attach(root.current)), [viewport]);
  const lastCursor = useRef<Cursor | null>(null);
  useSteadyPlace(viewport, stack, held, lastCursor);
  useKeptReading(viewport, stack, models, props.links?.memory);
  const retry = useNeeds(viewport, stack, onNeed, props.onNeedSizes);
  useCurrentFile(viewport, stack, current);
  const [cursor, setCursor, restoreCursor] = useCursor(root, viewport, stack);
  useLayoutEffect(() => {
    lastCursor.current = cursor;
  }, [cursor]);
  useKeptCursor({ stack, models, cursor, restoreCursor, memory: props.links?.memory });
  const heldAside = useHeldAside(root, stack, cursor);
  const openFolded = (): boolean => {
    const model = stack.models[stack.placeOf(cursor?.key)];
    const keys = model === undefined || cursor === null ? [] : hiddenKeys(model, cursor.line);
    if (cursor !== null && keys.length > 0) folds.open(cursor.key, keys, true);
    return keys.length > 0;
  };
  const searched = useMemo(() => files.filter((file) => !isToldInWords(file)), [files]);
  const worker = useChangeWorker(searched, contents, viewport, patchTexts);
  const expandable = props.onNeedText === undefined ? null : expansions;
  const goTo = useGoTo({ viewport, stack, models, folds, setCursor, expansions: expandable });
  const { moves, follow } = useMoves({ root, worker, contents, stack, cursor, goTo });
  useGrid(root, { viewport, stack, cursor, setCursor });
  const remarkWay = useRemarkWay(root, { viewport, stack, setCursor });
  const hasRemarks = slotsByFile.size > 0;
  const acts = { toggle, openFolded, followMove: follow, onAct, remarkWay, hasRemarks };
  const parts = { viewport, stack, models, cursor, setCursor, onNeed, ...acts };
  const {
    links,
    place: marked,
    mark,
    kept,
  } = useSelecting(root, { ...parts, links: props.links, revisions: props.revisions });
  usePlaces(root, stack, cursor, links, onComment);
  useLineDrag(root, { viewport, stack, setCursor, mark, onComment });
  useCommentKeys({ viewport, stack, cursor, setCursor, marked, onComment });
  const staying = useStayingSlots(models, props.slots);
  useExpandKeys(viewport, stack, cursor, expandable, held, openFolded);
  const marking = useMarking(props.seen, folds, props.onSeen);
  useSeenKeys({ viewport, stack, cursor, setCursor, folds, marking });
  useRevertKeys(stack, cursor);
  const toggleAll = useFoldAll(stack, folds.foldAll);
  const showMatch = useMatchInSight({ viewport, stack, models, folds, showMore });
  useReaderHandle(ref, { viewport, stack, slots: slotsByFile, models, cursor, goTo, remarkWay });

  const drawn = viewport.drawn();
  const keptFiles = new Set([...kept.keys(), ...staying]);
  const drawnFiles = stretches.take(stack, filesToDraw(stack, drawn, keptFiles), {
    drawn,
    sight: viewport.sight,
    kept: keptFiles,
  });
  const style: CSSProperties = { height: stack.height, "--diff-tab": options.tabSize };
  return (
    <div
      ref={root}
      className="diff-reader"
      data-wraps={options.wrap || undefined}
      data-margin={props.renderMargin === undefined ? undefined : ""}
      data-aside={options.hasAside === true ? "" : undefined}
      data-passing={viewport.isPassing || undefined}
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
        <MarginLayer stack={stack} stretch={drawn} cursor={cursor} render={props.renderMargin} />
      )}
      {files.length === 0 && <p className="diff-empty">{emptyText}</p>}
      <ShowsWhitespaceContext value={options.showsWhitespace}>
        <MovesContext value={moves}>
          <ExpansionsContext value={expandable}>
            <SeenContext value={marking?.deeds ?? null}>
              {drawnFiles.map(({ place, top, height, stretch }) => {
                const model = stack.models[place];
                if (model === undefined) return null;
                return (
                  <FileSection
                    key={model.file.key}
                    model={model}
                    top={top}
                    height={height}
                    from={stretch.from}
                    to={stretch.to}
                    cursorLine={cursor?.key === model.file.key ? cursor.line : null}
                    isCollapsed={stack.collapsed.has(model.file.key)}
                    isPassing={viewport.isPassing}
                    room={metrics?.columns ?? null}
                    marked={marked?.path === model.file.key ? marked.lines : null}
                    kept={kept.get(model.file.key) ?? NO_LINES}
                    heldAside={model.aside === null ? null : heldAside}
                    unseen={props.seen?.unseenOf(model.file.key) ?? null}
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
            </SeenContext>
          </ExpansionsContext>
        </MovesContext>
      </ShowsWhitespaceContext>
      {onComment !== undefined && <CommentSign root={root} viewport={viewport} stack={stack} />}
    </div>
  );
}

const SUBMODULE = "160000";

/** Whether a file's lines are not shown because a sentence says what they say: of a submodule, the commits it stands at. */
function isToldInWords({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && (oldMode === SUBMODULE || newMode === SUBMODULE);
}

const NO_SLOTS: readonly Slot[] = [];

/** Names the files that stay drawn because of a slot that does, and leaves them laid out. */
function useStayingSlots(models: ReaderModels, slots: readonly Slot[] = NO_SLOTS): readonly string[] {
  const files = useMemo(() => slots.flatMap((slot) => (slot.staysDrawn === true ? [slot.fileKey] : [])), [slots]);
  useEffect(() => models.keep("slots", files), [models, files]);
  return files;
}

/** Tells a follower which file's header stands, or sticks, at the upper edge of what can be seen. */
function useCurrentFile(viewport: Viewport, stack: FileStack, current: CurrentFile | undefined): void {
  useEffect(() => {
    if (current === undefined) return;
    const tell = (): void => {
      const index = fileAt(stack, viewport.top + viewport.inset + FILE_HEADER_HEIGHT / 2);
      current.set(stack.models[index]?.file.key ?? null);
    };
    tell();
    return viewport.onMove(tell);
  }, [viewport, stack, current]);
}

import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { Find } from "../find/Find.tsx";
import { CommentButton, commentKeys, editKeys, lineDrag } from "../lineRanges/CommentButton.tsx";
import { MarginLayer } from "../lineRanges/MarginLayer.tsx";
import { ShowsWhitespaceContext } from "../lines/LineContent.tsx";
import { canMark, takeProofs, viewedKeys } from "../viewed/viewedKeys.ts";
import { type FileModel, needsPatch } from "../models/FileModel.ts";
import { fileAt } from "../models/FileStack.ts";
import { FileSection } from "./FileSection.tsx";
import { ReaderContext, ReaderController, type ReaderFeature } from "../controller/ReaderController.ts";
import { PROBE_TEXT } from "../controller/readerMetrics.ts";
import {
  type DiffReaderHandle,
  type ReaderPage,
  type ReaderProps,
  type ReaderView,
  RevertContext,
} from "../controller/ReaderView.ts";
import { useAnnounce, useToast } from "#app/ui/Toaster.tsx";
import { PaperContext } from "#app/ui/Paper.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { OpenInEditorContext } from "#app/ui/editors/openInEditor.tsx";
import { useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { leaveComment, nextSlot, slotsInOrder } from "../cursor/commentNavigation.ts";
import { visibleCursor } from "../controller/cursorGeometry.ts";
import { cursorKeys } from "../cursor/cursorKeys.ts";
import { grid } from "../cursor/grid.ts";
import { currentFile, savedCursor, savedReading } from "../cursor/readingPosition.ts";
import { scrollAnchor } from "../cursor/scrollAnchor.ts";
import { editorKeys } from "../editors/editorKeys.ts";
import { collapseKeys, expandKeys } from "../hunks/expandKeys.ts";
import { revertKeys } from "../hunks/HunkMenu.tsx";
import { goTo } from "../lineRanges/goTo.ts";
import { usePeek } from "../peek/usePeek.ts";
import { lineKeys } from "../lineRanges/lineKeys.ts";
import { lineLinks } from "../lineRanges/lineLinks.ts";
import { useTouchHeight } from "../list/useListScroll.ts";
import { HUNK_HEADER_HEIGHT } from "../measures.ts";
import { copiedLines } from "../selection/copiedText.ts";
import { copyLines } from "../selection/copyLines.ts";
import { findDefinition } from "../selection/findDefinition.ts";
import { moveLinks } from "../lineRanges/moveLinks.ts";
import "./diff.css";
import "./fileHeader.css";
import "../lines/lines.css";
import "./wideRows.css";
import "../highlight/syntax.css";
import "./linkedLines.css";
import "./selection.css";
import "./viewed.css";
import "./print.css";
import { useStore, useStored } from "#app/ui/Store.ts";

const NO_LINES: readonly number[] = [];

/**
 * Shows changed files below one another, and renders only what is near the viewport of the nearest scroll container.
 * The readable content keeps its place when patches arrive, files collapse, slots grow or the layout changes.
 */
export function DiffReader(props: ReaderProps): ReactNode {
  const { files, options, renderMargin, onComment, layers } = props;
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const { reader, view } = useReader(props, root, probe);
  const { stack, cursor, marked, moves, expansions } = view;
  const isMarkable = canMark(props);
  const within = useMemo(
    () => ({ reader, moves, expansions, layers, canMark: isMarkable }),
    [reader, moves, expansions, layers, isMarkable],
  );
  const { isScrollingPast } = reader.viewport;
  const style: CSSProperties = { height: stack.height, "--diff-tab": options.tabSize };
  return (
    <div
      ref={root}
      className="diff-reader"
      data-wraps={options.wrap || undefined}
      data-margin={renderMargin === undefined ? undefined : ""}
      data-passing={isScrollingPast || undefined}
      role="region"
      aria-label="Changed lines"
      style={style}
    >
      <span ref={probe} className="diff-probe" aria-hidden="true">
        {PROBE_TEXT}
      </span>
      <Find reader={reader} view={view} />
      {renderMargin !== undefined && (
        <MarginLayer stack={stack} range={view.drawn} cursor={cursor} render={renderMargin} />
      )}
      {files.length === 0 && <p className="diff-empty muted">{props.emptyText}</p>}
      <ShowsWhitespaceContext value={options.showsWhitespace}>
        <ReaderContext value={within}>
          {view.filesToDraw.map(({ fileIndex, top, height, range }) => {
            const model = stack.models[fileIndex];
            if (model === undefined) return null;
            const { key } = model.file;
            return (
              <FileSection
                key={key}
                reader={reader}
                model={model}
                top={top}
                height={height}
                from={range.from}
                to={range.to}
                cursorLine={cursor?.key === key ? cursor.line : null}
                isCollapsed={stack.collapsed.has(key)}
                isScrollingPast={isScrollingPast}
                availableColumns={view.columns}
                marked={marked?.path === key ? marked.lines : null}
                pinned={view.pinnedLines.get(key) ?? NO_LINES}
                unviewed={props.viewed?.unviewedOf(key) ?? null}
                renderExtra={props.renderHeaderExtra}
              />
            );
          })}
        </ReaderContext>
      </ShowsWhitespaceContext>
      {onComment !== undefined && <CommentButton reader={reader} stack={stack} />}
    </div>
  );
}

/**
 * Everything that a user can do in a reader. After a layout the features run in this order: first what keeps the place
 * on the screen, then what moves the cursor, then what follows it.
 */
const FEATURES: readonly ((reader: ReaderController) => ReaderFeature)[] = [
  scrollAnchor,
  savedReading,
  cursorKeys,
  savedCursor,
  moveLinks,
  grid,
  lineKeys,
  findDefinition,
  editorKeys,
  copyLines,
  lineLinks,
  lineDrag,
  commentKeys,
  editKeys,
  expandKeys,
  viewedKeys,
  revertKeys,
  collapseKeys,
  currentFile,
];

export function useReader(
  given: ReaderProps,
  root: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): { readonly reader: ReaderController; readonly view: ReaderView } {
  const leave = useRef<() => boolean>(() => false);
  const { slots, words } = usePeek(given.slots, () => leave.current());
  const props = slots === undefined ? given : { ...given, slots };
  const page: ReaderPage = {
    announce: useAnnounce(),
    toast: useToast(),
    shortcuts: useShortcutRegistry(),
    copy: useCopy().copy,
    revert: use(RevertContext),
    words,
    openInEditor: use(OpenInEditorContext),
    hunkHeaderHeight: useTouchHeight(HUNK_HEADER_HEIGHT),
    isPaper: use(PaperContext),
  };
  const [reader] = useState(() => new ReaderController(page.isPaper ? [] : FEATURES, props, page));
  useLayoutEffect(() => {
    leave.current = () => leaveComment(reader);
  }, [reader]);
  useStore(reader.version);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useStored(props.viewed, () => props.viewed?.viewedFiles());
  const view = reader.render(props, page);
  const { models, worker, moves, expansions } = view;
  const { files, contents } = props;
  const isChange = useMemo(() => files.some(({ status }) => status !== "UNCHANGED"), [files]);

  // React follows a store only after the first paint, which must show what is measured and restored before it.
  const beforePaint = useCallback(
    (run: () => (() => void) | void) => {
      const stop = reader.version.subscribe(renderAgain);
      const end = run();
      stop();
      return end;
    },
    [reader],
  );
  useLayoutEffect(() => {
    const [element, text] = [root.current, probe.current];
    return element === null || text === null ? undefined : beforePaint(() => reader.attach(element, text));
  }, [beforePaint, reader, root, probe]);
  useLayoutEffect(() => beforePaint(models.attach), [beforePaint, models]);
  useLayoutEffect(() => worker.attach(reader.viewport), [worker, reader]);
  useLayoutEffect(() => props.forms?.attach(worker, moves, reader.needText), [props.forms, worker, moves, reader]);
  useLayoutEffect(() => props.forms?.subscribe((keys) => takeProofs(reader, keys)), [props.forms, reader]);
  useLayoutEffect(
    () => beforePaint(() => expansions?.attach(reader.needText, reader.onExpansion)),
    [beforePaint, expansions, reader],
  );
  useLayoutEffect(() => (isChange ? moves.attach(contents) : undefined), [moves, contents, isChange]);
  useLayoutEffect(() => beforePaint(() => reader.commit(view)), [beforePaint, reader, view]);
  useEffect(() => reader.settle());
  useNearFiles(reader, view, props);
  useImperativeHandle(props.ref, () => handleOf(reader), [reader]);
  return { reader, view };
}

/** The distance beyond the rendered range within which lines are fetched, in pixels: about one screen. */
const AHEAD = 1000;
/** The shortest time between two requests while scrolling, so that a long jump does not request all files it passes. */
const PAUSE_MS = 80;

/**
 * Requests the patches of files near the viewport and the sizes of binary ones: immediately at first, then at most once
 * per interval while scrolling, and during fast scrolling only after a pause. The host knows what is on its way.
 */
function useNearFiles(reader: ReaderController, { stack, drawn }: ReaderView, host: ReaderProps): void {
  const { onNeed, onNeedSizes } = host;
  const requestedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const { viewport } = reader;
    const request = (): void => {
      requestedAt.current = performance.now();
      const { from, to } = viewport.drawn.current();
      const near = stack.models.slice(Math.max(0, fileAt(stack, from - AHEAD)), fileAt(stack, to + AHEAD) + 1);
      const open = near.filter(({ file }) => !stack.collapsed.has(file.key));
      const keysOf = (needs: (model: FileModel) => boolean) => open.filter(needs).map(({ file }) => file.key);
      const [unread, unsized] = [keysOf(needsPatchNow), keysOf(needsSizes)];
      if (unread.length > 0) onNeed(unread);
      if (unsized.length > 0) onNeedSizes?.(unsized);
    };
    // Files requested during fast scrolling would arrive too late and delay those at the final position.
    const wait = viewport.isScrollingFast ? PAUSE_MS : requestedAt.current + PAUSE_MS - performance.now();
    if (wait <= 0) request();
    const timer = wait <= 0 ? undefined : setTimeout(request, wait);
    return () => clearTimeout(timer);
  }, [reader, stack, drawn, onNeed, onNeedSizes]);
}

/** A file that failed is requested again only by the user. */
function needsPatchNow({ file, content }: FileModel): boolean {
  return content.failure === null && needsPatch(file, content);
}

function needsSizes({ file, patch, content }: FileModel): boolean {
  return content.sizes === null && (file.isBinary === true || patch?.isBinary === true);
}

function handleOf(reader: ReaderController): DiffReaderHandle {
  const { viewport } = reader;
  return {
    scrollToFile: (key) => {
      const { stack } = reader.view;
      const index = stack.fileIndexOf(key);
      if (index !== -1) viewport.scrollTo(stack.tops[index] ?? 0);
    },
    goTo: (location, onOther) => goTo(reader, location, onOther),
    textOf: ({ key, ...lines }) => {
      const { stack, models } = reader.view;
      const model = stack.modelOf(key);
      const patch = model === undefined ? null : models.patchOf(model);
      return patch === null ? null : copiedLines(patch, lines);
    },
    linesToEdit: async (location) => (await import("../lineRanges/editLines.ts")).linesToEdit(reader.view, location),
    slotsAtCursor: () => {
      const { stack, slots, models, cursor } = reader.view;
      if (cursor === null) return [];
      const slotsAt = slotsInOrder({ stack, slots, patchOf: models.patchOf }, stack.fileIndexOf(cursor.key));
      return slotsAt.flatMap(({ slot, line }) => (line === cursor.line ? [slot] : []));
    },
    leaveComment: () => void leaveComment(reader),
    nextSlot: (isWanted, last, direction) => {
      const { stack, slots, models } = reader.view;
      const cursor = reader.view.cursor ?? visibleCursor(viewport, stack);
      const walk = { stack, slots, patchOf: models.patchOf, last, isWanted };
      return cursor === null ? null : nextSlot({ ...walk, cursor }, direction);
    },
  };
}

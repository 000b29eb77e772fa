import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { clientHints } from "#app/ui/clientHints.ts";
import type { DiffFile, ReaderOptions } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import type { ShownLengths } from "../lines/lineWidth.ts";
import { useTouchHeight } from "../list/useListScroll.ts";
import { HUNK_HEADER_HEIGHT, LINE_HEIGHT, LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import type { LayoutFacts } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { type ReaderInputs, ReaderModels } from "../models/ReaderModels.ts";
import type { Slot } from "../Slot.ts";
import { type CollapseState, useCollapseState } from "../viewed/useCollapseState.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";
import type { Viewport } from "../Viewport.ts";

/** The padding of a line number in columns until the reader has been measured. */
const DEFAULT_NUMBER_PADDING = 2;
const NO_SLOTS: readonly Slot[] = [];
const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** The files of a reader as laid out, and the functions that change the layout. */
export interface ReaderStack {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  /** By the key of their file. */
  readonly slotsByFile: ReadonlyMap<string, readonly Slot[]>;
  readonly collapseState: CollapseState;
  /** Shows the next part of a truncated line. */
  readonly showMore: (key: string, line: number) => void;
}

/** Lays out the files of a change near the viewport, and again whenever an input changes. */
export function useReaderStack(props: {
  readonly files: readonly DiffFile[];
  readonly contents: FileContents;
  readonly options: ReaderOptions;
  readonly metrics: ReaderMetrics | null;
  readonly slots?: readonly Slot[] | undefined;
  readonly patchTexts?: ReadonlyMap<string, string> | undefined;
  /** True if the patch of `patchTexts` shows its whole file. Pass the same function across renderings. */
  readonly isWhole?: ((key: string) => boolean) | undefined;
  readonly marks?: ViewedMarks | undefined;
  readonly viewport: Viewport;
}): ReaderStack {
  const { files, contents, options, metrics, slots = NO_SLOTS, patchTexts = NO_TEXTS, isWhole, viewport } = props;
  const { marks = null } = props;
  const models = useMemo(() => new ReaderModels(contents, marks), [contents, marks]);
  useEffect(() => models.attach(), [models]);
  const [lengths, setLengths] = useState<ReadonlyMap<string, ShownLengths>>(new Map());
  const [groups] = useState(() => new SlotGroups());
  const slotsByFile = groups.of(slots);
  const collapseState = useCollapseState(files, marks, slotsByFile, viewport.drawVisibleOnly);
  const { collapsed, viewedFiles, opened } = collapseState;
  const facts = useFacts(options, metrics);
  const arrivals = useSyncExternalStore(models.subscribe, models.arrivals, models.arrivals);
  const inputs = useMemo((): ReaderInputs => {
    const shown = { slots: slotsByFile, patchTexts, lengths, isWhole, opened };
    return { files, facts, collapsed, viewedFiles, ...shown, arrivals };
  }, [files, facts, collapsed, viewedFiles, slotsByFile, patchTexts, lengths, isWhole, opened, arrivals]);
  const drawn = useSyncExternalStore(viewport.onDrawn, viewport.drawn, viewport.drawn);
  const stack = useMemo(
    () => models.stackOf(inputs, viewport.visibleRange ?? drawn),
    [models, inputs, viewport, drawn],
  );

  const showMore = useCallback((key: string, line: number) => {
    setLengths((known) => {
      const ofFile = new Map(known.get(key));
      ofFile.set(line, (ofFile.get(line) ?? LINE_LENGTH_SHOWN) + LINE_LENGTH_STEP);
      return new Map(known).set(key, ofFile);
    });
  }, []);
  return { stack, models, slotsByFile, collapseState, showMore };
}

function useFacts(options: ReaderOptions, metrics: ReaderMetrics | null): LayoutFacts {
  const { layout, wrap, tabSize, lineHeight = LINE_HEIGHT, hasMargin = false } = options;
  const columns = metrics === null ? null : Math.floor(metrics.columns / (layout === "split" ? 2 : 1));
  const wrapIn = wrap ? columns : null;
  const hunkHeaderHeight = useTouchHeight(HUNK_HEADER_HEIGHT);
  const numberPadding = metrics?.numberPadding ?? DEFAULT_NUMBER_PADDING;
  return useMemo(
    () => ({ layout, tabSize, wrapIn, numberPadding, lineHeight, hunkHeaderHeight, hasMargin }),
    [layout, tabSize, wrapIn, numberPadding, lineHeight, hunkHeaderHeight, hasMargin],
  );
}

interface ReaderMetrics {
  /** The number of columns of code in the whole reader. */
  readonly columns: number;
  /** The padding of a line number in columns. */
  readonly numberPadding: number;
}

const NUMBER_PADDING = 2;
/** On a narrow screen; `lines.css` changes at the same width. */
const NARROW_NUMBER_PADDING = 1;
const NARROW = "(max-width: 600px)";
/** The probe has many characters, so that the measured width of one is exact. */
export const PROBE_TEXT = "0".repeat(100);

/**
 * Measures a reader with a probe of code inside of it, and again when either is resized; null before the first
 * measurement.
 */
export function useReaderMetrics(
  root: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): ReaderMetrics | null {
  const [served] = useState(servedMetrics);
  const [metrics, setMetrics] = useState(served);
  useLayoutEffect(() => {
    const [reader, text] = [root.current, probe.current];
    if (reader === null || text === null) return;
    const measure = (): void => {
      const now = metricsOf(reader, text);
      setMetrics((known) =>
        known?.columns === now?.columns && known?.numberPadding === now?.numberPadding ? known : now,
      );
    };
    // The measurement of the server-rendered reader is valid for this one. Measuring now would force a layout of
    // everything new.
    if (served === null) measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(reader);
    observer.observe(text);
    return () => observer.disconnect();
  }, [root, probe, served]);
  return metrics;
}

function metricsOf(reader: Element, text: Element): ReaderMetrics | null {
  const character = text.getBoundingClientRect().width / PROBE_TEXT.length;
  const columns = character === 0 ? 0 : reader.clientWidth / character;
  const numberPadding = window.matchMedia(NARROW).matches ? NARROW_NUMBER_PADDING : NUMBER_PADDING;
  return columns === 0 ? null : { columns, numberPadding };
}

/** Measures the server-rendered reader, if any, which is as wide as the one that replaces it. */
function servedMetrics(): ReaderMetrics | null {
  const reader = servedReader();
  const probe = reader?.querySelector(".diff-probe") ?? null;
  return reader === null || probe === null ? null : metricsOf(reader, probe);
}

/** Returns the server-rendered reader that this one will replace; null if there is none. */
export function servedReader(): HTMLElement | null {
  return clientHints.current() === null ? document.querySelector<HTMLElement>(".Served .diff-reader") : null;
}

/**
 * Groups the slots of a reader by file. A file whose slots are all the same objects as before keeps its group, so that
 * it is not laid out again when slots of other files change.
 */
export class SlotGroups {
  #slots: readonly Slot[] = [];
  #groups: ReadonlyMap<string, readonly Slot[]> = new Map();

  /** Returns the slots by the key of their file; the same object for the same slots. Linear in the slots. */
  of(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
    if (slots === this.#slots) return this.#groups;
    const before = this.#groups;
    const groups = new Map<string, Slot[]>();
    for (const slot of slots) {
      const group = groups.get(slot.fileKey);
      if (group === undefined) groups.set(slot.fileKey, [slot]);
      else group.push(slot);
    }
    this.#groups = new Map([...groups].map(([key, group]) => [key, reuseGroup(before.get(key), group)]));
    this.#slots = slots;
    return this.#groups;
  }
}

function reuseGroup(before: readonly Slot[] | undefined, group: readonly Slot[]): readonly Slot[] {
  const isSame = before?.length === group.length && group.every((slot, index) => slot === before[index]);
  return isSame ? before : group;
}

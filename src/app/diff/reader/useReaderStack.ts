import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { visitor } from "#app/ui/visitor.ts";
import type { DiffFile, ReaderOptions } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import type { ShownLengths } from "../lines/lineWidth.ts";
import { useTouchHeight } from "../list/useListScroll.ts";
import { BAND_HEIGHT, LINE_HEIGHT, LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import type { LayoutFacts } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import { type ReaderInputs, ReaderModels } from "../models/ReaderModels.ts";
import type { Slot } from "../Slot.ts";
import { type Folds, useFolds } from "../viewed/useFolds.ts";
import type { SeenMarks } from "../ViewedMarks.ts";
import type { Viewport } from "../Viewport.ts";

/** Room that a line number has beside its digits until the reader has been measured. */
const NUMBER_ROOM = 2;
const NO_SLOTS: readonly Slot[] = [];
const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** A reader's files laid out as one has them, and what changes how they are. */
export interface ReaderStack {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  /** By the key of their file. */
  readonly slotsByFile: ReadonlyMap<string, readonly Slot[]>;
  readonly folds: Folds;
  /** Shows the next part of a line that is cut. */
  readonly showMore: (key: string, line: number) => void;
}

/** Lays out the files of a change near the viewport, and again when anything that decides it changes. */
export function useReaderStack(props: {
  readonly files: readonly DiffFile[];
  readonly contents: FileContents;
  readonly options: ReaderOptions;
  readonly metrics: ReaderMetrics | null;
  readonly slots?: readonly Slot[] | undefined;
  readonly patchTexts?: ReadonlyMap<string, string> | undefined;
  /** Whether such a patch shows its whole file. Give the same function from one rendering to the next. */
  readonly isWhole?: ((key: string) => boolean) | undefined;
  readonly marks?: SeenMarks | undefined;
  readonly viewport: Viewport;
}): ReaderStack {
  const { files, contents, options, metrics, slots = NO_SLOTS, patchTexts = NO_TEXTS, isWhole, viewport } = props;
  const { marks = null } = props;
  const models = useMemo(() => new ReaderModels(contents, marks), [contents, marks]);
  useEffect(() => models.attach(), [models]);
  const [lengths, setLengths] = useState<ReadonlyMap<string, ShownLengths>>(new Map());
  const [groups] = useState(() => new SlotGroups());
  const slotsByFile = groups.of(slots);
  const folds = useFolds(files, marks, slotsByFile, viewport.narrow);
  const { collapsed, seenFiles, opened } = folds;
  const facts = useFacts(options, metrics);
  const arrivals = useSyncExternalStore(models.subscribe, models.arrivals, models.arrivals);
  const inputs = useMemo((): ReaderInputs => {
    const shown = { slots: slotsByFile, patchTexts, lengths, isWhole, opened };
    return { files, facts, collapsed, seenFiles, ...shown, arrivals };
  }, [files, facts, collapsed, seenFiles, slotsByFile, patchTexts, lengths, isWhole, opened, arrivals]);
  const drawn = useSyncExternalStore(viewport.onDrawn, viewport.drawn, viewport.drawn);
  const stack = useMemo(() => models.stackOf(inputs, viewport.sight ?? drawn), [models, inputs, viewport, drawn]);

  const showMore = useCallback((key: string, line: number) => {
    setLengths((known) => {
      const ofFile = new Map(known.get(key));
      ofFile.set(line, (ofFile.get(line) ?? LINE_LENGTH_SHOWN) + LINE_LENGTH_STEP);
      return new Map(known).set(key, ofFile);
    });
  }, []);
  return { stack, models, slotsByFile, folds, showMore };
}

function useFacts(options: ReaderOptions, metrics: ReaderMetrics | null): LayoutFacts {
  const { layout, wrap, tabSize, lineHeight = LINE_HEIGHT, hasAside = false } = options;
  const columns = metrics === null ? null : Math.floor(metrics.columns / (layout === "split" ? 2 : 1));
  const wrapIn = wrap ? columns : null;
  const bandHeight = useTouchHeight(BAND_HEIGHT);
  const numberRoom = metrics?.numberRoom ?? NUMBER_ROOM;
  return useMemo(
    () => ({ layout, tabSize, wrapIn, numberRoom, lineHeight, bandHeight, hasAside }),
    [layout, tabSize, wrapIn, numberRoom, lineHeight, bandHeight, hasAside],
  );
}

/** How wide things are in a reader. */
interface ReaderMetrics {
  /** How many columns of code the whole reader has. */
  readonly columns: number;
  /** Columns of room that a line number has beside its digits. */
  readonly numberRoom: number;
}

const ROOM = 2;
/** On a narrow screen; `lines.css` changes at the same width. */
const NARROW_ROOM = 1;
const NARROW = "(max-width: 600px)";
/** The probe holds so many characters, so that its width is exact. */
export const PROBE_TEXT = "0".repeat(100);

/** Measures a reader by a text of code inside it, and again when either changes its size; null before the first time. */
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
      setMetrics((known) => (known?.columns === now?.columns && known?.numberRoom === now?.numberRoom ? known : now));
    };
    // What is known of the reader that the server drew holds for this one. To ask now would lay out all that has just come.
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
  const numberRoom = window.matchMedia(NARROW).matches ? NARROW_ROOM : ROOM;
  return columns === 0 ? null : { columns, numberRoom };
}

/** Measures the reader that the server has drawn, where there is one: as wide as the one that is to stand in its place. */
function servedMetrics(): ReaderMetrics | null {
  const reader = servedReader();
  const probe = reader?.querySelector(".diff-probe") ?? null;
  return reader === null || probe === null ? null : metricsOf(reader, probe);
}

/** Gives the reader that the server has drawn, in whose place this one is to stand; null where there is none. */
export function servedReader(): HTMLElement | null {
  return visitor.current() === null ? document.querySelector<HTMLElement>(".Served .diff-reader") : null;
}

/**
 * Sorts a reader's slots by their file. A file all of whose slots are the same objects as before keeps its group, so that
 * it is not laid out anew when another file's slots change.
 */
export class SlotGroups {
  #slots: readonly Slot[] = [];
  #groups: ReadonlyMap<string, readonly Slot[]> = new Map();

  /** Gives the slots by the key of their file; the same object for the same slots. Linear in the slots. */
  of(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
    if (slots === this.#slots) return this.#groups;
    const before = this.#groups;
    const groups = new Map<string, Slot[]>();
    for (const slot of slots) {
      const group = groups.get(slot.fileKey);
      if (group === undefined) groups.set(slot.fileKey, [slot]);
      else group.push(slot);
    }
    this.#groups = new Map([...groups].map(([key, group]) => [key, keepGroup(before.get(key), group)]));
    this.#slots = slots;
    return this.#groups;
  }
}

function keepGroup(before: readonly Slot[] | undefined, group: readonly Slot[]): readonly Slot[] {
  const isSame = before?.length === group.length && group.every((slot, index) => slot === before[index]);
  return isSame ? before : group;
}

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { DiffFile } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import type { LayoutFacts } from "../models/LayoutFacts.ts";
import { BAND_HEIGHT, LINE_HEIGHT, LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import { ReaderModels, type ReaderInputs } from "../models/ReaderModels.ts";
import type { ReaderMetrics } from "./useReaderMetrics.ts";
import type { ReaderOptions } from "../ReaderOptions.ts";
import type { SeenMarks } from "../SeenMarks.ts";
import type { ShownLengths } from "../lines/shownText.ts";
import type { Slot } from "../Slot.ts";
import { SlotGroups } from "./SlotGroups.ts";
import type { FileStack } from "../models/stackFiles.ts";
import { useFolds, type Folds } from "../seen/useFolds.ts";
import { useTouchHeight } from "../useTouchHeight.ts";
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

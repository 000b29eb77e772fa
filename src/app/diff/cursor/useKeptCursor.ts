import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { lineOfNumber } from "../patch/lineOfNumber.ts";
import type { Cursor } from "./moveCursor.ts";
import { numberOfLine } from "../patch/numberOfLine.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** A line, or a file's header where there are no lines, and how many pixels below its top one reads. */
export interface KeptReading {
  readonly place: ReaderPlace;
  readonly offset: number;
  /** What the line says, and those behind it: it may stand elsewhere when one comes back. None for a file's header. */
  readonly texts: readonly string[];
}

/** Keeps a place for as long as one may come back to the page, a reload included. */
export interface PlaceMemory {
  /** Gives what was kept of this page; null where nothing was. */
  readonly read: () => ReaderPlace | null;
  readonly keep: (place: ReaderPlace) => void;
  /** The same for what one reads; null where that is above all lines. */
  readonly readReading?: () => KeptReading | null;
  readonly keepReading?: (reading: KeptReading | null) => void;
}

/**
 * Keeps where the cursor is, and brings it back there, without scrolling, once its file's lines are there and if one has not
 * set it since.
 */
export function useKeptCursor(reader: {
  readonly stack: FileStack;
  readonly models: ReaderModels;
  readonly cursor: Cursor | null;
  /** Sets the cursor where there is none. */
  readonly restoreCursor: (cursor: Cursor) => void;
  readonly memory: PlaceMemory | undefined;
}): void {
  const { stack, models, cursor, restoreCursor, memory } = reader;
  /** Undefined until it has been read. */
  const wanted = useRef<ReaderPlace | null>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) {
      wanted.current = memory?.read() ?? null;
      if (wanted.current !== null) models.demand(wanted.current.path);
    }
    const place = wanted.current;
    const model = stack.models[stack.placeOf(place?.path)];
    if (place === null || model === undefined) return;
    const header: Cursor = { key: place.path, line: NO_LINE, waitsFor: null };
    if (place.lines === null) restoreCursor(header);
    else if (model.patch !== null) {
      restoreCursor({ ...header, line: lineOfNumber(model.patch, place.lines.side, place.lines.line) });
    } else if (model.content.failure === null) return;
    wanted.current = null;
  }, [stack, models, memory, restoreCursor]);

  const key = cursor?.key;
  useEffect(() => models.keep("cursor", key === undefined ? [] : [key]), [models, key]);

  const keep = useEffectEvent((at: Cursor, kept: PlaceMemory): void => {
    const patch = stack.models[stack.placeOf(at.key)]?.patch ?? null;
    const called = patch === null ? null : numberOfLine(patch, at.line, "new");
    if (called === null && at.line !== NO_LINE) return;
    const lines = called === null ? null : { side: called.side, line: called.number, to: called.number };
    kept.keep({ path: at.key, lines });
  });
  useEffect(() => {
    if (cursor !== null && memory !== undefined) keep(cursor, memory);
  }, [cursor, memory]);
}

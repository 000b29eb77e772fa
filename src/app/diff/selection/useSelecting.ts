import type { RefObject } from "react";
import type { Cursor } from "../cursor/moveCursor.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { FileStack } from "../models/stackFiles.ts";
import { useCopyLines } from "./useCopyLines.ts";
import type { ReaderRevisions } from "./ReaderRevisions.ts";
import type { LinePlace } from "../places/useGoTo.ts";
import { useLineKeys } from "../places/useLineKeys.ts";
import { useLookUp } from "./useLookUp.ts";
import { useMarkedLines, type MarkedLines } from "../places/useMarkedLines.ts";
import type { RemarkWay } from "../cursor/useRemarkWay.ts";
import type { PlaceLinks } from "../places/usePlaces.ts";
import { useTextSelection, type KeptLines } from "./useTextSelection.ts";
import type { Viewport } from "../Viewport.ts";

/** Lets one select in a reader: text by the browser's own means, whole lines by key; both are copied from the lines themselves. */
export function useSelecting(
  root: RefObject<HTMLElement | null>,
  reader: {
    readonly viewport: Viewport;
    readonly stack: FileStack;
    readonly models: ReaderModels;
    readonly cursor: Cursor | null;
    readonly setCursor: (cursor: Cursor) => void;
    readonly links: PlaceLinks | undefined;
    readonly toggle: (key: string) => void;
    readonly openFolded: () => boolean;
    readonly followMove: () => void;
    readonly remarkWay: RemarkWay;
    readonly hasRemarks: boolean;
    readonly onNeed: (keys: readonly string[]) => void;
    readonly revisions: ReaderRevisions | undefined;
    readonly onAct: ((place: Required<LinePlace>) => void) | undefined;
  },
): MarkedLines & {
  /** Lines that stay drawn. */
  readonly kept: KeptLines;
} {
  const { stack, models } = reader;
  const marked = useMarkedLines(reader.links);
  const { selection, kept, select } = useTextSelection(root, stack, models);
  useLineKeys({ ...reader, marked });
  useLookUp({ ...reader, selection });
  useCopyLines({ ...reader, place: marked.place, selection, select });
  return { ...marked, kept };
}

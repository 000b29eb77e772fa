import { useMemo, useSyncExternalStore } from "react";
import { choices } from "#app/ui/choices.ts";
import { roomyWindow } from "#app/ui/roomyWindow.ts";
import { useChoice } from "#app/ui/useChoice.ts";
import type { ReaderView } from "./useReaderOptions.ts";

const MARGIN = "margin";
const INLINE = "inline";

/** Where remarks stand, and how to change that. */
export interface RemarkPlace {
  /** Whether they are to stand in the margin wherever there is one. */
  readonly isInMargin: boolean;
  /** Whether there is room for a margin now: in one column of code in a wide window. */
  readonly hasRoom: boolean;
  readonly onInMargin: (isInMargin: boolean) => void;
}

/**
 * Has remarks stand in the margin where there is room and one has not chosen otherwise: the same view, with that. The choice
 * is kept.
 */
export function useRemarkPlace(view: ReaderView): ReaderView {
  const isRoomy = useSyncExternalStore(roomyWindow.subscribe, roomyWindow.current, roomyWindow.current);
  const isInMargin = useChoice("remarks") !== INLINE;
  const hasRoom = isRoomy && view.options.layout === "unified";
  return useMemo(
    () => ({
      ...view,
      options: { ...view.options, hasAside: hasRoom && isInMargin },
      remarks: {
        isInMargin,
        hasRoom,
        onInMargin: (next) => choices.keep("remarks", next ? MARGIN : INLINE),
      },
    }),
    [view, hasRoom, isInMargin],
  );
}

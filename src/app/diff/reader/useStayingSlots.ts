import { useEffect, useMemo } from "react";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { Slot } from "../Slot.ts";

const NO_SLOTS: readonly Slot[] = [];

/** Names the files that stay drawn because of a slot that does, and leaves them laid out. */
export function useStayingSlots(models: ReaderModels, slots: readonly Slot[] = NO_SLOTS): readonly string[] {
  const files = useMemo(() => slots.flatMap((slot) => (slot.staysDrawn === true ? [slot.fileKey] : [])), [slots]);
  useEffect(() => models.keep("slots", files), [models, files]);
  return files;
}

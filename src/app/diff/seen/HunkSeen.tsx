import { use, type ReactNode } from "react";
import type { FileModel } from "../models/FileModel.ts";
import { hunkKeysOf } from "../models/hunkKeysOf.ts";
import { SeenContext } from "./SeenContext.ts";
import { SeenMark } from "./SeenMark.tsx";

const TEXT = {
  mark: "Mark the hunk as seen (v)",
  unmark: "Take the seen mark back (v)",
} as const;

/** Says at a hunk's band whether it was seen, and changes that; nothing where nobody keeps it. */
export function HunkSeen({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { seen, file } = model;
  if (deeds === null || seen === null) return null;
  const isSeen = seen.whole[index] === 1;
  return (
    <SeenMark
      label={isSeen ? TEXT.unmark : TEXT.mark}
      isSeen={isSeen}
      onMark={(next) => deeds.mark(file.key, hunkKeysOf(seen, index), next)}
    />
  );
}

import { use, type ReactNode } from "react";
import type { FileModel } from "../models/FileModel.ts";
import { hunkKeysOf } from "../models/hunkKeysOf.ts";
import { SeenContext } from "./SeenContext.ts";

const TEXT = {
  fold: "Fold",
  foldLabel: "Fold what was seen again (z)",
  seen: "Seen",
} as const;

/** Folds a hunk that was seen and is shown all the same; nothing for others. */
export function SeenAgain({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { seen, file } = model;
  if (deeds === null || seen?.whole[index] !== 1) return null;
  return (
    <button
      type="button"
      className="diff-seen-show"
      title={TEXT.foldLabel}
      onClick={() => deeds.open(file.key, hunkKeysOf(seen, index), false)}
    >
      {`${TEXT.seen} · `}
      <span className="diff-seen-word">{TEXT.fold}</span>
    </button>
  );
}

import { use, type ReactNode } from "react";
import type { FileModel } from "../models/FileModel.ts";
import { hunkKeysOf } from "../models/hunkKeysOf.ts";
import { SeenContext } from "./SeenContext.ts";

const FOLD = "Fold";
const FOLD_LABEL = "Fold what was seen again (s)";

/** Folds a hunk that was seen and is shown all the same; nothing for others. */
export function SeenAgain({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { seen, file } = model;
  if (deeds === null || seen?.whole[index] !== 1) return null;
  return (
    <button
      type="button"
      className="diff-seen-show"
      title={FOLD_LABEL}
      onClick={() => deeds.open(file.key, hunkKeysOf(seen, index), false)}
    >
      {"Seen · "}
      <span className="diff-seen-word">{FOLD}</span>
    </button>
  );
}

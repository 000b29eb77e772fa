import { createContext } from "react";
import type { DiffFile } from "../DiffFile.ts";
import type { Patch } from "../patch/parsePatch.ts";

/** Hunks of a file, as they are shown. */
export interface ShownHunks {
  readonly file: DiffFile;
  readonly patch: Patch;
  /** Their places in the patch. */
  readonly hunks: readonly number[];
}

/** Asks whether hunks are to be taken back in the file; null where what is shown cannot be changed. */
export const RevertContext = createContext<((shown: ShownHunks) => void) | null>(null);

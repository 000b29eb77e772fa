import type { FilePatch } from "./diffPatches.ts";

/** A file's patch with the file's place in the list of `diffTree`, counted from 0. */
export interface PlacedPatch {
  readonly place: number;
  readonly patch: FilePatch;
}

import { hiddenBelow } from "./hiddenBelow.ts";
import { LineKind, type Patch } from "./parsePatch.ts";

/** Lines alike that git writes below a change where there are so many. */
const CONTEXT = 3;

/**
 * Whether the file has lines below a patch's last hunk, by its whole new side if that is given; else whether it may have
 * some, as far as the patch tells.
 */
export function goesOn(patch: Patch, text: string | null): boolean {
  if (text !== null) return hiddenBelow(patch, text) > 0;
  if (patch.lineCount < CONTEXT) return false;
  return patch.kinds.subarray(patch.lineCount - CONTEXT, patch.lineCount).every((kind) => kind === LineKind.context);
}

import type { Patch } from "../patch/parsePatch.ts";
import { trimmedLine } from "./trimmedLine.ts";

/** Tells whether two lines are the same but for the white space around them. Linear in the shorter. */
export function isSameLine(patch: Patch, line: number, otherPatch: Patch, otherLine: number): boolean {
  const end = trimmedLine.to(patch, line);
  let at = trimmedLine.from(patch, line);
  let other = trimmedLine.from(otherPatch, otherLine);
  if (end - at !== trimmedLine.to(otherPatch, otherLine) - other) return false;
  for (; at < end; at++, other++) if (patch.text.charCodeAt(at) !== otherPatch.text.charCodeAt(other)) return false;
  return true;
}

import { isOnSide } from "../patch/isOnSide.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { DiffSide } from "../Slot.ts";
import { textsFrom } from "./textsFrom.ts";

/** A line alone says where one was only if it has that many signs. */
const TELLING = 6;

/**
 * Finds the line that reads as one did before, with those behind it (`textsFrom`), the one nearest to where it stood; else the
 * only one that reads like the first of them. Gives `line`, where it stood, if there is none. Linear in the patch.
 */
export function nearestSame(patch: Patch, side: DiffSide, texts: readonly string[], line: number): number {
  const [first = ""] = texts;
  if (texts.every((text) => text.trim() === "")) return line;
  let nearest: number | null = null;
  const alone: number[] = [];
  for (let at = 0; at < patch.lineCount; at++) {
    if (!isOnSide(patch, at, side)) continue;
    const found = textsFrom(patch, side, at);
    if (found[0] !== first) continue;
    alone.push(at);
    const isNearer = nearest === null || Math.abs(at - line) < Math.abs(nearest - line);
    if (isNearer && texts.every((text, index) => text === found[index])) nearest = at;
  }
  if (nearest !== null) return nearest;
  const [only] = alone;
  return alone.length === 1 && only !== undefined && first.trim().length >= TELLING ? only : line;
}

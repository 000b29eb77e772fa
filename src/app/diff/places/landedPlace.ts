import type { FileModel } from "../models/FileModel.ts";
import { hasHiddenLines } from "../patch/hasHiddenLines.ts";
import { lineOfNumber } from "../patch/lineOfNumber.ts";
import { numberOfLine } from "../patch/numberOfLine.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { LinePlace } from "./useGoTo.ts";

/**
 * Gives the place that one came to, at a line of the file's patch, where the file has not all the lines that one wanted;
 * null where it has them, or where that is not known. Linear in the patch.
 */
export function landedPlace({ file, patch, content }: FileModel, wanted: LinePlace, line: number): ReaderPlace | null {
  const isKnown = content.text !== null || !hasHiddenLines(file);
  if (wanted.line === 0 || !isKnown) return null;
  const { key: path, side, to = wanted.line } = wanted;
  const first = patch === null ? null : numberOfLine(patch, line, side);
  if (patch === null || first === null) return { path, lines: null };
  const last = numberOfLine(patch, lineOfNumber(patch, side, to), side);
  if (first.side !== side || last?.side !== side) {
    return { path, lines: { side: first.side, line: first.number, to: first.number } };
  }
  if (first.number === wanted.line && last.number === to) return null;
  return { path, lines: { side, line: first.number, to: Math.max(first.number, last.number) } };
}

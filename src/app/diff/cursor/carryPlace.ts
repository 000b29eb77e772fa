import { carryLine } from "../patch/carryLine.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { FileStack, ReadingPlace } from "../models/stackFiles.ts";

/** Names a place of an earlier stack as it stands in the present one, whose patches may show more or less. */
export function carryPlace(before: FileStack, now: FileStack, place: ReadingPlace): ReadingPlace {
  if (place.line === null) return place;
  const modelIn = (stack: FileStack): FileModel | undefined => stack.models[stack.placeOf(place.key)];
  return { ...place, line: carryLine(modelIn(before)?.patch ?? null, modelIn(now)?.patch ?? null, place.line) };
}

import type { FileModel } from "./FileModel.ts";
import { NO_LINE } from "./pairLines.ts";
import type { Patch } from "./parsePatch.ts";
import { placeSlots } from "./placeSlots.ts";
import type { Slot } from "./Slot.ts";
import type { FileStack } from "./stackFiles.ts";

/** A reader's slots and the files that they stand in. */
export interface StandingSlots {
  readonly stack: FileStack;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  readonly patchOf: (model: FileModel) => Patch | null;
}

/** Gives a file's slots from top to bottom, each with the line of the patch that it stands at, `NO_LINE` before all lines. */
export function slotsInOrder(
  { stack, slots, patchOf }: StandingSlots,
  place: number,
): readonly { readonly slot: Slot; readonly line: number }[] {
  const model = stack.models[place];
  if (model === undefined) return [];
  const { first, above, below, beside } = placeSlots(patchOf(model), slots.get(model.file.key) ?? []);
  const atLines = [above, below, beside].flatMap((at) =>
    [...at].flatMap(([line, standing]) => standing.map((slot) => ({ slot, line }))),
  );
  return [...first.map((slot) => ({ slot, line: NO_LINE })), ...atLines].toSorted((a, b) => a.line - b.line);
}

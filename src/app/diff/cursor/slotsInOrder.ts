import type { FileModel } from "../models/FileModel.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { Patch } from "../patch/parsePatch.ts";
import { placeSlots } from "../models/placeSlots.ts";
import type { Slot } from "../Slot.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** A reader's slots and the files that they stand in. */
export interface StandingSlots {
  readonly stack: FileStack;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  readonly patchOf: (model: FileModel) => Patch | null;
}

interface PlacedSlot {
  readonly slot: Slot;
  readonly line: number;
}

/** By the group of slots: a file's group is the same for as long as its slots are. */
const known = new WeakMap<readonly Slot[], { readonly patch: Patch | null; readonly inOrder: readonly PlacedSlot[] }>();

/**
 * Gives a file's slots from top to bottom, each with the line of the patch that it stands at, `NO_LINE` before all lines.
 * Linear in lines and slots the first time, then constant until the file's lines or its slots are others.
 */
export function slotsInOrder({ stack, slots, patchOf }: StandingSlots, place: number): readonly PlacedSlot[] {
  const model = stack.models[place];
  const group = model && slots.get(model.file.key);
  if (model === undefined || group === undefined) return [];
  const patch = patchOf(model);
  const last = known.get(group);
  if (last?.patch === patch) return last.inOrder;
  const inOrder = order(patch, group);
  known.set(group, { patch, inOrder });
  return inOrder;
}

function order(patch: Patch | null, slots: readonly Slot[]): readonly PlacedSlot[] {
  const { first, above, below, beside } = placeSlots(patch, slots);
  const atLines = [above, below, beside].flatMap((at) =>
    [...at].flatMap(([line, standing]) => standing.map((slot) => ({ slot, line }))),
  );
  return [...first.map((slot) => ({ slot, line: NO_LINE })), ...atLines].toSorted((a, b) => a.line - b.line);
}

import type { ReactNode } from "react";
import { type DiffSide, NO_LINE, type Patch, type PatchHunk } from "../patch/Patch.ts";
import { lineOfNumber, lineUpTo } from "../patch/patchLines.ts";
import type { ViewedHunks } from "./viewedHunks.ts";

/** Content shown at a line of a file, with a height of its own: a comment, a comment form, a preview. */
export interface Slot {
  readonly key: string;
  readonly fileKey: string;
  readonly side: DiffSide;
  /** The line number on that side; 0 for the whole file, whose slots are above its lines. */
  readonly line: number;
  /** The first line of the range that ends with `line`; absent for a single line. */
  readonly from?: number;
  /** `above` and `below` take space between the lines; `beside` overlays the right end of the line and takes none. */
  readonly placement: "above" | "below" | "beside";
  /** True if the slot is a comment on its line: the line announces it, Enter leads from the line to it, Escape back. */
  readonly isComment?: boolean;
  /** True if the slot stays rendered wherever the user scrolls, because it has a text field. */
  readonly staysDrawn?: boolean;
  /** True if the slot draws over the lines from `from` to `line`, whose height it gets as `--diff-covered`; slots there go below it. */
  readonly covers?: boolean;
  /** True if the slot is shown instead of the lines of the file, which are then not laid out. Requires `line` 0. */
  readonly replacesLines?: boolean;
  /** Replaces the slot by the lines it hides, because the user goes to one of them. */
  readonly onLines?: () => void;
  /** The expected height in pixels until the slot is rendered; `SLOT_HEIGHT` or `FIELD_HEIGHT` if absent. */
  readonly guess?: number;
  /** True if the slot collapses with a viewed hunk; otherwise it stays visible together with its lines. */
  readonly collapses?: boolean;
  readonly content: ReactNode;
  /** Shown above the content when the line of the slot is not in the patch. */
  readonly awayNote?: ReactNode;
}

/** The default for `Slot.guess`, in pixels. */
export const SLOT_HEIGHT = 120;
/** The same for a slot with a text field, until one was rendered: on a wide page with the default font. */
export const FIELD_HEIGHT = 186;

/** Returns the id of the element of a slot, for ARIA attributes that refer to it. */
export function slotId(key: string): string {
  return `slot-${encodeURIComponent(key)}`;
}

/**
 * Groups the slots of a reader by file. A file whose slots are all the same objects as before keeps its group, so that
 * it is not laid out again when slots of other files change.
 */
export class SlotGroups {
  #slots: readonly Slot[] = [];
  #groups: ReadonlyMap<string, readonly Slot[]> = new Map();

  /** Returns the slots by the key of their file; the same object for the same slots. Linear in the slots. */
  of(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
    if (slots === this.#slots) return this.#groups;
    const before = this.#groups;
    const groups = new Map<string, Slot[]>();
    for (const slot of slots) {
      const group = groups.get(slot.fileKey);
      if (group === undefined) groups.set(slot.fileKey, [slot]);
      else group.push(slot);
    }
    this.#groups = new Map([...groups].map(([key, group]) => [key, reuseGroup(before.get(key), group)]));
    this.#slots = slots;
    return this.#groups;
  }
}

function reuseGroup(before: readonly Slot[] | undefined, group: readonly Slot[]): readonly Slot[] {
  const isSame = before?.length === group.length && group.every((slot, index) => slot === before[index]);
  return isSame ? before : group;
}

export interface PlacedSlots {
  readonly above: ReadonlyMap<number, readonly Slot[]>;
  readonly below: ReadonlyMap<number, readonly Slot[]>;
  readonly beside: ReadonlyMap<number, readonly Slot[]>;
  /** The slots before all lines: of the whole file, or of a line with no line before it in the patch. */
  readonly first: readonly Slot[];
  readonly away: ReadonlySet<string>;
  /** The number of slots that take a row. */
  readonly count: number;
}

/**
 * Assigns slots to lines of a patch. A slot whose line is not in the patch goes below the last line before it on its
 * side, so that it is never lost. Costs one `lineUpTo` per slot.
 */
export function placeSlots(patch: Patch | null, slots: readonly Slot[]): PlacedSlots {
  const byPlacement = {
    above: new Map<number, Slot[]>(),
    below: new Map<number, Slot[]>(),
    beside: new Map<number, Slot[]>(),
  };
  const first: Slot[] = [];
  const away = new Set<string>();
  let count = 0;
  const put = (at: Map<number, Slot[]>, line: number, slot: Slot): void => {
    const known = at.get(line);
    if (known === undefined) at.set(line, [slot]);
    else known.push(slot);
  };
  const cover = slots.find(({ covers }) => covers === true);
  const [top, end] =
    patch === null || cover === undefined
      ? [0, 0]
      : [lineOfNumber(patch, cover.side, cover.from ?? cover.line), lineUpTo(patch, cover.side, cover.line)];
  for (const slot of slots) {
    const own = slot.line === 0 || patch === null ? NO_LINE : lineUpTo(patch, slot.side, slot.line);
    const isThere = own !== NO_LINE && patch !== null && isLineItself(patch, own, slot);
    const isCovered = own >= top && own < end && slot.placement !== "beside";
    const line = isCovered ? end : own;
    if (!isThere && slot.line !== 0) away.add(slot.key);
    if (slot.placement !== "beside") count++;
    if (line === NO_LINE) first.push(slot);
    else put(byPlacement[slot.placement === "above" && (isCovered || !isThere) ? "below" : slot.placement], line, slot);
  }
  return { ...byPlacement, first, away, count };
}

function isLineItself(patch: Patch, line: number, { side, line: number }: Slot): boolean {
  return (side === "old" ? patch.oldNumbers : patch.newNumbers)[line] === number;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the lines of a collapsed hunk that stay visible because of a slot that does not collapse: its line and those
 * above it in the range of the comment. Linear in the slots and their lines.
 */
export function shownLines(patch: Patch, hunk: PatchHunk, slots: PlacedSlots | undefined): ReadonlySet<number> {
  if (slots === undefined) return NONE;
  const shown = new Set<number>();
  for (const at of [slots.above, slots.below, slots.beside]) {
    for (const [line, slotsAt] of at) {
      if (line < hunk.first || line >= hunk.end) continue;
      for (const slot of slotsAt) if (slot.collapses !== true) show(slot, line);
    }
  }
  return shown;

  function show(slot: Slot, line: number): void {
    const numbers = slot.side === "old" ? patch.oldNumbers : patch.newNumbers;
    const from = slots?.away.has(slot.key) === true ? slot.line : (slot.from ?? slot.line);
    let top = line;
    for (let above = line - 1; above >= hunk.first; above--) {
      const number = numbers[above] ?? 0;
      if (number > 0 && number < from) break;
      if (number > 0) top = above;
    }
    for (let at = top; at <= line; at++) shown.add(at);
  }
}

/** Returns a function that is true for lines collapsed with their hunk; fast for lines in ascending order. */
export function collapsedLines(
  patch: Patch,
  viewed: ViewedHunks | null,
  slots: PlacedSlots | null,
): (line: number) => boolean {
  if (viewed === null || !viewed.collapsed.includes(1)) return () => false;
  let hunk = -1;
  let end = 0;
  let shown: ReadonlySet<number> | null = null;
  return (line) => {
    while (line >= end && hunk < patch.hunks.length) {
      const next = patch.hunks[++hunk];
      end = next?.end ?? Infinity;
      shown = next === undefined || viewed.collapsed[hunk] !== 1 ? null : shownLines(patch, next, slots ?? undefined);
    }
    return shown !== null && !shown.has(line);
  };
}

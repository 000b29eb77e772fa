import type { ReactNode } from "react";

export type DiffSide = "old" | "new";

/** Content shown at a line of a file, with a height of its own: a comment, a comment form, a preview. */
export interface Slot {
  /** Identifies the slot across renderings. */
  readonly key: string;
  readonly fileKey: string;
  readonly side: DiffSide;
  /** The line number on that side; 0 for the whole file, whose slots are above its lines. */
  readonly line: number;
  /** The first line of the range that ends with `line`; absent for a single line. */
  readonly from?: number;
  /** `above` and `below` take space between the lines; `beside` overlays the right end of the line and takes none. */
  readonly placement: "above" | "below" | "beside";
  /**
   * True if the slot is a comment on its line: the line announces it, Enter leads from the line to it and Escape back,
   * and it is shown in the margin if the reader has one.
   */
  readonly isComment?: boolean;
  /** True if the slot stays rendered wherever the user scrolls, because it has a text field. */
  readonly staysDrawn?: boolean;
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
  readonly adrift?: ReactNode;
}

/** The default for `Slot.guess`, in pixels. */
export const SLOT_HEIGHT = 120;
/**
 * The same for a slot with a text field, until one has been rendered: its height on a wide page with the default font
 * size.
 */
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

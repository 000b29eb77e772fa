import { useCallback, useEffect, useState, type RefObject } from "react";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import type { LinePlace } from "#app/diff/places/useGoTo.ts";
import { carriedComposers } from "./carriedComposers.ts";
import { newKey } from "../newKey.ts";
import type { PlacedDraft } from "./Remarks.ts";

/** A remark that one is about to write. */
export interface OpenComposer {
  /** Names the draft that it becomes. */
  readonly draftKey: string;
  readonly place: Required<LinePlace>;
  /** The text of the lines it stands on; null where it stands on a file. */
  readonly text: readonly string[] | null;
  /** Whether it is there again because its text never reached the server: then one may be doing something else. */
  readonly isKept: boolean;
  /** The draft that it goes on with; null where it begins one. */
  readonly draft: PlacedDraft["draft"] | null;
}

interface Composers {
  readonly open: readonly OpenComposer[];
  readonly compose: (place: Required<LinePlace>) => void;
  readonly close: (draftKey: string) => void;
}

/**
 * Keeps which remarks one is writing. A new one takes the place of one in which nothing has been typed; where there is one
 * already it is gone back to, and where there is a draft of one it is gone on with. Those whose text this browser alone has
 * are there from the start.
 */
export function useComposers(
  reviewKey: string,
  reader: RefObject<DiffReaderHandle | null>,
  drafts: readonly PlacedDraft[],
  findKept: () => readonly OpenComposer[],
): Composers {
  const [open, setOpen] = useState(findKept);
  useEffect(() => carriedComposers.settle(), []);
  useEffect(() => {
    carriedComposers.note(reviewKey, open);
    return () => carriedComposers.note(reviewKey, []);
  }, [reviewKey, open]);
  const compose = useCallback(
    (place: Required<LinePlace>): void => {
      const text = place.line === 0 ? null : (reader.current?.textOf(place) ?? null);
      const lines = text === null ? null : text.replace(/\n$/, "").split("\n");
      const begun = drafts.find(
        ({ fileKey, place: at }) => fileKey !== null && isSamePlace({ ...at, key: fileKey }, place),
      );
      const draftKey = begun?.draftKey ?? newKey();
      const made: OpenComposer = { draftKey, place, text: lines, isKept: false, draft: begun?.draft ?? null };
      setOpen((known) => {
        const same = known.find((one) => isSamePlace(one.place, place)) ?? made;
        const field = fieldOf(same.draftKey);
        field?.focus();
        if (known.includes(same) || field !== null) return known;
        return [...known.filter((one) => fieldOf(one.draftKey)?.value !== ""), made];
      });
    },
    [reader, drafts],
  );
  const close = useCallback(
    (draftKey: string): void => setOpen((known) => known.filter((one) => one.draftKey !== draftKey)),
    [],
  );
  return { open, compose, close };
}

/** The field that one types in, while it is drawn. */
function fieldOf(draftKey: string): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>(`[data-composer="${draftKey}"] textarea`);
}

function isSamePlace(a: Required<LinePlace>, b: Required<LinePlace>): boolean {
  return a.key === b.key && a.side === b.side && a.line === b.line && a.to === b.to;
}

import { type RefObject, useCallback, useEffect, useState } from "react";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import { newKey } from "../mutations/idempotencyKey.ts";
import { keptText } from "../savedText.ts";
import type { ThreadPlace } from "../threads/placeThread.ts";
import type { ChangePaths } from "./anchor.ts";
import type { PlacedDraft } from "./useComments.ts";

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

/** What is drawn anew is there by then. */
const CARRIED_MS = 60_000;

/** The composers of a review. */
interface CarriedComposersComposers {
  readonly reviewKey: string;
  readonly open: readonly OpenComposer[];
}

const NONE: CarriedComposersComposers = { reviewKey: "", open: [] };

let onPage = NONE;
let carried = NONE;
let until = 0;

/** Has the remarks that one is writing stay open where a change is drawn anew because one asked for what came meanwhile. */
export const carriedComposers = {
  /** Says which are open on the page. */
  note(reviewKey: string, open: readonly OpenComposer[]): void {
    onPage = { reviewKey, open };
  },
  /** Has those that are open now be open on what is drawn next. */
  carry(): void {
    carried = onPage;
    until = performance.now() + CARRIED_MS;
  },
  /** Gives them for a change of their review: one that has become a draft where that stands, any other where it stood. */
  read(reviewKey: string, drafts: readonly PlacedDraft[]): readonly OpenComposer[] {
    if (performance.now() > until || carried.reviewKey !== reviewKey) return [];
    return carried.open.map((composer) => {
      const found = drafts.find(({ draftKey }) => draftKey === composer.draftKey);
      if (found === undefined || found.fileKey === null) return { ...composer, isKept: true };
      const { side, line, to } = found.place;
      // Lines that are not found again are better looked for near where they were than at the file.
      const place = line === 0 ? composer.place : { key: found.fileKey, side, line, to };
      return { ...composer, place, isKept: true, draft: found.draft };
    });
  },
  /** Says that the page has them. */
  settle(): void {
    carried = NONE;
  },
} as const;

/** As `RemarkComposer` names its places: the side, the lines, the path. */
const PLACE = /^(OLD|NEW)\/(\d+)\/(\d+)\/(.+)$/s;

/**
 * Finds the remarks on a change that were being written when the page went away and that the server does not have, so that
 * none is lost from sight; and those that were open when one asked for the change anew. One that has a draft goes on with it.
 */
export function keptComposers(
  reviewKey: string,
  { keyOf }: ChangePaths,
  drafts: readonly PlacedDraft[],
): readonly OpenComposer[] {
  const carried = carriedComposers.read(reviewKey, drafts).filter(({ place }) => keyOf(place.key, place.side) !== null);
  const isCarried = new Set(carried.map(({ place }) => wordOf(place)));
  const kept = keptText.places(`${reviewKey}/`).flatMap((kept): readonly OpenComposer[] => {
    const [, sideWord, first, last, path] = PLACE.exec(kept.slice(reviewKey.length + 1)) ?? [];
    if (path === undefined) return [];
    const side = sideWord === "OLD" ? "old" : "new";
    const [line, to] = [Number(first), Number(last)];
    const begun = drafts.find(
      ({ written: on }) => on.path === path && on.side === side && on.line === line && on.to === to,
    );
    const key = begun === undefined ? keyOf(path, side) : begun.fileKey;
    if (key === null) return [];
    const place = begun === undefined ? ({ key, side, line, to } as const) : { ...standing(begun.place), key };
    if (isCarried.has(wordOf(place))) return [];
    const draft = begun?.draft ?? null;
    return [{ draftKey: begun?.draftKey ?? newKey(), place, text: null, isKept: true, draft }];
  });
  return [...carried, ...kept];
}

function standing({ side, line, to }: ThreadPlace): Omit<OpenComposer["place"], "key"> {
  return { side, line, to };
}

function wordOf({ key, side, line, to }: OpenComposer["place"]): string {
  return `${side}/${line}/${to}/${key}`;
}

import { type RefObject, useCallback, useEffect, useState } from "react";
import { isSameRange, type LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { reopenedFields } from "../composers/openFields.ts";
import { newKey } from "#app/reading/data/useReviewMutation.ts";
import { savedText, TextSaver } from "#app/reading/data/TextSaver.ts";
import type { ReadChange, ThreadLocation } from "../threads/locateThread.ts";
import type { PlacedDraft } from "./useComments.ts";
import type { ChangePaths } from "#app/reading/changes/fileTable.ts";
import type { OldSide } from "./useInterdiff.ts";

/** A comment that the viewer is writing. */
export interface OpenComposer {
  readonly draftKey: string;
  readonly location: Required<LineLocation>;
  /** The text of its lines; null on a file. */
  readonly text: readonly string[] | null;
  /** True when it was restored because its text never reached the server; the viewer may be doing something else then. */
  readonly isRestored: boolean;
  /** The draft that it continues; null for a new one. */
  readonly draft: PlacedDraft["draft"] | null;
}

interface Composers {
  readonly open: readonly OpenComposer[];
  /** `text` is a draft to begin with, where there is none yet. */
  readonly compose: (location: Required<LineLocation>, text?: string) => void;
  readonly close: (draftKey: string) => void;
}

/**
 * Holds the comments that the viewer is writing. A new composer replaces one without text; at a location with a
 * composer or a draft that one is continued. Composers whose text only this browser has are open from the start.
 */
export function useComposers(
  reviewKey: string,
  reader: RefObject<DiffReaderHandle | null>,
  drafts: readonly PlacedDraft[],
  findSaved: () => readonly OpenComposer[],
): Composers {
  const [open, setOpen] = useState(findSaved);
  useEffect(() => reopenedComposers.clear(), []);
  useEffect(() => {
    reopenedComposers.note(reviewKey, open);
    return () => reopenedComposers.note(reviewKey, []);
  }, [reviewKey, open]);
  const compose = useCallback(
    (location: Required<LineLocation>, proposed?: string): void => {
      const text = location.line === 0 ? null : (reader.current?.textOf(location) ?? null);
      const lines = text === null ? null : text.replace(/\n$/, "").split("\n");
      const begun = drafts.find(
        ({ fileKey, location: at }) => fileKey !== null && isSameRange({ ...at, key: fileKey }, location),
      );
      const draftKey = begun?.draftKey ?? newKey();
      const isBegun =
        proposed !== undefined && begun === undefined && beginText(reviewKey, location, proposed, draftKey);
      const made: OpenComposer = { draftKey, location, text: lines, isRestored: isBegun, draft: begun?.draft ?? null };
      setOpen((known) => {
        const same = known.find((one) => isSameRange(one.location, location)) ?? made;
        const field = fieldOf(same.draftKey);
        field?.focus();
        if (known.includes(same) || field !== null) return known;
        return [...known.filter((one) => fieldOf(one.draftKey)?.value !== ""), made];
      });
    },
    [reviewKey, reader, drafts],
  );
  const close = useCallback(
    (draftKey: string): void => setOpen((known) => known.filter((one) => one.draftKey !== draftKey)),
    [],
  );
  return { open, compose, close };
}

/**
 * Saves a text in this browser for a composer that is about to open, which takes the focus and saves it as a draft. Returns
 * false if there is a text already.
 */
function beginText(reviewKey: string, location: Required<LineLocation>, text: string, draftKey: string): boolean {
  const { side, line, to, key } = location;
  const savedTextKey = `${reviewKey}/${side === "old" ? "OLD" : "NEW"}/${line}/${to}/${key}`;
  if (savedText.read(savedTextKey) !== null) return false;
  reopenedFields.open(savedTextKey);
  return savedText.save(savedTextKey, text, { draftKey, version: 0 });
}

/** Returns the field of a comment or a draft while it is rendered. */
export function fieldOf(draftKey: string): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>(`[data-composer="${CSS.escape(draftKey)}"] textarea`);
}

/** By then the new version of the change is rendered. */
const REOPEN_MS = 60_000;

interface ReopenedComposers {
  readonly reviewKey: string;
  readonly open: readonly OpenComposer[];
}

const NONE: ReopenedComposers = { reviewKey: "", open: [] };

let onPage = NONE;
let reopened = NONE;
let until = 0;

/** Keeps composers open when a change is refreshed. */
export const reopenedComposers = {
  note(reviewKey: string, open: readonly OpenComposer[]): void {
    onPage = { reviewKey, open };
  },
  /** Opens a new composer when a review's change is rendered. `text` are its lines, `proposed` the draft to begin with. */
  open(reviewKey: string, location: Required<LineLocation>, text: readonly string[] | null, proposed?: string): void {
    const draftKey = newKey();
    const isRestored = proposed !== undefined && beginText(reviewKey, location, proposed, draftKey);
    reopened = { reviewKey, open: [{ draftKey, location, text, isRestored, draft: null }] };
    until = performance.now() + REOPEN_MS;
  },
  /** Reopens the composers that are open now on the next rendering. */
  keepOpen(): void {
    reopened = { ...onPage, open: onPage.open.map((composer) => ({ ...composer, isRestored: true })) };
    until = performance.now() + REOPEN_MS;
  },
  /**
   * Returns the composers to reopen for a change of their review: one that has become a draft at the draft's location,
   * any other where it was.
   */
  read(reviewKey: string, drafts: readonly PlacedDraft[]): readonly OpenComposer[] {
    if (performance.now() > until || reopened.reviewKey !== reviewKey) return [];
    return reopened.open.map((composer) => {
      const found = drafts.find(({ draftKey }) => draftKey === composer.draftKey);
      if (found === undefined || found.fileKey === null) return composer;
      const { side, line, to } = found.location;
      // When the lines are not found, near their old position is better than at the file.
      const location = line === 0 ? composer.location : { key: found.fileKey, side, line, to };
      return { ...composer, location, isRestored: true, draft: found.draft };
    });
  },
  /** Call when the page has reopened them. */
  clear(): void {
    reopened = NONE;
  },
} as const;

/**
 * Saves all texts, and opens their fields again on the next rendering. `focusOf` returns the element to focus then, of the
 * one that has the focus. Text that cannot be saved is stored in this browser and restored with its field.
 */
export async function keepFields(focusOf: (focused: Element | null) => EventTarget | null): Promise<void> {
  await TextSaver.flushAll();
  reopenedComposers.keepOpen();
  reopenedFields.keepOpen(focusOf(document.activeElement));
}

/** The format in which `CommentComposer` names its locations: side, lines, path. */
const SAVED_TEXT_KEY = /^(OLD|NEW)\/(\d+)\/(\d+)\/(.+)$/s;

/**
 * Finds the unfinished comments on a change: those whose text only this browser has after the page was closed, so that
 * none is overlooked, and those that were open when the change was refreshed. One with a draft continues it.
 */
export function savedComposers(
  reviewKey: string,
  { keyOf }: ChangePaths,
  drafts: readonly PlacedDraft[],
): readonly OpenComposer[] {
  const reopened = reopenedComposers
    .read(reviewKey, drafts)
    .filter(({ location }) => keyOf(location.key, location.side) !== null);
  const isPorted = new Set(reopened.map(({ location }) => placeKey(location)));
  const saved = savedText.keys(`${reviewKey}/`).flatMap((saved): readonly OpenComposer[] => {
    const [, sideName, first, last, path] = SAVED_TEXT_KEY.exec(saved.slice(reviewKey.length + 1)) ?? [];
    if (path === undefined) return [];
    const side = sideName === "OLD" ? "old" : "new";
    const [line, to] = [Number(first), Number(last)];
    const begun = drafts.find(
      ({ written: on }) => on.path === path && on.side === side && on.line === line && on.to === to,
    );
    const key = begun === undefined ? keyOf(path, side) : begun.fileKey;
    if (key === null) return [];
    const location =
      begun === undefined ? ({ key, side, line, to } as const) : { ...composerPlace(begun.location), key };
    if (isPorted.has(placeKey(location))) return [];
    const draft = begun?.draft ?? null;
    const draftKey = begun?.draftKey ?? savedText.origin(saved)?.draftKey ?? newKey();
    return [{ draftKey, location, text: null, isRestored: true, draft }];
  });
  return [...reopened, ...saved];
}

function composerPlace({ side, line, to }: ThreadLocation): Omit<OpenComposer["location"], "key"> {
  return { side, line, to };
}

function placeKey({ key, side, line, to }: OpenComposer["location"]): string {
  return `${side}/${line}/${to}/${key}`;
}

/** The location of a comment, as the schema takes it. */
export interface Anchor {
  readonly path: string;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly commitOid: string | null;
  /** The layer that it belongs to; absent for the whole change, and where the server finds it by the commit. */
  readonly layer?: string;
}

const WHOLE = { startLine: null, endLine: null };

/**
 * Converts a location in the reader to a commit and a path. When two patch sets are compared, the old side is the new
 * side of the first; for an interdiff only if the first has these lines.
 */
export function anchorOf(
  { key, side, line, to }: Required<LineLocation>,
  { oldOid, newOid, isFromBase, layer = null }: ReadChange,
  { pathOf }: ChangePaths,
  oldSide: OldSide | null = null,
): Anchor {
  const isOld = side === "old";
  const written = isOld ? oldSide?.written({ path: pathOf(key, side), line, to }) : null;
  if (written != null) {
    const { oid, path, line: startLine, to: endLine } = written;
    return { path, side: "NEW", ...(line === 0 ? WHOLE : { startLine, endLine }), commitOid: oid };
  }
  const isOnLayer = isFromBase && (layer === "one" || (layer === "several" && !isOld));
  return {
    path: pathOf(key, side),
    side: isOld && isFromBase ? "OLD" : "NEW",
    startLine: line === 0 ? null : line,
    endLine: line === 0 ? null : to,
    commitOid: isOld ? (oldOid ?? null) : newOid,
    ...(isOnLayer && { layer: newOid }),
  };
}

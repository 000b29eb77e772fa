import { Listeners } from "#app/ui/Listeners.ts";
import type { FileContents } from "../patch/FileContents.ts";
import { EXPAND_STEP } from "../measures.ts";
import { expandPatch } from "../patch/expandPatch.ts";
import { readPatch } from "../patch/Patch.ts";
import { gapAbove, type LineRange, lineStarts, mergeRanges, type PatchGap } from "../patch/patchGaps.ts";

export type ExpansionEvent =
  | { readonly kind: "shown"; readonly lines: LineRange; readonly isWhole: boolean }
  | { readonly kind: "none" }
  | { readonly kind: "waiting" }
  | { readonly kind: "folded" }
  | { readonly kind: "failed"; readonly message: string };

/** Returns the lines of the new side to show, once its text is loaded; null if there are none. */
export type WantedLines = (text: string) => LineRange | null;

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/**
 * The hidden lines that the user has expanded in the files of a change, and the resulting patches. A request waits
 * until the text of its file is loaded, which is requested once.
 */
export class Expansions {
  readonly #contents: FileContents;
  readonly #shown = new Map<string, { readonly patch: string; readonly lines: readonly LineRange[] }>();
  readonly #whole = new Set<string>();
  readonly #waiting = new Map<string, readonly WantedLines[]>();
  readonly #requested = new Set<string>();
  readonly #listeners = new Listeners();
  #texts = NO_TEXTS;
  #onNeedText: ((keys: readonly string[]) => void) | null = null;
  #onEvent: ((event: ExpansionEvent) => void) | null = null;

  constructor(contents: FileContents) {
    this.#contents = contents;
  }

  attach(onNeedText: (keys: readonly string[]) => void, onEvent: (event: ExpansionEvent) => void): () => void {
    this.#onNeedText = onNeedText;
    this.#onEvent = onEvent;
    const leave = this.#contents.subscribe((keys) => keys.forEach((key) => this.#runWaiting(key)));
    for (const key of this.#waiting.keys()) {
      this.#runWaiting(key);
      this.needText(key);
    }
    return () => {
      leave();
      this.#onNeedText = null;
      this.#onEvent = null;
      this.#requested.clear();
    };
  }

  readonly subscribe = this.#listeners.add;

  /** Returns the expanded patches by file key; the same object until one changes. */
  readonly patchTexts = (): ReadonlyMap<string, string> => this.#texts;

  isWaiting(key: string): boolean {
    return this.#waiting.has(key);
  }

  /** Requests the whole text of a file: once, and again after a failure. */
  needText(key: string): void {
    if (this.#requested.has(key) || this.#onNeedText === null || this.#contents.of(key).text !== null) return;
    this.#requested.add(key);
    this.#onNeedText([key]);
  }

  /** Shows more lines of a file, at once if its text is loaded. Linear in the file. */
  show(key: string, ...wanted: readonly WantedLines[]): void {
    const isFirst = !this.#waiting.has(key);
    this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), ...wanted]);
    if (this.#contents.of(key).text !== null) return this.#runWaiting(key);
    if (!isFirst) return;
    this.#notify({ kind: "waiting" });
    this.needText(key);
  }

  readonly isWhole = (key: string): boolean => this.#whole.has(key);

  toggleWhole(key: string): void {
    if (this.isWhole(key)) this.collapse(key);
    else this.show(key, () => ({ from: 1, to: Infinity }));
  }

  collapse(key: string): void {
    this.#waiting.delete(key);
    this.#shown.delete(key);
    this.#whole.delete(key);
    const texts = new Map(this.#texts);
    texts.delete(key);
    this.#texts = texts;
    this.#notify({ kind: "folded" });
  }

  /** Runs the waiting requests of a file as far as its contents are loaded. */
  #runWaiting(key: string): void {
    const { patch, isTruncated, text, textFailure } = this.#contents.of(key);
    if (text === null && textFailure !== null) this.#requested.delete(key);
    const known = this.#shown.get(key);
    if (known !== undefined && patch !== null && text !== null && patch !== known.patch) {
      // More of the patch has arrived.
      this.#expand(key, patch, text, []);
      this.#listeners.notify();
    }
    const waiting = this.#waiting.get(key);
    // The gap below a truncated patch is known only once the whole patch is loaded.
    if (waiting === undefined || patch === null || isTruncated || (text === null && textFailure === null)) return;
    this.#waiting.delete(key);
    if (text === null) return this.#notify({ kind: "failed", message: textFailure ?? "" });
    const count = lineStarts(text).length - 1;
    const wanted = mergeRanges(
      waiting.flatMap((find) => {
        const range = find(text);
        return range === null ? [] : [{ from: Math.max(1, range.from), to: Math.min(range.to, count) }];
      }),
    );
    const [first, last] = [wanted.at(0), wanted.at(-1)];
    if (first === undefined || last === undefined) return this.#notify({ kind: "none" });
    this.#expand(key, patch, text, wanted);
    const isWhole = first.from === 1 && last.to === count && wanted.length === 1;
    this.#notify({ kind: "shown", lines: { from: first.from, to: last.to }, isWhole });
  }

  #expand(key: string, patch: string, text: string, wanted: readonly LineRange[]): void {
    const shown = mergeRanges([...(this.#shown.get(key)?.lines ?? []), ...wanted]);
    const parsed = readPatch(patch);
    this.#shown.set(key, { patch, lines: shown });
    this.#texts = new Map(this.#texts).set(key, expandPatch(parsed, text, shown));
    const isShown = ({ newFrom, newEnd }: PatchGap): boolean =>
      newFrom === newEnd || shown.some(({ from, to }) => from <= newFrom && newEnd <= to + 1);
    const count = lineStarts(text).length - 1;
    let index = 0;
    while (index <= parsed.hunks.length && isShown(gapAbove(parsed, index, count))) index++;
    if (index > parsed.hunks.length) this.#whole.add(key);
  }

  #notify(event: ExpansionEvent): void {
    this.#listeners.notify();
    this.#onEvent?.(event);
  }
}

const EVENT_TEXTS = {
  folded: "Only the changes are shown.",
  none: "There is nothing more to show.",
  waiting: "Loading lines…",
} as const;

export function describeExpansion(event: ExpansionEvent): string {
  if (event.kind === "failed") return event.message;
  if (event.kind !== "shown") return EVENT_TEXTS[event.kind];
  const { lines, isWhole } = event;
  if (isWhole) return "The whole file is shown.";
  return lines.from === lines.to ? `Line ${lines.from} is shown.` : `Lines ${lines.from} to ${lines.to} are shown.`;
}

/** The place of the lines to show in a gap: after its upper edge, before its lower edge, or all of it. */
export type ExpandStep = "down" | "up" | "all";

/** Returns the lines of the new side that a step into a gap shows. */
export function expandGap({ newFrom, newEnd }: PatchGap, step: ExpandStep): LineRange {
  const from = step === "up" ? Math.max(newFrom, newEnd - EXPAND_STEP) : newFrom;
  return { from, to: (step === "down" ? Math.min(newFrom + EXPAND_STEP, newEnd) : newEnd) - 1 };
}

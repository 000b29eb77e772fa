import { createContext } from "react";
import type { FileContents } from "../FileContents.ts";
import { EXPAND_STEP } from "../measures.ts";
import { expandPatch } from "../patch/expandPatch.ts";
import { keepPatch, readPatch } from "../patch/Patch.ts";
import { gapAbove, type LineRange, lineStarts, mergeRanges, type PatchGap } from "../patch/patchGaps.ts";

/** What became of a wish to see more, or less, of a file. */
export type ExpansionEvent =
  | { readonly kind: "shown"; readonly lines: LineRange; readonly isWhole: boolean }
  | { readonly kind: "none" }
  | { readonly kind: "waiting" }
  | { readonly kind: "folded" }
  | { readonly kind: "failed"; readonly sentence: string };

/** Finds the lines of the new side that one wishes to see, once it is there; null where there are none such. */
export type WantedLines = (text: string) => LineRange | null;

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/**
 * Keeps which hidden lines of a change's files one has had shown, for as long as the change is read, and the patches that
 * show them. A wish waits until its file's text is there, which is asked for once.
 */
export class Expansions {
  readonly #contents: FileContents;
  readonly #shown = new Map<string, { readonly patch: string; readonly lines: readonly LineRange[] }>();
  readonly #whole = new Set<string>();
  readonly #waiting = new Map<string, readonly WantedLines[]>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #texts = NO_TEXTS;
  #onNeedText: ((keys: readonly string[]) => void) | null = null;
  #onEvent: ((event: ExpansionEvent) => void) | null = null;

  constructor(contents: FileContents) {
    this.#contents = contents;
  }

  /** Begins to ask for texts and to tell what happens; the returned function ends it. For an effect. */
  attach(onNeedText: (keys: readonly string[]) => void, onEvent: (event: ExpansionEvent) => void): () => void {
    this.#onNeedText = onNeedText;
    this.#onEvent = onEvent;
    const leave = this.#contents.subscribe((keys) => keys.forEach((key) => this.#settle(key)));
    for (const key of this.#waiting.keys()) {
      this.#settle(key);
      this.needText(key);
    }
    return () => {
      leave();
      this.#onNeedText = null;
      this.#onEvent = null;
      this.#asked.clear();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Gives the patches that show more than was fetched, by their files' keys; the same object until one changes. */
  readonly patchTexts = (): ReadonlyMap<string, string> => this.#texts;

  /** Whether a wish for this file waits for its text. */
  isWaiting(key: string): boolean {
    return this.#waiting.has(key);
  }

  /** Asks for a file's whole text: once, and again after it could not be had. */
  needText(key: string): void {
    if (this.#asked.has(key) || this.#onNeedText === null || this.#contents.of(key).text !== null) return;
    this.#asked.add(key);
    this.#onNeedText([key]);
  }

  /** Shows more lines of a file: at once where its text is there. Linear in the file. */
  show(key: string, ...wanted: readonly WantedLines[]): void {
    const isFirst = !this.#waiting.has(key);
    this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), ...wanted]);
    if (this.#contents.of(key).text !== null) {
      this.#settle(key);
      return;
    }
    if (!isFirst) return;
    this.#tell({ kind: "waiting" });
    this.needText(key);
  }

  /** Whether nothing of this file is hidden any more because one wished so. */
  readonly isWhole = (key: string): boolean => this.#whole.has(key);

  /** Shows a whole file, or only its changes again. */
  toggleWhole(key: string): void {
    if (this.isWhole(key)) this.fold(key);
    else this.show(key, () => ({ from: 1, to: Infinity }));
  }

  /** Hides again what was shown beyond the patch. */
  fold(key: string): void {
    this.#waiting.delete(key);
    this.#shown.delete(key);
    this.#whole.delete(key);
    const texts = new Map(this.#texts);
    texts.delete(key);
    this.#texts = texts;
    this.#tell({ kind: "folded" });
  }

  /** Does what waits for a file's contents, as far as they are there. */
  #settle(key: string): void {
    const { patch, isBeginning, text, textFailure } = this.#contents.of(key);
    if (text === null && textFailure !== null) this.#asked.delete(key);
    const known = this.#shown.get(key);
    if (known !== undefined && patch !== null && text !== null && patch !== known.patch) {
      // More of the patch has arrived.
      this.#expand(key, patch, text, []);
      this.#listeners.forEach((listener) => listener());
    }
    const waiting = this.#waiting.get(key);
    // What is hidden below the beginning of a patch is known with its whole.
    if (waiting === undefined || patch === null || isBeginning || (text === null && textFailure === null)) return;
    this.#waiting.delete(key);
    if (text === null) {
      this.#tell({ kind: "failed", sentence: textFailure ?? "" });
      return;
    }
    const count = lineStarts(text).length - 1;
    const wanted = mergeRanges(
      waiting.flatMap((find) => {
        const range = find(text);
        return range === null ? [] : [{ from: Math.max(1, range.from), to: Math.min(range.to, count) }];
      }),
    );
    const [first, last] = [wanted.at(0), wanted.at(-1)];
    if (first === undefined || last === undefined) {
      this.#tell({ kind: "none" });
      return;
    }
    this.#expand(key, patch, text, wanted);
    const isWhole = first.from === 1 && last.to === count && wanted.length === 1;
    this.#tell({ kind: "shown", lines: { from: first.from, to: last.to }, isWhole });
  }

  #expand(key: string, patch: string, text: string, wanted: readonly LineRange[]): void {
    const shown = mergeRanges([...(this.#shown.get(key)?.lines ?? []), ...wanted]);
    const parsed = readPatch(patch);
    this.#shown.set(key, { patch, lines: shown });
    const grown = expandPatch(parsed, text, shown);
    keepPatch(grown);
    this.#texts = new Map(this.#texts).set(key, grown.text);
    const isShown = ({ newFrom, newEnd }: PatchGap): boolean =>
      newFrom === newEnd || shown.some(({ from, to }) => from <= newFrom && newEnd <= to + 1);
    const count = lineStarts(text).length - 1;
    let index = 0;
    while (index <= parsed.hunks.length && isShown(gapAbove(parsed, index, count))) index++;
    if (index > parsed.hunks.length) this.#whole.add(key);
  }

  #tell(event: ExpansionEvent): void {
    this.#listeners.forEach((listener) => listener());
    this.#onEvent?.(event);
  }
}

/** The reader's expansions, for what stands in its files; null where nothing can be expanded. */
export const ExpansionsContext = createContext<Expansions | null>(null);

/** Where in what is hidden lines are shown: below what stands above it, above what stands below it, or everywhere. */
export type ExpandStep = "down" | "up" | "all";

/** Gives the lines of the new side that a step into a gap shows. */
export function expandGap({ newFrom, newEnd }: PatchGap, step: ExpandStep): LineRange {
  switch (step) {
    case "down":
      return { from: newFrom, to: Math.min(newFrom + EXPAND_STEP, newEnd) - 1 };
    case "up":
      return { from: Math.max(newFrom, newEnd - EXPAND_STEP), to: newEnd - 1 };
    case "all":
      return { from: newFrom, to: newEnd - 1 };
  }
}

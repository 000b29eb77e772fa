import { useEffect, useEffectEvent } from "react";
import type { DiffAlgorithm, Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";
import { localChoice } from "#app/ui/localChoice.ts";

/** How contents are compared, and how much is shown around what differs. */
export interface ComparedBy {
  readonly whitespace: Whitespace;
  readonly algorithm: DiffAlgorithm;
  readonly contextLines: number;
}

/** How a change was asked for, and how to ask for it otherwise: that is another page. */
export interface Comparing {
  readonly by: ComparedBy;
  readonly onWhitespace: (whitespace: Whitespace) => void;
  readonly onAlgorithm: (algorithm: DiffAlgorithm) => void;
  readonly onContextLines: (lines: number) => void;
}

/** A value that the address may hold, and how to put another there. */
type Asked<T> = readonly [value: T | null, put: (value: T) => void];

/** Where the address holds each. */
type AskedComparing = { readonly [Name in keyof ComparedBy]: Asked<ComparedBy[Name]> };

const USUAL: ComparedBy = { whitespace: "SHOW", algorithm: "MYERS", contextLines: 3 };
const MODES: Readonly<Record<Whitespace, true>> = {
  SHOW: true,
  IGNORE_AT_END: true,
  IGNORE_AMOUNT: true,
  IGNORE_ALL: true,
  IGNORE_ALL_AND_BLANK_LINES: true,
};
const ALGORITHMS: Readonly<Record<DiffAlgorithm, true>> = { MYERS: true, PATIENCE: true, HISTOGRAM: true };
const LINES = /^\d{1,6}$/;

/**
 * Chooses how contents are compared: as the address says, for the page's query goes by it; where it says nothing, what was last
 * chosen is put into it, one thing after another, and until then it is as git does by itself. A choice is kept and handed on to
 * the address.
 */
export function useComparing({ whitespace, algorithm, contextLines }: AskedComparing): Comparing {
  const putKept = useEffectEvent((): void => {
    const putOne = <T>([asked, put]: Asked<T>, name: string, read: (word: string | null) => T | null, usual: T) => {
      const kept = asked === null ? read(localChoice.read(keptAs(name))) : null;
      if (kept === null || kept === usual) return false;
      put(kept);
      return true;
    };
    // Each is written into the address as it is: the next follows when that has changed.
    if (putOne(whitespace, "whitespace", readWhitespace, USUAL.whitespace)) return;
    if (putOne(algorithm, "algorithm", readAlgorithm, USUAL.algorithm)) return;
    putOne(contextLines, "contextLines", readLines, USUAL.contextLines);
  });
  const [mode, way, lines] = [whitespace[0], algorithm[0], contextLines[0]];
  useEffect(() => putKept(), [mode, way, lines]);
  const choose =
    <T extends string | number>(name: string, [, put]: Asked<T>) =>
    (value: T): void => {
      localChoice.keep(keptAs(name), String(value));
      put(value);
    };
  return {
    by: {
      whitespace: mode ?? USUAL.whitespace,
      algorithm: way ?? USUAL.algorithm,
      contextLines: lines ?? USUAL.contextLines,
    },
    onWhitespace: choose("whitespace", whitespace),
    onAlgorithm: choose("algorithm", algorithm),
    onContextLines: choose("contextLines", contextLines),
  };
}

function keptAs(name: string): string {
  return `galley.${name}`;
}

function readWhitespace(word: string | null): Whitespace | null {
  return isOneOf(MODES, word) ? word : null;
}

function readAlgorithm(word: string | null): DiffAlgorithm | null {
  return isOneOf(ALGORITHMS, word) ? word : null;
}

function readLines(word: string | null): number | null {
  return word !== null && LINES.test(word) ? Number(word) : null;
}

function isOneOf<T extends string>(words: Readonly<Record<T, true>>, word: string | null): word is T {
  return word !== null && Object.hasOwn(words, word);
}

import type { DiffAlgorithm, Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";
import { choices } from "#app/ui/choices.ts";

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

/** What holds on this page, and how to put another into its address. */
type Asked<T> = readonly [value: T, put: (value: T) => void];

type AskedComparing = { readonly [Name in keyof ComparedBy]: Asked<ComparedBy[Name]> };

/**
 * Tells how the contents of this page are compared, and lets one choose it: a choice is kept for all pages whose address says
 * nothing of it, and handed on to the address of this one.
 */
export function useComparing({ whitespace, algorithm, contextLines }: AskedComparing): Comparing {
  return {
    by: { whitespace: whitespace[0], algorithm: algorithm[0], contextLines: contextLines[0] },
    onWhitespace: choose("whitespace", whitespace),
    onAlgorithm: choose("algorithm", algorithm),
    onContextLines: choose("contextLines", contextLines),
  };
}

function choose<T extends string | number>(name: keyof ComparedBy, [, put]: Asked<T>): (value: T) => void {
  return (value) => {
    choices.keep(name, String(value));
    put(value);
  };
}

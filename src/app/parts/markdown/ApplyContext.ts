import { createContext } from "react";
import type { SuggestionBatch } from "./SuggestionBatch.ts";

/** A suggestion as it is shown. */
export interface ShownSuggestion {
  /** The id of the comment that it stands in. */
  readonly comment: string;
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they are to replace. */
  readonly instead: readonly string[];
}

/** What puts suggestions into the files of the work tree. */
export interface Applying {
  /** Applies suggestions, all of them or none. */
  readonly apply: (suggestions: readonly ShownSuggestion[]) => void;
  readonly isUnderWay: boolean;
  /** What one means to apply together. */
  readonly batch: SuggestionBatch;
}

/** Null where no suggestion can be applied. */
export const ApplyContext = createContext<Applying | null>(null);

import { createContext, type ReactNode } from "react";

/** A request to show the places of a symbol below its line. */
export interface PeekRequest {
  readonly shows: "definitions" | "uses";
  /** The candidates; several if the user has to choose. */
  readonly words: readonly string[];
  readonly revision: string;
  /** The file with the symbol, and its line if known. */
  readonly path: string;
  readonly line: number | null;
}

/** Finds words of the code. */
interface WordFinder {
  /** Draws the places of a symbol. */
  readonly draw: (request: PeekRequest, onClose: () => void) => ReactNode;
  /** Goes to the search for a text. */
  readonly search: (text: string, revision: string) => void;
}

/** Null outside of a repository. */
export const PeekContext = createContext<WordFinder | null>(null);

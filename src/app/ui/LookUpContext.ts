import { createContext } from "react";

/** Something in the code that one wants to know more of. */
export interface LookUp {
  readonly deed: "search" | "define";
  /** What is meant; several where one has still to choose. */
  readonly words: readonly string[];
  /** The revision that is looked through. */
  readonly revision: string;
  /** The file in which it stands there, and its line if one is known. */
  readonly path: string;
  readonly line: number | null;
}

/** Looks up what stands in the code; null where there is nowhere to look. */
export const LookUpContext = createContext<((asked: LookUp) => void) | null>(null);

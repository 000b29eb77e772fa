import { createContext } from "react";

/** What can be done about what was seen of a change. */
export interface SeenDeeds {
  /** Marks hunks of a file as seen, or takes their marks back. */
  readonly mark: (file: string, hunks: readonly string[], isSeen: boolean) => void;
  /** The same for all of a file. */
  readonly markFile: (file: string, isSeen: boolean) => void;
  /** Shows hunks that were seen, or folds them again. */
  readonly open: (file: string, hunks: readonly string[], isOpen: boolean) => void;
}

/** Null where nobody keeps what was seen. */
export const SeenContext = createContext<SeenDeeds | null>(null);

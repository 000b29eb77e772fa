import type { ReactNode } from "react";
import type { DiffFileStatus } from "../DiffFile.ts";

const MARKS: Readonly<Record<DiffFileStatus, { readonly letter: string; readonly word: string }>> = {
  ADDED: { letter: "A", word: "Added" },
  DELETED: { letter: "D", word: "Deleted" },
  MODIFIED: { letter: "M", word: "Modified" },
  RENAMED: { letter: "R", word: "Renamed" },
  COPIED: { letter: "C", word: "Copied" },
  TYPE_CHANGED: { letter: "T", word: "Type changed" },
  UNCHANGED: { letter: "", word: "As it is" },
};

/** Git's letter for what happened to a file, said in full to those who hover or listen. */
export function StatusMark({ status }: { readonly status: DiffFileStatus }): ReactNode {
  const { letter, word } = MARKS[status];
  return (
    <span className={`diff-status diff-status-${letter}`} role="img" aria-label={word} title={word}>
      {letter}
    </span>
  );
}

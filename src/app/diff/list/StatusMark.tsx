import type { ReactNode } from "react";
import type { DiffFileStatus } from "../DiffFile.ts";

const TEXT = {
  typeChanged: "Type changed",
  unchanged: "As it is",
  added: "Added",
  deleted: "Deleted",
  modified: "Modified",
  renamed: "Renamed",
  copied: "Copied",
} as const;
const MARKS: Readonly<Record<DiffFileStatus, { readonly letter: string; readonly word: string }>> = {
  ADDED: { letter: "A", word: TEXT.added },
  DELETED: { letter: "D", word: TEXT.deleted },
  MODIFIED: { letter: "M", word: TEXT.modified },
  RENAMED: { letter: "R", word: TEXT.renamed },
  COPIED: { letter: "C", word: TEXT.copied },
  TYPE_CHANGED: { letter: "T", word: TEXT.typeChanged },
  UNCHANGED: { letter: "", word: TEXT.unchanged },
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

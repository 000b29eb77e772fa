import type { ReactNode } from "react";
import { formatCount } from "#app/ui/formatCount.ts";

const SEEN = "Seen";
const remarksText = (count: number): string => `${formatCount(count)} open ${count === 1 ? "remark" : "remarks"}`;

/** What the reader's host knows of a file, shown in the list. */
export interface MarksOfFile {
  readonly isSeen: boolean;
  /** How many wait for an answer. */
  readonly remarks: number;
}

/** A file's marks, or those of all files in a folder taken together. */
export function FileMarks({ marks: { isSeen, remarks } }: { readonly marks: MarksOfFile }): ReactNode {
  return (
    <>
      {remarks > 0 && (
        <span className="file-list-remarks" role="img" aria-label={remarksText(remarks)} title={remarksText(remarks)}>
          {formatCount(remarks)}
        </span>
      )}
      {isSeen && (
        <span className="file-list-seen" role="img" aria-label={SEEN} title={SEEN}>
          ✓
        </span>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  seen: "Seen",
  unseenText: (count: number): string => `${formatCount(count)} unseen ${count === 1 ? "hunk" : "hunks"}`,
} as const;

/** What the reader's host knows of a file, shown in the list. */
export interface MarksOfFile {
  readonly isSeen: boolean;
  /** How many of its hunks were not seen; null while that is not known, without it nobody keeps that. */
  readonly unseen?: number | null;
  /** How many wait for an answer. */
  readonly remarks: number;
}

/** What was seen of a file, or of all files in a folder taken together: nothing where nobody keeps that. */
export function FileMarks({ marks: { isSeen, unseen } }: { readonly marks: MarksOfFile }): ReactNode {
  if (unseen === undefined && !isSeen) return null;
  const count = unseen ?? 0;
  return (
    <span className="file-list-marks">
      {count > 0 && (
        <span
          className="file-list-unseen"
          role="img"
          aria-label={TEXT.unseenText(count)}
          title={TEXT.unseenText(count)}
        >
          {formatCount(count)}
        </span>
      )}
      {isSeen && (
        <span className="file-list-seen" role="img" aria-label={TEXT.seen} title={TEXT.seen}>
          ✓
        </span>
      )}
    </span>
  );
}

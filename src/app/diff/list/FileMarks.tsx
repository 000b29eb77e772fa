import type { ReactNode } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { type DiffFile, type DiffFileStatus, pathText } from "../DiffFile.ts";

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

const STATUS_MARK_TEXT = {
  typeChanged: "Type changed",
  unchanged: "As it is",
  added: "Added",
  deleted: "Deleted",
  modified: "Modified",
  renamed: "Renamed",
  copied: "Copied",
} as const;
const MARKS: Readonly<Record<DiffFileStatus, { readonly letter: string; readonly word: string }>> = {
  ADDED: { letter: "A", word: STATUS_MARK_TEXT.added },
  DELETED: { letter: "D", word: STATUS_MARK_TEXT.deleted },
  MODIFIED: { letter: "M", word: STATUS_MARK_TEXT.modified },
  RENAMED: { letter: "R", word: STATUS_MARK_TEXT.renamed },
  COPIED: { letter: "C", word: STATUS_MARK_TEXT.copied },
  TYPE_CHANGED: { letter: "T", word: STATUS_MARK_TEXT.typeChanged },
  UNCHANGED: { letter: "", word: STATUS_MARK_TEXT.unchanged },
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

const LINE_COUNTS_TEXT = {
  added: (count: number): string => `${counted(count, { one: "line", other: "lines" })} added`,
  removed: (count: number): string => `${formatCount(count)} removed`,
} as const;
const BINARY = "binary";

/** What a file, or all files of a folder, gained and lost; null while it is not known. */
export interface CountedLines {
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly isBinary: boolean | null;
}

/** How many lines were gained and lost; nothing while that is not known. */
export function LineCounts({ of: { additions, deletions, isBinary } }: { readonly of: CountedLines }): ReactNode {
  if (isBinary === true) return <span className="diff-counts">{BINARY}</span>;
  if (additions === null || deletions === null || additions + deletions === 0) return null;
  return (
    <span
      className="diff-counts"
      role="img"
      aria-label={`${LINE_COUNTS_TEXT.added(additions)}, ${LINE_COUNTS_TEXT.removed(deletions)}`}
    >
      {additions > 0 && <span className="diff-additions">+{formatCount(additions)}</span>}
      {deletions > 0 && <span className="diff-deletions">−{formatCount(deletions)}</span>}
    </span>
  );
}

const REMARK_COUNT_TEXT = {
  textOf: (count: number): string => `${formatCount(count)} open ${count === 1 ? "remark" : "remarks"}`,
} as const;

/** How many remarks on a file, or in a folder, wait for an answer; nothing where none does. */
export function RemarkCount({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span
      className="file-list-remarks"
      role="img"
      aria-label={REMARK_COUNT_TEXT.textOf(count)}
      title={REMARK_COUNT_TEXT.textOf(count)}
    >
      {formatCount(count)}
    </span>
  );
}

/**
 * A file's path, its folder dimmed; for a file that was renamed or copied, where it came from before it. In short its
 * name alone, and after it where it came from, by its name where that was in the same folder.
 */
export function FilePath({
  file,
  isShort = false,
}: {
  readonly file: DiffFile;
  readonly isShort?: boolean;
}): ReactNode {
  const path = file.newPath ?? file.oldPath ?? "";
  const origin = file.oldPath !== null && file.oldPath !== path ? file.oldPath : null;
  if (isShort) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const isNear = origin !== null && origin.startsWith(folder) && !origin.includes("/", folder.length);
    return (
      <span className="diff-path" title={pathText(file)}>
        <span className="diff-name">{path.slice(folder.length)}</span>
        {origin !== null && <span className="diff-arrow"> ← </span>}
        {origin !== null && <span className="diff-origin">{isNear ? origin.slice(folder.length) : origin}</span>}
      </span>
    );
  }
  return (
    <span className="diff-path" title={pathText(file)}>
      {origin !== null && <span className="diff-origin">{origin}</span>}
      {origin !== null && <span className="diff-arrow"> → </span>}
      <Path path={path} />
    </span>
  );
}

function Path({ path }: { readonly path: string }): ReactNode {
  const nameAt = path.lastIndexOf("/") + 1;
  return (
    <>
      {nameAt > 0 && <span className="diff-folder">{path.slice(0, nameAt)}</span>}
      <span className="diff-name">{path.slice(nameAt)}</span>
    </>
  );
}

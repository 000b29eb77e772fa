import type { ReactNode } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { type DiffFile, type DiffFileStatus, pathText } from "../patch/DiffFile.ts";

export interface MarksOfFile {
  readonly isViewed: boolean;
  /** The number of hunks, or files of a folder, not viewed; null while not known, absent without viewed marks. */
  readonly unviewed?: number | null;
  readonly of?: { readonly total: number; readonly unit: "hunk" | "file" };
  readonly openThreads: number;
  /** True if there is a thread, resolved or not, or a draft. */
  readonly hasComments?: boolean;
}

/**
 * The viewed mark of a file, or of all files of a folder together; nothing if marks are not supported. A folder shows
 * how many of its files are viewed, a file how many of its hunks, once one is.
 */
export function FileMarks({ marks: { isViewed, unviewed, of } }: { readonly marks: MarksOfFile }): ReactNode {
  if (unviewed === undefined && !isViewed) return null;
  const count = unviewed ?? 0;
  const { total, unit } = of ?? { total: count, unit: "hunk" };
  const label = `${counted(count, unit)} not viewed`;
  return (
    <span className="file-list-marks">
      {count > 0 && (
        <span className="file-list-unviewed muted digits" role="img" aria-label={label} title={label}>
          {(unit === "file" || count < total) && `${formatCount(total - count)}/${formatCount(total)}`}
        </span>
      )}
      {isViewed && (
        <span className="muted" role="img" aria-label="Viewed" title="Viewed">
          ✓
        </span>
      )}
    </span>
  );
}

const MARKS: Readonly<Record<DiffFileStatus, { readonly letter: string; readonly label: string }>> = {
  ADDED: { letter: "A", label: "Added" },
  DELETED: { letter: "D", label: "Deleted" },
  MODIFIED: { letter: "M", label: "Modified" },
  RENAMED: { letter: "R", label: "Renamed" },
  COPIED: { letter: "C", label: "Copied" },
  TYPE_CHANGED: { letter: "T", label: "Type changed" },
  UNCHANGED: { letter: "", label: "Unchanged" },
};

/** Git's letter for the status of a file, with the full name as tooltip and for screen readers. */
export function StatusMark({ status }: { readonly status: DiffFileStatus }): ReactNode {
  const { letter, label } = MARKS[status];
  return (
    <span className={`diff-status muted strong diff-status-${letter}`} role="img" aria-label={label} title={label}>
      {letter}
    </span>
  );
}

/** The added and deleted lines of a file, or of all files of a folder; null while not known. */
export type CountedLines = Pick<DiffFile, "additions" | "deletions" | "isBinary">;

export function LineCounts({ of: { additions, deletions, isBinary } }: { readonly of: CountedLines }): ReactNode {
  if (isBinary === true) return <span className="diff-counts gap-2 muted">binary</span>;
  if (additions === null || deletions === null || additions + deletions === 0) return null;
  return (
    <span
      className="diff-counts gap-2 muted"
      role="img"
      aria-label={`${counted(additions, "line")} added, ${formatCount(deletions)} removed`}
    >
      {additions > 0 && <span className="added-text">+{formatCount(additions)}</span>}
      {deletions > 0 && <span className="removed-text">−{formatCount(deletions)}</span>}
    </span>
  );
}

/** The number of unresolved threads of a file or folder; nothing if there are none. */
export function OpenThreadCount({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  const label = counted(count, "unresolved thread");
  return (
    <span className="file-list-threads" role="img" aria-label={label} title={label}>
      {formatCount(count)}
    </span>
  );
}

/**
 * The path of a file with a dimmed folder, preceded by the old path if it was renamed or copied. In short form the name
 * alone, followed by the old path, or by the old name if the folder is the same.
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
        <span className="diff-name strong">{path.slice(folder.length)}</span>
        {origin !== null && (
          <span className="diff-origin muted">
            {" ← "}
            {isNear ? origin.slice(folder.length) : origin}
          </span>
        )}
      </span>
    );
  }
  return (
    <span className="diff-path" title={pathText(file)}>
      {origin !== null && <span className="diff-origin muted">{origin}</span>}
      {origin !== null && <span className="diff-arrow muted"> → </span>}
      <Path path={path} />
    </span>
  );
}

function Path({ path }: { readonly path: string }): ReactNode {
  const nameAt = path.lastIndexOf("/") + 1;
  return (
    <>
      {nameAt > 0 && <span className="diff-folder muted">{path.slice(0, nameAt)}</span>}
      <span className="diff-name strong">{path.slice(nameAt)}</span>
    </>
  );
}

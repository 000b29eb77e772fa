import { isRecord } from "#contract/wire.ts";
import { isOid, type Oid } from "../oid.ts";

/**
 * A file that a snapshot lists and did not read. Untracked ones that are too large or may hold a secret; those that one has no
 * right to read; those that a filter of the repository would have to run for, tracked ones as well: what it makes of them is
 * what may be stored. A folder that is a repository of its own ends with a slash and has no bytes.
 */
export interface UnreadFile {
  /** As `byteText` carries it. */
  readonly path: string;
  readonly bytes: number;
  readonly reason: "LARGE" | "SECRET" | "UNREADABLE" | "FILTERED" | "NESTED";
}

/**
 * The state of a work tree at a moment. Its commits have fixed names and the time `takenAt`, so that the same state gives
 * the same ids; each has HEAD's commit as its parent, or none on a branch without a commit.
 */
export interface Snapshot {
  /** The whole uncommitted state, tracked and untracked: what remarks stand on. HEAD's own commit where nothing differs. */
  readonly commit: Oid;
  /** The tree of `commit`. */
  readonly tree: Oid;
  readonly head: Oid | null;
  /** The full name of the branch, null when detached. */
  readonly branch: string | null;
  /** The index. A path in conflict has "our" version there, else "theirs". */
  readonly index: Oid;
  /** The tracked files as they are in the work tree. */
  readonly tracked: Oid;
  /** HEAD's files with only those in conflict as they are in the work tree; null where none is. */
  readonly conflicted: Oid | null;
  /** The paths in conflict, as `byteText` carries them. */
  readonly conflicts: readonly string[];
  /** What is not in the snapshot, or stands there as the index has it. */
  readonly unread: readonly UnreadFile[];
  /** Untracked files past the first UNTRACKED_FILES_MAX, which are not in it either. */
  readonly leftOut: number;
  /** In seconds; of a state that was taken before that of the first time. */
  readonly takenAt: number;
  /** Neither index nor work tree differs from HEAD, but for files that are unread or left out. */
  readonly isClean: boolean;
  /** It stays until it is dropped; false where the repository cannot be written to, or for a look that was not to be kept. */
  readonly isKept: boolean;
}

/** What is kept of a snapshot beside its commits, as JSON. */
export interface SnapshotFacts {
  readonly v: 1;
  readonly commit: Oid;
  readonly head: Oid | null;
  readonly branch: string | null;
  readonly index: Oid;
  readonly tracked: Oid;
  readonly conflicted: Oid | null;
  readonly conflicts: readonly string[];
  readonly unread: readonly UnreadFile[];
  readonly leftOut: number;
}

const REASON = /^(?:LARGE|SECRET|UNREADABLE|FILTERED|NESTED)$/u;

/** Reads such facts; null where they are none, as anybody can write them. */
export function parseSnapshotFacts(text: string): SnapshotFacts | null {
  const value = parse(text);
  if (!isRecord(value)) return null;
  const { v, commit, head, branch, index, tracked, conflicted, conflicts, unread, leftOut } = value;
  const isWhole = v === 1 && isId(commit) && isId(index) && isId(tracked) && Number.isSafeInteger(leftOut);
  if (!isWhole || !(head === null || isId(head)) || !(conflicted === null || isId(conflicted))) return null;
  if (!(branch === null || typeof branch === "string") || !isList(conflicts, isText)) return null;
  if (!isList(unread, isUnread)) return null;
  return { v, commit, head, branch, index, tracked, conflicted, conflicts, unread, leftOut: Number(leftOut) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // it is not ours
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isId(value: unknown): value is Oid {
  return isText(value) && isOid(value);
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isUnread(value: unknown): value is UnreadFile {
  if (!isRecord(value)) return false;
  const { path, bytes, reason } = value;
  return isText(path) && Number.isSafeInteger(bytes) && isText(reason) && REASON.test(reason);
}

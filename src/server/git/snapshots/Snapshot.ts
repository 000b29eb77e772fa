import { isRecord, parseJson } from "#contract/wire.ts";
import { isOid, type Oid } from "../oid.ts";
import { type GitOperation, parseOperation } from "../workTree/conflicts.ts";

/**
 * A file that a snapshot lists but did not read: an untracked file that is too large or may contain a secret, a file
 * without read permission, a file (tracked or not) that only a repository filter could convert to its stored form, or a
 * nested repository or a submodule that cannot be read, whose path ends with a slash and whose size is 0.
 */
export interface SkippedFile {
  /** Encoded by `byteText`. */
  readonly path: string;
  readonly bytes: number;
  readonly reason: "LARGE" | "SECRET" | "UNREADABLE" | "FILTERED" | "NESTED";
}

/**
 * The state of a work tree at one moment. Its commits have a fixed author and the time `takenAt`, so that the same
 * state gives the same ids. The parent of each is HEAD's commit; none on an unborn branch.
 */
export interface Snapshot {
  /**
   * The whole uncommitted state, tracked and untracked, to which comments are anchored. HEAD's own commit if nothing
   * differs.
   */
  readonly commit: Oid;
  readonly tree: Oid;
  readonly head: Oid | null;
  /** The full name of the branch, null when detached. */
  readonly branch: string | null;
  /** The commit of the index. A path in conflict has "our" version, or is missing as on "our" side. */
  readonly index: Oid;
  readonly tracked: Oid;
  /** The commit of HEAD's files with only those in conflict taken from the work tree; null if there is no conflict. */
  readonly conflicted: Oid | null;
  /** The commit of the index with the files in conflict taken from the work tree; null if there is no conflict. */
  readonly settled: Oid | null;
  /** The paths in conflict, encoded by `byteText`. */
  readonly conflicts: readonly string[];
  /** The files that are missing in the snapshot, or have the content of the index. */
  readonly unread: readonly SkippedFile[];
  /** The number of untracked files beyond UNTRACKED_FILES_MAX, which are missing as well. */
  readonly leftOut: number;
  /** The operation of git that was in progress when this state was first found; null if there was none. */
  readonly operation: GitOperation | null;
  /** In seconds since 1970. The time of the first snapshot of this state. */
  readonly takenAt: number;
  /** True if neither index nor work tree differs from HEAD, apart from `unread` and `leftOut`. */
  readonly isClean: boolean;
  /** True if a ref keeps it. False if the repository is not writable, or if it was taken without saving it. */
  readonly isSaved: boolean;
}

/** The data stored with a snapshot's commits, as JSON. */
export interface SnapshotFacts extends Omit<Snapshot, "tree" | "takenAt" | "isClean" | "isSaved"> {
  readonly v: 1;
}

const REASON = /^(?:LARGE|SECRET|UNREADABLE|FILTERED|NESTED)$/u;

/** Parses such data; null if it is invalid, since anybody can write it. */
export function parseSnapshotFacts(text: string): SnapshotFacts | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { v, commit, head, branch, index, tracked, conflicted, conflicts, leftOut } = value;
  const listed = value["unread"];
  // Earlier versions left out the work in submodules.
  const unread = Array.isArray(listed)
    ? listed.filter((one) => !isRecord(one) || one["reason"] !== "SUBMODULE")
    : listed;
  const settled = isId(value["settled"]) ? value["settled"] : null; // earlier versions did not write it
  const operation = parseOperation(value["operation"]); // nor this
  const isWhole = v === 1 && isId(commit) && isId(index) && isId(tracked) && Number.isSafeInteger(leftOut);
  if (!isWhole || !(head === null || isId(head)) || !(conflicted === null || isId(conflicted))) return null;
  if (!(branch === null || typeof branch === "string") || !isList(conflicts, isText)) return null;
  if (!isList(unread, isSkippedFile)) return null;
  const files = { conflicts, unread, leftOut: Number(leftOut) };
  return { v, commit, head, branch, index, tracked, conflicted, settled, ...files, operation };
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

function isSkippedFile(value: unknown): value is SkippedFile {
  if (!isRecord(value)) return false;
  const { path, bytes, reason } = value;
  return isText(path) && Number.isSafeInteger(bytes) && isText(reason) && REASON.test(reason);
}

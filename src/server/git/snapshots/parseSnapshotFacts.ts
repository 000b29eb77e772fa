import { isRecord } from "#contract/isRecord.ts";
import { isOid, type Oid } from "../oid.ts";
import type { UnreadFile } from "./Snapshot.ts";

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

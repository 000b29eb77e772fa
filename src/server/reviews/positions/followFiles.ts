import { fallback } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { type CommitPair, diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { findTreeEntry, type TreeEntryRecord } from "#server/git/trees/readTree.ts";
import { type FollowedText, followText } from "../texts/alignLines.ts";
import type { FileText, TextCache } from "../texts/FileText.ts";
import type { FileOutcome } from "./portAnchor.ts";

/** The change of a file up to another commit, and its path there. */
export interface PathOutcome {
  readonly path: string;
  /** Null if the file is too large to compare, or not text. */
  readonly outcome: FileOutcome | null;
  /** Its earlier text; null if it is no file, or unknown. */
  readonly before: FileText | null;
  /** The number of its earlier lines: 0 if it is no file, Infinity if unknown. */
  readonly lineCount: number;
  /** All files that differ between the two commits. */
  readonly changes: readonly ChangedFile[];
}

/**
 * Returns the changes of files of some commits up to other commits, in the given order, following renames; null if a
 * commit is missing. One process lists the differences of all pairs of commits; each pair of texts is compared once.
 */
export async function readFileOutcomes(
  repository: Repository,
  requested: readonly { readonly from: Oid; readonly to: Oid; readonly path: string }[],
  texts: TextCache,
  options: ReadOptions = {},
): Promise<readonly (PathOutcome | null)[]> {
  const pairs = new Map<string, CommitPair>(requested.map(({ from, to }) => [`${from} ${to}`, [from, to]]));
  const lists = await diffTrees(repository, [...pairs.values()], options);
  const listOf = new Map([...pairs.keys()].map((key, index) => [key, lists[index] ?? null]));
  const filesOf = new Map([...listOf].map(([key, list]) => [key, oldFiles(list ?? [])]));
  const changed = requested.map(({ from, to, path }) => filesOf.get(`${from} ${to}`)?.get(path));
  const followed = await followEdits(changed, texts);
  const alike = requested.flatMap(({ to, path }, index) =>
    changed[index] === undefined ? [{ commit: to, path }] : [],
  );
  const there = await readPaths(repository, alike, texts, options);
  return requested.map(({ from, to, path }, index): PathOutcome | null => {
    const changes = listOf.get(`${from} ${to}`) ?? null;
    const file = changed[index];
    if (changes === null) return null;
    // A file of the older commit that the newer one lacks would be among the changes.
    const entry = file === undefined ? there(to, path) : null;
    const before = texts.get(file?.oldOid ?? entry?.oid);
    const outcome = file === undefined ? (entry === null ? "never" : "same") : outcomeOf(file, followed);
    const hasLines = FILE.test(file?.oldMode ?? entry?.mode ?? "");
    return {
      path: file?.newPath ?? path,
      outcome,
      before,
      lineCount: before?.count ?? (hasLines ? Infinity : 0),
      changes,
    };
  });
}

/** Paths found at once. Folders are cached, so that each is read about once. */
const AT_ONCE = 64;
const nullIfUnreadable = fallback(null, "BAD_INPUT", "OBJECT_MISSING", "TOO_LARGE");

/** Finds paths in commits and reads those that are files. Returns a function that finds the entry at a path; null if there is none. */
export async function readPaths(
  repository: Repository,
  wanted: readonly { readonly commit: Oid; readonly path: string }[],
  texts: TextCache,
  options: ReadOptions,
): Promise<(commit: Oid, path: string) => TreeEntryRecord | null> {
  const keys = [...new Map(wanted.map((one) => [`${one.commit} ${one.path}`, one]))];
  const found = new Map<string, TreeEntryRecord | null>();
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE).map(async ([key, { commit, path }]) => {
      found.set(key, await findTreeEntry(repository, commit, path, options).catch(nullIfUnreadable));
    });
    await Promise.all(some);
  }
  await texts.read(
    [...found.values()].map((entry) => (entry !== null && FILE.test(entry.mode) ? entry.oid : null)),
    BLOB_TEXT_BYTES,
  );
  return (commit, path) => found.get(`${commit} ${path}`) ?? null;
}

/** Returns changed files by their old names. Leaves out copies, since the original file still exists. */
export function oldFiles(list: readonly ChangedFile[]): ReadonlyMap<string, ChangedFile> {
  return new Map(
    list.flatMap((file) => (file.oldPath !== null && file.status !== "COPIED" ? [[file.oldPath, file] as const] : [])),
  );
}

function outcomeOf(file: ChangedFile, followed: ReadonlyMap<string, FollowedText>): FileOutcome | null {
  if (file.status === "DELETED") return "gone";
  return file.oldOid === file.newOid ? "same" : (followed.get(keyOf(file)) ?? null);
}

/**
 * Compares both states of each edited file as soon as they are read, while git reads the next ones; `texts` must not
 * contain them yet.
 */
async function followEdits(
  changed: readonly (ChangedFile | undefined)[],
  texts: TextCache,
): Promise<ReadonlyMap<string, FollowedText>> {
  const edits = new Map<string, ChangedFile>();
  for (const file of changed) if (file !== undefined && file.oldOid !== file.newOid) edits.set(keyOf(file), file);
  const editsOf = new Map<Oid | null, ChangedFile[]>();
  for (const file of edits.values()) {
    for (const oid of [file.oldOid, file.newOid]) editsOf.set(oid, [...(editsOf.get(oid) ?? []), file]);
  }
  const followed = new Map<string, FollowedText>();
  await texts.read(editsOf.keys(), BLOB_TEXT_BYTES, (oid) => {
    for (const file of editsOf.get(oid) ?? []) {
      const before = texts.get(file.oldOid);
      const after = texts.get(file.newOid);
      if (before !== null && after !== null) followed.set(keyOf(file), followText(before, after));
    }
  });
  return followed;
}

function keyOf({ oldOid, newOid }: ChangedFile): string {
  return `${oldOid} ${newOid}`;
}

/** A file or a symbolic link. */
const FILE = /^1[02]/u;

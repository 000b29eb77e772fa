import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { type CommitPair, diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { readTree, type TreeEntryRecord } from "#server/git/trees/readTree.ts";
import { type FollowedText, followText } from "../texts/alignLines.ts";
import type { FileText, TextShelf } from "../texts/FileText.ts";
import type { FileFate } from "./portAnchor.ts";

/** A file of one commit that is looked for in another. */
export interface FollowedPath {
  readonly from: Oid;
  readonly to: Oid;
  readonly path: string;
}

/** What became of a file on the way to another commit, and what it is called there. */
export interface PathFate {
  readonly path: string;
  /** Null where the file is too large to be followed, or no text. */
  readonly fate: FileFate | null;
  /** Its text as it was; null where it is the same, or not known. */
  readonly before: FileText | null;
  /** All files that differ between the two commits. */
  readonly changes: readonly ChangedFile[];
}

/**
 * Tells what became of files of some commits in others, in the order asked for, renamed ones followed; null where a commit is
 * missing. One process lists what differs for all pairs of commits; each pair of texts is compared once.
 */
export async function readFates(
  repository: Repository,
  asked: readonly FollowedPath[],
  shelf: TextShelf,
  options: ReadOptions = {},
): Promise<readonly (PathFate | null)[]> {
  const pairs = new Map<string, CommitPair>(asked.map(({ from, to }) => [`${from} ${to}`, [from, to]]));
  const lists = await diffTrees(repository, [...pairs.values()], options);
  const listOf = new Map([...pairs.keys()].map((key, index) => [key, lists[index] ?? null]));
  const filesOf = new Map([...listOf].map(([key, list]) => [key, oldFiles(list ?? [])]));
  const changed = asked.map(({ from, to, path }) => filesOf.get(`${from} ${to}`)?.get(path));
  const followed = await followEdits(changed, shelf);
  const finder = new PathFinder(repository, options);
  const alike = new Map(
    asked.flatMap(({ to, path }, index) => (changed[index] === undefined ? [[`${to} ${path}`, { to, path }]] : [])),
  );
  const there = new Set<string>();
  await Promise.all([...alike].map(async ([key, { to, path }]) => (await finder.has(to, path)) && there.add(key)));
  return asked.map(({ from, to, path }, index) => {
    const changes = listOf.get(`${from} ${to}`) ?? null;
    const file = changed[index];
    const fate = file === undefined ? (there.has(`${to} ${path}`) ? "same" : "gone") : fateOf(file, followed);
    return changes && { path: file?.newPath ?? path, fate, before: shelf.get(file?.oldOid), changes };
  });
}

/** Changed files by their old names. A copy leaves the file that it was made of alone. */
function oldFiles(list: readonly ChangedFile[]): ReadonlyMap<string, ChangedFile> {
  return new Map(
    list.flatMap((file) => (file.oldPath !== null && file.status !== "COPIED" ? [[file.oldPath, file] as const] : [])),
  );
}

function fateOf(file: ChangedFile, followed: ReadonlyMap<string, FollowedText>): FileFate | null {
  if (file.status === "DELETED") return "gone";
  return file.oldOid === file.newOid ? "same" : (followed.get(keyOf(file)) ?? null);
}

/**
 * Compares both states of each file that was edited as soon as they are there, while git reads the next ones; `shelf` has
 * none of them yet.
 */
async function followEdits(
  changed: readonly (ChangedFile | undefined)[],
  shelf: TextShelf,
): Promise<ReadonlyMap<string, FollowedText>> {
  const edits = new Map<string, ChangedFile>();
  for (const file of changed) if (file !== undefined && file.oldOid !== file.newOid) edits.set(keyOf(file), file);
  const editsOf = new Map<Oid | null, ChangedFile[]>();
  for (const file of edits.values()) {
    for (const oid of [file.oldOid, file.newOid]) editsOf.set(oid, [...(editsOf.get(oid) ?? []), file]);
  }
  const followed = new Map<string, FollowedText>();
  await shelf.read(editsOf.keys(), BLOB_TEXT_BYTES, (oid) => {
    for (const file of editsOf.get(oid) ?? []) {
      const before = shelf.get(file.oldOid);
      const after = shelf.get(file.newOid);
      if (before !== null && after !== null) followed.set(keyOf(file), followText(before, after));
    }
  });
  return followed;
}

function keyOf({ oldOid, newOid }: ChangedFile): string {
  return `${oldOid} ${newOid}`;
}

const FOLDER = "040000";
const NOTHING: ReadonlyMap<string, TreeEntryRecord> = new Map();

/** Looks for many paths in commits, reading each folder once for as long as it lives. */
class PathFinder {
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #folders = new Map<Oid, Promise<ReadonlyMap<string, TreeEntryRecord>>>();

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
  }

  /** Tells whether a commit has something at a path; not where the folders that it leads through are missing. */
  async has(commit: Oid, path: string): Promise<boolean> {
    let folder: Oid | null = commit;
    for (const part of path.split("/")) {
      const entry: TreeEntryRecord | undefined = folder === null ? undefined : (await this.#entries(folder)).get(part);
      if (entry === undefined) return false;
      folder = entry.mode === FOLDER ? entry.oid : null;
    }
    return true;
  }

  #entries(folder: Oid): Promise<ReadonlyMap<string, TreeEntryRecord>> {
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    const entries = this.#read(folder);
    this.#folders.set(folder, entries);
    return entries;
  }

  async #read(folder: Oid): Promise<ReadonlyMap<string, TreeEntryRecord>> {
    try {
      const entries = await readTree(this.#repository, folder, this.#options);
      return new Map(entries.map((entry) => [entry.name, entry]));
    } catch (error) {
      if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return NOTHING;
      throw error;
    }
  }
}

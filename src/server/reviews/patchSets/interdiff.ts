import { decodeBytes } from "#contract/byteText.ts";
import { fallback } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { type MergedTree, mergeTree } from "#server/git/ancestry/mergeTree.ts";
import { oncePer, repositoryCache } from "#server/git/byteCache.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { commitBytes, galleySignature, ObjectPack, writeToMirror } from "#server/git/objects/ObjectPack.ts";
import { type CommitRecord, requireCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { editTree, type TreeEdit } from "#server/git/trees/editTree.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { abortable } from "#server/git/processes/streams.ts";
import { type ChangedRun, changedRuns } from "../texts/changedRuns.ts";

/** The commits that a change is between; a base of null is the empty tree. */
export interface ChangeEnds {
  readonly base: Oid | null;
  readonly head: Oid;
}

/** The difference of two changes without the changes of their bases. */
export interface Interdiff {
  /** The commit to compare the newer head with: the older head, or the older change applied to the newer base. */
  readonly from: Oid;
  readonly to: Oid;
  /** True if `from` is a commit that Galley made for this, which is in no history. */
  readonly isPorted: boolean;
  /**
   * The files where the older change conflicts with the newer base: in `from` they contain both sides between conflict
   * markers.
   */
  readonly conflicts: readonly string[];
}

const PART = "A part of a change that is carried to another base";
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 800;

const foundIn = repositoryCache<Interdiff>(CACHE_BYTES);
const runningIn = oncePer((_: Repository) => new Map<string, Promise<Interdiff>>());

/**
 * Finds the two commits between which the author's edits from one patch set to the next are. On one base these are the
 * heads. Otherwise the older change is applied to the newer base, as a rebase would, as a commit whose id is the same
 * each time. Costs three processes and a merge of the files that differ on both sides, once: results are cached, and
 * simultaneous calls share one run. Fails as OBJECT_MISSING if a commit or a file is missing.
 */
export async function interdiff(
  repository: Repository,
  older: ChangeEnds,
  newer: ChangeEnds,
  options: ReadOptions = {},
): Promise<Interdiff> {
  const [found, running] = [foundIn(repository), runningIn(repository)];
  const key = [older.base, older.head, newer.base, newer.head].join(" ");
  const before = found.get(key);
  if (before !== undefined && (await isThere(repository, before, options))) return before;
  const looking = running.get(key) ?? portToNewBase(repository, older, newer).finally(() => running.delete(key));
  running.set(key, looking);
  const answer = await abortable(looking, options.signal);
  found.set(key, answer, ENTRY_BYTES + answer.conflicts.reduce((sum, path) => sum + 2 * path.length, 0));
  return answer;
}

/** The ported commit is in the private git dir alone, which may have been deleted. */
async function isThere(repository: Repository, { isPorted, from }: Interdiff, options: ReadOptions): Promise<boolean> {
  return !isPorted || (await statObjects(repository, [from], options))[0] !== null;
}

/** Runs to the end even if the first caller aborts. */
async function portToNewBase(repository: Repository, older: ChangeEnds, newer: ChangeEnds): Promise<Interdiff> {
  const plain = { from: older.head, to: newer.head, isPorted: false, conflicts: [] };
  if (older.base === newer.base) return plain;
  const [head, from, onto] = await readEnds(repository, [older.head, older.base, newer.base]);
  const fromTree = from?.tree ?? repository.emptyTree;
  const ontoTree = onto?.tree ?? repository.emptyTree;
  if (head == null || fromTree === ontoTree) return plain;

  const at = Math.max(head.committer.at, onto?.committer.at ?? 0);
  const parts = new ObjectPack(repository.objectFormat);
  const part = (tree: Oid, parents: readonly Oid[]): Oid =>
    parts.add("commit", commitBytes({ tree, parents, by: { ...galleySignature, at }, message: PART }));
  const root = part(fromTree, []);
  const sides = { ours: part(ontoTree, [root]), theirs: part(head.tree, [root]) };
  await writeToMirror(repository, parts);
  const merged = await mergeTree(repository, sides.ours, sides.theirs);

  const pack = new ObjectPack(repository.objectFormat);
  const tree = await nameConflicts(repository, pack, merged, sides);
  const parents = onto == null ? [] : [onto.oid];
  const message = `A change as it were on another base\n\n${older.head}\n`;
  const ported = pack.add("commit", commitBytes({ tree, parents, by: { ...galleySignature, at }, message }));
  await writeToMirror(repository, pack);
  return { from: ported, to: newer.head, isPorted: true, conflicts: merged.conflicts };
}

/** Reads commits in the given order; null stays null, and a missing one fails as OBJECT_MISSING. */
async function readEnds(
  repository: Repository,
  oids: readonly (Oid | null)[],
): Promise<readonly (CommitRecord | null)[]> {
  const records = await requireCommits(
    repository,
    oids.filter((oid) => oid !== null),
  );
  const found = new Map(records.map((record) => [record.oid, record]));
  return oids.map((oid) => found.get(oid ?? "") ?? null);
}

const OURS = "the new base";
const THEIRS = "the earlier patch set";
const FILE = /^100/u;

/**
 * Returns a merged tree whose conflict markers name the two sides, where git itself writes the merged commits. Adds new
 * objects to the pack. A file that is too large keeps git's markers. Linear in the files that conflict.
 */
async function nameConflicts(
  repository: Repository,
  pack: ObjectPack,
  { tree, conflicts }: MergedTree,
  sides: { readonly ours: Oid; readonly theirs: Oid },
): Promise<Oid> {
  const marks = new RegExp(`^(<+|>+) (?:(${sides.ours})|${sides.theirs})(:.*)?$`, "gmu");
  const named = new Map<string, TreeEdit>();
  for (const path of conflicts) {
    const entry = await findTreeEntry(repository, tree, path);
    if (entry === null || !FILE.test(entry.mode)) continue;
    const before = await readText(repository, entry.oid);
    const after = before.replaceAll(marks, (_, mark: string, isOurs?: string) => `${mark} ${isOurs ? OURS : THEIRS}`);
    if (after === before) continue;
    named.set(path, { mode: entry.mode, oid: pack.add("blob", Buffer.from(after, "latin1")) });
  }
  return editTree(repository, pack, tree, named);
}

/** Reads a file with one character per byte; empty if it is too large. */
async function readText(repository: Repository, oid: Oid): Promise<string> {
  const reading = readObjects(repository, [oid], { maxBytes: BLOB_TEXT_BYTES });
  const [object] = await reading.catch(fallback([], "TOO_LARGE"));
  return object?.content.toString("latin1") ?? "";
}

/** A file of an interdiff's old side that differs from the earlier patch set. */
export interface PortedFile {
  /** Its path on the old side. */
  readonly path: string;
  /** Its path in the earlier patch set; null if it came with the new base. */
  readonly olderPath: string | null;
  /** The lines of the old side that differ from the earlier patch set; null if there are too many. */
  readonly runs: readonly ChangedRun[] | null;
}

/**
 * Returns the lines of an interdiff's old side that differ from the earlier patch set's head, among the files of the
 * interdiff. A file that is not listed is identical. Takes two lists of files, and one diff of the listed ones.
 */
export async function portedFiles(
  repository: Repository,
  { from, to }: Pick<Interdiff, "from" | "to">,
  olderHead: Oid,
  options: ReadOptions = {},
): Promise<readonly PortedFile[]> {
  const [shown, others] = await Promise.all([
    diffTree(repository, from, to, options),
    diffTree(repository, from, olderHead, options),
  ]);
  const paths = new Set(shown.map(({ oldPath }) => oldPath).filter((path) => path !== null));
  const candidates = others.filter(({ oldPath }) => oldPath !== null && paths.has(oldPath));
  const patches = await diffPatches(repository, from, olderHead, candidates, options);
  return candidates.flatMap(({ oldPath, newPath }, index) => {
    const patch = patches[index];
    const runs = patch instanceof Uint8Array ? changedRuns(parsePatch(decodeBytes(patch)).hunks) : null;
    return oldPath === null ? [] : [{ path: oldPath, olderPath: newPath, runs }];
  });
}

export interface ChangeSides {
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Counts the files whose change differs between two changes: that are changed in one only, or differently. Takes two
 * cached lists of files, and no contents. Linear in the files of both.
 */
export async function changesApart(
  git: Repository,
  one: ChangeSides,
  other: ChangeSides,
  options: ReadOptions = {},
): Promise<number> {
  if (one.from === other.from && one.to === other.to) return 0;
  const [before, after] = await Promise.all(
    [one, other].map(async ({ from, to }) => byPath(await diffTree(git, from, to, options))),
  );
  let apart = 0;
  for (const [path, fingerprint] of before ?? []) if (after?.get(path) !== fingerprint) apart++;
  for (const path of after?.keys() ?? []) if (before?.has(path) !== true) apart++;
  return apart;
}

function byPath(files: readonly ChangedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file.newPath ?? file.oldPath ?? "", fingerprintOf(file)]));
}

function fingerprintOf({ status, oldPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  return [status, oldPath, oldMode, newMode, oldOid, newOid].join(" ");
}

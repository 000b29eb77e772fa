import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { type MergedTree, mergeTree } from "#server/git/ancestry/mergeTree.ts";
import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { commitBytes, galleySignature } from "#server/git/objects/commitObject.ts";
import { keepInShadow, ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { replaceFiles } from "#server/git/trees/editTree.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { abortable } from "../abortable.ts";
import { type ChangedRun, changedRuns } from "../texts/alignLines.ts";

/** The commits that a change lies between; a base of null is the empty tree. */
export interface ChangeEnds {
  readonly base: Oid | null;
  readonly head: Oid;
}

/** Two changes held together without what their bases changed. */
export interface Interdiff {
  /** What the newer head is to be held against: the older head, or the older change as it were on the newer base. */
  readonly from: Oid;
  /** The newer head. */
  readonly to: Oid;
  /** Whether `from` is a commit that Galley made for this, which is in no history. */
  readonly isCarried: boolean;
  /** The files of which the older change does not fit the newer base: in `from` they show both sides between marks. */
  readonly conflicts: readonly string[];
}

const PART = "A part of a change that is carried to another base";
const CARRIED = "A change as it were on another base";
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 800;

/** What was found, and what is being looked for. */
interface Known {
  readonly found: ByteCache<Interdiff>;
  readonly running: Map<string, Promise<Interdiff>>;
}

const known = new WeakMap<Repository, Known>();

/**
 * Says between which two commits lies what an author changed from one state of a change to the next. On one base that is what
 * differs between the heads. Else the older change is carried to the newer base, as a rebase would, into a commit that has
 * the same id whenever it is made again. Costs three processes and a merge of what differs on both sides, once: what was found
 * is remembered, and who asks at the same time is served together. Fails as OBJECT_MISSING where a commit or a file that is
 * needed is not here.
 */
export async function interdiff(
  repository: Repository,
  older: ChangeEnds,
  newer: ChangeEnds,
  options: ReadOptions = {},
): Promise<Interdiff> {
  const kept: Known = known.get(repository) ?? { found: byteCache(CACHE_BYTES), running: new Map() };
  known.set(repository, kept);
  const { found, running } = kept;
  const key = [older.base, older.head, newer.base, newer.head].join(" ");
  const before = found.get(key);
  if (before !== undefined && (await isThere(repository, before, options))) return before;
  const looking = running.get(key) ?? carry(repository, older, newer).finally(() => running.delete(key));
  running.set(key, looking);
  const answer = await abortable(looking, options.signal);
  found.set(key, answer, ENTRY_BYTES + answer.conflicts.reduce((sum, path) => sum + 2 * path.length, 0));
  return answer;
}

/** What was carried is in the shadow alone, which somebody may have deleted. */
async function isThere(repository: Repository, { isCarried, from }: Interdiff, options: ReadOptions): Promise<boolean> {
  return !isCarried || (await statObjects(repository, [from], options))[0] !== null;
}

/** Whoever asked first may go away: it is looked for to the end. */
async function carry(repository: Repository, older: ChangeEnds, newer: ChangeEnds): Promise<Interdiff> {
  const plain = { from: older.head, to: newer.head, isCarried: false, conflicts: [] };
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
  await keepInShadow(repository, parts);
  const merged = await mergeTree(repository, sides.ours, sides.theirs);

  const pack = new ObjectPack(repository.objectFormat);
  const tree = await nameConflicts(repository, pack, merged, sides);
  const parents = onto == null ? [] : [onto.oid];
  const message = `${CARRIED}\n\n${older.head}\n`;
  const carried = pack.add("commit", commitBytes({ tree, parents, by: { ...galleySignature, at }, message }));
  await keepInShadow(repository, pack);
  return { from: carried, to: newer.head, isCarried: true, conflicts: merged.conflicts };
}

/** Reads commits in the order asked for; null stays null, and one that is not here fails as OBJECT_MISSING. */
async function readEnds(
  repository: Repository,
  oids: readonly (Oid | null)[],
): Promise<readonly (CommitRecord | null)[]> {
  const records = await readCommits(
    repository,
    oids.filter((oid) => oid !== null),
  );
  const found = new Map(records.map((record) => [record?.oid, record]));
  return oids.map((oid) => {
    if (oid === null) return null;
    const record = found.get(oid) ?? null;
    if (record !== null) return record;
    throw new GalleyError("OBJECT_MISSING", `Commit ${oid.slice(0, 10)} is not in this repository.`);
  });
}

const OURS = "the new base";
const THEIRS = "the earlier patch set";
const FILE = /^100/u;

/**
 * Gives a merged tree in which git's marks say whose side is whose, where git itself names the commits that were joined. What
 * is new goes into the pack. A file that is too large keeps git's words. Linear in the files that conflict.
 */
async function nameConflicts(
  repository: Repository,
  pack: ObjectPack,
  { tree, conflicts }: MergedTree,
  sides: { readonly ours: Oid; readonly theirs: Oid },
): Promise<Oid> {
  const marks = new RegExp(`^(<+|>+) (?:(${sides.ours})|${sides.theirs})(:.*)?$`, "gmu");
  const named = new Map<string, Oid>();
  for (const path of conflicts) {
    const entry = await findTreeEntry(repository, tree, path);
    if (entry === null || !FILE.test(entry.mode)) continue;
    const before = await readText(repository, entry.oid);
    const after = before.replaceAll(marks, (_, mark: string, isOurs?: string) => `${mark} ${isOurs ? OURS : THEIRS}`);
    if (after !== before) named.set(path, pack.add("blob", Buffer.from(after, "latin1")));
  }
  return replaceFiles(repository, pack, tree, named);
}

/** Reads a file byte for byte, a character each; nothing of one that is too large. */
async function readText(repository: Repository, oid: Oid): Promise<string> {
  try {
    const [object] = await readObjects(repository, [oid], { maxBytes: BLOB_TEXT_BYTES });
    return object?.content.toString("latin1") ?? "";
  } catch (error) {
    if (error instanceof GalleyError && error.code === "TOO_LARGE") return "";
    throw error;
  }
}

/** A file of an interdiff's old side that the earlier patch set has otherwise. */
export interface CarriedFile {
  /** Its path on the old side. */
  readonly path: string;
  /** Where the earlier patch set has it; null where it came with the new base. */
  readonly olderPath: string | null;
  /** The lines of the old side that the earlier patch set has otherwise; null where they are too many to tell. */
  readonly runs: readonly ChangedRun[] | null;
}

/**
 * Tells which lines of an interdiff's old side are not those of the earlier patch set's head, among the files that the
 * interdiff shows. One that is not told of is the very same there. Takes two lists of files, and one diff of those told of.
 */
export async function carriedFiles(
  repository: Repository,
  { from, to }: Pick<Interdiff, "from" | "to">,
  olderHead: Oid,
  options: ReadOptions = {},
): Promise<readonly CarriedFile[]> {
  const [shown, others] = await Promise.all([
    diffTree(repository, from, to, options),
    diffTree(repository, from, olderHead, options),
  ]);
  const paths = new Set(shown.map(({ oldPath }) => oldPath).filter((path) => path !== null));
  const meant = others.filter(({ oldPath }) => oldPath !== null && paths.has(oldPath));
  const patches = await diffPatches(repository, from, olderHead, meant, options);
  return meant.flatMap(({ oldPath, newPath }, index) => {
    const patch = patches[index];
    const runs = patch instanceof Uint8Array ? changedRuns(parsePatch(decodeBytes(patch)).hunks) : null;
    return oldPath === null ? [] : [{ path: oldPath, olderPath: newPath, runs }];
  });
}

/** The two states that a change lies between. */
export interface ChangeSides {
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Counts the files whose change is not the same in two changes: that are changed in one only, or otherwise. Two lists of
 * files, which are kept, and no contents. Linear in the files of both.
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
  for (const [path, word] of before ?? []) if (after?.get(path) !== word) apart++;
  for (const path of after?.keys() ?? []) if (before?.has(path) !== true) apart++;
  return apart;
}

function byPath(files: readonly ChangedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file.newPath ?? file.oldPath ?? "", wordOf(file)]));
}

function wordOf({ status, oldPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  return [status, oldPath, oldMode, newMode, oldOid, newOid].join(" ");
}

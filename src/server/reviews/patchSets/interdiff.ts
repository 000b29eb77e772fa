import { GalleyError } from "#contract/errors.ts";
import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { commitBytes } from "#server/git/objects/commitBytes.ts";
import { galleySignature } from "#server/git/galleySignature.ts";
import { keepInShadow } from "#server/git/objects/keepInShadow.ts";
import { mergeTree } from "#server/git/ancestry/mergeTree.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readCommits, type CommitRecord } from "#server/git/objects/readCommits.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { abortable } from "../abortable.ts";
import { nameConflicts } from "./nameConflicts.ts";

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

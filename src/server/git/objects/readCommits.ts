import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { COMMIT_CACHE_BYTES, COMMIT_HEAD_BYTES, COMMIT_MESSAGE_BYTES } from "#contract/limits.ts";
import { statNow } from "../disk/fileStat.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { isOid, type Oid, requireAllOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { type ObjectRecord, readObjects } from "./catFile.ts";
import { parseCommit, type ParsedCommit, type Signature } from "./ObjectPack.ts";
import { repositoryCache } from "../byteCache.ts";

export const commitCache = repositoryCache<CommitRecord>(COMMIT_CACHE_BYTES);

export type { Signature };

/** A commit. At the boundary of a shallow repository it has no parents, as git shows it. */
export interface CommitRecord extends ParsedCommit {
  readonly oid: Oid;
}

/** The memory a record takes besides its message: ids, names and the objects that hold them. */
const RECORD_BYTES = 600;

/** The bytes read of each commit: the longest message shown, and the usual size of the head before it. */
const FIRST_BYTES = COMMIT_MESSAGE_BYTES + 16 * 1024;

/**
 * Reads commits in the order of the ids; null where one is missing. Fails as BAD_INPUT if an id belongs to another kind
 * of object, unless it is from notes, in which anything may be written. Cached, so a commit in use is read and parsed once. Of
 * a message longer than COMMIT_MESSAGE_BYTES only the beginning is read.
 */
export async function readCommits(
  repository: Repository,
  oids: readonly Oid[],
  { fromNotes = false, ...options }: ReadOptions & { readonly fromNotes?: boolean } = {},
): Promise<readonly (CommitRecord | null)[]> {
  requireAllOids(oids);
  const commits = commitCache(repository);
  const known = new Map<Oid, CommitRecord>();
  for (const oid of oids) {
    const record = commits.get(oid);
    if (record !== undefined) known.set(oid, record);
  }
  const unknown = [...new Set(oids)].filter((oid) => !known.has(oid));
  for (const start of await readObjects(repository, unknown, {
    ...options,
    maxBytes: FIRST_BYTES,
    isTruncated: true,
  })) {
    if (start === null) continue;
    const object = await withWholeHead(repository, start, options);
    if (object.type !== "commit" && fromNotes) continue;
    if (object.type !== "commit")
      throw new GalleyError("BAD_INPUT", `Object ${object.oid} is a ${object.type}, not a commit.`);
    const record = { oid: object.oid, ...parseCommit(object.content) };
    known.set(object.oid, record);
    commits.set(object.oid, record, RECORD_BYTES + 2 * object.content.length);
  }
  const shallow = await readShallow(repository);
  return oids.map((oid) => {
    const record = known.get(oid) ?? null;
    return record !== null && shallow.has(oid) ? { ...record, parents: [] } : record;
  });
}

/** Reads commits as `readCommits` does; fails as OBJECT_MISSING if one is missing. */
export async function requireCommits(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly CommitRecord[]> {
  const records = await readCommits(repository, oids, options);
  return records.map((record, index) => {
    if (record !== null) return record;
    throw new GalleyError("OBJECT_MISSING", `Commit ${oids[index]?.slice(0, 10)} is not in this repository.`);
  });
}

/** Returns the tree of a commit; fails as OBJECT_MISSING if the commit is missing. */
export async function requireTree(repository: Repository, commit: Oid, options: ReadOptions = {}): Promise<Oid> {
  const [record] = await requireCommits(repository, [commit], options);
  return record?.tree ?? repository.emptyTree;
}

/** Reads more of a commit whose head is unusually long, for example with a hundred thousand parents. */
async function withWholeHead(repository: Repository, start: ObjectRecord, options: ReadOptions): Promise<ObjectRecord> {
  if (start.content.length === start.size || start.content.includes("\n\n")) return start;
  const [object] = await readObjects(repository, [start.oid], {
    ...options,
    maxBytes: COMMIT_HEAD_BYTES,
    isTruncated: true,
  });
  return object ?? start;
}

const NONE: ReadonlySet<Oid> = new Set();

/**
 * Reads the commits at which the history of a shallow repository ends; empty if it is complete. Read again each time,
 * since a fetch can deepen a repository or make it shallow while it is open.
 */
export async function readShallow({ commonDir }: Pick<Repository, "commonDir">): Promise<ReadonlySet<Oid>> {
  const file = join(commonDir, "shallow");
  if (statNow(file) === null) return NONE; // the usual case
  // If it cannot be read, git itself fails and reports it.
  const bytes = await readPlainFile(file).catch(() => null);
  return bytes === null ? NONE : new Set(bytes.toString("latin1").split("\n").filter(isOid));
}

/** The bytes read of each commit: enough for its parents, except some of a merge of dozens. */
const HEAD_BYTES = 4096;
/** The time limit of the search. Every commit found by then saves git a walk. */
const READ_BUDGET_MS = 2000;

/**
 * Finds ancestors that cannot be read, nearest first, as many as it reaches within two seconds. Reads each commit once:
 * 20 µs each where many lines of history run in parallel, 100 µs where there is one. Starts no process.
 */
export async function missingCommits(
  repository: Repository,
  tips: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const shallow = await readShallow(repository);
  const end = performance.now() + READ_BUDGET_MS;
  const seen = new Set(tips);
  const missing: Oid[] = [];
  let level = [...seen];
  while (level.length > 0 && performance.now() < end) {
    const objects = await readObjects(repository, level, { ...options, maxBytes: HEAD_BYTES, isTruncated: true });
    const next: Oid[] = [];
    for (const [at, oid] of level.entries()) {
      const object = objects[at] ?? null;
      if (object?.type !== "commit") missing.push(oid);
      else if (!shallow.has(oid)) next.push(...parentsIn(object.content));
    }
    level = [...new Set(next)].filter((oid) => !seen.has(oid));
    for (const oid of level) seen.add(oid);
  }
  return missing;
}

function parentsIn(content: Buffer): readonly Oid[] {
  const [head = ""] = content.toString("latin1").split("\n\n");
  return Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gmu), ([, oid = ""]) => oid);
}

import { GalleyError } from "#contract/errors.ts";
import { COMMIT_HEAD_BYTES, COMMIT_MESSAGE_BYTES } from "#contract/limits.ts";
import { readObjects, type ObjectRecord } from "./catFile.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { parseCommit, type ParsedCommit, type Signature } from "./parseCommit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readShallow } from "./readShallow.ts";
import { repositoryState } from "../repositoryState.ts";

export type { Signature };

/** A commit. Its parents are cut off where a shallow repository ends, as git shows it. */
export interface CommitRecord extends ParsedCommit {
  readonly oid: Oid;
}

/** What a record takes besides its message: ids, names and the objects that hold them. */
const RECORD_BYTES = 600;

/** What is read of each commit: its message as far as it is shown, and what ordinarily stands before it. */
const FIRST_BYTES = COMMIT_MESSAGE_BYTES + 16 * 1024;

/**
 * Reads commits in the order asked for; null where one is missing. Fails as BAD_INPUT if an id is of another kind of object.
 * Cached: a commit is read and parsed once while it is in use. Of a message of more than COMMIT_MESSAGE_BYTES the beginning
 * is read.
 */
export async function readCommits(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly (CommitRecord | null)[]> {
  requireAllOids(oids);
  const { commits } = repositoryState(repository);
  const known = new Map<Oid, CommitRecord>();
  for (const oid of oids) {
    const record = commits.get(oid);
    if (record !== undefined) known.set(oid, record);
  }
  const unknown = [...new Set(oids)].filter((oid) => !known.has(oid));
  for (const start of await readObjects(repository, unknown, { ...options, maxBytes: FIRST_BYTES, isCut: true })) {
    if (start === null) continue;
    const object = await withWholeHead(repository, start, options);
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

/** Reads on where what stands before the message, such as a hundred thousand parents, is longer than it ordinarily is. */
async function withWholeHead(repository: Repository, start: ObjectRecord, options: ReadOptions): Promise<ObjectRecord> {
  if (start.content.length === start.size || start.content.includes("\n\n")) return start;
  const [object] = await readObjects(repository, [start.oid], { ...options, maxBytes: COMMIT_HEAD_BYTES, isCut: true });
  return object ?? start;
}

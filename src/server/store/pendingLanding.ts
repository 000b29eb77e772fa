import { parseJson, isRecord } from "#contract/wire.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import type { BranchMove } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { branchUsers } from "#server/git/workTree/worktreeList.ts";
import type { NoteLines } from "./storeRefs.ts";

/** The move of a branch that exists before and after it. */
interface PlainMove extends BranchMove {
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * A landing, or its undoing, that is being written: its lines and moves. Git moves the branches of a transaction before the notes, so
 * if it is killed in between, the record that is left has the missing part.
 */
export interface PendingLanding {
  readonly writes: readonly NoteLines[];
  readonly moves: readonly PlainMove[];
}

/** Returns what to record of a write with moves of branches; null if no branch moves from one commit to another. */
export function pendingLanding(writes: readonly NoteLines[], branches: readonly BranchMove[]): PendingLanding | null {
  const moves = branches.flatMap(({ name, from, to, landing }) =>
    from === null || to === null ? [] : [{ name, from, to, landing }],
  );
  return moves.length === 0 ? null : { writes, moves };
}

export function pendingBytes(pending: PendingLanding): Buffer {
  return Buffer.from(JSON.stringify(pending));
}

/**
 * Reads the record of a landing of which git moved the first branch, and returns it with the moves that are left. A branch that has
 * moved since, or that a work tree uses by now, stays where it is. Null if nothing of it was done, or the record is damaged.
 */
export async function readHalfLanding(repository: Repository, blob: Oid): Promise<PendingLanding | null> {
  const [bytes] = await readBlobs(repository, [blob], { maxBytes: NOTE_BYTES });
  const pending = bytes instanceof Buffer ? parsePending(bytes.toString()) : null;
  const [first, ...others] = pending?.moves ?? [];
  if (pending === null || first === undefined || !(await hasMoved(repository, first))) return null;
  const moves: PlainMove[] = [];
  for (const move of others) {
    const tip = (await readRefs(repository, [move.name])).get(move.name);
    if (tip === move.from && (await branchUsers(repository, move.name)).length === 0)
      moves.push({ ...move, landing: "done" });
  }
  return { writes: pending.writes, moves };
}

function parsePending(text: string): PendingLanding | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { writes, moves } = value;
  const isWhole = Array.isArray(writes) && Array.isArray(moves) && writes.every(isWrite) && moves.every(isMove);
  return isWhole ? { writes, moves } : null;
}

function isWrite(value: unknown): value is NoteLines {
  if (!isRecord(value)) return false;
  const { ref, revision, lines } = value;
  const hasLines = Array.isArray(lines) && lines.every((line) => typeof line === "string");
  return (ref === "reviews" || ref === "discuss") && isId(revision) && hasLines;
}

function isMove(value: unknown): value is PlainMove {
  return isRecord(value) && typeof value["name"] === "string" && isId(value["from"]) && isId(value["to"]);
}

function isId(value: unknown): value is Oid {
  return typeof value === "string" && isOid(value);
}

/**
 * Returns true if a branch was moved from one commit to another, one of which is an ancestor of the other, whatever was built
 * on it since.
 */
async function hasMoved(repository: Repository, { name, from, to }: PlainMove): Promise<boolean> {
  const tip = (await readRefs(repository, [name])).get(name);
  if (tip === undefined || tip === from) return false;
  if ((await statObjects(repository, [tip, from, to])).includes(null)) return false;
  const isForward = await isAncestor(repository, from, to);
  return (await isAncestor(repository, to, tip)) && (isForward || !(await isAncestor(repository, from, tip)));
}

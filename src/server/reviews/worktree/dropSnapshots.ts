import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { dropSnapshots } from "#server/git/snapshots/pruneSnapshots.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { DeedRecords } from "./ActionRecords.ts";
import { type SnapshotKept, snapshotsKept } from "./retainedSnapshots.ts";

/** How a snapshot is named: by the beginning of its commit's id. */
const ID = /^[0-9a-f]{4,64}$/u;
const LISTED = "`galley snapshots` lists them; nothing was taken away.";

/** What was taken away, and what stays because a review refers to it. */
export interface SnapshotsForgotten {
  readonly dropped: number;
  readonly stay: number;
}

/** Which snapshots are to go: by the beginnings of their commits' ids, or all to which no review refers. */
export interface SnapshotsToForget {
  readonly key: string;
  readonly which: "all" | readonly string[];
}

/**
 * Takes snapshots away: those named, whatever refers to them, or all to which no review refers. What a review says of one
 * that is gone stays; the files go when git next cleans up. What was done by the key before is done no second time, and answered as
 * it was then. Fails as BAD_INPUT where a name fits none or several, and takes none then; as CONFLICT where another took one away
 * at the same time.
 */
export async function forgetSnapshots(
  room: ReviewRoom,
  { key, which }: SnapshotsToForget,
): Promise<SnapshotsForgotten> {
  const { git } = room;
  inputRules.key(key);
  const endTurn = await dropRecords.turn(git);
  try {
    const listed = await snapshotsKept(room);
    const before = await dropRecords.read(git, key);
    const plan = before ?? planOf(listed, which);
    const there = new Set(listed.map(({ snapshot }) => `${snapshot.ref} ${snapshot.keeper}`));
    const going = plan.going.filter(({ ref, keeper }) => there.has(`${ref} ${keeper}`));
    // Written first: who is killed in between finishes it when asked again.
    if (before === null) await dropRecords.write(git, key, plan);
    if ((await dropSnapshots(git, going, { now: () => room.now() })) < going.length) {
      await dropRecords.remove(git, key);
      throw new GalleyError("CONFLICT");
    }
    return { dropped: plan.going.length, stay: plan.stay };
  } finally {
    await endTurn();
  }
}

function planOf(listed: readonly SnapshotKept[], which: SnapshotsToForget["which"]): DropRecord {
  const named = which === "all" ? null : new Set(which.map((id) => snapshotOf(listed, id)));
  const going = listed.filter((one) => (named === null ? one.review === null : named.has(one)));
  const refs = going.map(({ snapshot: { ref, keeper } }) => ({ ref, keeper }));
  return { going: refs, stay: listed.length - going.length };
}

function snapshotOf(listed: readonly SnapshotKept[], id: string): SnapshotKept {
  const found = ID.test(id) ? listed.filter(({ snapshot }) => snapshot.commit.startsWith(id)) : [];
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const happened = `${found.length === 0 ? "No snapshot is" : "Several snapshots are"} called “${id}”.`;
  throw new GalleyError("BAD_INPUT", happened, { next: LISTED });
}

/** Snapshots that a deed takes away. */
interface DropRecord {
  readonly going: readonly { readonly ref: string; readonly keeper: string }[];
  /** How many others there are. */
  readonly stay: number;
}

/** Deeds that are known again: a client asks once more within moments. */
const KEPT = 20;

/** What the last deeds took of a repository's snapshots, by the names that clients gave them, so that none is done twice. */
const dropRecords = {
  /** Waits for one's turn among those who take snapshots away. */
  turn(repository: Repository): Promise<() => Promise<void>> {
    return recordsOf(repository).turn();
  },
  /** Null where there is none of the name, or no more. */
  async read(repository: Repository, name: string): Promise<DropRecord | null> {
    return recordIn(await recordsOf(repository).read(name));
  },
  async write(repository: Repository, name: string, record: DropRecord): Promise<void> {
    await recordsOf(repository).write(name, record);
  },
  async remove(repository: Repository, name: string): Promise<void> {
    await recordsOf(repository).remove(name);
  },
} as const;

function recordsOf({ shadow }: Repository): DeedRecords {
  return new DeedRecords(join(shadow, "drops"), KEPT);
}

/** Null for what is none of ours. */
function recordIn(value: unknown): DropRecord | null {
  if (!isRecord(value)) return null;
  const { going, stay } = value;
  if (!Array.isArray(going) || typeof stay !== "number") return null;
  const refs = going.map(refIn);
  return refs.every((one) => one !== null) ? { going: refs, stay } : null;
}

function refIn(value: unknown): DropRecord["going"][number] | null {
  if (!isRecord(value)) return null;
  const { ref, keeper } = value;
  return typeof ref === "string" && typeof keeper === "string" ? { ref, keeper } : null;
}

import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import type { ObjectPack, Signature } from "../objects/ObjectPack.ts";
import { type Oid, requireAllOids, revisionInput } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import { gitFailure, knownWriteFailure, writeFailure } from "../processes/gitFailure.ts";
import { forEachRef } from "./forEachRef.ts";
import { readGit } from "../processes/readGit.ts";

/** Makes git flush its writes to disk: by default it does not do so for anything that we write. */
const DURABLE: readonly string[] = ["-c", "core.fsync=loose-object,pack,reference", "-c", "core.fsyncMethod=fsync"];

export interface RefChange {
  /** The full name; one of ours, below `refs/notes/`, `refs/devtools/` or `refs/galley/`. */
  readonly name: string;
  /** The expected current id; null if the ref must not exist. */
  readonly from: Oid | null;
  /** The new id; null deletes the ref, which is allowed only for snapshots, with a landing, and for its record. */
  readonly to: Oid | null;
}

/** A branch that moves, is created or is deleted when a review lands or its landing is undone: no other ref but ours does. */
export interface BranchMove extends RefChange {
  readonly landing: "done" | "undone";
}

/** A ref that follows what a remote has: a remote-tracking branch, as `git push` moves it, or one of ours for notes. */
export interface TrackingMove extends RefChange {
  readonly isPushed: true;
}

interface UpdateRefsOptions {
  readonly by: Signature;
  /** One line for the reflog, which is created if needed; null writes none. */
  readonly reason: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** The result: `refused` means that nothing moved, because a ref has another id or is locked. */
export type RefsMoved = "moved" | "refused";

/** The only refs that Galley writes, except for the branches of a landing and what follows a push. */
const OURS = /^refs\/(?:notes\/devtools|devtools|galley)\/[a-z]+(?:\/[a-z]+)?$|^GALLEY_[A-Z_]+$/u;

const BRANCHES = "refs/heads/";

const TRACKING = /^refs\/(?:galley\/)?remotes\/[^\0\n]+$/u;

/** The refs that Galley also deletes. */
const SNAPSHOT = /^refs\/galley\/snapshots\/[0-9a-f]{16}\/\d+-[0-9a-f]{12}$/u;
const PENDING = /^refs\/galley\/pending\/[a-z]+$/u;
const PULL = /^refs\/galley\/pulls\/[0-9a-f]{40,64}$/u;

/** Git's messages if another process was faster or holds the lock. */
const REFUSED =
  /is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference '[^']*'$|\.lock': File exists/mu;

/** Git's messages if something else than a ref is at the place of a ref or of its folder. */
const CLASH = /there are still refs under|Is a directory|Not a directory/u;

/**
 * Moves refs from expected ids to new ones, all or none, and flushes them to disk. A symbolic ref is replaced, never
 * followed. Starts a process; if `changes` is a promise, it starts at once and waits. Fails as READ_ONLY and DISK_FULL,
 * and as CONFLICT if a name is taken.
 */
export async function updateRefs(
  repository: Repository,
  changes: readonly RefChange[] | Promise<readonly RefChange[]>,
  options: UpdateRefsOptions,
): Promise<RefsMoved> {
  const input =
    changes instanceof Promise
      ? changes.then((resolved) => transaction(repository, resolved))
      : transaction(repository, changes);
  const { by, reason, signal } = options;
  const log = reason === null ? [] : ["--create-reflog", "-m", reason];
  const args = [...DURABLE, "update-ref", "--no-deref", ...log, "-z", "--stdin"];
  const env = {
    GIT_COMMITTER_NAME: by.name,
    GIT_COMMITTER_EMAIL: by.email,
    GIT_COMMITTER_DATE: `@${Math.trunc(by.at)} +0000`,
  };
  const limits = { answers: [0, 1, 128], gentle: true, timeoutMs: GIT_DIFF_MS };
  const { code, stderr } = await readGit(repository, { ...limits, where: "real", args, input, env, signal });
  if (code === 0) return "moved";
  if (REFUSED.test(stderr)) return "refused";
  const clash = await findClash(repository, await changes);
  if (clash !== null || CLASH.test(stderr)) throw nameClash(clash, gitFailure(args, code, stderr));
  const failure = await knownWriteFailure(repository, args, code, stderr);
  // For no known reason: another writer is the most likely one, and the next try reads the refs again.
  if (failure === null) return "refused";
  throw failure;
}

/** Formats the input of `update-ref -z --stdin`. */
function transaction({ emptyTree }: Repository, changes: readonly RefChange[]): string {
  const zeros = "0".repeat(emptyTree.length);
  const commands = changes.map((change) => {
    const { name, from, to } = change;
    const isSnapshot = SNAPSHOT.test(name) || PULL.test(name);
    const isLanding = "landing" in change && name.startsWith(BRANCHES) && !/[\0\n]/u.test(name);
    const isTracking = "isPushed" in change && TRACKING.test(name);
    if (!isSnapshot && !isLanding && !isTracking && !OURS.test(name))
      throw new GalleyError("INTERNAL", `Galley does not write the ref ${name}.`);
    requireAllOids([from, to].filter((oid) => oid !== null));
    const mayGo = isSnapshot || isLanding || PENDING.test(name);
    if (to === null && (!mayGo || from === null))
      throw new GalleyError("INTERNAL", `Galley does not delete the ref ${name}.`);
    if (to === null) return `delete ${name}\0${from}\0`;
    return `update ${name}\0${to}\0${from ?? zeros}\0`;
  });
  return `start\0${commands.join("")}prepare\0commit\0`;
}

/** Finds a ref whose name has the name of a changed one as its folder, or is the folder of one; null if there is none. */
async function findClash(repository: Repository, changes: readonly RefChange[]): Promise<string | null> {
  const refs = await forEachRef(repository, { patterns: ["refs/"] });
  const isIn = (one: string, other: string): boolean => one.startsWith(`${other}/`);
  const found = refs.find((ref) => changes.some(({ name }) => isIn(ref.name, name) || isIn(name, ref.name)));
  return found?.name ?? null;
}

function nameClash(name: string | null, cause: Error): GalleyError {
  const what = name === null ? "A ref or a folder" : `The ref ${displayLine(name)}`;
  const others = name?.startsWith(BRANCHES) === true ? "branch to bring back" : "refs that store reviews";
  return new GalleyError("CONFLICT", `${what} conflicts with the ${others}.`, {
    cause,
    next: "Rename or delete it and try again. Nothing was written.",
  });
}

/** A larger number of objects is written by a process of its own, which knows the number. */
const FEW_MAX = 32;

function defer<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

/**
 * Writes objects, then moves refs to them, all or none. `make` reads the refs and returns the objects and changes, or
 * null for nothing to do, which counts as moved. The writing processes are started before `make` runs, to keep the time
 * between reading and moving short, so that a tool that writes without compare-and-swap rarely overwrites our change.
 * Fails as `unpackObjects` and `updateRefs` do.
 */
export async function writeRefs(
  repository: Repository,
  options: Omit<UpdateRefsOptions, "signal">,
  make: () => Promise<{ readonly pack: ObjectPack; readonly changes: readonly RefChange[] } | null>,
): Promise<RefsMoved> {
  const over = new AbortController();
  const { signal } = over;
  const pack = defer<ObjectPack>();
  const changes = defer<readonly RefChange[]>();
  const unpacked = unpackObjects(repository, pack.promise, { signal });
  const moved = updateRefs(repository, changes.promise, { ...options, signal });
  // Their errors are handled below, if they are awaited at all.
  for (const started of [unpacked, moved]) started.catch(() => undefined);
  try {
    const write = await make();
    if (write === null) return "moved";
    if (write.pack.size > FEW_MAX) await unpackObjects(repository, write.pack);
    else {
      pack.resolve(write.pack);
      await unpacked;
    }
    changes.resolve(write.changes);
    return await moved;
  } finally {
    over.abort();
  }
}

/** A larger number of objects is stored as one pack, since each loose object waits for a disk flush of its own. */
const LOOSE_MAX = 32;

/** The number of attempts: a `git gc` can remove an empty object folder right after it was created. */
const TRIES_MAX = 3;

/** Objects in git's pack format, and their number. */
type PackedObjects = Pick<ObjectPack, "size" | "toBytes">;

/** Returns true if objects should be stored as one pack. A promised pack is assumed to be small. */
function isMany(pack: PackedObjects | Promise<PackedObjects>): boolean {
  return !(pack instanceof Promise) && pack.size > LOOSE_MAX;
}

/**
 * Writes objects into the repository, each atomically and with the access rights of the repository's own objects, and
 * flushes them to disk. They are unreachable until a ref leads to them. Starts a process, at once if the pack is a
 * promise, and flushes once per object if there are few. Tolerates a concurrent `git gc`. Fails as READ_ONLY and
 * DISK_FULL.
 */
export async function unpackObjects(
  repository: Repository,
  pack: PackedObjects | Promise<PackedObjects>,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const input = pack instanceof Promise ? pack.then((resolved) => resolved.toBytes()) : pack.toBytes();
  const args = [...DURABLE, ...(isMany(pack) ? ["index-pack", "--stdin"] : ["unpack-objects", "-q"])];
  const limits = { answers: [0, 1, 128], gentle: true, timeoutMs: GIT_DIFF_MS };
  for (let tries = 1; ; tries += 1) {
    const { code, stderr } = await readGit(repository, { ...limits, where: "real", args, input, signal });
    if (code === 0) return;
    if (tries === TRIES_MAX) throw await writeFailure(repository, args, code, stderr);
  }
}

/** The position of the number of objects in a pack, from gitformat-pack(5). */
const COUNT_AT = 8;

/**
 * Copies the objects that commits need and that only our own mirror has into the repository, durably. `not` are commits
 * of the repository, whose objects are left out. Nothing leads to the copies until a ref does. Fails as OBJECT_MISSING
 * if there are not all of them, and as `unpackObjects` does.
 */
export async function copyFromMirror(
  repository: Repository,
  commits: readonly Oid[],
  not: readonly Oid[],
): Promise<void> {
  const input = revisionInput(commits, not);
  const args = ["pack-objects", "--revs", "--local", "--stdout", "-q"];
  const { stdout } = await readGit(repository, { args, input, timeoutMs: GIT_DIFF_MS });
  const size = stdout.readUInt32BE(COUNT_AT);
  if (size > 0) await unpackObjects(repository, { size, toBytes: () => stdout });
}

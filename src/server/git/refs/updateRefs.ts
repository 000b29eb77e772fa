import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import type { Signature } from "../objects/commitObject.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import { type Oid, requireAllOids } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { gitFailure, objectFolderWent, writeFailure } from "../processes/gitFailure.ts";
import { readGit } from "../readGit.ts";

/** Has git wait until the disk has what it wrote: by default it does so for nothing that we write. */
export const DURABLE: readonly string[] = [
  "-c",
  "core.fsync=loose-object,pack,reference",
  "-c",
  "core.fsyncMethod=fsync",
];

/** A ref to move. */
export interface RefChange {
  /** The full name; one of ours, below `refs/notes/`, `refs/devtools/` or `refs/galley/`. */
  readonly name: string;
  /** What it must hold now; null if it must not be there. */
  readonly from: Oid | null;
  /** Null takes the ref away, which only those of snapshots ever are. */
  readonly to: Oid | null;
}

interface UpdateRefsOptions {
  readonly by: Signature;
  /** One line for the reflog, which is begun where there is none; null leaves the ref without one. */
  readonly reason: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** What became of a change: `refused` means that nothing moved, because a ref holds something else or its lock is taken. */
export type RefsMoved = "moved" | "refused";

/** The only names that Galley ever writes. */
const OURS = /^refs\/(?:notes\/devtools|devtools|galley)\/[a-z]+(?:\/[a-z]+)?$/u;

/** Those of them that are taken away again. */
const SNAPSHOT = /^refs\/galley\/snapshots\/[0-9a-f]{16}\/\d+-[0-9a-f]{12}$/u;

/** What git says where somebody else was quicker, or is busy with the same ref. */
const REFUSED =
  /is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference '[^']*'$|\.lock': File exists/mu;

/** What git says where a ref's name is taken by a folder of refs, or part of it by a ref. */
const IN_THE_WAY = /'(refs\/[^']+)' exists; cannot create|there are still refs under|Is a directory|Not a directory/u;

/**
 * Moves refs from what they must hold to something new, all of them or none, and waits until the disk has it. A symbolic ref
 * is replaced, never followed. Costs a process, which is started at once where the changes are yet to come. Fails as
 * READ_ONLY and DISK_FULL, and as CONFLICT where a name is taken.
 */
export async function updateRefs(
  repository: Repository,
  changes: readonly RefChange[] | Promise<readonly RefChange[]>,
  options: UpdateRefsOptions,
): Promise<RefsMoved> {
  const input =
    changes instanceof Promise
      ? changes.then((given) => transaction(repository, given))
      : transaction(repository, changes);
  const { by, reason, signal } = options;
  const log = reason === null ? [] : ["--create-reflog", "-m", reason];
  const args = [...DURABLE, "update-ref", "--no-deref", ...log, "-z", "--stdin"];
  const env = {
    GIT_COMMITTER_NAME: by.name,
    GIT_COMMITTER_EMAIL: by.email,
    GIT_COMMITTER_DATE: `@${Math.trunc(by.at)} +0000`,
  };
  const limits = { answers: [0, 1, 128], gentle: true, timeoutMs: GIT_DIFF_MS } as const;
  const { code, stderr } = await readGit(repository, { ...limits, where: "real", args, input, env, signal });
  if (code === 0) return "moved";
  if (REFUSED.test(stderr)) return "refused";
  if (IN_THE_WAY.test(stderr)) throw inTheWay(stderr, gitFailure(args, code, stderr));
  throw await writeFailure(repository, args, code, stderr);
}

/** Writes what `update-ref` is to do, as it reads it with -z. */
function transaction({ emptyTree }: Repository, changes: readonly RefChange[]): string {
  const zeros = "0".repeat(emptyTree.length);
  const commands = changes.map(({ name, from, to }) => {
    const isSnapshot = SNAPSHOT.test(name);
    if (!isSnapshot && !OURS.test(name))
      throw new GalleyError("INTERNAL", `The ref ${name} is none that Galley writes.`);
    requireAllOids([from, to].filter((oid) => oid !== null));
    if (to === null && (!isSnapshot || from === null))
      throw new GalleyError("INTERNAL", `The ref ${name} is none that Galley takes away.`);
    if (to === null) return `delete ${name}\0${from}\0`;
    return `update ${name}\0${to}\0${from ?? zeros}\0`;
  });
  return `start\0${commands.join("")}prepare\0commit\0`;
}

function inTheWay(stderr: string, cause: Error): GalleyError {
  const name = /'(refs\/[\w/-]+)' exists/u.exec(stderr)?.[1];
  const what = name === undefined ? "A ref or a folder" : `The ref ${name}`;
  return new GalleyError("CONFLICT", `${what} is in the way of the refs in which reviews are kept.`, {
    cause,
    next: "Rename or delete it, then try again; nothing was written.",
  });
}

/** Objects to write and the refs that are to lead to them then. */
export interface RefsWrite {
  readonly pack: ObjectPack;
  readonly changes: readonly RefChange[];
}

/** More objects than this are written by a process of their own, which knows how many they are. */
const FEW_MAX = 32;

interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

function defer<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

/**
 * Writes objects, then moves refs to them, all or none. `make` reads what the refs hold and says what to write; null for
 * nothing, which counts as moved. The processes that write are started before, so that between reading and moving lies no
 * more than has to: whoever else writes without looking is overtaken, not the other way round. Fails as its two parts do.
 */
export async function writeRefs(
  repository: Repository,
  options: Omit<UpdateRefsOptions, "signal">,
  make: () => Promise<RefsWrite | null>,
): Promise<RefsMoved> {
  const over = new AbortController();
  const { signal } = over;
  const pack = defer<ObjectPack>();
  const changes = defer<readonly RefChange[]>();
  const unpacked = unpackObjects(repository, pack.promise, { signal });
  const moved = updateRefs(repository, changes.promise, { ...options, signal });
  // Each is waited for below, if it comes to that.
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

/** More objects than this are kept as one pack: each by itself has to wait for the disk. */
const LOOSE_MAX = 32;

/** Tries where a `git gc` gets in between. */
const TRIES_MAX = 3;

/** Tells whether objects are better kept as one pack. Those that are yet to come are taken to be few. */
function isMany(pack: ObjectPack | Promise<ObjectPack>): boolean {
  return !(pack instanceof Promise) && pack.size > LOOSE_MAX;
}

/**
 * Writes objects into the repository, each whole or not at all, with the rights that the repository's own objects get, and
 * waits until the disk has them. Nothing leads to them before a ref does. Costs a process, which is started at once where
 * the pack is yet to come, and a sync for each object if they are few. Goes on beside a `git gc`. Fails as READ_ONLY and
 * DISK_FULL.
 */
export async function unpackObjects(
  repository: Repository,
  pack: ObjectPack | Promise<ObjectPack>,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const input = pack instanceof Promise ? pack.then((given) => given.toBytes()) : pack.toBytes();
  const args = [...DURABLE, ...(isMany(pack) ? ["index-pack", "--stdin"] : ["unpack-objects", "-q"])];
  const limits = { answers: [0, 1, 128], gentle: true, timeoutMs: GIT_DIFF_MS } as const;
  for (let tries = 1; ; tries += 1) {
    const { code, stderr } = await readGit(repository, { ...limits, where: "real", args, input, signal });
    if (code === 0) return;
    if (!objectFolderWent(stderr) || tries === TRIES_MAX) throw await writeFailure(repository, args, code, stderr);
  }
}

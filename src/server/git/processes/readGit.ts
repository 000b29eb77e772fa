import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { statNow } from "../disk/fileStat.ts";
import { yieldToEventLoop } from "../eventLoop.ts";
import { isOid, type Oid } from "../oid.ts";
import type { CatFilePool } from "./CatFilePool.ts";
import type { GitLocation } from "./gitEnvironment.ts";
import { gitFailure } from "./gitFailure.ts";
import { BrokerDied, type GitCall, type GitEnd, run, type Sink, type ProgramOutput } from "./run.ts";

/** The identity of a folder, which changes if another folder is put in its place. */
export interface FolderIdentity {
  readonly path: string;
  readonly device: bigint;
  readonly inode: bigint;
}

/** The private state of an open repository. What modules remember of it they keep themselves, in a `repositoryCache`. */
export interface RepositoryState {
  readonly folders: readonly FolderIdentity[];
  readonly objects: CatFilePool;
  readonly createMirror: () => Promise<unknown>;
  /** Other folders of objects that the mirror reads, in addition to those in its list of alternates. */
  readonly alternates: Set<string>;
  /** The number of times the mirror was created again: objects written into an earlier one are gone. */
  mirrorGeneration: number;
}

const states = new WeakMap<Repository, RepositoryState>();

export function setRepositoryState(repository: Repository, state: RepositoryState): void {
  states.set(repository, state);
}

/** Returns the state of an open repository. Fails as INTERNAL for an object that `openRepository` did not create. */
export function repositoryState(repository: Repository): RepositoryState {
  const state = states.get(repository);
  if (state === undefined) throw new GalleyError("INTERNAL", "The repository has not been opened.");
  return state;
}

/** Makes the commands in the mirror read the objects of other folders too, those of submodules. */
export function addAlternates(repository: Repository, folders: readonly string[]): void {
  const { alternates, objects } = repositoryState(repository);
  if (folders.every((folder) => alternates.has(folder))) return;
  for (const folder of folders) alternates.add(folder);
  objects.reset(); // a reader knows only those there were when it started
}

function isThere({ path, device, inode }: FolderIdentity): boolean {
  const found = statNow(path);
  return found !== null && typeof found !== "string" && found.dev === device && found.ino === inode;
}

/**
 * Returns true if a repository was moved, deleted, unmounted or replaced. Compares the device and inode of its folders:
 * a reader that holds old packs open would still answer, so its answers prove nothing.
 */
export function repositoryGone(repository: Repository): boolean {
  return !repositoryState(repository).folders.every(isThere);
}

/**
 * Fails as REPOSITORY_GONE if the repository is gone, after it closed the readers that still hold its packs open.
 * Recreates the mirror if that is gone. Takes 0.02 ms if all is there. Also yields to the event loop, so that a caller
 * that only reads from memory does not block it.
 */
export async function requireRepository(repository: Repository): Promise<void> {
  await yieldToEventLoop();
  if (!repositoryGone(repository)) return requireMirror(repository);
  repositoryState(repository).objects.reset();
  throw new GalleyError("REPOSITORY_GONE", `The repository is no longer at ${repository.path}.`);
}

/** The mirrors that are being created, by path, since linked work trees share one. */
const making = new Map<string, Promise<void>>();

/**
 * Makes sure that the mirror exists: a user who clears caches may delete it at any time and loses nothing. Concurrent
 * calls wait for the same creation. Fails as READ_ONLY or DISK_FULL if the cache folder cannot be written.
 */
async function requireMirror(repository: Repository): Promise<void> {
  const { mirror } = repository;
  const found = statNow(join(mirror, "HEAD"));
  // Read after the file check: a mirror that is half created has that file too.
  const current = making.get(mirror);
  if (current !== undefined) return current;
  if (found !== null && typeof found !== "string") return;
  const made = recreateMirror(repository).finally(() => making.delete(mirror));
  making.set(mirror, made);
  await made;
}

/** Creates the mirror again. What was written into the old one is gone. */
async function recreateMirror(repository: Repository): Promise<void> {
  const state = repositoryState(repository);
  await state.createMirror();
  state.objects.reset();
  state.mirrorGeneration++;
}

export interface RepositoryCall extends ReadOptions, Omit<GitCall, "location"> {
  /** `real` only for refs, name resolution and configuration. Everything about objects runs in the mirror. */
  readonly where?: "real" | undefined;
  /** The exit codes that count as success; [0] if absent. */
  readonly answers?: readonly number[] | undefined;
  /** In the mirror only: the refs of the replacements for unreadable objects; see `withReplacements`. */
  readonly replaceRefBase?: string | undefined;
}

function locationOf(repository: Repository, { where, replaceRefBase }: RepositoryCall): GitLocation {
  const { mirror, gitDir, commonDir, workTree } = repository;
  if (where === "real") return { kind: "real", gitDir, workTree, cwd: mirror };
  const { alternates } = repositoryState(repository);
  return { kind: "mirror", gitDir: mirror, shallowFile: join(commonDir, "shallow"), alternates, replaceRefBase };
}

/**
 * Runs a git command for a repository and passes its output to `sink` in chunks. Fails as REPOSITORY_GONE, as
 * OBJECT_MISSING and similar codes if git's exit code is not in `answers`, and as `run` does.
 */
export async function streamGit(repository: Repository, call: RepositoryCall, sink: Sink): Promise<GitEnd> {
  await requireRepository(repository);
  const { answers = [0] } = call;
  const end = await run({ ...call, location: locationOf(repository, call) }, sink);
  if (end.code === null || answers.includes(end.code)) return end;
  await requireRepository(repository);
  throw gitFailure(call.args, end.code, end.stderr);
}

/**
 * Runs a git command for a repository and resolves to its whole output. Retries once if the broker died meanwhile.
 * Fails as `streamGit` does.
 */
export async function readGit(repository: Repository, call: RepositoryCall): Promise<ProgramOutput> {
  const once = async (): Promise<ProgramOutput> => {
    const chunks: Buffer[] = [];
    const end = await streamGit(repository, call, (bytes) => void chunks.push(bytes));
    return { ...end, stdout: Buffer.concat(chunks) };
  };
  return once().catch((error: unknown) => {
    if (error instanceof BrokerDied && !call.gentle) return once();
    throw error;
  });
}

/** Runs a git command that prints object ids, and returns those that fill a line. Fails as `streamGit` does. */
export async function readOids(repository: Repository, call: RepositoryCall): Promise<readonly Oid[]> {
  return (await readGit(repository, call)).stdout.toString("latin1").split("\n").filter(isOid);
}

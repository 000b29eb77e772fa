import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { SNAPSHOT_MS } from "#contract/limits.ts";
import { fileAge } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure, objectFolderWent, writeFailure } from "../processes/gitFailure.ts";
import { BrokerDied, type GitEnd, run, type Sink } from "../processes/run.ts";
import { onAbort } from "../processes/streams.ts";
import type { GitOutput } from "../readGit.ts";
import { requireRepository } from "../repositoryState.ts";
import type { WorkTreeDir } from "./workTreeDir.ts";

/** A repository whose work tree is being looked at, by which index, and for whom. */
export interface WorkTreeLook extends ReadOptions {
  readonly repository: Repository;
  readonly dir: WorkTreeDir;
  /** The path of a private copy of the index; nothing has to be there yet. */
  readonly indexFile: string;
}

export interface WorkTreeCall {
  readonly args: readonly string[];
  readonly input?: Uint8Array | undefined;
  /** The exit codes that are answers; [0] if absent. */
  readonly answers?: readonly number[] | undefined;
  /** Takes the output piece by piece; else it comes back whole. */
  readonly sink?: Sink | undefined;
}

const LOCKED = /\.lock': File exists/u;
/** How `update-index -q` ends where the index is locked: it says nothing of it. */
const SILENT_LOCK = 128;
const LOCK_WAIT_MS = 25;
/** Tries where a `git gc` gets in between. */
const TRIES_MAX = 3;
/** Most commands have ended long before; of one that has not it is looked what it may wait for. */
const PATIENCE_MS = 1000;

/** What the system says of files counts here: a filter that it names must not be missed. */
const SYSTEM_RULES = { GIT_ATTR_NOSYSTEM: "0" };
const NO_PIPE = "Put a file in its place, or take it away.";

/** Waits once for the disk to have all that a command wrote. */
const DURABLE = ["-c", "core.fsync=loose-object,reference", "-c", "core.fsyncMethod=batch"];

/**
 * Runs a git command that looks at a work tree by a private index, and gives what it printed. It reads the work tree and writes
 * objects and that index, nothing else. Fails as writing does: READ_ONLY, DISK_FULL; as TIMEOUT soon where a pipe stands for a
 * file of rules; and in all the ways of `run`.
 */
export async function gitInWorkTree(look: WorkTreeLook, call: WorkTreeCall, tries = 1): Promise<GitOutput> {
  const { repository, dir, indexFile, signal, priority } = look;
  const { answers = [0], sink } = call;
  await requireRepository(repository);
  const once = async (): Promise<GitOutput> => {
    const chunks: Buffer[] = [];
    const { code, stderr } = await unlessWaiting(look, (calledOff) =>
      run(
        {
          place: dir.place,
          args: [...DURABLE, ...dir.settings, ...call.args],
          env: { GIT_INDEX_FILE: indexFile, ...SYSTEM_RULES },
          input: call.input,
          timeoutMs: SNAPSHOT_MS,
          gentle: true,
          signal: calledOff,
          priority,
        },
        sink ?? ((bytes) => void chunks.push(bytes)),
      ),
    );
    return { code, stderr, stdout: Buffer.concat(chunks) };
  };
  const output = await once().catch((error: unknown) => {
    if (error instanceof BrokerDied && sink === undefined) return once();
    throw error;
  });
  const { code, stderr } = output;
  if (LOCKED.test(stderr) || (code === SILENT_LOCK && stderr === "")) {
    await waitForLock(`${indexFile}.lock`, signal);
    return gitInWorkTree(look, call, tries);
  }
  if (objectFolderWent(stderr) && tries < TRIES_MAX) return gitInWorkTree(look, call, tries + 1);
  if (code === null || answers.includes(code)) return output;
  await requireRepository(repository);
  const failure = gitFailure(call.args, code, stderr);
  throw failure.code === "INTERNAL" ? await writeFailure(repository, call.args, code, stderr) : failure;
}

/** Runs a command until it ends, or until it shows that it waits for a pipe. */
async function unlessWaiting(
  { repository, signal }: WorkTreeLook,
  running: (signal: AbortSignal) => Promise<GitEnd>,
): Promise<GitEnd> {
  const over = new AbortController();
  const calledOff = onAbort(signal, () => over.abort(signal?.reason));
  if (signal?.aborted) over.abort(signal.reason);
  const timer = setTimeout(() => {
    void findRulePipe(repository).then((pipe) => {
      const happened = `${pipe} is a pipe, and git waits for the rules that come out of it.`;
      if (pipe !== null) over.abort(new GalleyError("TIMEOUT", happened, { next: NO_PIPE }));
    });
  }, PATIENCE_MS);
  try {
    return await running(over.signal);
  } finally {
    clearTimeout(timer);
    calledOff();
  }
}

/** Waits a little for whoever else uses the same private index; no one of us holds its lock for as long as a snapshot may take. */
async function waitForLock(lock: string, signal: AbortSignal | undefined): Promise<void> {
  await wait(LOCK_WAIT_MS, undefined, { signal });
  const found = await unlessMissing(stat(lock));
  if (found !== null && fileAge(found) > 2 * SNAPSHOT_MS) await unlessMissing(unlink(lock));
}

const RULES = new Set([".gitignore", ".gitattributes"]);
const AT_ONCE = 16;
/** Finding none is good for so long: who looks at a large work tree over and over does not search it each time. */
const GOOD_MS = 60_000;

const searches = new WeakMap<Repository, Promise<string | null>>();

/**
 * Finds a pipe in the place of a file of rules in a work tree: git would wait for what comes out of it. Gives its path from the
 * root, or null. Reads every folder; who asks meanwhile shares the search.
 */
function findRulePipe(repository: Repository): Promise<string | null> {
  const known = searches.get(repository);
  if (known !== undefined) return known;
  const search = searchIn(repository.workTree ?? "", repository.closing);
  searches.set(repository, search);
  void search.then((found) => {
    setTimeout(() => searches.delete(repository), found === null ? GOOD_MS : 0).unref();
  });
  return search;
}

async function searchIn(root: string, closing: AbortSignal): Promise<string | null> {
  const folders = [""];
  while (folders.length > 0 && !closing.aborted) {
    const some = folders.splice(-AT_ONCE);
    const lists = await Promise.all(
      some.map((folder) => readdir(join(root, folder), { withFileTypes: true }).catch(() => [])), // gone, or closed to us
    );
    for (const [index, entries] of lists.entries()) {
      const pathOf = (name: string): string => join(some[index] ?? "", name);
      const pipe = entries.find((entry) => entry.isFIFO() && RULES.has(entry.name));
      if (pipe !== undefined) return pathOf(pipe.name);
      for (const entry of entries) if (entry.isDirectory() && entry.name !== ".git") folders.push(pathOf(entry.name));
    }
  }
  return null;
}

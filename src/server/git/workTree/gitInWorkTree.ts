import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { SNAPSHOT_MS } from "#contract/limits.ts";
import { fileAge, statNow } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { knownFailure, writeFailure } from "../processes/gitFailure.ts";
import { BrokerDied, type GitEnd, run, type Sink, type ProgramOutput } from "../processes/run.ts";
import { anySignal } from "../processes/streams.ts";
import { requireRepository } from "../processes/readGit.ts";
import type { WorkTreeDir } from "./workTreeDir.ts";

/** A repository whose work tree is read, the index to use, and the options. */
export interface WorkTreeContext extends ReadOptions {
  readonly repository: Repository;
  readonly dir: WorkTreeDir;
  /** The path of a private copy of the index. It need not exist yet. */
  readonly indexFile: string;
}

export interface WorkTreeCall {
  readonly args: readonly string[];
  readonly input?: Uint8Array | undefined;
  /** The exit codes that count as success; [0] if absent. */
  readonly answers?: readonly number[] | undefined;
  /** Receives the output in chunks; otherwise it is returned as a whole. */
  readonly sink?: Sink | undefined;
}

/** The exit code if the index is locked. `update-index -q` prints no message. */
const LOCKED = 128;
const LOCK_WAIT_MS = 25;
/** The number of attempts: a `git gc` can remove an empty object folder right after it was created. */
const TRIES_MAX = 3;
/** Most commands have ended long before. If one has not, it may be waiting for a pipe. */
const TIMEOUT_MS = 1000;

/** The system's attributes count here: a filter defined there must not be missed. */
const SYSTEM_RULES = { GIT_ATTR_NOSYSTEM: "0" };
const NO_PIPE = "Replace it with a regular file or delete it.";

/** Flushes everything that a command wrote to disk, once. */
const DURABLE = ["-c", "core.fsync=loose-object,reference", "-c", "core.fsyncMethod=batch"];

/**
 * Runs a git command that reads a work tree with a private index, and resolves to its output. It writes only objects
 * and that index. Fails as READ_ONLY and DISK_FULL, as TIMEOUT early if a pipe is in place of a rules file, and as
 * `run` does.
 */
export async function gitInWorkTree(context: WorkTreeContext, call: WorkTreeCall, tries = 1): Promise<ProgramOutput> {
  const { repository, dir, indexFile, signal, priority } = context;
  const { answers = [0], sink } = call;
  await requireRepository(repository);
  const once = async (): Promise<ProgramOutput> => {
    const chunks: Buffer[] = [];
    const { code, stderr } = await unlessWaiting(context, (calledOff) =>
      run(
        {
          location: dir.location,
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
  const lock = `${indexFile}.lock`;
  if (code === LOCKED && (stderr === "" || statNow(lock) !== null)) {
    await waitForLock(lock, signal);
    return gitInWorkTree(context, call, tries);
  }
  if (code === null || answers.includes(code)) return output;
  if (sink === undefined && tries < TRIES_MAX) return gitInWorkTree(context, call, tries + 1);
  await requireRepository(repository);
  throw knownFailure(call.args, code, stderr) ?? (await writeFailure(repository, call.args, code, stderr));
}

/** Runs a command until it ends, or until it turns out to wait for a pipe. */
async function unlessWaiting(
  { repository, signal }: WorkTreeContext,
  running: (signal: AbortSignal) => Promise<GitEnd>,
): Promise<GitEnd> {
  const over = new AbortController();
  const timer = setTimeout(() => {
    void findRulePipe(repository).then((pipe) => {
      const happened = `${pipe} is a pipe, and git hangs reading rules from it.`;
      if (pipe !== null) over.abort(new GalleyError("TIMEOUT", happened, { next: NO_PIPE }));
    });
  }, TIMEOUT_MS);
  try {
    return await running(anySignal(signal, over.signal));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits a little for another process that uses the same private index. Removes its lock if it is older than any
 * snapshot can take.
 */
async function waitForLock(lock: string, signal: AbortSignal | undefined): Promise<void> {
  await wait(LOCK_WAIT_MS, undefined, { signal });
  const found = await unlessMissing(stat(lock));
  if (found !== null && fileAge(found) > 2 * SNAPSHOT_MS) await unlessMissing(unlink(lock));
}

const RULES = new Set([".gitignore", ".gitattributes"]);
const AT_ONCE = 16;
/** The time for which a search without a result is cached, so that scans of a large work tree do not repeat it. */
const GOOD_MS = 60_000;

const searches = new WeakMap<Repository, Promise<string | null>>();

/**
 * Finds a pipe in place of a rules file in a work tree, on which git would hang. Resolves to its path relative to the
 * root, or null. Reads every folder; concurrent calls share the search.
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
      some.map((folder) => readdir(join(root, folder), { withFileTypes: true }).catch(() => [])), // missing or unreadable
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

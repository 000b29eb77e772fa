import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "../disk/fsErrors.ts";
import { REF_TABLES } from "../disk/refLock.ts";
import type { Repository } from "../Repository.ts";
import { forEachRef, type RefRecord } from "../refs/forEachRef.ts";
import { type Head, readHead } from "../refs/head.ts";

/** The intervals in milliseconds for checking the files, and for listing the refs in any case. */
const [POLL_MS, ANYWAY_MS] = [200, 5000];
/** The interval for repositories of which many are watched. */
const MANY_MS = 2000;
/** The refs are listed again after this many times the duration of the last listing: 7 s after 70 ms. */
const PAUSES = 100;

interface RefState {
  readonly head: Head;
  readonly refs: readonly RefRecord[];
}

const PATTERNS = ["refs/heads/", "refs/remotes/", "refs/tags/"];

/**
 * Calls `onMove` within half a second when HEAD, a branch, a tag or a remote branch may have moved; not for the initial
 * state. It is only a hint: it also reports that git packed the refs, or that one moved and moved back, since another
 * reader may have seen that. A check takes 0.1 ms and no process. The refs are listed every few seconds, for changes
 * that the files did not show. As one of many, the files are checked every two seconds, those of reviews too, and the
 * refs never listed, so that no process starts. Does not keep the process alive. Returns a function that stops watching.
 */
export function watchBranches(repository: Repository, onMove: () => void, { ofMany = false } = {}): () => void {
  const stampNow = branchStamp(repository, ofMany ? [...ROOTS, "refs/notes", "refs/galley"] : ROOTS);
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stamp: string | null = null;
  /** The state when the refs were last listed; null if a move was reported since. */
  let known: RefState | null = null;
  let isDueAt = 0;

  async function poll(): Promise<void> {
    const found = await stampNow();
    if (ending.signal.aborted) return;
    if (stamp !== null && found !== stamp) {
      known = null;
      onMove();
    }
    stamp = found;
    if (!ofMany && performance.now() > isDueAt) await list();
    if (!ending.signal.aborted) timer = setTimeout(() => void poll(), ofMany ? MANY_MS : POLL_MS).unref();
  }

  async function list(): Promise<void> {
    const begun = performance.now();
    const now = await readRefState(repository, ending.signal);
    if (ending.signal.aborted) return;
    isDueAt = performance.now() + Math.max(ANYWAY_MS, PAUSES * (performance.now() - begun));
    if (known !== null && now !== null && !isSame(known, now)) onMove();
    known = now ?? known;
  }

  void poll();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

/** Reads HEAD and all refs; null if unreadable. Then no move is reported, and the next reader gets the error. */
async function readRefState(repository: Repository, signal: AbortSignal): Promise<RefState | null> {
  const options = { signal, priority: "prefetch" } as const;
  try {
    const [head, refs] = await Promise.all([
      readHead(repository, options),
      forEachRef(repository, { ...options, patterns: PATTERNS }),
    ]);
    return { head, refs };
  } catch (error) {
    if (error instanceof GalleyError || signal.aborted) return null;
    throw error;
  }
}

function isSame(one: RefState, other: RefState): boolean {
  if (one.refs !== other.refs) {
    if (one.refs.length !== other.refs.length) return false;
    for (const [at, { name, oid, symref }] of one.refs.entries()) {
      const now = other.refs[at];
      if (now?.oid !== oid || now.name !== name || now.symref !== symref) return false;
    }
  }
  return JSON.stringify(one.head) === JSON.stringify(other.head);
}

const ROOTS: readonly string[] = ["refs/heads", "refs/remotes", "refs/tags"];
const FOLDERS_MAX = 1000;

/**
 * Creates a function that returns a stamp which changes when HEAD, a branch, a tag or a remote branch moves: git
 * renames each ref file into place, which changes its folder. It is only a hint. Takes 10 µs per folder of refs (their
 * number depends on name prefixes, not on refs) and no process.
 */
export function branchStamp({ gitDir, commonDir }: Repository, roots = ROOTS): () => Promise<string> {
  let folders = roots;
  let last = "";
  const stampNow = async (): Promise<string> => {
    const files = [join(gitDir, "HEAD"), ...[...REF_TABLES, ...folders].map((name) => join(commonDir, name))];
    return (await Promise.all(files.map(replacedStamp))).join("\n");
  };
  return async () => {
    if ((await stampNow()) === last) return last;
    // A newly found folder changes the stamp without a move, so the stamp is taken again.
    folders = await refFolders(commonDir, roots);
    last = await stampNow();
    return last;
  };
}

async function refFolders(commonDir: string, roots: readonly string[]): Promise<readonly string[]> {
  const found = [...roots];
  for (const folder of found) {
    if (found.length >= FOLDERS_MAX) break;
    for (const entry of await entriesOf(join(commonDir, folder))) {
      if (entry.isDirectory()) found.push(`${folder}/${entry.name}`);
    }
  }
  return found;
}

async function entriesOf(path: string) {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "") throw error;
    return [];
  });
}

/** Returns a text of file attributes that changes whenever git replaces the file; constant for a missing file. */
export function replacedStamp(path: string): Promise<string> {
  return stat(path, { bigint: true }).then(
    ({ ino, mtimeNs, size }) => `${ino} ${mtimeNs} ${size}`,
    () => "",
  );
}

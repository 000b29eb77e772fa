import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../disk/fsErrors.ts";
import { REF_TABLES } from "../disk/refLock.ts";
import type { Repository } from "../Repository.ts";

/** The interval in milliseconds for checking the files, and the one for repositories of which many are watched. */
const [POLL_MS, MANY_MS] = [200, 2000];

/**
 * Calls `onMove` within half a second when HEAD, a branch, a tag or a remote branch may have moved; not for the initial
 * state. It is only a hint: it also reports that git packed the refs, or that one moved and moved back, since another
 * reader may have seen that. A check takes 0.1 ms and no process. As one of many, the files are checked every two
 * seconds, those of reviews too. Does not keep the process alive. Returns a function that stops watching.
 */
export function watchBranches(repository: Repository, onMove: () => void, { ofMany = false } = {}): () => void {
  const stampNow = branchStamp(repository, ofMany ? [...ROOTS, "refs/notes", "refs/galley"] : ROOTS);
  return pollStamp(stampNow, { everyMs: ofMany ? MANY_MS : POLL_MS }, onMove);
}

/**
 * Calls `onMove` when a stamp changes, and if `anywayMs` is given at the start and after each such time; never
 * concurrently. Does not keep the process alive. Returns the function that ends it.
 */
export function pollStamp(
  stampNow: () => Promise<string>,
  { everyMs, anywayMs = Infinity }: { readonly everyMs: number; readonly anywayMs?: number },
  onMove: () => Promise<void> | void,
): () => void {
  let last: string | null = null;
  let movedAt = -Infinity;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    const stamp = await stampNow();
    if (isOver) return;
    const isMoved = last !== null && stamp !== last;
    last = stamp;
    if (isMoved || performance.now() - movedAt > anywayMs) {
      movedAt = performance.now();
      await onMove();
    }
    if (!isOver) timer = setTimeout(() => void poll(), everyMs).unref();
  }

  void poll();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
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

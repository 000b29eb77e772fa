import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "../disk/fsErrors.ts";
import type { Repository } from "../openRepository.ts";
import { forEachRef, type RefRecord } from "../refs/forEachRef.ts";
import { type Head, readHead } from "../refs/head.ts";

/** How often the files are looked at, and how often the refs whatever these say; in milliseconds. */
const [LOOK_MS, ANYWAY_MS] = [200, 5000];
/** The refs are listed again after so many times what it took: 7 s of 70 ms. */
const PAUSES = 100;

/** Where HEAD and all refs stood. */
interface Standing {
  readonly head: Head;
  readonly refs: readonly RefRecord[];
}

const PATTERNS = ["refs/heads/", "refs/remotes/", "refs/tags/"];

/**
 * Calls `onMove` when HEAD, a branch, a tag or a remote branch may have moved, within half a second; not for where they stand
 * at first. A hint: it also tells that git stores them in another way, or that one moved and moved back, which somebody may
 * have seen. A look costs some 0.1 ms and no process; the refs are listed every few seconds, for what the files did not say.
 * Does not keep the process alive. Gives the function that ends it.
 */
export function watchBranches(repository: Repository, onMove: () => void): () => void {
  const stampNow = branchStamp(repository);
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stamp: string | null = null;
  /** Where all stood when they were listed last; null where they have moved since, which was told. */
  let known: Standing | null = null;
  let isDueAt = 0;

  async function look(): Promise<void> {
    const found = await stampNow();
    if (ending.signal.aborted) return;
    if (stamp !== null && found !== stamp) {
      known = null;
      onMove();
    }
    stamp = found;
    if (performance.now() > isDueAt) await list();
    if (!ending.signal.aborted) timer = setTimeout(() => void look(), LOOK_MS).unref();
  }

  async function list(): Promise<void> {
    const begun = performance.now();
    const now = await standing(repository, ending.signal);
    if (ending.signal.aborted) return;
    isDueAt = performance.now() + Math.max(ANYWAY_MS, PAUSES * (performance.now() - begun));
    if (known !== null && now !== null && !isSame(known, now)) onMove();
    known = now ?? known;
  }

  void look();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

/** Finds where HEAD and all refs stand; null where that cannot be read: it has no news, and who reads is told why. */
async function standing(repository: Repository, signal: AbortSignal): Promise<Standing | null> {
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

function isSame(one: Standing, other: Standing): boolean {
  if (one.refs !== other.refs) {
    if (one.refs.length !== other.refs.length) return false;
    for (const [at, { name, oid, symref }] of one.refs.entries()) {
      const now = other.refs[at];
      if (now?.oid !== oid || now.name !== name || now.symref !== symref) return false;
    }
  }
  return JSON.stringify(one.head) === JSON.stringify(other.head);
}

/** Where all refs are that have no file of their own. */
const TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];
const ROOTS: readonly string[] = ["refs/heads", "refs/remotes", "refs/tags"];
/** Of more folders than this the first are looked at. */
const FOLDERS_MAX = 1000;

/**
 * Makes a function that gives a text which is another one when HEAD, a branch, a tag or a remote branch has moved: git puts
 * each into place by a rename, which its folder shows. A hint; 10 µs for each folder of refs, whose number is that of
 * prefixes, not of refs, and no process.
 */
export function branchStamp({ gitDir, commonDir }: Repository): () => Promise<string> {
  let folders = ROOTS;
  let last = "";
  const stampNow = async (): Promise<string> => {
    const files = [join(gitDir, "HEAD"), ...[...TABLES, ...folders].map((name) => join(commonDir, name))];
    return (await Promise.all(files.map(stampOf))).join("\n");
  };
  return async () => {
    if ((await stampNow()) === last) return last;
    // A folder that is new to it is no move of its own, which the next stamp would tell once more.
    folders = await refFolders(commonDir);
    last = await stampNow();
    return last;
  };
}

async function refFolders(commonDir: string): Promise<readonly string[]> {
  const found = [...ROOTS];
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

function stampOf(path: string): Promise<string> {
  return stat(path, { bigint: true }).then(
    ({ ino, mtimeNs, size }) => `${ino} ${mtimeNs} ${size}`,
    () => "",
  );
}

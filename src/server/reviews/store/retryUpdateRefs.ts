import { open, readFile, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { fileAge } from "#server/git/disk/fileStat.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { healLock } from "#server/git/disk/staleLock.ts";
import { BrokerDied, GitKilled } from "#server/git/processes/run.ts";
import type { RefsMoved } from "#server/git/refs/updateRefs.ts";
import type { StoreSettings } from "./storeRefs.ts";

/** The refs to move, and the name of their writers' advisory lock. */
export interface Moving {
  readonly lockName: string;
  readonly refs: readonly string[];
}

/** The longest pause before the next try, at first and at last, in milliseconds. */
const PAUSE_FIRST_MS = 8;
const PAUSE_LAST_MS = 120;
/** Number of killed git processes after which it is not an accident any more. */
const KILLED_MAX = 5;

/**
 * Tries to move refs until it succeeds, with pauses of random length; each try reads the refs again. Removes locks of
 * dead processes. Fails as CONFLICT after the timeout.
 */
export async function retryUpdateRefs(
  settings: StoreSettings,
  { lockName, refs }: Moving,
  attempt: () => Promise<RefsMoved>,
): Promise<void> {
  const { repository, timeoutMs, lockAgeMs } = settings;
  const deadline = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    const releaseLock = await acquireAdvisoryLock(join(repository.mirror, `galley-turn-${lockName}`));
    let lock: string | null = null;
    try {
      if ((await attempt().catch((error: unknown) => asRefused(error, tries))) === "moved") return;
      for (const ref of refs) if ((await healLock(repository, ref, lockAgeMs)) === "held") lock = ref;
    } finally {
      await releaseLock();
    }
    if (performance.now() > deadline) throw conflictError(lock);
    await wait(Math.random() * Math.min(PAUSE_LAST_MS, PAUSE_FIRST_MS * 2 ** tries));
  }
}

/** The result of a try whose git was killed is unknown, so the next try reads the refs. */
function asRefused(error: unknown, tries: number): RefsMoved {
  const isKilled = error instanceof BrokerDied || error instanceof GitKilled;
  if (isKilled && tries < KILLED_MAX) return "refused";
  throw error;
}

function conflictError(lock: string | null): GalleyError {
  if (lock === null) return new GalleyError("CONFLICT", "Other processes keep writing to the reviews.");
  return new GalleyError("CONFLICT", `Another program holds the lock of ${lock}.`, {
    next: `If no git is running here, delete ${lock}.lock in the repository's git folder, then try again.`,
  });
}

/** A writer holds the lock for about 20 ms. After this time it is ignored, since it is only advisory. */
const LOCK_MAX_AGE_MS = 2000;
const WAIT_MS = 3000;
/** Polling interval: short at first, then long enough that many waiting processes do not keep a core busy. */
const POLL_FIRST_MS = 4;
const POLL_LAST_MS = 60;

async function make(file: string): Promise<"made" | "taken" | "impossible"> {
  try {
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(String(process.pid)).finally(() => handle.close());
    return "made";
  } catch (error) {
    return codeOf(error) === "EEXIST" ? "taken" : "impossible";
  }
}

/** Returns true if the lock's owner is dead or has held it for too long. */
async function isStale(file: string): Promise<boolean> {
  try {
    if (fileAge(await stat(file)) > LOCK_MAX_AGE_MS) return true;
    const pid = Number(await readFile(file, "latin1"));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

/**
 * Waits for the advisory lock of Galley processes that write to the same refs, and returns the function that releases
 * it. Correctness does not depend on it, since refs move by compare-and-swap: it only saves sixteen simultaneous
 * writers the work that fifteen would lose. So a dead owner's lock ends at once, any other after a while, and without a
 * lock file the writer proceeds.
 */
export async function acquireAdvisoryLock(file: string): Promise<() => Promise<void>> {
  const deadline = performance.now() + WAIT_MS;
  for (let checks = 0; ; checks += 1) {
    const made = await make(file);
    if (made === "made") return () => remove(file);
    if (made === "impossible" || performance.now() > deadline) return () => Promise.resolve();
    if (await isStale(file)) await remove(file);
    else await wait(1 + Math.random() * Math.min(POLL_LAST_MS, POLL_FIRST_MS * 2 ** checks));
  }
}

async function remove(file: string): Promise<void> {
  await unlink(file).catch(() => undefined); // another process took it for stale, or will
}

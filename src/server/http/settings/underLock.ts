import { rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "#server/git/disk/codeOf.ts";

/** Whoever has a lock has it for a millisecond: one so old is of a program that was killed. */
const ABANDONED_MS = 2000;
const AGAIN_MS = 5;
/** Longer than it takes to see that a lock was abandoned. */
const PATIENCE_MS = 4000;

const BUSY = "Another Galley has been writing the settings for too long.";

/**
 * Does something, which must not wait, while no other program that asks for the same lock does; the lock is a file that is there
 * meanwhile. CONFLICT where it does not get its turn within some seconds; otherwise fails as the deed or the disk does.
 */
export async function underLock<T>(lock: string, deed: () => T): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; !take(lock); await wait(AGAIN_MS)) {
    if (Date.now() > end) throw new GalleyError("CONFLICT", BUSY);
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > ABANDONED_MS) rmSync(lock, { force: true });
  }
  try {
    return deed();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

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

/** The refs to move, and the name of the turn that their writers take. */
export interface Moving {
  readonly turn: string;
  readonly refs: readonly string[];
}

/** The longest pause before the next try, at first and at last, in milliseconds. */
const PAUSE_FIRST_MS = 8;
const PAUSE_LAST_MS = 120;
/** Tries after which it is no accident any more that git is killed. */
const KILLED_MAX = 5;

/**
 * Makes tries to move refs until one succeeds, with pauses of random length between them; each reads anew what the refs
 * hold. A lock that a dead process left is taken away. Fails as CONFLICT when its patience is at an end.
 */
export async function untilMoved(
  settings: StoreSettings,
  { turn, refs }: Moving,
  attempt: () => Promise<RefsMoved>,
): Promise<void> {
  const { repository, patienceMs, lockAgeMs } = settings;
  const deadline = performance.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    const endTurn = await takeTurn(join(repository.shadow, `galley-turn-${turn}`));
    let lock: string | null = null;
    try {
      if ((await attempt().catch((error: unknown) => asRefused(error, tries))) === "moved") return;
      for (const ref of refs) if ((await healLock(repository, ref, lockAgeMs)) === "held") lock = ref;
    } finally {
      await endTurn();
    }
    if (performance.now() > deadline) throw givenUp(lock);
    await wait(Math.random() * Math.min(PAUSE_LAST_MS, PAUSE_FIRST_MS * 2 ** tries));
  }
}

/** What became of a try whose git was killed is not known, so the next one looks. */
function asRefused(error: unknown, tries: number): RefsMoved {
  const isKilled = error instanceof BrokerDied || error instanceof GitKilled;
  if (isKilled && tries < KILLED_MAX) return "refused";
  throw error;
}

function givenUp(lock: string | null): GalleyError {
  if (lock === null) return new GalleyError("CONFLICT", "Others write to the reviews without a pause.");
  return new GalleyError("CONFLICT", `Another program holds the lock of ${lock}.`, {
    next: `If no git is running here, delete ${lock}.lock in the repository's git folder, then try again.`,
  });
}

/** A writer's turn takes some 20 ms. Past these it is over, whatever the file says: after all it is a courtesy. */
const TURN_MS = 2000;
const WAIT_MS = 3000;
/** Between two looks: short at first, then long enough that many who wait do not keep a core busy with looking. */
const LOOK_FIRST_MS = 4;
const LOOK_LAST_MS = 60;

async function make(file: string): Promise<"made" | "taken" | "impossible"> {
  try {
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(String(process.pid)).finally(() => handle.close());
    return "made";
  } catch (error) {
    return codeOf(error) === "EEXIST" ? "taken" : "impossible";
  }
}

/** Tells whether the turn's owner is dead or has had it for too long. */
async function isStale(file: string): Promise<boolean> {
  try {
    if (fileAge(await stat(file)) > TURN_MS) return true;
    const pid = Number(await readFile(file, "latin1"));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

/**
 * Waits for one's turn among the Galleys that write to the same refs, and gives the function that ends it. Nothing depends
 * on it: refs move by compare-and-swap. It only spares sixteen writers of the same moment work that fifteen would lose. So
 * a dead owner's turn is over at once, anybody else's after a while, and where no file can be made one goes ahead.
 */
export async function takeTurn(file: string): Promise<() => Promise<void>> {
  const deadline = performance.now() + WAIT_MS;
  for (let looks = 0; ; looks += 1) {
    const made = await make(file);
    if (made === "made") return () => remove(file);
    if (made === "impossible" || performance.now() > deadline) return () => Promise.resolve();
    if (await isStale(file)) await remove(file);
    else await wait(1 + Math.random() * Math.min(LOOK_LAST_MS, LOOK_FIRST_MS * 2 ** looks));
  }
}

async function remove(file: string): Promise<void> {
  await unlink(file).catch(() => undefined); // somebody thought it stale, or will
}

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { BrokerDied } from "#server/git/processes/BrokerDied.ts";
import { GitKilled } from "#server/git/processes/GitKilled.ts";
import { healLock } from "#server/git/disk/healLock.ts";
import type { RefsMoved } from "#server/git/refs/updateRefs.ts";
import type { StoreSettings } from "./StoreSettings.ts";
import { takeTurn } from "./takeTurn.ts";

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

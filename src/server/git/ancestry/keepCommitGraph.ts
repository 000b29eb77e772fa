import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { writeCommitGraph } from "./commitGraph.ts";
import { forEachRef, type RefRecord } from "../refs/forEachRef.ts";
import type { Repository } from "../openRepository.ts";

/** When the graph is begun after opening: nobody waits for it, and what opening was for comes first. */
const FIRST_MS = 1500;

/** How often new commits are looked for afterwards. */
const AGAIN_MS = 60_000;

/**
 * Keeps the commit-graph up with the repository until the signal is aborted: writes it soon after opening, then looks
 * once a minute whether the refs lead elsewhere. The promise settles when nothing of it runs any more.
 */
export async function keepCommitGraph(repository: Repository, signal: AbortSignal): Promise<void> {
  let tried: readonly RefRecord[] | null = null;
  try {
    await wait(FIRST_MS, undefined, { signal, ref: false });
    for (;;) {
      const refs = await refsOf(repository, signal);
      // A list that has not changed is the very same list: see forEachRef. What failed for it once fails again.
      if (refs !== null && refs !== tried) await writeCommitGraph(repository, { signal });
      tried = refs ?? tried;
      await wait(AGAIN_MS, undefined, { signal, ref: false });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Lists all refs; null where the repository cannot be read just now. */
async function refsOf(repository: Repository, signal: AbortSignal): Promise<readonly RefRecord[] | null> {
  try {
    return await forEachRef(repository, { patterns: ["refs/"], priority: "background", signal });
  } catch (error) {
    if (error instanceof GalleyError) return null;
    throw error;
  }
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { GIT_GRAPH_MS } from "#contract/limits.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import { forEachRef, type RefRecord } from "../refs/forEachRef.ts";

/** Names the layers of a graph. */
const CHAIN = "objects/info/commit-graphs/commit-graph-chain";

/** `skipped`: a shallow repository can have none. `failed`: reading is slower without it, and nothing else. */
export type GraphOutcome = "written" | "skipped" | "failed";

/**
 * Writes the commit-graph, with filters of the paths that each commit changes, into the shadow, or adds what is new to
 * it; the repository is not touched. It makes the first page of a million commits 900 times and deep pages 8 to 13 times
 * quicker. Runs in the background and never fails: 10 s for a million commits, then 71 s for the filters; adding a few
 * hundred commits takes 0.05 s.
 */
export async function writeCommitGraph(repository: Repository, options: ReadOptions = {}): Promise<GraphOutcome> {
  const { commonDir, shadow } = repository;
  const isThere = (path: string): Promise<boolean> => stat(path).then(Boolean, () => false);
  if (await isThere(join(commonDir, "shallow"))) return "skipped";
  const quiet = { ...options, priority: "background" } as const;
  try {
    const refs = await forEachRef(repository, { ...quiet, patterns: ["refs/"] });
    const tips = [...new Set(refs.map(({ commit }) => commit).filter((commit) => commit !== null))];
    if (tips.length === 0) return "skipped";
    const write = (...flags: readonly string[]): Promise<unknown> => {
      const args = ["commit-graph", "write", "--stdin-commits", "--no-progress", ...flags];
      const call = {
        ...quiet,
        where: "shadow",
        args,
        input: `${tips.join("\n")}\n`,
        heavy: true,
        timeoutMs: GIT_GRAPH_MS,
      } as const;
      return readGit(repository, call);
    };
    const isFirst = !(await isThere(join(shadow, CHAIN)));
    // Git would write the next layer upon the repository's own ones, and then touches these, or renames a damaged one.
    const isApart = await isThere(join(commonDir, CHAIN));
    const more = isApart ? "--split=replace" : "--split";
    // The filters take seven times as long as the graph itself, which already serves the log while they are computed.
    // In layers git would take the repository's own graph for the one that it replaces, and touch it.
    if (isFirst) await write("--no-changed-paths");
    await write(isFirst ? "--split=replace" : more, "--changed-paths");
    return "written";
  } catch (error) {
    if (error instanceof GalleyError || options.signal?.aborted) return "failed";
    throw error;
  }
}

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

const FORMS = ["commit-graph", "commit-graphs/commit-graph-chain"];

/**
 * Tells whether the commit-graph has been written: without it a walk that leaves out what others have may take in commits
 * that it should not where clocks were wrong by hours, since git then knows the order of commits by their dates alone.
 */
export function hasCommitGraph({ shadow }: Pick<Repository, "shadow">): Promise<boolean> {
  // In one file while it is written for the first time, then in layers.
  return Promise.any(FORMS.map((form) => stat(join(shadow, "objects/info", form)))).then(
    () => true,
    () => false,
  );
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../openRepository.ts";

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

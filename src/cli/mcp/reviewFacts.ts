import type { ReviewReport } from "#cli/output/reviewReport.ts";

/** Says of a review what no one else's words are part of. */
export function reviewFacts({ id, state, openThreads, base, head, patchSets }: ReviewReport) {
  return { id, state, openThreads, base, head, patchSet: patchSets.at(-1)?.number ?? null };
}

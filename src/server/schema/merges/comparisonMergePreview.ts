import { previewMerge } from "#server/git/ancestry/previewMerge.ts";
import type { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { MergePreview } from "./MergePreview.ts";

/**
 * Whether the head merges into the base, and which files conflict. Nothing is merged. Null where there is nothing to merge
 * into: for a first commit, for two states of a change held together, and for histories that share nothing.
 * @gqlField mergePreview
 */
export async function comparisonMergePreview(comparison: Comparison, context: Context): Promise<MergePreview | null> {
  if (comparison.interdiff() !== null) return null;
  const [base, head] = await Promise.all([comparison.base(context), comparison.head(context)]);
  if (base === null) return null;
  return previewMerge(head.served.git, base.oid(), head.oid(), { priority: "prefetch", signal: context.signal });
}

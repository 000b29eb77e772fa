import { goJson } from "./goJson.ts";
import type { RequestItem } from "../RequestItem.ts";
import { requireWritable } from "./requireWritable.ts";

/**
 * Gives the line of `refs/notes/devtools/reviews` for a request, without a newline: git-appraise's own, and our extras behind
 * it. The target is written even when empty, which is what abandons. Fails as BAD_INPUT where a text is not well-formed.
 */
export function writeRequestLine(item: RequestItem): string {
  const fields = {
    timestamp: item.timestamp || undefined,
    reviewRef: item.reviewRef || undefined,
    targetRef: item.targetRef,
    requester: item.requester || undefined,
    reviewers: item.reviewers.length > 0 ? item.reviewers : undefined,
    description: item.description || undefined,
    baseCommit: item.baseCommit || undefined,
    alias: item.alias || undefined,
  };
  requireWritable(fields);
  const hasExtras = Object.keys(item.extras).length > 0;
  return goJson({ ...fields, galley: hasExtras ? { ...item.extras } : undefined });
}

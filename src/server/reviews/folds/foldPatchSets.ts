import type { RecordedPatchSet } from "../FoldedReview.ts";
import type { Person } from "../Person.ts";
import type { RequestItem } from "../RequestItem.ts";
import { secondsOf } from "../secondsOf.ts";

/**
 * Gives the states of the change that the requests (oldest first) recorded. One that is like the one before is none, nor is
 * one that was recorded before under the same key: two clones each wrote it down.
 */
export function foldPatchSets(
  requests: readonly RequestItem[],
  person: (email: string) => Person,
): readonly RecordedPatchSet[] {
  const patchSets: RecordedPatchSet[] = [];
  const keys = new Set<string>();
  for (const { extras, requester, timestamp } of requests) {
    const before = patchSets.at(-1);
    const isAgain = extras.act === "patchSet" && extras.key !== undefined && keys.has(extras.key);
    if (extras.key !== undefined) keys.add(extras.key);
    const { head, base = before?.base ?? null } = extras;
    if (isAgain || head === undefined || (head === before?.head && base === before.base)) continue;
    const by = person(extras.by ?? requester);
    const kind = extras.kind ?? patchSets.findLast((set) => set.head === head)?.kind ?? "commits";
    patchSets.push({ number: patchSets.length + 1, head, base, kind, at: secondsOf(timestamp), by });
  }
  return patchSets;
}

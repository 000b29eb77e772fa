import type { RecordedPatchSet } from "./FoldedReview.ts";
import type { Person } from "./Person.ts";
import type { RequestItem } from "./RequestItem.ts";
import { secondsOf } from "./secondsOf.ts";

/** Gives the states of the change that the requests (oldest first) recorded; one that is like the one before is none. */
export function foldPatchSets(
  requests: readonly RequestItem[],
  person: (email: string) => Person,
): readonly RecordedPatchSet[] {
  const patchSets: RecordedPatchSet[] = [];
  for (const { extras, requester, timestamp } of requests) {
    const before = patchSets.at(-1);
    const { head, base = before?.base ?? null } = extras;
    if (head === undefined || (head === before?.head && base === before.base)) continue;
    const by = person(extras.by ?? requester);
    patchSets.push({ number: patchSets.length + 1, head, base, at: secondsOf(timestamp), by });
  }
  return patchSets;
}

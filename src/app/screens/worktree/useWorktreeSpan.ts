import { readNumber } from "#contract/readNumber.ts";
import { withoutSpan } from "#contract/withoutSpan.ts";
import { useGonePatchSets } from "#app/parts/review/useGonePatchSets.ts";
import { useSinceLooked } from "#app/parts/seen/useSinceLooked.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";

interface WorktreeSpan {
  /** Whether the address is about to be another one. */
  readonly isLeading: boolean;
  /** The patch set from which on one reads up to the last; 0 where one reads something else. */
  readonly since: number;
  /** Says that there is no patch set of the address's; null where there is. */
  readonly gone: string | null;
}

/**
 * Reads since when uncommitted work is read: leads to what came since one looked where the address asks for nothing, and away
 * from patch sets that the work's review has not. `patchSets` are their numbers.
 */
export function useWorktreeSpan(sinceLooked: number | null, patchSets: readonly number[]): WorktreeSpan {
  const [from, setFrom] = useSearchParam("from");
  const [to] = useSearchParam("to");
  const [part] = useSearchParam("part");
  const [stash] = useSearchParam("stash");
  const { place } = usePlace();
  const asksItself = place !== null || [from, to, part, stash].some((word) => word !== null);
  const isLeading = useSinceLooked(sinceLooked, asksItself, (since) => setFrom(String(since)));
  const { url, go } = useRouter();
  const asked = stash === null ? [readNumber(from), readNumber(to)] : [];
  const gone = useGonePatchSets(patchSets, asked, () => go(withoutSpan(url), { replace: true }));
  return {
    isLeading: isLeading || gone.isLeaving,
    gone: gone.sentence,
    since: to === null && stash === null ? (readNumber(from) ?? 0) : 0,
  };
}

import { graphql, useFragment } from "react-relay";
import { PatchSetPicker, useGonePatchSets } from "#app/parts/review/PatchSetPicker.tsx";
import { useSinceLooked } from "#app/parts/viewed/LastVisit.tsx";
import { usePlace } from "#app/relay/usePlace.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { readNumber, withoutSpan } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeSpan_review$key } from "#generated/WorktreeSpan_review.graphql.ts";

interface Props {
  readonly slug: string;
  readonly review: WorktreeSpan_review$key;
}

/** Chooses between which two snapshots uncommitted work is read; nothing while there is one. */
export function WorktreeSpan({ slug, review }: Props) {
  const data = useFragment(
    graphql`
      fragment WorktreeSpan_review on Review @throwOnFieldError {
        patchSets {
          __typename
        }
        ...PatchSetPicker_review
      }
    `,
    review,
  );
  const { go } = useRouter();
  const [from] = useSearchParam("from");
  const [to] = useSearchParam("to");
  if (data.patchSets.length < 2) return null;
  return (
    <PatchSetPicker
      review={data}
      from={readNumber(from)}
      to={readNumber(to)}
      onRead={(range) => go(addressOf.worktree(slug, { ...range, from: range.from ?? 0 }))}
    />
  );
}

interface UseWorktreeSpanWorktreeSpan {
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
export function useWorktreeSpan(sinceLooked: number | null, patchSets: readonly number[]): UseWorktreeSpanWorktreeSpan {
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

import { graphql, useFragment } from "react-relay";
import { PatchSetPicker, useGonePatchSets } from "#app/reviewing/review/PatchSetPicker.tsx";
import { useSinceLastVisit } from "#app/reading/viewed/LastVisit.tsx";
import { useRouter, useSearchParam, useUrlLocation } from "#app/relay/useRouter.ts";
import { readNumber, withoutSpan } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeSpan_review$key } from "#generated/WorktreeSpan_review.graphql.ts";

interface Props {
  readonly slug: string;
  readonly review: WorktreeSpan_review$key;
  readonly snapshotOid: string;
}

/** Selects the two snapshots to compare. Renders nothing while there is only one. */
export function WorktreeSpan({ slug, review, snapshotOid }: Props) {
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
      shownOid={snapshotOid}
      onRead={(range) => go(addressOf.worktree(slug, { ...range, from: range.from ?? 0 }))}
    />
  );
}

interface UseWorktreeSpanWorktreeSpan {
  /** True while a redirect to another URL is pending. */
  readonly isLeading: boolean;
  /** The compared patch sets as the URL names them. */
  readonly span: { readonly from: number; readonly to: number | null };
  /** The message if a patch set in the URL does not exist, or null. */
  readonly gone: string | null;
}

/**
 * Reads the compared patch sets from the URL. Redirects to the changes since the last visit if the URL selects
 * nothing, and away from patch sets that do not exist. `patchSets` are the existing numbers.
 */
export function useWorktreeSpan(
  sinceLastVisit: number | null,
  patchSets: readonly number[],
): UseWorktreeSpanWorktreeSpan {
  const [from, setFrom] = useSearchParam("from");
  const [to] = useSearchParam("to");
  const [part] = useSearchParam("part");
  const { location } = useUrlLocation();
  const hasExplicitTarget = location !== null || [from, to, part].some((param) => param !== null);
  const isLeading = useSinceLastVisit(sinceLastVisit, hasExplicitTarget, (since) => setFrom(String(since)));
  const { url, go } = useRouter();
  const fromAddress = [readNumber(from), readNumber(to)];
  const gone = useGonePatchSets(patchSets, fromAddress, () => go(withoutSpan(url), { replace: true }));
  return {
    isLeading: isLeading || gone.isLeaving,
    gone: gone.message,
    span: { from: readNumber(from) ?? 0, to: readNumber(to) },
  };
}

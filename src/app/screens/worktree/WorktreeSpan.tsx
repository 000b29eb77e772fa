import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/readNumber.ts";
import type { WorktreeSpan_review$key } from "#generated/WorktreeSpan_review.graphql.ts";
import { PatchSetPicker } from "#app/parts/review/PatchSetPicker.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";

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

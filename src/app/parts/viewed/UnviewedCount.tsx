import { CheckIcon, EyeIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { UnviewedCount_review$key } from "#generated/UnviewedCount_review.graphql.ts";
import "./UnseenCount.css";
import { formatCount } from "#app/ui/format.ts";

const TEXT = {
  allSeen: "All seen",
  hintOf: (hunks: number, total: number): string =>
    hunks === 0
      ? "You have seen every hunk of it"
      : `${formatCount(hunks)} of ${formatCount(total)} hunks are not seen yet`,
  unseen: (hunks: number): string => `${formatCount(hunks)} unseen`,
} as const;

/** How many hunks of a review one has not seen, down to none; nothing where they are not counted. */
export function UnseenCount({ review }: { readonly review: UnviewedCount_review$key }) {
  const { unseen } = useFragment(
    graphql`
      fragment UnviewedCount_review on Review @throwOnFieldError {
        unseen {
          hunks
          totalHunks
        }
      }
    `,
    review,
  );
  if (unseen == null || unseen.totalHunks === 0) return null;
  const { hunks, totalHunks } = unseen;
  return (
    <span className="UnseenCount" data-some={hunks > 0 || undefined} title={TEXT.hintOf(hunks, totalHunks)}>
      {hunks === 0 ? <CheckIcon size={12} /> : <EyeIcon size={12} />}
      {hunks === 0 ? TEXT.allSeen : TEXT.unseen(hunks)}
    </span>
  );
}

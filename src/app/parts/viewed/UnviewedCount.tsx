import { CheckIcon, EyeIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { UnviewedCount_review$key } from "#generated/UnviewedCount_review.graphql.ts";
import "./UnviewedCount.css";
import { formatCount } from "#app/ui/format.ts";

/** The number of hunks of a review that are not viewed yet; nothing when they are not counted. */
export function UnviewedCount({ review }: { readonly review: UnviewedCount_review$key }) {
  const { unviewed } = useFragment(
    graphql`
      fragment UnviewedCount_review on Review @throwOnFieldError {
        unviewed {
          hunks
          totalHunks
        }
      }
    `,
    review,
  );
  if (unviewed == null || unviewed.totalHunks === 0) return null;
  const { hunks, totalHunks } = unviewed;
  return (
    <span
      className="UnviewedCount"
      data-some={hunks > 0 || undefined}
      title={
        hunks === 0
          ? "You have viewed all hunks"
          : `${formatCount(hunks)} of ${formatCount(totalHunks)} hunks not viewed yet`
      }
    >
      {hunks === 0 ? <CheckIcon size={12} /> : <EyeIcon size={12} />}
      {hunks === 0 ? "All viewed" : `${formatCount(hunks)} not viewed`}
    </span>
  );
}

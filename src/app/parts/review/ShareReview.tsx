import { ShareIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareReview_review$key } from "#generated/ShareReview_review.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { ShareReviewDialog } from "./ShareReviewDialog.tsx";

const SHARE = "Share …";
const HINT = "Let others read this review: says first what they would get";

interface Props {
  readonly review: ShareReview_review$key;
  /** Called with what stands for the review in addresses when it was shared. */
  readonly onShared: (review: string) => void;
}

/** Leads to sharing a review that nobody else sees yet. */
export function ShareReview({ review, onShared }: Props) {
  const data = useFragment(
    graphql`
      fragment ShareReview_review on Review @throwOnFieldError {
        key
        ...ShareReviewDialog_review
      }
    `,
    review,
  );
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" icon={<ShareIcon />} hint={HINT} onClick={() => setAsks(true)}>
        {SHARE}
      </Button>
      {asks && (
        <ShareReviewDialog
          review={data}
          onShared={() => {
            setAsks(false);
            onShared(data.key);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

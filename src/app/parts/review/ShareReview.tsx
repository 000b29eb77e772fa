import { ShareIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareReview_review$key } from "#generated/ShareReview_review.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { ShareReviewDialog } from "./ShareReviewDialog.tsx";
import { reviewPartsWords } from "./reviewPartsWords.ts";

const TEXT = {
  share: "Share…",
  hint: "Let others read this review: says first what they would get",
} as const;
const KEYS = "Shift+H";

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
  useShortcut(KEYS, reviewPartsWords.shareReviewDialog.share, shortcutGroups.review, () => setAsks(true));
  return (
    <>
      <Button size="small" icon={<ShareIcon />} hint={TEXT.hint} keys={KEYS} onClick={() => setAsks(true)}>
        {TEXT.share}
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

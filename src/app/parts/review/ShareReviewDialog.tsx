import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareReviewDialog_review$key } from "#generated/ShareReviewDialog_review.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { formatCount } from "#app/ui/formatCount.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { SharedSnapshot } from "./SharedSnapshot.tsx";
import { useShareReview } from "./useShareReview.ts";
import "./ShareReviewDialog.css";

const TITLE = "Share this review?";
const WHO = "Until now nobody else sees it. Shared, it is part of the repository's reviews and goes wherever these go.";
const WHAT = "Others get:";
const STAYS = "What is shared stays shared: whoever has fetched it keeps it. Your drafts stay yours.";
const SHARE = "Share the review";
const NOT_NOW = "Not now";
const NO_REMARKS = "no remarks: none is published yet";

interface Props {
  readonly review: ShareReviewDialog_review$key;
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** Says what sharing a private review gives to others, every snapshot with its files, and shares it. */
export function ShareReviewDialog({ review, onShared, onClose }: Props) {
  const { id, commentCount, patchSets } = useFragment(
    graphql`
      fragment ShareReviewDialog_review on Review @throwOnFieldError {
        id
        commentCount
        patchSets {
          number
          kind
          at
        }
      }
    `,
    review,
  );
  const [shareReview, busy] = useShareReview(id);
  const [failure, setFailure] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const reason = await shareReview();
    setFailure(reason);
    if (reason === null) onShared();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLE}
      footer={
        <>
          <Button onClick={onClose}>{NOT_NOW}</Button>
          <Button variant="primary" busy={busy} onClick={() => void share()}>
            {SHARE}
          </Button>
        </>
      }
    >
      <div className="ShareReviewDialog">
        <p>{WHO}</p>
        <p>{WHAT}</p>
        <ul className="ShareReviewDialog-what">
          <li>{remarksText(commentCount)}</li>
          {patchSets.map(({ number, kind, at }) => (
            <SharedSnapshot key={number} reviewId={id} number={number} isSnapshot={kind === "SNAPSHOT"} at={at} />
          ))}
        </ul>
        <p>{STAYS}</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

function remarksText(count: number): string {
  if (count === 0) return NO_REMARKS;
  return count === 1
    ? "1 remark, with its author and time"
    : `${formatCount(count)} remarks, with their authors and times`;
}

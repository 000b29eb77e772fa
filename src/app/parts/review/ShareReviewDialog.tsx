import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareReviewDialog_review$key } from "#generated/ShareReviewDialog_review.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { SharedSnapshot } from "./SharedSnapshot.tsx";
import { useShareReview } from "./useShareReview.ts";
import "./ShareReviewDialog.css";
import { reviewPartsWords } from "./reviewPartsWords.ts";

const TEXT = reviewPartsWords.shareReviewDialog;

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
      title={TEXT.title}
      footer={
        <>
          <Button onClick={onClose}>{TEXT.notNow}</Button>
          <Button variant="primary" busy={busy} onClick={() => void share()}>
            {TEXT.share}
          </Button>
        </>
      }
    >
      <div className="ShareReviewDialog">
        <p>{TEXT.who}</p>
        <p>{TEXT.what}</p>
        <ul className="ShareReviewDialog-what">
          <li>{remarksText(commentCount)}</li>
          {patchSets.map(({ number, kind, at }) => (
            <SharedSnapshot key={number} reviewId={id} number={number} isSnapshot={kind === "SNAPSHOT"} at={at} />
          ))}
        </ul>
        <p>{TEXT.stays}</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

function remarksText(count: number): string {
  if (count === 0) return TEXT.noRemarks;
  return TEXT.remarksWithTheir(count);
}

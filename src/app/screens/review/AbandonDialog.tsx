import { useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { useAbandonReview } from "./useAbandonReview.ts";

const TITLE = "Abandon this review?";
const WHAT = "It stays readable, with all that was said, and can be reopened. The branch is left alone.";
const WHY = "Why, for those who come back to it";
const ABANDON = "Abandon the review";
const KEEP = "Keep it";

interface Props {
  /** The review's id. */
  readonly review: string;
  readonly onClose: () => void;
}

/** Asks whether a review is to be given up, and why. */
export function AbandonDialog({ review, onClose }: Props) {
  const [body, setBody] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [abandonReview, busy] = useAbandonReview(review);

  async function abandon(): Promise<void> {
    const reason = await abandonReview(body);
    if (reason === null) onClose();
    else setFailure(reason);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLE}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{KEEP}</Button>
          <Button variant="danger" busy={busy} onClick={() => void abandon()}>
            {ABANDON}
          </Button>
        </>
      }
    >
      <div className="AbandonDialog">
        <p>{WHAT}</p>
        <TextArea label={WHY} value={body} onChange={setBody} rows={3} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

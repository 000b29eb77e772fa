import { useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { useAbandonReview } from "./useAbandonReview.ts";

const TEXT = {
  title: "Abandon this review?",
  what: "It stays readable, with all that was said, and can be reopened. The branch is left alone.",
  why: "Why, for those who come back to it",
  abandon: "Abandon the review",
  keep: "Keep it",
} as const;

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
      title={TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{TEXT.keep}</Button>
          <Button variant="danger" busy={busy} onClick={() => void abandon()}>
            {TEXT.abandon}
          </Button>
        </>
      }
    >
      <div className="AbandonDialog">
        <p>{TEXT.what}</p>
        <TextArea label={TEXT.why} value={body} onChange={setBody} rows={3} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

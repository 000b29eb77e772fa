import { GitPullRequestClosedIcon, IssueReopenedIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useReplacedFocus } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextArea } from "#app/ui/TextField.tsx";
import type { AbandonReview_review$key } from "#generated/AbandonReview_review.graphql.ts";
import type { AbandonReviewMutation } from "#generated/AbandonReviewMutation.graphql.ts";
import type { AbandonReviewReopenMutation } from "#generated/AbandonReviewReopenMutation.graphql.ts";

const KEYS = "Shift+X";

/** The button that abandons or reopens a review, as far as the viewer may. */
export function AbandonReview({ review }: { readonly review: AbandonReview_review$key }) {
  const { id, viewerCanAbandon, viewerCanReopen } = useFragment(
    graphql`
      fragment AbandonReview_review on Review @throwOnFieldError {
        id
        viewerCanAbandon
        viewerCanReopen
      }
    `,
    review,
  );
  const [isOpen, setOpen] = useState(false);
  const container = useReplacedFocus();
  const [run, busy, failure] = useReviewMutation<AbandonReviewReopenMutation>(graphql`
    mutation AbandonReviewReopenMutation($input: KeyedReviewInput!) {
      reopenReview(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewRefresher_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const reopen = (): void => {
    if (!busy) void run({ input: { key: newKey(), review: id } });
  };
  useShortcut(KEYS, "Abandon", shortcutGroups.review, () => setOpen(true), {
    enabled: viewerCanAbandon,
  });
  useShortcut(KEYS, "Reopen", shortcutGroups.review, reopen, {
    enabled: viewerCanReopen,
  });
  return (
    <div className="AbandonReview gap-2" {...container}>
      {viewerCanAbandon && (
        <Button
          variant="danger"
          size="small"
          icon={<GitPullRequestClosedIcon />}
          hint="Abandon this review; it can be reopened"
          keys={KEYS}
          onClick={() => setOpen(true)}
        >
          Abandon
        </Button>
      )}
      {viewerCanReopen && (
        <Button
          size="small"
          icon={<IssueReopenedIcon />}
          hint="Reopen this review"
          keys={KEYS}
          busy={busy}
          onClick={reopen}
        >
          Reopen
        </Button>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {isOpen && <AbandonDialog review={id} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AbandonDialog({ review, onClose }: { readonly review: string; readonly onClose: () => void }) {
  const [body, setBody] = useState("");
  const [run, busy, failure] = useReviewMutation<AbandonReviewMutation>(graphql`
    mutation AbandonReviewMutation($input: AbandonReviewInput!) {
      abandonReview(input: $input) {
        problem {
          code
          message
        }
        review {
          ...ReviewRefresher_review
          ...ReviewTimeline_review
        }
      }
    }
  `);

  async function abandon(): Promise<void> {
    if ((await run({ input: { key: newKey(), review, body } })) === null) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Abandon this review?"
      size="small"
      action={
        <Button variant="danger" busy={busy} onClick={() => void abandon()}>
          Abandon review
        </Button>
      }
    >
      <div className="AbandonDialog gap-2">
        <p>All comments stay readable, and the review can be reopened. The branch does not change.</p>
        <TextArea label="Reason (optional)" value={body} onChange={setBody} rows={3} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

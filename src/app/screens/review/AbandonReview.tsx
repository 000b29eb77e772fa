import { GitPullRequestClosedIcon, IssueReopenedIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey } from "#app/parts/mutations/idempotencyKey.ts";
import { useDeed } from "#app/parts/mutations/useAction.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextArea } from "#app/ui/TextField.tsx";
import type { AbandonReview_review$key } from "#generated/AbandonReview_review.graphql.ts";
import type { AbandonReviewMutation } from "#generated/AbandonReviewMutation.graphql.ts";
import type { AbandonReviewReopenMutation } from "#generated/AbandonReviewReopenMutation.graphql.ts";

const TEXT = {
  abandon: "Abandon",
  abandonHint: "Give the review up; it can be reopened",
  reopen: "Reopen",
  reopenHint: "Take the review up again",
} as const;
const KEYS = "Shift+X";

/** Gives a review up, or takes it up again, whichever the viewer may do now. */
export function GiveUp({ review }: { readonly review: AbandonReview_review$key }) {
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
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [reopenReview, busy] = useReopenReview(id);
  const reopen = async () => {
    if (!busy) setFailure(await reopenReview());
  };
  useShortcut(KEYS, TEXT.abandon, shortcutGroups.review, () => setAsks(true), {
    enabled: viewerCanAbandon,
  });
  useShortcut(KEYS, TEXT.reopen, shortcutGroups.review, () => void reopen(), {
    enabled: viewerCanReopen,
  });
  return (
    <div className="GiveUp">
      {viewerCanAbandon && (
        <Button
          variant="danger"
          size="small"
          icon={<GitPullRequestClosedIcon />}
          hint={TEXT.abandonHint}
          keys={KEYS}
          onClick={() => setAsks(true)}
        >
          {TEXT.abandon}
        </Button>
      )}
      {viewerCanReopen && (
        <Button
          size="small"
          icon={<IssueReopenedIcon />}
          hint={TEXT.reopenHint}
          keys={KEYS}
          busy={busy}
          onClick={() => void reopen()}
        >
          {TEXT.reopen}
        </Button>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {asks && <AbandonDialog review={id} onClose={() => setAsks(false)} />}
    </div>
  );
}

const ABANDON_DIALOG_TEXT = {
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
function AbandonDialog({ review, onClose }: Props) {
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
      title={ABANDON_DIALOG_TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{ABANDON_DIALOG_TEXT.keep}</Button>
          <Button variant="danger" busy={busy} onClick={() => void abandon()}>
            {ABANDON_DIALOG_TEXT.abandon}
          </Button>
        </>
      }
    >
      <div className="AbandonDialog">
        <p>{ABANDON_DIALOG_TEXT.what}</p>
        <TextArea label={ABANDON_DIALOG_TEXT.why} value={body} onChange={setBody} rows={3} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

/** Gives the deed that gives a review up, for a reason or without one, shown at once, and whether it is under way. */
function useAbandonReview(review: string) {
  const [run, busy] = useDeed<AbandonReviewMutation>(graphql`
    mutation AbandonReviewMutation($input: AbandonReviewInput!) {
      abandonReview(input: $input) {
        problem {
          code
          message
        }
        review {
          ...reviewFragments_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const abandonReview = (body: string) =>
    run({
      variables: { input: { key: newKey(), review, body } },
      optimisticUpdater: (store) => void store.get(review)?.setValue("ABANDONED", "state"),
    });
  return [abandonReview, busy] as const;
}

/** Gives the deed that takes up a review again that was given up, shown at once, and whether it is under way. */
function useReopenReview(review: string) {
  const [run, busy] = useDeed<AbandonReviewReopenMutation>(graphql`
    mutation AbandonReviewReopenMutation($input: ReopenReviewInput!) {
      reopenReview(input: $input) {
        problem {
          message
        }
        review {
          ...reviewFragments_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const reopenReview = () =>
    run({
      variables: { input: { key: newKey(), review } },
      optimisticUpdater: (store) => void store.get(review)?.setValue("OPEN", "state"),
    });
  return [reopenReview, busy] as const;
}

import { GitPullRequestClosedIcon, IssueReopenedIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GiveUp_review$key } from "#generated/GiveUp_review.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { AbandonDialog } from "./AbandonDialog.tsx";
import { useReopenReview } from "./useReopenReview.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  abandon: "Abandon",
  abandonHint: "Give the review up; it can be reopened",
  reopen: "Reopen",
  reopenHint: "Take the review up again",
} as const;
const KEYS = "Shift+X";

/** Gives a review up, or takes it up again, whichever the viewer may do now. */
export function GiveUp({ review }: { readonly review: GiveUp_review$key }) {
  const { id, viewerCanAbandon, viewerCanReopen } = useFragment(
    graphql`
      fragment GiveUp_review on Review @throwOnFieldError {
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

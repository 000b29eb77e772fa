import { GitMergeIcon, ReplyIcon, RepoPushIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useUndoLanding } from "#app/reviewing/landing/useLanding.ts";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { later } from "#app/ui/later.tsx";
import { MissingCode, Notice } from "#app/ui/Notice.tsx";
import { useReplacedFocus } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { addressOf } from "#contract/pages.ts";
import type { LandReview_review$key } from "#generated/LandReview_review.graphql.ts";
import type { LandReviewPushMutation } from "#generated/LandReviewPushMutation.graphql.ts";

const LandDialog = later(async () => (await import("#app/reviewing/landing/LandDialog.tsx")).LandDialog, MissingCode);

const TEXT = {
  land: "Land…",
  undo: "Undo landing",
} as const;
const KEYS = "Shift+L";

/** The buttons that land a review, and that push or undo that. Renders nothing for those who may do none of it. */
export function LandReview({ review, slug }: { readonly review: LandReview_review$key; readonly slug: string }) {
  const { id, state, viewerCanLand, viewerCanUndoLanding, remotesToPush, reviewRef, targetRef } = useFragment(
    graphql`
      fragment LandReview_review on Review @throwOnFieldError {
        id
        state
        viewerCanLand
        viewerCanUndoLanding
        remotesToPush
        reviewRef
        targetRef
      }
    `,
    review,
  );
  const [isOpen, setOpen] = useState(false);
  const container = useReplacedFocus();
  useShortcut(KEYS, TEXT.land, shortcutGroups.review, () => setOpen(true), { enabled: viewerCanLand });
  const branch = displayPath(targetRef);
  const toast = useToast();
  const [undoLanding, isUndoing, undoFailure] = useUndoLanding(id, branch);
  const [runPush, isPushing, pushFailure] = usePushLanding();
  const busy = isUndoing || isPushing;
  const failure = undoFailure ?? pushFailure;
  const undo = (): void => {
    if (!busy) void undoLanding();
  };
  const push = async (remote: string): Promise<void> => {
    if (busy) return;
    const reason = await runPush({ input: { review: id, remote } });
    if (reason === null) toast({ text: `Pushed to ${displayPath(remote)}.` });
  };
  useShortcut(KEYS, TEXT.undo, shortcutGroups.review, undo, { enabled: viewerCanUndoLanding });
  // What was refused stays, also if a refresh has found meanwhile that it cannot be done.
  if (!viewerCanLand && !viewerCanUndoLanding && remotesToPush.length === 0 && failure === null) return null;
  return (
    <div className="LandReview" {...container}>
      {viewerCanLand && (
        <Button
          variant={state === "APPROVED" ? "primary" : "secondary"}
          size="small"
          icon={<GitMergeIcon />}
          hint={`Bring this change into ${branch}`}
          keys={KEYS}
          onClick={() => setOpen(true)}
        >
          {TEXT.land}
        </Button>
      )}
      {remotesToPush.map((remote) => (
        <Button
          key={remote}
          size="small"
          icon={<RepoPushIcon />}
          busy={busy}
          hint={`Push ${branch} and the reviews to ${displayPath(remote)}`}
          onClick={() => void push(remote)}
        >
          Push to {displayPath(remote)}
        </Button>
      ))}
      {viewerCanUndoLanding && (
        <Button
          size="small"
          icon={<ReplyIcon />}
          busy={busy}
          hint={`Move ${branch} back and open the review again`}
          keys={KEYS}
          onClick={undo}
        >
          {TEXT.undo}
        </Button>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {isOpen && (
        <LandDialog
          review={id}
          addressOf={(key) => addressOf.review(slug, key)}
          branch={branch}
          own={displayPath(reviewRef)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function usePushLanding() {
  return useUnsignedMutation<LandReviewPushMutation>(graphql`
    mutation LandReviewPushMutation($input: PushLandingInput!) {
      pushLanding(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewRefresher_review
        }
      }
    }
  `);
}

import { graphql, useFragment } from "react-relay";
import { useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { HeadMoved_review$key } from "#generated/HeadMoved_review.graphql.ts";
import type { HeadMovedMutation } from "#generated/HeadMovedMutation.graphql.ts";

const KEYS = "Shift+U";

/** Notice that the branch has commits without a patch set, with a button that records one. */
export function HeadMoved({ review }: { readonly review: HeadMoved_review$key }) {
  const { id, reviewRef, viewerCanUpdate, movedTo, patchSets } = useFragment(
    graphql`
      fragment HeadMoved_review on Review @throwOnFieldError {
        id
        reviewRef
        viewerCanUpdate
        movedTo
        patchSets {
          headOid
          isRecorded
        }
      }
    `,
    review,
  );
  const [run, busy, failure] = useReviewMutation<HeadMovedMutation>(graphql`
    mutation HeadMovedMutation($input: ReviewInput!) {
      recordPatchSet(input: $input) {
        problem {
          code
          message
        }
        review {
          ...ReviewRefresher_review
          ...HeadMoved_review
          ...ReviewRefresher_patchSets
          ...ReviewTimeline_review
          ...TargetBranch_mergeOutcome
        }
      }
    }
  `);
  const recordedHeads = patchSets.filter(({ isRecorded }) => isRecorded).map(({ headOid }) => headOid);
  const recorded = recordedHeads.length;
  // The answer of the next page may bring the patch set before this page is left.
  const hasMoved = movedTo != null && recordedHeads.at(-1) !== movedTo;
  const label = `Record patch set ${recorded + 1}`;
  const record = (): void => {
    if (!busy) void run({ input: { review: id } });
  };
  useShortcut(KEYS, label, shortcutGroups.review, record, {
    enabled: hasMoved && viewerCanUpdate,
  });
  if (!hasMoved) return null;
  return (
    <Notice
      tone={failure !== null ? "danger" : recorded === 0 ? "info" : "warning"}
      actions={
        viewerCanUpdate && (
          <Button size="small" busy={busy} keys={KEYS} onClick={record}>
            {label}
          </Button>
        )
      }
    >
      {failure ?? messageOf(displayPath(reviewRef), movedTo, recorded)}
    </Notice>
  );
}

function messageOf(branch: string, movedTo: string, recorded: number): string {
  const head = movedTo.slice(0, 10);
  return recorded === 0
    ? `${branch} is at ${head}, which is not recorded as a patch set yet.`
    : `${branch} has moved to ${head} since patch set ${recorded}. The new state is not recorded as a patch set yet.`;
}

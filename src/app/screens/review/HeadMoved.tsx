import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useDeed } from "#app/parts/mutations/useAction.ts";
import { Button } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { HeadMoved_review$key } from "#generated/HeadMoved_review.graphql.ts";
import type { HeadMovedMutation } from "#generated/HeadMovedMutation.graphql.ts";

const TEXT = {
  record: (patchSet: number): string => `Record patch set ${patchSet}`,
  stands: (branch: string, head: string): string =>
    `${branch} stands at ${head}, of which no patch set is recorded yet.`,
  hasMoved: (branch: string, head: string, recorded: number): string =>
    `${branch} has moved to ${head} since patch set ${recorded}, which is not recorded yet.`,
} as const;
const KEYS = "Shift+U";

/** Says that the branch stands where no patch set records it, and records it. */
export function HeadMoved({ review }: { readonly review: HeadMoved_review$key }) {
  const { id, reviewRef, viewerCanUpdate, movedTo, patchSets } = useFragment(
    graphql`
      fragment HeadMoved_review on Review @throwOnFieldError {
        id
        reviewRef
        viewerCanUpdate
        movedTo
        patchSets {
          isRecorded
          ...reviewFragments_patchSet
        }
      }
    `,
    review,
  );
  const [recordPatchSet, busy] = useRecordPatchSet(id);
  const [failure, setFailure] = useState<string | null>(null);
  const recorded = patchSets.filter(({ isRecorded }) => isRecorded).length;
  const label = TEXT.record(recorded + 1);
  const record = async () => {
    if (!busy) setFailure(await recordPatchSet());
  };
  useShortcut(KEYS, label, shortcutGroups.review, () => void record(), {
    enabled: movedTo != null && viewerCanUpdate,
  });
  if (movedTo == null) return null;
  return (
    <Notice
      tone={failure !== null ? "danger" : recorded === 0 ? "info" : "warning"}
      actions={
        viewerCanUpdate && (
          <Button size="small" busy={busy} keys={KEYS} onClick={() => void record()}>
            {label}
          </Button>
        )
      }
    >
      {failure ?? sentenceOf(displayPath(reviewRef), movedTo, recorded)}
    </Notice>
  );
}

function sentenceOf(branch: string, movedTo: string, recorded: number): string {
  const head = movedTo.slice(0, 10);
  return recorded === 0 ? TEXT.stands(branch, head) : TEXT.hasMoved(branch, head, recorded);
}

/** Gives the deed that records where the branch is now as a patch set, and whether it is under way. */
function useRecordPatchSet(review: string) {
  const [run, busy] = useDeed<HeadMovedMutation>(graphql`
    mutation HeadMovedMutation($input: RecordPatchSetInput!) {
      recordPatchSet(input: $input) {
        problem {
          message
        }
        review {
          ...reviewFragments_review
          ...HeadMoved_review
          patchSets {
            ...reviewFragments_patchSet
          }
          ...ReviewTimeline_review
          ...TargetBranch_mergeOutcome
        }
      }
    }
  `);
  const recordPatchSet = () => run({ variables: { input: { review } } });
  return [recordPatchSet, busy] as const;
}

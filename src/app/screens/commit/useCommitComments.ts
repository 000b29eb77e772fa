import { type RefObject, useRef } from "react";
import { graphql } from "react-relay";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { reopenedComposers } from "#app/reviewing/comments/useComposers.ts";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import { addressOf } from "#contract/pages.ts";
import type { useCommitCommentsMutation } from "#generated/useCommitCommentsMutation.graphql.ts";

interface CommitComments {
  /** For the reader: opens the commit's review with a composer at the lines. */
  readonly onComment: (location: Required<LineLocation>, proposed?: string) => void;
  readonly handle: RefObject<DiffReaderHandle | null>;
  readonly openReview: () => void;
}

/** Comments on a commit: they go to its review, which is begun if there is none. */
export function useCommitComments(slug: string, commit: string, parent: string | null): CommitComments {
  const handle = useRef<DiffReaderHandle>(null);
  const { go } = useRouter();
  const toast = useToast();
  const [run, busy] = useUnsignedMutation<useCommitCommentsMutation>(graphql`
    mutation useCommitCommentsMutation($input: OpenCommitReviewInput!) {
      openCommitReview(input: $input) {
        problem {
          message
        }
        review {
          key
          patchSets {
            headOid
            baseOid
          }
          ...ReviewRefresher_patchSets
        }
      }
    }
  `);
  const open = async (location: Required<LineLocation> | null, proposed?: string): Promise<void> => {
    if (busy) return;
    const text = location === null || location.line === 0 ? null : (handle.current?.textOf(location) ?? null);
    let review: string | null = null;
    let hasLines = false;
    const failure = await run({ input: { key: newKey(), slug, commit } }, (_store, data) => {
      const found = data?.openCommitReview?.review;
      const last = found?.patchSets?.at(-1);
      review = found?.key ?? null;
      // A review of several commits, or of a merge against another parent, has other lines.
      hasLines = last?.headOid === commit && (last.baseOid === parent || parent === null);
    });
    if (failure !== null) toast({ text: failure });
    if (review === null) return;
    if (location !== null && hasLines) {
      reopenedComposers.open(review, location, text?.replace(/\n$/, "").split("\n") ?? null, proposed);
    } else toast({ text: "Comments belong to a review. This is the review of the commit." });
    go(addressOf.reviewFiles(slug, review, { from: 0 }));
  };
  return {
    onComment: (location, proposed) => void open(location, proposed),
    handle,
    openReview: () => void open(null),
  };
}

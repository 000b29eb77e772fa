import { CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { CleanWorktree_worktree$key } from "#generated/CleanWorktree_worktree.graphql.ts";
import { OtherWorktrees } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { ReviewRow } from "#app/reviewing/review/ReviewRow.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";

const TEXT = { continues: "Review of your commits", earlier: "Earlier reviews" } as const;

interface Props {
  readonly slug: string;
  readonly worktree: CleanWorktree_worktree$key;
}

/** Empty state of the uncommitted work, with links to the history, to the branches ahead, and to earlier reviews. */
export function CleanWorktree({ slug, worktree }: Props) {
  const { skippedFiles, leftOutCount, review, earlierReviews } = useFragment(
    graphql`
      fragment CleanWorktree_worktree on Worktree @throwOnFieldError {
        skippedFiles {
          __typename
        }
        leftOutCount
        review {
          key
          ...ReviewRow_review
        }
        earlierReviews(first: 5) {
          key
          ...ReviewRow_review
        }
      }
    `,
    worktree,
  );
  const isWholeRead = skippedFiles.length === 0 && leftOutCount === 0;
  const actions = (
    <>
      <ButtonLink to={addressOf.history(slug, "HEAD")}>History</ButtonLink>
      <ButtonLink to={addressOf.home()}>Branches ahead</ButtonLink>
      <OtherWorktrees slug={slug} />
    </>
  );
  return (
    <div className="CleanWorktree stack gap-5">
      {isWholeRead ? (
        <EmptyState title="No uncommitted changes" icon={<CheckIcon size={24} />} actions={actions}>
          New changes appear here.
        </EmptyState>
      ) : (
        <EmptyState title="No changes in the files that were read" actions={actions}>
          The skipped files listed above were not read and may have changed.
        </EmptyState>
      )}
      {review != null && (
        <section aria-label={TEXT.continues}>
          <h2 className="CleanWorktree-heading muted small strong">{TEXT.continues}</h2>
          <ul className="ReviewList card lines">
            <ReviewRow review={review} addressOf={(key) => addressOf.reviewFiles(slug, key)} />
          </ul>
        </section>
      )}
      {earlierReviews.length > 0 && (
        <section aria-label={TEXT.earlier}>
          <h2 className="CleanWorktree-heading muted small strong">{TEXT.earlier}</h2>
          <ul className="ReviewList card lines">
            {earlierReviews.map((review) => (
              <ReviewRow key={review.key} review={review} addressOf={(key) => addressOf.review(slug, key)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { CleanWorktree_repository$key } from "#generated/CleanWorktree_repository.graphql.ts";
import type { CleanWorktree_worktree$key } from "#generated/CleanWorktree_worktree.graphql.ts";
import { OtherWorktrees } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { ReviewRow } from "#app/reviewing/review/ReviewRow.tsx";
import { Boundary, EmptyState, messageOf } from "#app/ui/Notice.tsx";
import { Skeleton } from "#app/ui/loading.tsx";
import { CommitRow } from "#app/reading/navigation/CommitRow.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";

const TEXT = {
  continues: "Review of your commits",
  earlier: "Earlier reviews",
  last: "Last commit",
  ahead: "Branches ahead",
} as const;

interface Props {
  readonly slug: string;
  readonly worktree: CleanWorktree_worktree$key;
  readonly repository: CleanWorktree_repository$key;
}

/** Empty state of the uncommitted work, with links to the last commit, branches ahead and earlier reviews. */
export function CleanWorktree({ slug, worktree, repository }: Props) {
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
  return (
    <div className="CleanWorktree stack gap-5">
      {isWholeRead ? (
        <EmptyState title="Working tree clean" icon={<CheckIcon size={24} />} actions={<OtherWorktrees slug={slug} />}>
          There are no uncommitted changes. New changes appear here.
        </EmptyState>
      ) : (
        <EmptyState title="No changes in the files that were read" actions={<OtherWorktrees slug={slug} />}>
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
      <Boundary
        fallback={(error) => <p className="muted small">{messageOf(error)}</p>}
        loading={<Skeleton rows={3} rowHeight={40} label="Counting commits" />}
      >
        <CommittedWork repository={repository} />
      </Boundary>
    </div>
  );
}

/** Committed work that may need a review: the last commit and the branches ahead of the default branch. */
function CommittedWork({ repository }: Pick<Props, "repository">) {
  const { slug, headCommit, defaultBranchRef, branchesAhead } = useFragment(
    graphql`
      fragment CleanWorktree_repository on Repository @throwOnFieldError {
        slug
        headCommit {
          ...CommitRow_commit
        }
        defaultBranchRef {
          revision
        }
        branchesAhead(first: 5) {
          edges {
            node {
              name
              revision
              aheadBy
            }
          }
        }
      }
    `,
    repository,
  );
  const base = defaultBranchRef?.revision ?? "HEAD";
  return (
    <>
      {headCommit != null && (
        <section aria-label={TEXT.last}>
          <h2 className="CleanWorktree-heading muted small strong">{TEXT.last}</h2>
          <ul className="CommitList card lines">
            <CommitRow commit={headCommit} addressOf={(oid) => addressOf.commit(slug, oid)} />
          </ul>
        </section>
      )}
      {branchesAhead.edges.length > 0 && (
        <section aria-label={TEXT.ahead}>
          <h2 className="CleanWorktree-heading muted small strong">{TEXT.ahead}</h2>
          <ul className="CleanWorktree-branches card lines">
            {branchesAhead.edges.map(({ node: { name, revision, aheadBy } }) => (
              <li key={name}>
                <Link to={addressOf.compare(slug, base, revision)}>{displayPath(name)}</Link>
                <span className="muted small">{formatCount(aheadBy)} ahead</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

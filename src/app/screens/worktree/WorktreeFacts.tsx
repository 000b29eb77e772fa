import { GitBranchIcon, GitCommitIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeFacts_worktree$key } from "#generated/WorktreeFacts_worktree.graphql.ts";
import { PrivateBadge, ReviewStateBadge } from "#app/parts/StateBadge.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";

const TEXT = {
  conversation: "Conversation",
  detached: "detached HEAD",
  as: "Snapshot from",
  detachedAt: (name: string): string => `detached HEAD at ${name}`,
} as const;

interface Props {
  readonly slug: string;
  readonly worktree: WorktreeFacts_worktree$key;
}

/** The branch, the time and the privacy of the uncommitted work. */
export function WorktreeFacts({ slug, worktree }: Props) {
  const { branch, headOid, takenAt, review } = useFragment(
    graphql`
      fragment WorktreeFacts_worktree on Worktree @throwOnFieldError {
        branch
        headOid
        takenAt
        review {
          key
          state
          isPrivate
        }
      }
    `,
    worktree,
  );
  return (
    <p className="WorktreeFacts">
      <span className="WorktreeFacts-branch">
        {branch == null ? <GitCommitIcon /> : <GitBranchIcon />} {branchName(branch, headOid)}
      </span>
      <span>
        {TEXT.as} <RelativeTime iso={takenAt} />
      </span>
      {review != null && review.state !== "OPEN" && <ReviewStateBadge state={review.state} />}
      {review?.isPrivate === true && <PrivateBadge />}
      {review != null && <Link to={addressOf.review(slug, review.key)}>{TEXT.conversation}</Link>}
    </p>
  );
}

function branchName(branch: string | null | undefined, headOid: string | null | undefined): string {
  if (branch != null) return displayPath(branch);
  return headOid == null ? TEXT.detached : TEXT.detachedAt(headOid.slice(0, 10));
}

import { GitBranchIcon, GitCommitIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeFacts_worktree$key } from "#generated/WorktreeFacts_worktree.graphql.ts";
import { PrivateBadge } from "#app/parts/StateBadge.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";

const TEXT = {
  conversation: "Conversation",
  detached: "no branch",
  as: "as it was",
  detachedAt: (name: string): string => `no branch, at ${name}`,
} as const;

interface Props {
  readonly slug: string;
  readonly worktree: WorktreeFacts_worktree$key;
  /** The place of the stash that is read; null for what stands in the work tree. */
  readonly stash: number | null;
}

/** Says on which branch the work stands, as of when, and who sees what is said of it; of a stash what it says of itself. */
export function WorktreeFacts({ slug, worktree, stash }: Props) {
  const { branch, headOid, takenAt, stashes, review } = useFragment(
    graphql`
      fragment WorktreeFacts_worktree on Worktree @throwOnFieldError {
        branch
        headOid
        takenAt
        stashes {
          index
          message
          at
        }
        review {
          key
          isPrivate
        }
      }
    `,
    worktree,
  );
  const put = stashes.find(({ index }) => index === stash);
  if (put !== undefined) {
    return (
      <p className="WorktreeFacts">
        <span className="WorktreeFacts-branch">{displayPath(put.message)}</span>
        <RelativeTime iso={put.at} />
      </p>
    );
  }
  return (
    <p className="WorktreeFacts">
      <span className="WorktreeFacts-branch">
        {branch == null ? <GitCommitIcon /> : <GitBranchIcon />} {branchName(branch, headOid)}
      </span>
      <span>
        {TEXT.as} <RelativeTime iso={takenAt} />
      </span>
      {review?.isPrivate === true && <PrivateBadge />}
      {review != null && <Link to={addressOf.review(slug, review.key)}>{TEXT.conversation}</Link>}
    </p>
  );
}

function branchName(branch: string | null | undefined, headOid: string | null | undefined): string {
  if (branch != null) return displayPath(branch);
  return headOid == null ? TEXT.detached : TEXT.detachedAt(headOid.slice(0, 10));
}

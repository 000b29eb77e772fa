import { DeviceCameraIcon, GitBranchIcon, GitCommitIcon, StackIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { OtherWorktrees } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { PrivateBadge, ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import { ShareReview } from "#app/reviewing/review/ShareReview.tsx";
import { useRouter, useSearchParam } from "#app/relay/useRouter.ts";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { Button } from "#app/ui/Button.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { FailureNotice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { worktreePart } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeHead_conflicts$key } from "#generated/WorktreeHead_conflicts.graphql.ts";
import type { WorktreeHead_facts$key } from "#generated/WorktreeHead_facts.graphql.ts";
import type { WorktreeHead_stashes$key } from "#generated/WorktreeHead_stashes.graphql.ts";
import type { WorktreeHead_worktree$key } from "#generated/WorktreeHead_worktree.graphql.ts";
import type { WorktreeHeadMutation } from "#generated/WorktreeHeadMutation.graphql.ts";
import { WorktreeSpan } from "./WorktreeSpan.tsx";

const TEXT = {
  take: "Take snapshot",
  kinds: {
    BOTH_MODIFIED: "both modified",
    BOTH_ADDED: "both added",
    BOTH_DELETED: "both deleted",
    DELETED_BY_THEM: "deleted by them",
    DELETED_BY_US: "deleted by us",
    ADDED_BY_US: "added by us",
    ADDED_BY_THEM: "added by them",
  },
} as const;
const KEYS = "Shift+T";

interface Props {
  readonly slug: string;
  readonly repositoryId: string;
  readonly worktree: WorktreeHead_worktree$key;
  readonly onTaken: () => void;
}

/** The header of the uncommitted work, with the button that takes a snapshot and the selection of what is shown. */
export function WorktreeHead({ slug, repositoryId, worktree, onTaken }: Props) {
  const data = useFragment(
    graphql`
      fragment WorktreeHead_worktree on Worktree @throwOnFieldError {
        isClean
        snapshotOid
        ...WorktreeHead_facts
        ...WorktreeHead_conflicts
        ...WorktreeHead_stashes
        review {
          isPrivate
          ...ShareReview_review
          ...WorktreeSpan_review
        }
      }
    `,
    worktree,
  );
  const { isClean, snapshotOid, review } = data;
  const [part] = useSearchParam("part");
  const [run, busy, failure, dismissFailure] = useUnsignedMutation<WorktreeHeadMutation>(graphql`
    mutation WorktreeHeadMutation($input: TakeSnapshotInput!) {
      takeSnapshot(input: $input) {
        problem {
          message
        }
      }
    }
  `);
  const announce = useAnnounce();
  const { go } = useRouter();
  const take = async (): Promise<void> => {
    if (busy) return;
    if ((await run({ input: { key: newKey(), repositoryId } })) !== null) return;
    announce("Snapshot taken.");
    onTaken();
  };
  useShortcut(KEYS, TEXT.take, shortcutGroups.uncommittedWork, () => void take());
  return (
    <header className="WorktreeHead stack gap-2">
      <div className="WorktreeHead-line row gap-x-3">
        <h1 className="WorktreeHead-title ellipsis">Uncommitted work</h1>
        <WorktreeFacts slug={slug} worktree={data} />
        {!isClean && review != null && part === null && (
          <WorktreeSpan slug={slug} review={review} snapshotOid={snapshotOid} />
        )}
        <div className="WorktreeHead-actions gap-2">
          {!isClean && (
            <span className="WorktreeHead-others">
              <OtherWorktrees slug={slug} />
            </span>
          )}
          <StashMenu slug={slug} worktree={data} />
          {review?.isPrivate === true && (
            <ShareReview review={review} onShared={(key) => go(addressOf.review(slug, key))} />
          )}
          <Button
            size="small"
            icon={<DeviceCameraIcon />}
            hint="Save the current work as a patch set and show it"
            keys={KEYS}
            busy={busy}
            onClick={() => void take()}
          >
            {TEXT.take}
          </Button>
        </div>
      </div>
      <FailureNotice reason={failure} onDismiss={dismissFailure} />
      {worktreePart.read(part) === "CONFLICTED" && <Conflicts slug={slug} worktree={data} />}
    </header>
  );
}

/** The kinds of which one side has no file. */
const WITHOUT_OURS: ReadonlySet<string> = new Set(["BOTH_DELETED", "DELETED_BY_US", "ADDED_BY_THEM"]);
const WITHOUT_THEIRS: ReadonlySet<string> = new Set(["BOTH_DELETED", "DELETED_BY_THEM", "ADDED_BY_US"]);

/** All paths in conflict, with what both sides did to each and links to both versions. */
function Conflicts({ slug, worktree }: { readonly slug: string; readonly worktree: WorktreeHead_conflicts$key }) {
  const { conflicts, headOid, operation } = useFragment(
    graphql`
      fragment WorktreeHead_conflicts on Worktree @throwOnFieldError {
        headOid
        operation {
          theirsOid
        }
        conflicts {
          path
          kind
        }
      }
    `,
    worktree,
  );
  if (conflicts.length === 0) return null;
  const theirs = operation?.theirsOid ?? null;
  return (
    <ul className="stack gap-1 small long-words" aria-label="Paths in conflict">
      {conflicts.map(({ path, kind }) => (
        <li key={path}>
          <code>{displayPath(path)}</code> <span>{TEXT.kinds[kind]}</span>{" "}
          {headOid != null && !WITHOUT_OURS.has(kind) && <Link to={addressOf.file(slug, headOid, path)}>Ours</Link>}{" "}
          {theirs !== null && !WITHOUT_THEIRS.has(kind) && <Link to={addressOf.file(slug, theirs, path)}>Theirs</Link>}
        </li>
      ))}
    </ul>
  );
}

/** The branch, the time and the privacy of the uncommitted work. */
function WorktreeFacts({ slug, worktree }: { readonly slug: string; readonly worktree: WorktreeHead_facts$key }) {
  const { branch, headOid, operation, takenAt, review } = useFragment(
    graphql`
      fragment WorktreeHead_facts on Worktree @throwOnFieldError {
        branch
        headOid
        operation {
          description
        }
        takenAt
        review {
          key
          state
          openThreadCount
          isPrivate
        }
      }
    `,
    worktree,
  );
  return (
    <p className="WorktreeFacts row muted small nowrap">
      {review != null && review.state !== "OPEN" && (
        <ReviewStateBadge state={review.state} unresolved={review.openThreadCount} />
      )}
      <span className="WorktreeFacts-branch inline-row gap-1 long-words">
        {branch == null ? <GitCommitIcon /> : <GitBranchIcon />} {branchName(branch, headOid)}
      </span>
      {operation != null && (
        <span className="WorktreeFacts-operation strong">during {displayPath(operation.description)}</span>
      )}
      <span>
        Snapshot from <RelativeTime iso={takenAt} />
      </span>
      {review?.isPrivate === true && <PrivateBadge />}
      {review != null && <Link to={addressOf.review(slug, review.key)}>Conversation</Link>}
    </p>
  );
}

function branchName(branch: string | null | undefined, headOid: string | null | undefined): string {
  if (branch != null) return displayPath(branch);
  return headOid == null ? "detached HEAD" : `detached HEAD at ${headOid.slice(0, 10)}`;
}

const LABEL = "Stashes";
const STASH_SHORTCUT = { keys: "d s", label: LABEL, group: shortcutGroups.uncommittedWork } as const;

/** Menu of the stash entries. Renders nothing if there are none. */
function StashMenu({ slug, worktree }: { readonly slug: string; readonly worktree: WorktreeHead_stashes$key }) {
  const { stashes } = useFragment(
    graphql`
      fragment WorktreeHead_stashes on Worktree @throwOnFieldError {
        stashes {
          index
          message
        }
      }
    `,
    worktree,
  );
  const { go } = useRouter();
  if (stashes.length === 0) return null;
  const entries = stashes.map(({ index, message }): MenuItem => {
    const name = `stash@{${index}}`;
    return {
      kind: "action",
      label: displayPath(message),
      detail: name,
      run: () => go(addressOf.commit(slug, name)),
    };
  });
  return (
    <Menu
      label={LABEL}
      shortcut={STASH_SHORTCUT}
      trigger={
        <Button size="small" icon={<StackIcon />} hint={LABEL}>
          Stash {formatCount(stashes.length)}
        </Button>
      }
      items={entries}
    />
  );
}

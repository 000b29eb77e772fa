import { DeviceCameraIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey, useReviewMutation } from "#app/parts/mutations/useReviewMutation.ts";
import { ShareReview } from "#app/parts/review/ShareReview.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { tabHint, useTabKeys } from "#app/ui/useTabKeys.ts";
import { readNumber, worktreePart } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { WorktreeHead_parts$key } from "#generated/WorktreeHead_parts.graphql.ts";
import type { WorktreeHead_worktree$key } from "#generated/WorktreeHead_worktree.graphql.ts";
import type { WorktreeHeadMutation } from "#generated/WorktreeHeadMutation.graphql.ts";
import { StashMenu } from "./StashMenu.tsx";
import { WorktreeFacts } from "./WorktreeFacts.tsx";
import { WorktreeSpan } from "./WorktreeSpan.tsx";

const TEXT = {
  title: "Uncommitted work",
  take: "Take snapshot",
  taken: "Snapshot taken.",
  hint: "Save the current work as a patch set and show it",
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
        ...WorktreeFacts_worktree
        ...WorktreeHead_parts
        ...StashMenu_worktree
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
  const stash = readNumber(useSearchParam("stash")[0]);
  const [part] = useSearchParam("part");
  const [takeSnapshot, busy] = useTakeSnapshot(repositoryId);
  const [failure, setFailure] = useState<string | null>(null);
  const announce = useAnnounce();
  const { go } = useRouter();
  const isStash = stash !== null;
  const take = async (): Promise<void> => {
    if (busy) return;
    const reason = await takeSnapshot();
    setFailure(reason);
    if (reason !== null) return;
    announce(TEXT.taken);
    onTaken();
  };
  useShortcut(KEYS, TEXT.take, shortcutGroups.uncommittedWork, () => void take(), { enabled: !isStash });
  return (
    <header className="WorktreeHead">
      <div className="WorktreeHead-line">
        <h1 className="WorktreeHead-title">{TEXT.title}</h1>
        <WorktreeFacts slug={slug} worktree={data} stash={stash} />
        <div className="WorktreeHead-actions">
          <StashMenu slug={slug} worktree={data} />
          {!isStash && review?.isPrivate === true && (
            <ShareReview review={review} onShared={(key) => go(addressOf.review(slug, key))} />
          )}
          {!isStash && (
            <Button
              size="small"
              icon={<DeviceCameraIcon />}
              hint={TEXT.hint}
              keys={KEYS}
              busy={busy}
              onClick={() => void take()}
            >
              {TEXT.take}
            </Button>
          )}
        </div>
      </div>
      {failure !== null && (
        <Notice tone="danger" onDismiss={() => setFailure(null)}>
          {failure}
        </Notice>
      )}
      {!isClean && (
        <div className="WorktreeHead-line">
          <PartTabs slug={slug} worktree={data} />
          {review != null && !isStash && part === null && (
            <WorktreeSpan slug={slug} review={review} snapshotOid={snapshotOid} />
          )}
        </div>
      )}
    </header>
  );
}

const PART_TABS_TEXT = {
  label: "Changes shown",
  next: "Next tab",
  previous: "Previous tab",
  parts: {
    ALL: { label: "All", hint: "All uncommitted changes" },
    STAGED: { label: "Staged", hint: "Changes in the index, for the next commit" },
    UNSTAGED: { label: "Unstaged", hint: "Changes to tracked files that are not staged" },
    UNTRACKED: { label: "Untracked", hint: "Files not tracked by git, without ignored files" },
    CONFLICTED: { label: "Conflicted", hint: "Files with merge conflicts" },
  },
} as const;

interface PartTabsProps {
  readonly slug: string;
  readonly worktree: WorktreeHead_parts$key;
}

/** Tabs of the parts of the uncommitted work, with file counts. */
function PartTabs({ slug, worktree }: PartTabsProps) {
  const { parts } = useFragment(
    graphql`
      fragment WorktreeHead_parts on Worktree @throwOnFieldError {
        parts {
          part
          files
        }
      }
    `,
    worktree,
  );
  const row = useRef<HTMLElement>(null);
  useTabKeys(row, shortcutGroups.uncommittedWork, PART_TABS_TEXT);
  const [partParam] = useSearchParam("part");
  const stash = readNumber(useSearchParam("stash")[0]);
  const from = readNumber(useSearchParam("from")[0]) ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const isSpan = from !== 0 || to !== null;
  const shown = stash === null && !isSpan ? worktreePart.read(partParam) : null;
  const current = parts.findIndex(({ part }) => part === shown);
  return (
    <nav ref={row} className="PartTabs" aria-label={PART_TABS_TEXT.label}>
      {parts.map(({ part, files }, at) => (
        <Link
          key={part}
          className="PartTabs-part"
          to={part === "ALL" ? addressOf.worktree(slug, { from: 0 }) : addressOf.worktree(slug, { part })}
          {...tabHint(PART_TABS_TEXT.parts[part].hint, { at, current, count: parts.length })}
          aria-current={part === shown ? "page" : undefined}
        >
          {PART_TABS_TEXT.parts[part].label} <span className="PartTabs-count">{formatCount(files)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Returns the mutation that takes a snapshot, and whether it is in flight. It does not change what is shown. */
function useTakeSnapshot(repositoryId: string) {
  const [run, busy] = useReviewMutation<WorktreeHeadMutation>(
    graphql`
      mutation WorktreeHeadMutation($input: TakeSnapshotInput!) {
        takeSnapshot(input: $input) {
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const takeSnapshot = () => run({ variables: { input: { key: newKey(), repositoryId } } });
  return [takeSnapshot, busy] as const;
}

import { DeviceCameraIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey, useReviewMutation } from "#app/parts/mutations/useReviewMutation.ts";
import { PartTabs } from "#app/parts/navigation/PartTabs.tsx";
import { ShareReview } from "#app/parts/review/ShareReview.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { readNumber, worktreePart } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
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
        parts {
          ...PartTabs_parts
        }
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
  const [part] = useSearchParam("part");
  const from = readNumber(useSearchParam("from")[0]) ?? 0;
  const to = readNumber(useSearchParam("to")[0]);
  const [takeSnapshot, busy] = useTakeSnapshot(repositoryId);
  const [failure, setFailure] = useState<string | null>(null);
  const announce = useAnnounce();
  const { go } = useRouter();
  const take = async (): Promise<void> => {
    if (busy) return;
    const reason = await takeSnapshot();
    setFailure(reason);
    if (reason !== null) return;
    announce(TEXT.taken);
    onTaken();
  };
  useShortcut(KEYS, TEXT.take, shortcutGroups.uncommittedWork, () => void take());
  return (
    <header className="WorktreeHead">
      <div className="WorktreeHead-line">
        <h1 className="WorktreeHead-title">{TEXT.title}</h1>
        <WorktreeFacts slug={slug} worktree={data} />
        <div className="WorktreeHead-actions">
          <StashMenu slug={slug} worktree={data} />
          {review?.isPrivate === true && (
            <ShareReview review={review} onShared={(key) => go(addressOf.review(slug, key))} />
          )}
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
        </div>
      </div>
      {failure !== null && (
        <Notice tone="danger" onDismiss={() => setFailure(null)}>
          {failure}
        </Notice>
      )}
      {!isClean && (
        <div className="WorktreeHead-line">
          <PartTabs
            parts={data.parts}
            shown={from === 0 && to === null ? worktreePart.read(part) : null}
            group={shortcutGroups.uncommittedWork}
            addressOfPart={(one) => addressOf.worktree(slug, one === "ALL" ? { from: 0 } : { part: one })}
          />
          {review != null && part === null && <WorktreeSpan slug={slug} review={review} snapshotOid={snapshotOid} />}
        </div>
      )}
    </header>
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

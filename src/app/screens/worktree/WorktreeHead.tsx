import { DeviceCameraIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/readNumber.ts";
import type { WorktreeHead_worktree$key } from "#generated/WorktreeHead_worktree.graphql.ts";
import { ShareReview } from "#app/parts/review/ShareReview.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { PartTabs } from "./PartTabs.tsx";
import { StashMenu } from "./StashMenu.tsx";
import { useTakeSnapshot } from "./useTakeSnapshot.ts";
import { WorktreeFacts } from "./WorktreeFacts.tsx";
import { WorktreeSpan } from "./WorktreeSpan.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  title: "Uncommitted work",
  take: "Take a snapshot",
  taken: "A snapshot is taken.",
  hint: "Keep the work as it is now as a patch set, and read that",
} as const;
const KEYS = "Shift+T";

interface Props {
  readonly slug: string;
  readonly repositoryId: string;
  readonly worktree: WorktreeHead_worktree$key;
  /** Called when a snapshot was taken. */
  readonly onTaken: () => void;
}

/** Says what uncommitted work it is and when it was taken; takes it anew, and chooses what of it is read. */
export function WorktreeHead({ slug, repositoryId, worktree, onTaken }: Props) {
  const data = useFragment(
    graphql`
      fragment WorktreeHead_worktree on Worktree @throwOnFieldError {
        isClean
        ...WorktreeFacts_worktree
        ...PartTabs_worktree
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
  const { isClean, review } = data;
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
        <div className="WorktreeHead-deeds">
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
          {review != null && !isStash && part === null && <WorktreeSpan slug={slug} review={review} />}
        </div>
      )}
    </header>
  );
}

import { ShareIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { ShareReview_dialog$key } from "#generated/ShareReview_dialog.graphql.ts";
import type { ShareReview_review$key } from "#generated/ShareReview_review.graphql.ts";
import type { ShareReviewFilesQuery } from "#generated/ShareReviewFilesQuery.graphql.ts";
import type { ShareReviewMutation } from "#generated/ShareReviewMutation.graphql.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import "./ShareReviewDialog.css";

const KEYS = "Shift+H";
const SHARE = "Share review";

interface Props {
  readonly review: ShareReview_review$key;
  /** Called after sharing with the key of the review for URLs. */
  readonly onShared: (review: string) => void;
}

/** The button that opens the dialog for sharing a private review. */
export function ShareReview({ review, onShared }: Props) {
  const data = useFragment(
    graphql`
      fragment ShareReview_review on Review @throwOnFieldError {
        key
        ...ShareReview_dialog
      }
    `,
    review,
  );
  const [isOpen, setOpen] = useState(false);
  useShortcut(KEYS, SHARE, shortcutGroups.review, () => setOpen(true));
  return (
    <>
      <Button
        size="small"
        icon={<ShareIcon />}
        hint="Share this review with others"
        keys={KEYS}
        onClick={() => setOpen(true)}
      >
        Share…
      </Button>
      {isOpen && (
        <ShareReviewDialog
          review={data}
          onShared={() => {
            setOpen(false);
            onShared(data.key);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ShareReviewDialogProps {
  readonly review: ShareReview_dialog$key;
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** Lists what sharing a private review gives to others, with every snapshot and its files, and shares it. */
function ShareReviewDialog({ review, onShared, onClose }: ShareReviewDialogProps) {
  const { id, commentCount, patchSets } = useFragment(
    graphql`
      fragment ShareReview_dialog on Review @throwOnFieldError {
        id
        commentCount
        patchSets {
          number
          kind
          at
        }
      }
    `,
    review,
  );
  const [run, busy, failure] = useReviewMutation<ShareReviewMutation>(graphql`
    mutation ShareReviewMutation($input: KeyedReviewInput!) {
      shareReview(input: $input) {
        problem {
          message
        }
        review {
          isPrivate
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const share = async (): Promise<void> => {
    if ((await run({ input: { key: newKey(), review: id } })) === null) onShared();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this review?"
      action={
        <Button variant="primary" busy={busy} onClick={() => void share()}>
          {SHARE}
        </Button>
      }
    >
      <div className="stack gap-3">
        <p>This review is private. Sharing makes it part of the repository's reviews; it is pushed with them.</p>
        <p>Others will get:</p>
        <ul className="ShareReviewDialog-what stack gap-1">
          <li>
            {commentCount === 0
              ? "no comments: none are published yet"
              : counted(commentCount, "comment, with its author and time", "comments, with their authors and times")}
          </li>
          {patchSets.map(({ number, kind, at }) => (
            <SharedSnapshot key={number} reviewId={id} number={number} isSnapshot={kind === "SNAPSHOT"} at={at} />
          ))}
        </ul>
        <p>Sharing cannot be undone: anyone who has fetched the review keeps it. Your drafts stay private.</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

interface SharedSnapshotProps {
  readonly reviewId: string;
  readonly number: number;
  /** True for a snapshot of uncommitted work, false for a commit. */
  readonly isSnapshot: boolean;
  readonly at: string | null | undefined;
}

/** A patch set that would be shared, with every file in it that differs from its base. */
function SharedSnapshot({ reviewId, number, isSnapshot, at }: SharedSnapshotProps) {
  const { data: paths, failure } = useLoadedQuery<ShareReviewFilesQuery, readonly string[]>(
    graphql`
      query ShareReviewFilesQuery($id: ID!, $to: Int!) {
        node(id: $id) {
          ... on Review {
            comparison(from: 0, to: $to) {
              fileTable {
                paths
              }
            }
          }
        }
      }
    `,
    { id: reviewId, to: number },
    readPaths,
  );
  const count = paths === null ? (failure ?? "counting files…") : counted(paths.length, "file");
  return (
    <li>
      <details>
        <summary>
          {isSnapshot ? "Snapshot" : "Commit"} {number}, <RelativeTime iso={at} />: {count}
        </summary>
        <ul className="ShareReviewDialog-files long-words">
          {(paths ?? []).map((path) => (
            <li key={path}>
              <code>{displayPath(path)}</code>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const readPaths = ({ node }: ShareReviewFilesQuery["response"]) => node?.comparison?.fileTable?.paths ?? [];

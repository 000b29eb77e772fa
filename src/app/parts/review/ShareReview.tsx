import { ShareIcon } from "@primer/octicons-react";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
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
import { newKey } from "../mutations/idempotencyKey.ts";
import { useDeed } from "../mutations/useAction.ts";
import "./ShareReviewDialog.css";

const TEXT = {
  share: "Share…",
  hint: "Let others read this review: says first what they would get",
} as const;
const KEYS = "Shift+H";

interface Props {
  readonly review: ShareReview_review$key;
  /** Called with what stands for the review in addresses when it was shared. */
  readonly onShared: (review: string) => void;
}

/** Leads to sharing a review that nobody else sees yet. */
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
  const [asks, setAsks] = useState(false);
  useShortcut(KEYS, reviewPartsWords.shareReviewDialog.share, shortcutGroups.review, () => setAsks(true));
  return (
    <>
      <Button size="small" icon={<ShareIcon />} hint={TEXT.hint} keys={KEYS} onClick={() => setAsks(true)}>
        {TEXT.share}
      </Button>
      {asks && (
        <ShareReviewDialog
          review={data}
          onShared={() => {
            setAsks(false);
            onShared(data.key);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

/** What parts/review says, by component. */
const reviewPartsWords = {
  shareReviewDialog: {
    title: "Share this review?",
    who: "Until now nobody else sees it. Shared, it is part of the repository's reviews and goes wherever these go.",
    what: "Others get:",
    stays: "What is shared stays shared: whoever has fetched it keeps it. Your drafts stay yours.",
    share: "Share the review",
    notNow: "Not now",
    noRemarks: "no remarks: none is published yet",
    remarksWithTheir: (count: number): string =>
      counted(count, { one: "remark, with its author and time", other: "remarks, with their authors and times" }),
  },
} as const;

const SHARE_REVIEW_DIALOG_TEXT = reviewPartsWords.shareReviewDialog;

interface ShareReviewDialogProps {
  readonly review: ShareReview_dialog$key;
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** Says what sharing a private review gives to others, every snapshot with its files, and shares it. */
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
  const [shareReview, busy] = useShareReview(id);
  const [failure, setFailure] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const reason = await shareReview();
    setFailure(reason);
    if (reason === null) onShared();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={SHARE_REVIEW_DIALOG_TEXT.title}
      footer={
        <>
          <Button onClick={onClose}>{SHARE_REVIEW_DIALOG_TEXT.notNow}</Button>
          <Button variant="primary" busy={busy} onClick={() => void share()}>
            {SHARE_REVIEW_DIALOG_TEXT.share}
          </Button>
        </>
      }
    >
      <div className="ShareReviewDialog">
        <p>{SHARE_REVIEW_DIALOG_TEXT.who}</p>
        <p>{SHARE_REVIEW_DIALOG_TEXT.what}</p>
        <ul className="ShareReviewDialog-what">
          <li>{remarksText(commentCount)}</li>
          {patchSets.map(({ number, kind, at }) => (
            <SharedSnapshot key={number} reviewId={id} number={number} isSnapshot={kind === "SNAPSHOT"} at={at} />
          ))}
        </ul>
        <p>{SHARE_REVIEW_DIALOG_TEXT.stays}</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

function remarksText(count: number): string {
  if (count === 0) return SHARE_REVIEW_DIALOG_TEXT.noRemarks;
  return SHARE_REVIEW_DIALOG_TEXT.remarksWithTheir(count);
}

const SHARED_SNAPSHOT_TEXT = {
  counting: "its files are being counted",
  filesText: (count: number): string => counted(count, { one: "file", other: "files" }),
  snapshot: "Snapshot",
  commit: "Commit",
} as const;

interface SharedSnapshotProps {
  readonly reviewId: string;
  /** Its number among the review's patch sets. */
  readonly number: number;
  /** Whether it is work as it was, not a commit of somebody's. */
  readonly isSnapshot: boolean;
  readonly at: string;
}

/** Names one patch set that would be shared, and every file in it that differs from its base. */
function SharedSnapshot({ reviewId, number, isSnapshot, at }: SharedSnapshotProps) {
  const { paths, failure } = useSharedFiles(reviewId, number);
  const count =
    paths === null ? (failure ?? SHARED_SNAPSHOT_TEXT.counting) : SHARED_SNAPSHOT_TEXT.filesText(paths.length);
  return (
    <li>
      <details>
        <summary>
          {isSnapshot ? SHARED_SNAPSHOT_TEXT.snapshot : SHARED_SNAPSHOT_TEXT.commit} {number}, <RelativeTime iso={at} />
          : {count}
        </summary>
        <ul className="ShareReviewDialog-files">
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

/** The files that one snapshot changes against its base; null while they are awaited. */
export interface SharedFiles {
  readonly paths: readonly string[] | null;
  /** Why they could not be read. */
  readonly failure: string | null;
}

const AWAITED: SharedFiles = { paths: null, failure: null };

/** Asks for the paths of the files that a patch set of a review changes. */
function useSharedFiles(reviewId: string, patchSet: number): SharedFiles {
  const environment = useRelayEnvironment();
  const [files, setFiles] = useState(AWAITED);
  useEffect(() => {
    const asked = fetchQuery<ShareReviewFilesQuery>(
      environment,
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
      { id: reviewId, to: patchSet },
    ).subscribe({
      next: ({ node }) => setFiles({ paths: node?.comparison?.fileTable?.paths ?? [], failure: null }),
      error: (error: Error) => setFiles({ paths: null, failure: error.message }),
    });
    return () => asked.unsubscribe();
  }, [environment, reviewId, patchSet]);
  return files;
}

/** Gives the deed that lays a private review open to all who have the repository, and whether it is under way. */
function useShareReview(reviewId: string) {
  const [run, busy] = useDeed<ShareReviewMutation>(graphql`
    mutation ShareReviewMutation($input: ShareReviewInput!) {
      shareReview(input: $input) {
        problem {
          message
        }
        review {
          isPrivate
          ...reviewFragments_review
        }
      }
    }
  `);
  const shareReview = () => run({ variables: { input: { key: newKey(), reviewId } } });
  return [shareReview, busy] as const;
}

import { GitPullRequestIcon, SyncIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Dialog, MissingPalette } from "#app/ui/Dialog.tsx";
import { counted, visibleText } from "#app/ui/format.ts";
import { later } from "#app/ui/later.tsx";
import { FailureNotice, Notice } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { shortcutGroups, useCommand, useShortcut } from "#app/ui/shortcuts.tsx";
import { Store, useStore } from "#app/ui/Store.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import type {
  PullRequestLine_review$data,
  PullRequestLine_review$key,
} from "#generated/PullRequestLine_review.graphql.ts";
import type { PullRequestLineCloseMutation } from "#generated/PullRequestLineCloseMutation.graphql.ts";
import type { PullRequestLineMutation } from "#generated/PullRequestLineMutation.graphql.ts";

const CHECK = "Check for updates";
const CHECK_KEYS = "Shift+U";
const CLOSE = "Close pull request…";
const SEND = "Send review…";
const SendReviewDialog = later(
  async () => (await import("./sending/SendReviewDialog.tsx")).SendReviewDialog,
  MissingPalette,
);

/** Sentences about the pull request that was opened last, for the page of its review, by the review's key. */
export const openedNotes = new Store<{ readonly review: string; readonly notes: readonly string[] } | null>(null);

interface Props {
  readonly review: PullRequestLine_review$key;
  /** Returns the address of what changed since a patch set. */
  readonly changedSince: (patchSet: number) => string;
  /** Called after the review was removed. */
  readonly onClosed: () => void;
}

/** The pull request that a review is of, with the buttons that fetch it again and that close it; nothing for other reviews. */
export function PullRequestLine({ review, changedSince, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment PullRequestLine_review on Review @throwOnFieldError {
        id
        key
        isPrivate
        viewerCanUpdate
        viewerCanComment
        commentCount
        draftCount
        pullRequest {
          label
          repository
          url
        }
        patchSets {
          number
        }
      }
    `,
    review,
  );
  const { id, key, isPrivate, viewerCanUpdate, pullRequest } = data;
  const { check, busy, failure, result, dismiss } = useUpdates(id, data.patchSets.at(-1)?.number ?? 0);
  const opened = useStore(openedNotes);
  const [isClosing, setClosing] = useState(false);
  const [isSending, setSending] = useState(false);
  const mayWrite = pullRequest != null && viewerCanUpdate;
  const maySend = mayWrite && pullRequest.url != null && data.viewerCanComment;
  useShortcut(CHECK_KEYS, CHECK, shortcutGroups.review, check, { enabled: mayWrite });
  useCommand(CLOSE, shortcutGroups.review, () => setClosing(true), { enabled: mayWrite && isPrivate });
  useCommand(SEND, shortcutGroups.review, () => setSending(true), { enabled: maySend });
  if (pullRequest == null) return null;
  const { label, repository, url } = pullRequest;
  const notes = result?.notes ?? (opened?.review === key ? opened.notes : []);
  return (
    <div className="stack gap-2">
      <div className="row wrap gap-3">
        <p className="row wrap gap-x-2 muted long-words">
          <GitPullRequestIcon /> {label} of{" "}
          {url == null ? (
            <MarkedText text={repository} />
          ) : (
            <a href={url} target="_blank" rel="noreferrer noopener" title={visibleText(url)}>
              <MarkedText text={repository} />
            </a>
          )}
        </p>
        {viewerCanUpdate && (
          <div className="row wrap gap-2">
            <Button
              size="small"
              icon={<SyncIcon />}
              busy={busy}
              keys={CHECK_KEYS}
              hint={`Fetch it again from ${visibleText(repository)}`}
              onClick={check}
            >
              {CHECK}
            </Button>
            {maySend && (
              <Button size="small" onClick={() => setSending(true)}>
                {SEND}
              </Button>
            )}
            {isPrivate && (
              <Button size="small" onClick={() => setClosing(true)}>
                Close…
              </Button>
            )}
          </div>
        )}
      </div>
      <FailureNotice reason={failure} onRetry={check} />
      {result !== null && failure === null && (
        <Notice tone={result.added > 0 ? "success" : "info"} onDismiss={dismiss}>
          {addedText(result)}
          {result.added > 0 && (
            <>
              {" "}
              <Link to={changedSince(result.before)}>Show what changed</Link>
            </>
          )}
        </Notice>
      )}
      {notes.length > 0 && <Notice>{notes.join(" ")}</Notice>}
      {isSending && (
        <SendReviewDialog
          {...{ reviewId: id, repository, draftsAt: changedSince(0) }}
          open
          onClose={() => setSending(false)}
        />
      )}
      {isClosing && <CloseDialog review={data} onClose={() => setClosing(false)} onClosed={onClosed} />}
    </div>
  );
}

interface UpdateResult {
  /** The last patch set before. */
  readonly before: number;
  /** The number of patch sets that came. */
  readonly added: number;
  readonly notes: readonly string[];
}

function addedText({ before, added }: UpdateResult): string {
  if (added === 0) return "Nothing new.";
  return added === 1 ? `Patch set ${before + 1} is new.` : `Patch sets ${before + 1} to ${before + added} are new.`;
}

/** Fetches the pull request of a review again; the result stays until it is dismissed or fetched once more. */
function useUpdates(review: string, last: number) {
  const [result, setResult] = useState<UpdateResult | null>(null);
  const [run, busy, failure] = useReviewMutation<PullRequestLineMutation>(graphql`
    mutation PullRequestLineMutation($input: ReviewInput!) {
      updatePullRequest(input: $input) {
        addedPatchSets
        notes
        problem {
          message
        }
        review {
          ...ReviewRefresher_change
          ...ReviewRefresher_patchSets
          ...ReviewRefresher_review
          ...ReviewTimeline_review
        }
      }
    }
  `);
  const check = (): void => {
    if (busy) return;
    setResult(null);
    void run({ input: { review } }, (_store, data) => {
      const { addedPatchSets, notes } = data?.updatePullRequest ?? {};
      setResult({ before: last, added: addedPatchSets ?? 0, notes: notes ?? [] });
    });
  };
  return { check, busy, failure, result, dismiss: () => setResult(null) };
}

interface CloseProps extends Pick<Props, "onClosed"> {
  readonly review: PullRequestLine_review$data;
  readonly onClose: () => void;
}

/** Asks for confirmation, since what is removed cannot come back. */
function CloseDialog({ review, onClose, onClosed }: CloseProps) {
  const { id, commentCount, draftCount, pullRequest } = review;
  const label = pullRequest?.label ?? "";
  const removed = [
    ...(commentCount > 0 ? [counted(commentCount, "comment")] : []),
    ...(draftCount > 0 ? [counted(draftCount, "draft")] : []),
    "its verdicts",
  ];
  const toast = useToast();
  const [run, busy, failure] = useReviewMutation<PullRequestLineCloseMutation>(graphql`
    mutation PullRequestLineCloseMutation($input: ReviewInput!) {
      closePullRequest(input: $input) {
        problem {
          code
          message
        }
      }
    }
  `);
  async function close(): Promise<void> {
    if ((await run({ input: { review: id } })) !== null) return;
    toast({ text: `${label} was closed.` });
    onClosed();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close ${label.toLowerCase()}?`}
      size="small"
      action={
        <Button variant="danger" busy={busy} onClick={() => void close()}>
          Close and remove
        </Button>
      }
    >
      <div className="stack gap-3">
        <p>
          This removes its review from this repository, with {removed.join(", ")} and viewed marks. It cannot be undone.
        </p>
        <p className="muted">
          Nothing changes on the host. The commits stay here until git collects garbage, and you can open it again as a
          new review.
        </p>
        <FailureNotice reason={failure} />
      </div>
    </Dialog>
  );
}

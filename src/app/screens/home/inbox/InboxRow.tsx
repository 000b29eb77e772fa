import { ClockIcon, FileDirectoryIcon, GitPullRequestIcon, UndoIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { IconButton } from "#app/ui/Button.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import type { Item, Row } from "./inboxRows.ts";

export const PUT_OFF_KEYS = "e";
export const PUT_OFF = "Put off until something changes";
const LIST_AGAIN = "List again";
/** The digits of a review's first commit in its address. */
const KEY_DIGITS = 12;

interface Props {
  readonly row: Row;
  /** True if rows of several repositories are listed. */
  readonly isNamed: boolean;
  /** Puts the item off, or lists it again. */
  readonly onPutOff: (row: Row) => void;
}

/** One thing that waits: why, since when, what of it is unread, and the way to it. */
export function InboxRow({ row, isNamed, onPutOff }: Props): ReactNode {
  const { item, repository, state } = row;
  const { title, reason, revision, isUncommitted, worktree, since, isPutOff } = item;
  const isInWorktree = isUncommitted || (revision === null && worktree?.isGone === false);
  const place = isInWorktree && worktree != null ? worktree : repository;
  const isGone = state === "gone";
  const unread = isGone ? "" : unreadOf(item);
  return (
    <li className="ReviewRow InboxRow" data-key={item.key} data-unread={unread !== "" || undefined} data-state={state}>
      <span className="ReviewRow-dot muted">{revision === null ? <FileDirectoryIcon /> : <GitPullRequestIcon />}</span>
      <Link
        className="ReviewRow-title ellipsis name-link"
        preloads={place.slug != null}
        to={addressIn(place.openSlug, item)}
      >
        <MarkedText text={title} />
      </Link>
      <span className="InboxRow-reason long-words small">
        {isGone ? "Waits no longer" : <MarkedText text={reason} />}
        {revision === null && worktree != null && <span className="muted"> · {displayPath(worktree.path)}</span>}
      </span>
      <span className="InboxRow-facts row wrap gap-x-3 muted small digits">
        {unread !== "" && <span className="accent strong">{unread}</span>}
        {isNamed && <MarkedText text={repository.name} />}
        <RelativeTime iso={since} />
      </span>
      {!isGone && (
        <IconButton
          size="small"
          label={isPutOff ? LIST_AGAIN : PUT_OFF}
          keys={PUT_OFF_KEYS}
          icon={isPutOff ? <UndoIcon /> : <ClockIcon />}
          onClick={() => onPutOff(row)}
        />
      )}
    </li>
  );
}

function unreadOf({ newComments, unviewedFiles }: Item): string {
  return [
    ...(newComments > 0 ? [counted(newComments, "new comment")] : []),
    ...((unviewedFiles ?? 0) > 0 ? [`${counted(unviewedFiles ?? 0, "file")} not viewed`] : []),
  ].join(", ");
}

/** Returns the address of an item's page: the review, the uncommitted work, or the commits that nobody reviews. */
function addressIn(slug: string, { revision, isUncommitted, worktree }: Item): string {
  if (isUncommitted) return addressOf.worktree(slug);
  if (revision != null) return addressOf.review(slug, revision.slice(0, KEY_DIGITS));
  return addressOf.compare(slug, worktree?.base ?? "HEAD", worktree?.branch ?? worktree?.headOid ?? "HEAD");
}

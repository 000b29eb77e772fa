import { useContext } from "react";
import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import { graphql, useFragment } from "react-relay";
import type { DiffLocation } from "#app/diff/models/DiffLocation.ts";
import { PaperContext } from "#app/ui/Paper.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { WholeChangeThreads_review$key } from "#generated/WholeChangeThreads_review.graphql.ts";
import { DraftView } from "../threads/DraftView.tsx";
import type { ReadChange, ThreadLocation } from "../threads/locateThread.ts";
import { ReviewThreadView } from "../threads/ReviewThreadView.tsx";
import { ReadSpanContext } from "../threads/ThreadChanges.tsx";
import { CommentBox } from "./useCommentSlots.tsx";
import type { CommentedReview, PlacedComments, PlacedDraft, PlacedThread } from "./useComments.ts";
import "./Elsewhere.css";

/** Threads and drafts that belong to no file. */
export function OnWholeChange({ review }: { readonly review: CommentedReview & WholeChangeThreads_review$key }) {
  const data = useFragment<WholeChangeThreads_review$key>(
    graphql`
      fragment WholeChangeThreads_review on Review @throwOnFieldError {
        threads {
          id
          path
          state
          comments {
            key
          }
          ...ReviewThreadView_thread
        }
        drafts {
          key
          path
          replyTo {
            __typename
          }
          edits {
            __typename
          }
          ...DraftView_draft
        }
      }
    `,
    review,
  );
  const threads = data.threads.filter(({ path }) => path == null);
  const drafts = data.drafts.filter(({ path, replyTo, edits }) => path == null && replyTo == null && edits == null);
  const isPaper = useContext(PaperContext);
  const count = threads.length + drafts.length;
  if (count === 0) return null;
  return (
    <details
      className="Elsewhere"
      data-unresolved={threads.some(({ state }) => state === "OPEN") || undefined}
      open={drafts.length > 0 || isPaper}
    >
      <summary>{`Comments on the whole change (${formatCount(count)})`}</summary>
      {threads.map((thread) => (
        <CommentBox key={thread.comments[0]?.key ?? thread.id}>
          <ReviewThreadView thread={thread} review={review} showsCode />
        </CommentBox>
      ))}
      {drafts.map((draft) => (
        <CommentBox key={draft.key}>
          <DraftView draft={draft} review={review} />
        </CommentBox>
      ))}
    </details>
  );
}

interface ElsewhereProps {
  readonly review: CommentedReview;
  readonly comments: PlacedComments;
  readonly change: Pick<ReadChange, "oldOid" | "newOid">;
  /** Returns the URL of a file at a commit, with lines if given. */
  readonly addressOfFile: (oid: string, path: string, lines?: DiffLocation["lines"]) => string;
}

/** Threads and drafts on what is not part of the displayed change: the messages of its commits, and other files. */
export function Elsewhere({ comments, ...props }: ElsewhereProps) {
  const lists = { "commit messages": true, "unchanged files": false };
  return Object.entries(lists).map(([on, ofMessages]) => {
    const isListed = ({ fileKey, location }: PlacedThread | PlacedDraft): boolean =>
      fileKey === null && (location.path === COMMIT_MESSAGE_PATH) === ofMessages;
    const [threads, drafts] = [comments.threads.filter(isListed), comments.drafts.filter(isListed)];
    return <ElsewhereList key={on} {...props} on={on} threads={threads} drafts={drafts} />;
  });
}

interface ElsewhereListProps extends Omit<ElsewhereProps, "comments">, Pick<PlacedComments, "threads" | "drafts"> {
  readonly on: string;
}

/**
 * A list of threads and drafts, with the commented lines and links to them. Open if there are drafts, unless only some layers of the
 * change are shown: then most of its comments are here.
 */
function ElsewhereList({ review, threads, drafts, on, change, addressOfFile }: ElsewhereListProps) {
  const { layers } = useContext(ReadSpanContext);
  const isPaper = useContext(PaperContext);
  if (threads.length + drafts.length === 0) return null;
  /** Returns the URL of the lines where they are now, or of where they were when they are deleted or in a message. */
  const fileOf = ({ path, side, line, to }: ThreadLocation, written?: PlacedThread): string => {
    const isThere = written?.commitOid == null || (line > 0 && path !== COMMIT_MESSAGE_PATH);
    const oid = isThere ? (side === "old" ? change.oldOid : null) : written.commitOid;
    const first = isThere ? line : (written.startLine ?? 0);
    const lines = first === 0 ? null : { side: "new" as const, line: first, to: isThere ? to : first };
    return addressOfFile(oid ?? change.newOid, path, lines);
  };
  return (
    <details
      className="Elsewhere"
      data-unresolved={threads.some(({ isOpen }) => isOpen) || undefined}
      open={(drafts.length > 0 && layers === null) || isPaper}
    >
      <summary>{`Comments on ${on} (${threads.length + drafts.length})`}</summary>
      {threads.map((placed) => (
        <CommentBox key={placed.slotKey}>
          {placed.location.note !== null && <p className="CommentBox-note muted small">{placed.location.note}</p>}
          <ReviewThreadView
            thread={placed.thread}
            review={review}
            showsCode
            href={fileOf(placed.location, placed)}
            location={placed.location}
          />
        </CommentBox>
      ))}
      {drafts.map((placed) => (
        <CommentBox key={placed.slotKey}>
          <p className="CommentBox-note muted small">
            <Link to={fileOf(placed.location)} title="Open the file">
              {displayPath(placed.location.path)}
            </Link>
            {placed.location.note !== null && ` · ${placed.location.note}`}
          </p>
          <DraftView draft={placed.draft} review={review} />
        </CommentBox>
      ))}
    </details>
  );
}

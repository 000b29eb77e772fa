import { graphql, useFragment } from "react-relay";
import type { ReaderPlace } from "#app/diff/models/ReaderPlace.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { WholeChangeThreads_review$key } from "#generated/WholeChangeThreads_review.graphql.ts";
import { DraftView } from "../threads/DraftView.tsx";
import type { ReadChange, ThreadPlace } from "../threads/placeThread.ts";
import { ReviewThreadView } from "../threads/ReviewThreadView.tsx";
import { Remark } from "./CommentBox.tsx";
import type { PlacedThread, RemarkedReview, Remarks } from "./useComments.ts";
import "./Elsewhere.css";

const TEXT = {
  title: "On the whole change",
} as const;

interface Props {
  readonly review: RemarkedReview & WholeChangeThreads_review$key;
}

/** What is said, and what one is about to say, of no file in particular. */
export function OnWholeChange({ review }: Props) {
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
  const count = threads.length + drafts.length;
  if (count === 0) return null;
  return (
    <details className="Elsewhere" open={threads.some(({ state }) => state === "OPEN") || drafts.length > 0}>
      <summary>{`${TEXT.title} (${count})`}</summary>
      {threads.map((thread) => (
        <Remark key={thread.comments[0]?.key ?? thread.id}>
          <ReviewThreadView thread={thread} review={review} showsCode />
        </Remark>
      ))}
      {drafts.map((draft) => (
        <Remark key={draft.key}>
          <DraftView draft={draft} review={review} />
        </Remark>
      ))}
    </details>
  );
}

const ELSEWHERE_TEXT = {
  title: "On files that this change leaves alone",
  openFile: "Open the file",
} as const;

interface ElsewhereProps {
  readonly review: RemarkedReview;
  readonly remarks: Remarks;
  readonly change: Pick<ReadChange, "oldOid" | "newOid">;
  /** Gives the address of a file's page at a commit, and of a place there. */
  readonly addressOfFile: (oid: string, path: string, lines?: ReaderPlace["lines"]) => string;
}

/** What is said of files that the change that is read does not have, with the lines it was said of, and leads to these. */
export function Elsewhere({ review, remarks, change, addressOfFile }: ElsewhereProps) {
  const threads = remarks.threads.filter(({ fileKey }) => fileKey === null);
  const drafts = remarks.drafts.filter(({ fileKey }) => fileKey === null);
  if (threads.length + drafts.length === 0) return null;
  /** Leads to the lines where they are now; where they are gone, to where they were. */
  const fileOf = ({ path, side, line, to }: ThreadPlace, written?: PlacedThread): string => {
    const isThere = line > 0 || written?.commitOid == null;
    const oid = isThere ? (side === "old" ? change.oldOid : null) : written.commitOid;
    const first = isThere ? line : (written.startLine ?? 0);
    const lines = first === 0 ? null : { side: "new" as const, line: first, to: isThere ? to : first };
    return addressOfFile(oid ?? change.newOid, path, lines);
  };
  return (
    <details className="Elsewhere" open={threads.some(({ isOpen }) => isOpen) || drafts.length > 0}>
      <summary>{`${ELSEWHERE_TEXT.title} (${threads.length + drafts.length})`}</summary>
      {threads.map((placed) => (
        <Remark key={placed.slotKey}>
          {placed.place.note !== null && <p className="Remark-note">{placed.place.note}</p>}
          <ReviewThreadView
            thread={placed.thread}
            review={review}
            showsCode
            href={fileOf(placed.place, placed)}
            place={placed.place}
          />
        </Remark>
      ))}
      {drafts.map((placed) => (
        <Remark key={placed.slotKey}>
          <p className="Remark-note">
            <Link to={fileOf(placed.place)} title={ELSEWHERE_TEXT.openFile}>
              {displayPath(placed.place.path)}
            </Link>
            {placed.place.note !== null && ` · ${placed.place.note}`}
          </p>
          <DraftView draft={placed.draft} review={review} />
        </Remark>
      ))}
    </details>
  );
}

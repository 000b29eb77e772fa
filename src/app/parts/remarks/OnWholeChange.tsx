import { graphql, useFragment } from "react-relay";
import type { OnWholeChange_review$key } from "#generated/OnWholeChange_review.graphql.ts";
import { DraftView } from "../threads/DraftView.tsx";
import { Remark } from "./Remark.tsx";
import type { RemarkedReview } from "./RemarkedReview.ts";
import { ReviewThreadView } from "../threads/ReviewThreadView.tsx";
import "./Elsewhere.css";

const TEXT = {
  title: "On the whole change",
} as const;

interface Props {
  readonly review: RemarkedReview & OnWholeChange_review$key;
}

/** What is said, and what one is about to say, of no file in particular. */
export function OnWholeChange({ review }: Props) {
  const data = useFragment<OnWholeChange_review$key>(
    graphql`
      fragment OnWholeChange_review on Review @throwOnFieldError {
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

import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewAnswer_review$key } from "#generated/ReviewAnswer_review.graphql.ts";
import { DraftView } from "#app/reviewing/threads/DraftView.tsx";
import { describeLocation } from "#app/reviewing/threads/locateThread.ts";
import { ReviewWatchers } from "#app/reviewing/review/ReviewWatchers.tsx";
import { VerdictComposer } from "#app/reviewing/review/VerdictComposer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  drafts: "Your drafts",
  submitHint: "Submit review: publish your drafts with a verdict",
} as const;
const SUBMIT_KEYS = "a";
const FIELD = '[data-view="write"] > textarea, .Composer-preview';

/** The viewer's drafts and the form that submits a review. */
export function ReviewAnswer({ review }: { readonly review: ReviewAnswer_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewAnswer_review on Review @throwOnFieldError {
        viewerCanComment
        drafts {
          id
          replyTo {
            __typename
          }
          edits {
            __typename
          }
          path
          side
          startLine
          endLine
          ...DraftView_draft
        }
        ...DraftView_review
        ...VerdictComposer_review
        ...ReviewWatchers_review
      }
    `,
    review,
  );
  const { viewerCanComment } = data;
  // Replies and edits are shown in their threads.
  const drafts = data.drafts.filter(({ replyTo, edits }) => !replyTo && !edits);
  const answer = useRef<HTMLDivElement>(null);
  useShortcut(
    "c",
    "Write your review",
    shortcutGroups.review,
    () => answer.current?.querySelector<HTMLElement>(FIELD)?.focus(),
    {
      enabled: viewerCanComment,
    },
  );
  useShortcut(SUBMIT_KEYS, TEXT.submitHint, shortcutGroups.review, () => submitReview(answer.current), {
    enabled: viewerCanComment,
  });
  return (
    <>
      {drafts.length > 0 && (
        <section className="stack gap-2" aria-label={TEXT.drafts}>
          <h2 className="ReviewScreen-heading muted small strong">{TEXT.drafts}</h2>
          <p className="muted small">Only you can see your drafts until you submit your review below.</p>
          {drafts.map(({ id, path, side, startLine, endLine, ...draft }) => (
            <div key={id} className="stack gap-1">
              <p className="muted small">{describeLocation({ path, side, startLine, endLine })}</p>
              <DraftView draft={draft} review={data} />
            </div>
          ))}
        </section>
      )}
      {viewerCanComment && (
        <div ref={answer} className="ReviewAnswer">
          <VerdictComposer review={data} />
        </div>
      )}
      {viewerCanComment && (
        <div className="ReviewAnswer-watchers">
          <ReviewWatchers review={data}>
            <Button size="small" keys={SUBMIT_KEYS} hint={TEXT.submitHint} onClick={() => submitReview(answer.current)}>
              Submit review…
            </Button>
          </ReviewWatchers>
        </div>
      )}
    </>
  );
}

/** Focuses the review form and scrolls it into view. */
function submitReview(answer: HTMLElement | null): void {
  answer?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: "end" });
}

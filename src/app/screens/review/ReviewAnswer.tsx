import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewAnswer_review$key } from "#generated/ReviewAnswer_review.graphql.ts";
import { DraftView } from "#app/parts/DraftView.tsx";
import { placeWords } from "#app/parts/placeWords.ts";
import { VerdictComposer } from "#app/parts/VerdictComposer.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

const DRAFTS = "Your drafts";
const DRAFTS_HINT = "Nobody else sees them until you publish them with your answer below.";
const ANSWER = "Your answer";
const KEYS = "c";
const GROUP = "Review";

/** What the viewer has written and not published, and where to answer: remark, approve, ask for changes. */
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
      }
    `,
    review,
  );
  const { viewerCanComment } = data;
  // Those that answer or edit stand in their threads.
  const drafts = data.drafts.filter(({ replyTo, edits }) => !replyTo && !edits);
  const answer = useRef<HTMLElement>(null);
  useShortcut(KEYS, "Write an answer", GROUP, () => answer.current?.querySelector("textarea")?.focus(), {
    enabled: viewerCanComment,
  });
  return (
    <>
      {drafts.length > 0 && (
        <section className="ReviewDrafts" aria-label={DRAFTS}>
          <h2 className="ReviewScreen-heading">{DRAFTS}</h2>
          <p className="ReviewScreen-none">{DRAFTS_HINT}</p>
          {drafts.map(({ id, path, side, startLine, endLine, ...draft }) => (
            <div key={id} className="ReviewDrafts-draft">
              <p className="ReviewScreen-none">{placeWords({ path, side, startLine, endLine })}</p>
              <DraftView draft={draft} review={data} />
            </div>
          ))}
        </section>
      )}
      {viewerCanComment && (
        <section ref={answer} className="ReviewAnswer" aria-label={ANSWER}>
          <h2 className="ReviewScreen-heading">{ANSWER}</h2>
          <VerdictComposer review={data} />
        </section>
      )}
    </>
  );
}

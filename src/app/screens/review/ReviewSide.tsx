import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import type { ReviewSide_review$key } from "#generated/ReviewSide_review.graphql.ts";
import type { ReviewSide_turn$key } from "#generated/ReviewSide_turn.graphql.ts";
import { AbandonReview } from "./AbandonReview.tsx";
import { CheckList } from "./CheckList.tsx";
import { LandReview } from "./LandReview.tsx";
import { ReviewerList } from "./ReviewerList.tsx";
import { ReviewMerge, TargetBranch } from "./TargetBranch.tsx";
import "./ReviewSide.css";

const TITLE = "Waiting on";

/** The sidebar of a review: whose turn it is, reviewers, checks and target branch. */
export function ReviewSide({ review, slug }: { readonly review: ReviewSide_review$key; readonly slug: string }) {
  const data = useFragment(
    graphql`
      fragment ReviewSide_review on Review {
        ...ReviewSide_turn
        ...ReviewerList_review
        ...CheckList_review
        ...TargetBranch_review
        ...TargetBranch_merge
        ...LandReview_review
        ...AbandonReview_review
      }
    `,
    review,
  );
  return (
    <aside className="ReviewSide stack gap-4" aria-label="Review details">
      <WhoseTurn review={data} />
      <ReviewerList review={data} slug={slug} />
      <CheckList review={data} slug={slug} />
      <TargetBranch review={data} slug={slug}>
        <ReviewMerge review={data} />
      </TargetBranch>
      <div className="ReviewSide-acts wrap gap-2 row">
        <LandReview review={data} slug={slug} />
        <AbandonReview review={data} />
      </div>
    </aside>
  );
}

// What its author edits. Everything that edits or refreshes a review fetches it; components read it from the store.
/* oxlint-disable relay/unused-fields */
void graphql`
  fragment ReviewSide_edited on Review {
    title
    body
    reviewRef
    targetRef
    reviewers {
      ...PersonName_person
      email
    }
  }
`;
/* oxlint-enable relay/unused-fields */

/** The people who have to act next. */
function WhoseTurn({ review }: { readonly review: ReviewSide_turn$key }) {
  const { turn, isViewersTurn } = useFragment(
    graphql`
      fragment ReviewSide_turn on Review @throwOnFieldError {
        isViewersTurn
        turn {
          email
          ...PersonName_person
        }
      }
    `,
    review,
  );
  return (
    <section className="ReviewFact stack gap-1 long-words" aria-label={TITLE}>
      <h2 className="ReviewScreen-heading muted small strong">{TITLE}</h2>
      {isViewersTurn ? (
        <p className="WhoseTurn-yours strong accent">You</p>
      ) : turn.length === 0 ? (
        <p className="muted small">Nobody</p>
      ) : (
        <p>
          {turn.map((person, index) => (
            <Fragment key={person.email}>
              {index > 0 && ", "}
              <PersonName person={person} />
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

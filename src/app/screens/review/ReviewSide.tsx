import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { PersonName } from "#app/parts/PersonName.tsx";
import type { ReviewSide_review$key } from "#generated/ReviewSide_review.graphql.ts";
import type { ReviewSide_turn$key } from "#generated/ReviewSide_turn.graphql.ts";
import { GiveUp } from "./AbandonReview.tsx";
import { CheckList } from "./CheckList.tsx";
import { ReviewerList } from "./ReviewerList.tsx";
import { ReviewMerge, TargetBranch } from "./TargetBranch.tsx";
import "./ReviewSide.css";

const TEXT = {
  label: "About the review",
} as const;

interface Props {
  readonly review: ReviewSide_review$key;
  readonly slug: string;
}

/** What stands beside the conversation: whose turn it is, who was asked and what they said, checks, where it goes. */
export function ReviewSide({ review, slug }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewSide_review on Review {
        ...ReviewSide_turn
        ...ReviewerList_review
        ...CheckList_review
        ...TargetBranch_review
        ...TargetBranch_merge
        ...AbandonReview_review
      }
    `,
    review,
  );
  return (
    <aside className="ReviewSide" aria-label={TEXT.label}>
      <WhoseTurn review={data} />
      <ReviewerList review={data} />
      <CheckList review={data} slug={slug} />
      <TargetBranch review={data} slug={slug}>
        <ReviewMerge review={data} />
      </TargetBranch>
      <GiveUp review={data} />
    </aside>
  );
}

const WHOSE_TURN_TEXT = {
  title: "Whose turn it is",
  yours: "It waits for you.",
  nobodys: "It waits for nobody.",
  itWaits: "It waits for",
} as const;

/** Says for whom the review waits. */
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
    <section className="ReviewFact" aria-label={WHOSE_TURN_TEXT.title}>
      <h2 className="ReviewScreen-heading">{WHOSE_TURN_TEXT.title}</h2>
      {isViewersTurn ? (
        <p className="WhoseTurn-yours">{WHOSE_TURN_TEXT.yours}</p>
      ) : turn.length === 0 ? (
        <p className="ReviewScreen-none">{WHOSE_TURN_TEXT.nobodys}</p>
      ) : (
        <p>
          {WHOSE_TURN_TEXT.itWaits}{" "}
          {turn.map((person, index) => (
            <Fragment key={person.email}>
              {index > 0 && ", "}
              <PersonName person={person} />
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

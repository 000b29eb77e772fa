import { graphql, useFragment } from "react-relay";
import type { ReviewSide_review$key } from "#generated/ReviewSide_review.graphql.ts";
import { CheckList } from "./CheckList.tsx";
import { GiveUp } from "./GiveUp.tsx";
import { ReviewerList } from "./ReviewerList.tsx";
import { ReviewMerge } from "./ReviewMerge.tsx";
import { TargetBranch } from "./TargetBranch.tsx";
import { WhoseTurn } from "./WhoseTurn.tsx";
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
        ...WhoseTurn_review
        ...ReviewerList_review
        ...CheckList_review
        ...TargetBranch_review
        ...ReviewMerge_review
        ...GiveUp_review
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

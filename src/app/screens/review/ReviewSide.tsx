import { Fragment, type ReactElement } from "react";
import { graphql, useFragment } from "react-relay";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import type { ReviewSide_review$key } from "#generated/ReviewSide_review.graphql.ts";
import type { ReviewSide_turn$key } from "#generated/ReviewSide_turn.graphql.ts";
import { AbandonReview } from "./AbandonReview.tsx";
import { LandReview } from "./LandReview.tsx";
import { ReviewerList } from "./ReviewerList.tsx";
import { ReviewMerge, TargetBranch } from "./TargetBranch.tsx";
import { CheckCircleIcon, ClockIcon, InfoIcon, XCircleIcon } from "@primer/octicons-react";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { addressOf } from "#contract/pages.ts";
import type { ReviewSide_checks$data, ReviewSide_checks$key } from "#generated/ReviewSide_checks.graphql.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import "./ReviewSide.css";

const TITLE = "Waiting for";

/** The sidebar of a review: whose turn it is, reviewers, checks and target branch. */
export function ReviewSide({ review, slug }: { readonly review: ReviewSide_review$key; readonly slug: string }) {
  const data = useFragment(
    graphql`
      fragment ReviewSide_review on Review {
        ...ReviewSide_turn
        ...ReviewerList_review
        ...ReviewSide_checks
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

const CHECKS = "Checks";

type State = ReviewSide_checks$data["checks"][number]["state"];

const STATES: Readonly<
  Record<
    State,
    {
      readonly label: string;
      readonly icon: ReactElement;
      readonly tone: string;
    }
  >
> = {
  SUCCESS: { label: "passed", icon: <CheckCircleIcon />, tone: "good" },
  FAILURE: { label: "failed", icon: <XCircleIcon />, tone: "bad" },
  LOOKS_GOOD: { label: "looks good", icon: <CheckCircleIcon />, tone: "good" },
  FOR_INFORMATION: {
    label: "information only",
    icon: <InfoIcon />,
    tone: "plain",
  },
  NEEDS_WORK: { label: "needs work", icon: <XCircleIcon />, tone: "bad" },
  UNKNOWN: { label: "unknown", icon: <InfoIcon />, tone: "plain" },
  PENDING: { label: "pending", icon: <ClockIcon />, tone: "plain" },
};

/** The results of builds and analyses of the reviewed commits. Renders nothing if there are none. */
function CheckList({ review, slug }: { readonly review: ReviewSide_checks$key; readonly slug: string }) {
  const { checks } = useFragment(
    graphql`
      fragment ReviewSide_checks on Review @throwOnFieldError {
        checks {
          agent
          state
          reason
          url
          at
          commitOid
        }
      }
    `,
    review,
  );
  if (checks.length === 0) return null;
  return (
    <section className="ReviewFact stack gap-1 long-words" aria-label={CHECKS}>
      <h2 className="ReviewScreen-heading muted small strong">{CHECKS}</h2>
      <ul className="stack gap-2">
        {checks.map(({ agent, state, reason, url, at, commitOid }, index) => (
          <li key={index} className="CheckList-check gap-2" data-tone={STATES[state].tone}>
            {STATES[state].icon}
            <span>
              <strong>{displayPath(agent) || "unnamed check"}</strong> {STATES[state].label}
              {reason != null && `: ${visibleText(reason)}`}
              {url != null && (
                <>
                  {" · "}
                  <a href={url} target="_blank" rel="noreferrer noopener" title={visibleText(url)}>
                    report
                  </a>
                </>
              )}
              <span className="muted small">
                {" · "}
                <Link to={addressOf.commit(slug, commitOid)}>{commitOid.slice(0, 10)}</Link>, <RelativeTime iso={at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

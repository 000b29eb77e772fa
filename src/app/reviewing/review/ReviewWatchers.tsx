import { HourglassIcon } from "@primer/octicons-react";
import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewWatchers_review$key } from "#generated/ReviewWatchers_review.graphql.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { AgentChip } from "#app/reading/words/StateBadge.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import "./ReviewWatchers.css";

interface Props {
  readonly review: ReviewWatchers_review$key;
  /** The button that submits the review. */
  readonly children?: ReactNode;
}

/** Lists the programs that wait for the viewer's review and since when; empty when there are none. */
export function ReviewWatchers({ review, children }: Props): ReactNode {
  const { waiting } = useFragment(
    graphql`
      fragment ReviewWatchers_review on Review @throwOnFieldError {
        waiting {
          name
          isAgent
          since
        }
      }
    `,
    review,
  );
  const [first] = waiting;
  return (
    // Always rendered: screen readers announce changes only in a live region that already exists.
    <div className="ReviewWatchers" role="status">
      {first !== undefined && (
        <div className="ReviewWatchers-line row gap-2 small">
          <HourglassIcon />
          <p className="ReviewWatchers-words long-words">
            {waiting.map(({ name, isAgent, since }, at) => (
              <Fragment key={`${name} ${since}`}>
                {at > 0 && " and "}
                {isAgent ? <AgentChip name={name} /> : <strong>{<MarkedText text={name} />}</strong>}
              </Fragment>
            ))}{" "}
            {`${waiting.length === 1 ? "is" : "are"} waiting for your review, started`}{" "}
            <RelativeTime iso={first.since} />
          </p>
          {children}
        </div>
      )}
    </div>
  );
}

import { HourglassIcon } from "@primer/octicons-react";
import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Waiters_review$key } from "#generated/Waiters_review.graphql.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { AgentChip } from "../PersonName.tsx";
import { MarkedText } from "../MarkedText.tsx";
import "./Waiters.css";

const TEXT = {
  waits: (count: number): string => `${count === 1 ? "waits" : "wait"} until you hand back; began`,
  and: "and",
} as const;

interface Props {
  readonly review: Waiters_review$key;
  /** The button that hands back. */
  readonly children?: ReactNode;
}

/** Says who waits until the review is handed back, and since when; nothing where nobody does. */
export function Waiters({ review, children }: Props): ReactNode {
  const { waiting } = useFragment(
    graphql`
      fragment Waiters_review on Review @throwOnFieldError {
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
    // Always there: a reader of the screen hears only what comes into a region that it knows.
    <div className="Waiters" role="status">
      {first !== undefined && (
        <div className="Waiters-line">
          <HourglassIcon />
          <p className="Waiters-words">
            {waiting.map(({ name, isAgent, since }, at) => (
              <Fragment key={`${name} ${since}`}>
                {at > 0 && ` ${TEXT.and} `}
                {isAgent ? <AgentChip name={name} /> : <strong>{<MarkedText text={name} />}</strong>}
              </Fragment>
            ))}{" "}
            {TEXT.waits(waiting.length)} <RelativeTime iso={first.since} />
          </p>
          {children}
        </div>
      )}
    </div>
  );
}

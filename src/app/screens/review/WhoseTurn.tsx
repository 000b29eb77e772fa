import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import type { WhoseTurn_review$key } from "#generated/WhoseTurn_review.graphql.ts";
import { PersonName } from "#app/parts/PersonName.tsx";

const TEXT = {
  title: "Whose turn it is",
  yours: "It waits for you.",
  nobodys: "It waits for nobody.",
  itWaits: "It waits for",
} as const;

/** Says for whom the review waits. */
export function WhoseTurn({ review }: { readonly review: WhoseTurn_review$key }) {
  const { turn, isViewersTurn } = useFragment(
    graphql`
      fragment WhoseTurn_review on Review @throwOnFieldError {
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
    <section className="ReviewFact" aria-label={TEXT.title}>
      <h2 className="ReviewScreen-heading">{TEXT.title}</h2>
      {isViewersTurn ? (
        <p className="WhoseTurn-yours">{TEXT.yours}</p>
      ) : turn.length === 0 ? (
        <p className="ReviewScreen-none">{TEXT.nobodys}</p>
      ) : (
        <p>
          {TEXT.itWaits}{" "}
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

import type { Person as ReviewPerson } from "#server/reviews/state/Review.ts";
import type { Viewer as ReviewViewer } from "#server/reviews/state/Viewer.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";

/** A participant of reviews, identified by an email address alone. Addresses are not verified. @gqlType */
export interface Person {
  /** The name in the person's latest entry, or else the address up to its at sign. @gqlField */
  readonly name: string;
  /** The name in the person's latest entry, or null if there is none. @gqlField */
  readonly statedName: string | null;
  /** The email address. @gqlField */
  readonly email: string;
  /** Whether this person is the viewer. @gqlField */
  readonly isViewer: boolean;
}

export function toPerson({ name, email }: ReviewPerson, viewer: ReviewViewer): Person {
  const shown = name ?? (email.replace(/@.*$/su, "") || email);
  return { name: shown, statedName: name, email, isViewer: viewer.email === email };
}

/** Returns the person with an address by the entries of a review; `name` is the fallback for people without entries. */
export function personIn({ review, viewer }: ViewerReview, email: string, name: string | null = null): Person {
  const known = review.participants.find((person) => person.email === email);
  return toPerson(known ?? { email, name }, viewer);
}

/** The viewer, as known in this repository. Signs comments and verdicts. @gqlType */
export interface Viewer {
  /** The name of the viewer, or null if it is unknown. @gqlField */
  readonly name: string | null;
  /** The email address of the viewer, or null if it is unknown. @gqlField */
  readonly email: string | null;
  /** Whether both are known, so that the viewer can write. @gqlField */
  readonly isNamed: boolean;
  /** A sentence that says where the name comes from, or where a new one would be saved. @gqlField */
  readonly source: string;
}

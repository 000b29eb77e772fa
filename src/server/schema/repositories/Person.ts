import type { Person as ReviewPerson } from "#server/reviews/state/Review.ts";
import type { Viewer as ReviewViewer } from "#server/reviews/state/Viewer.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";

/** A participant of reviews, identified by an e-mail address alone. Addresses are not verified. @gqlType */
export class Person {
  readonly #person: ReviewPerson;
  readonly #viewer: ReviewViewer;

  constructor(person: ReviewPerson, viewer: ReviewViewer) {
    this.#person = person;
    this.#viewer = viewer;
  }

  /** The name in the person's latest entry, or else the address up to its at sign. @gqlField */
  name(): string {
    const { name, email } = this.#person;
    return name ?? (email.replace(/@.*$/su, "") || email);
  }

  /** The name in the person's latest entry, or null if there is none. @gqlField */
  statedName(): string | null {
    return this.#person.name;
  }

  /** The e-mail address. @gqlField */
  email(): string {
    return this.#person.email;
  }

  /** Whether this person is the viewer. @gqlField */
  isViewer(): boolean {
    return this.#viewer.email === this.#person.email;
  }
}

/** Returns the person with an address by the entries of a review; `name` is the fallback for people without entries. */
export function personIn({ review, viewer }: ViewerReview, email: string, name: string | null = null): Person {
  const known = review.participants.find((person) => person.email === email);
  return new Person(known ?? { email, name }, viewer);
}

/** The viewer, as known in this repository. Signs comments and verdicts. @gqlType */
export interface Viewer {
  /** The name of the viewer, or null if it is unknown. @gqlField */
  readonly name: string | null;
  /** The e-mail address of the viewer, or null if it is unknown. @gqlField */
  readonly email: string | null;
  /** Whether both are known, so that the viewer can write. @gqlField */
  readonly isNamed: boolean;
  /** A sentence that says where the name comes from, or where a new one would be saved. @gqlField */
  readonly source: string;
}

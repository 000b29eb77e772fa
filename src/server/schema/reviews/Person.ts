import type { Person as ReviewPerson } from "#server/reviews/state/Review.ts";
import type { Viewer as ReviewViewer } from "#server/reviews/viewer/Viewer.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";

/**
 * Somebody who takes part in reviews, known by an e-mail address alone. Anybody can write any address.
 * @gqlType
 */
export class Person {
  readonly #person: ReviewPerson;
  readonly #viewer: ReviewViewer;

  constructor(person: ReviewPerson, viewer: ReviewViewer) {
    this.#person = person;
    this.#viewer = viewer;
  }

  /**
   * The name that the person's latest entry gives; where none ever did, the address up to its at sign.
   * @gqlField
   */
  name(): string {
    const { name, email } = this.#person;
    return name ?? (email.replace(/@.*$/su, "") || email);
  }

  /**
   * The name that the person's latest entry gives; null where none ever did.
   * @gqlField
   */
  statedName(): string | null {
    return this.#person.name;
  }

  /**
   * The e-mail address, as written.
   * @gqlField
   */
  email(): string {
    return this.#person.email;
  }

  /**
   * Whether it is who asks.
   * @gqlField
   */
  isViewer(): boolean {
    return this.#viewer.email === this.#person.email;
  }
}

/** Gives who has an address as a review's entries know them; `name` is for those who took no part in it by themselves. */
export function personIn({ review, viewer }: SeenReview, email: string, name: string | null = null): Person {
  const known = review.participants.find((person) => person.email === email);
  return new Person(known ?? { email, name }, viewer);
}

/**
 * Who asks, as this repository knows them: what their comments and verdicts are signed with.
 * @gqlType
 */
export interface Viewer {
  /**
   * Their name; null where none is known yet.
   * @gqlField
   */
  readonly name: string | null;
  /**
   * Their e-mail address; null where none is known yet.
   * @gqlField
   */
  readonly email: string | null;
  /**
   * Whether both are known, so that they can write.
   * @gqlField
   */
  readonly isNamed: boolean;
  /**
   * Where the name comes from, or where one that is given now would be kept: a sentence for people.
   * @gqlField
   */
  readonly source: string;
}

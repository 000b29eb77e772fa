import type { Person as ReviewPerson } from "#server/reviews/Person.ts";
import type { Viewer } from "#server/reviews/Viewer.ts";

/**
 * Somebody who takes part in reviews, known by an e-mail address alone. Anybody can write any address.
 * @gqlType
 */
export class Person {
  readonly #person: ReviewPerson;
  readonly #viewer: Viewer;

  constructor(person: ReviewPerson, viewer: Viewer) {
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

/** Somebody who takes part in a review: reviews know people by their e-mail alone. */
export interface Person {
  readonly email: string;
  /** The name that the person's latest item gives; null where none ever did. */
  readonly name: string | null;
}

import { Person } from "./Person.ts";
import type { SeenReview } from "./SeenReview.ts";

/** Gives who has an address as a review's entries know them; `name` is for those who took no part in it by themselves. */
export function personIn({ review, viewer }: SeenReview, email: string, name: string | null = null): Person {
  const known = review.participants.find((person) => person.email === email);
  return new Person(known ?? { email, name }, viewer);
}

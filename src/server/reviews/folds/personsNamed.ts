import type { CommentItem } from "../CommentItem.ts";
import { compareMoments, type Moment } from "./compareMoments.ts";
import type { Person } from "../Person.ts";
import type { RequestItem } from "../RequestItem.ts";

/** Gives the function that tells who somebody is: of the names that a person's items give, the latest. */
export function personsNamed(
  requests: readonly RequestItem[],
  comments: readonly CommentItem[],
): (email: string) => Person {
  const latest = new Map<string, { readonly name: string; readonly moment: Moment }>();
  const learn = (email: string, name: string | undefined, moment: Moment) => {
    const known = latest.get(email);
    if (name !== undefined && (known === undefined || compareMoments(known.moment, moment) <= 0))
      latest.set(email, { name, moment });
  };
  for (const request of requests) {
    learn(request.requester, request.extras.name, request);
    if (request.extras.by !== undefined) learn(request.extras.by, request.extras.byName, request);
  }
  for (const comment of comments) learn(comment.author, comment.extras.name, comment);
  return (email) => ({ email, name: latest.get(email)?.name ?? null });
}

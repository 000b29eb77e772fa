import type { CommentItem } from "../CommentItem.ts";

/**
 * Tells whether a comment hands a review back by itself: a person's words that do not settle anything. Who settles a thread, or says
 * without a word that it is not done, is still looking; neither do agents hand back.
 */
export function asksForMore({ parent, resolved, description, extras }: CommentItem): boolean {
  const settles = parent !== "" && resolved === true;
  return !settles && description !== "" && extras.agent === undefined;
}

/**
 * Says what a comment and its answers come to, by git-appraise's rule: an answer that objects makes all above it object; where
 * the answers accept, a comment that accepts accepts, and any other says nothing any more; without answers that say
 * something its own bit holds.
 */
export function threadStatus(own: boolean | null, answers: boolean | null): boolean | null {
  if (answers === null) return own;
  if (!answers) return false;
  return own === true ? true : null;
}

import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";

const MOVED = "The branch has moved on since you read it.";
const READ_AGAIN = "Read what is new, then say it again.";
const MISSING = "The commits of this review are not in the repository, so nothing can be said of them as a whole.";
const FETCH = "Fetch the branch that it is about, then try again.";

/** Gives the head that a verdict is about. Fails as STALE if it is not the one that was read, as OBJECT_MISSING if none is here. */
export function requireHead({ head }: Pick<BookedReview, "head">, read: Oid | null | undefined): Oid {
  if (head === null) throw new GalleyError("OBJECT_MISSING", MISSING, { next: FETCH });
  if (read != null && read !== head) throw new GalleyError("STALE", MOVED, { next: READ_AGAIN });
  return head;
}

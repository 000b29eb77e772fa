import type { ID } from "grats";
import { gatherRemarks } from "#server/reviews/remarks/gatherRemarks.ts";
import { promptText } from "#server/reviews/remarks/promptText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Context } from "../request/Context.ts";
import { readId } from "../readId.ts";
import type { Review } from "./Review.ts";

const ELSEWHERE = "A thread of another review was named.";

/**
 * Its remarks as Markdown that stands by itself, to be handed to whoever acts on them: where each is now, its code then and now,
 * what was said, what it suggests as a patch, what is asked and how to answer. All that are open; with `threads` those,
 * whatever they wait for. Linear in the remarks and their files.
 * @gqlField
 */
export async function prompt(review: Review, context: Context, threads?: readonly ID[] | null): Promise<string> {
  const { served, review: booked } = review.seen;
  const roots = threads?.map((id) => {
    const { names } = readId(context, "ReviewThread", id);
    const [revision, root = ""] = names;
    if (revision !== booked.revision) throw new GalleyError("BAD_INPUT", ELSEWHERE);
    return root;
  });
  const room = await context.loaders.reviewsOf(served).room();
  const remarks = await gatherRemarks(room, booked, {
    isOpen: roots === undefined,
    since: null,
    ...(roots !== undefined && { only: new Set(roots) }),
  });
  return promptText(booked, remarks);
}

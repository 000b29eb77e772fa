import type { ReviewsSearch } from "#contract/pages.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";

/** Reads what the list is narrowed down by out of the address. A change of it is another page, from its beginning. */
export function useReviewsSearch(): Omit<ReviewsSearch, "after"> {
  const [q] = useSearchParam("q");
  const [state] = useSearchParam("state");
  const [author] = useSearchParam("author");
  const [reviewer] = useSearchParam("reviewer");
  const [turn] = useSearchParam("turn");
  return { q, state, author, reviewer, turn };
}

import { graphql, useFragment } from "react-relay";
import { readNumber } from "#contract/readNumber.ts";
import type { StaleReview_review$key } from "#generated/StaleReview_review.graphql.ts";
import { fetchReviewNews } from "#app/parts/news/fetchReviewNews.ts";
import { StaleBar } from "#app/parts/news/StaleBar.tsx";
import { useStale } from "#app/parts/news/useStale.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";

interface Props {
  readonly slug: string;
  readonly review: StaleReview_review$key;
}

/** Says that the review has another patch set by now than the ones that are read, and shows it. */
export function StaleReview({ slug, review }: Props) {
  const { id, comparison } = useFragment(
    graphql`
      fragment StaleReview_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }) {
        id
        comparison(from: $from, to: $to) {
          id
        }
      }
    `,
    review,
  );
  const [from, to] = [useSearchParam("from")[0], useSearchParam("to")[0]].map(readNumber);
  const { pending, reload } = useRouter();
  const stale = useStale(slug, comparison?.id ?? null, "review", (environment, drawn) =>
    fetchReviewNews(environment, { id, drawn, from, to }),
  );
  return <StaleBar stale={stale} busy={pending} onShow={reload} />;
}

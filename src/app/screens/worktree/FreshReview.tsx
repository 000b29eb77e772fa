import { useFreshReview } from "#app/parts/news/useFreshReview.ts";

interface Props {
  readonly slug: string;
  readonly reviewId: string;
}

/** Keeps what is said of the uncommitted work as it is in the repository; shows nothing itself. */
export function FreshReview({ slug, reviewId }: Props) {
  useFreshReview(slug, reviewId);
  return null;
}

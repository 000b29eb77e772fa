import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  readingTheReviews: "Reading the reviews",
} as const;

/** The shape of the list of reviews while it is awaited: its field, the states, the rows. */
export function ReviewsShape() {
  return (
    <PageShape label={TEXT.readingTheReviews} headHeight={32} isNarrow>
      <Skeleton shape="rows" rowHeight={54} />
      <Skeleton rowHeight={37} />
      <Skeleton shape="rows" rows={8} rowHeight={60} />
    </PageShape>
  );
}

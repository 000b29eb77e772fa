import { Skeleton } from "#app/ui/Skeleton.tsx";
import "./ReviewScreen.css";

const TEXT = {
  readingTheReview: "Reading the review",
} as const;

/** The shape of a review while it is awaited. */
export function ReviewShape() {
  return (
    <div className="Screen ReviewScreen">
      <div className="ReviewHead">
        <Skeleton rows={1} rowHeight={28} label={TEXT.readingTheReview} />
        <Skeleton rows={2} rowHeight={24} />
        <Skeleton rows={1} rowHeight={44} />
      </div>
      <div className="ReviewScreen-body">
        <div className="ReviewScreen-talk">
          <Skeleton rows={1} rowHeight={64} shape="block" />
          <Skeleton rows={1} rowHeight={28} />
          <Skeleton rows={2} rowHeight={160} shape="block" />
        </div>
        <Skeleton rows={8} rowHeight={44} />
      </div>
    </div>
  );
}

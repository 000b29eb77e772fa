import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The shape of the list of reviews while it is awaited. */
export function ReviewsShape() {
  return (
    <div className="Screen">
      <Skeleton rows={1} rowHeight={64} label="Reading the reviews" />
      <Skeleton rows={2} rowHeight={48} />
      <Skeleton rows={10} rowHeight={60} />
    </div>
  );
}

import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The shape of a review while it is awaited. */
export function ReviewShape() {
  return (
    <div className="Screen">
      <Skeleton rows={1} rowHeight={64} label="Reading the review" />
      <Skeleton rows={1} rowHeight={36} />
      <Skeleton rows={1} rowHeight={120} shape="block" />
      <Skeleton rows={6} rowHeight={60} />
    </div>
  );
}

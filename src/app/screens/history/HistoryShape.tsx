import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The shape of a history while it is awaited. */
export function HistoryShape() {
  return (
    <div className="Screen">
      <Skeleton rows={1} rowHeight={64} label="Reading the history" />
      <Skeleton rows={14} rowHeight={40} />
    </div>
  );
}

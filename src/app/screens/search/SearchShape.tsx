import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The shape of a search while it is awaited. */
export function SearchShape() {
  return (
    <div className="Screen">
      <Skeleton rows={2} rowHeight={48} label="Searching" />
      <Skeleton rows={12} rowHeight={28} />
    </div>
  );
}

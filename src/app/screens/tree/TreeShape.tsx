import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The shape of a folder while it is awaited. */
export function TreeShape() {
  return (
    <div className="Screen">
      <Skeleton rows={1} rowHeight={96} label="Reading the folder" />
      <Skeleton rows={14} rowHeight={37} />
    </div>
  );
}

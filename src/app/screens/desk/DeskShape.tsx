import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The shape of the desk while it is awaited. */
export function DeskShape() {
  return (
    <div className="Screen">
      <Skeleton rows={1} rowHeight={56} label="Opening the desk" />
      <Skeleton rows={6} rowHeight={40} />
    </div>
  );
}

import { Skeleton } from "#app/ui/loading.tsx";
import "./ChangeReader.css";

const TEXT = {
  readingTheChange: "Loading changes",
} as const;

/** The loading state of a change: summary, file list and lines. */
export function ChangeSkeleton() {
  return (
    <div className="Screen">
      <Skeleton rows={2} rowHeight={48} label={TEXT.readingTheChange} />
      <div className="ChangeReader-body">
        <Skeleton rows={12} rowHeight={28} />
        <Skeleton rows={28} rowHeight={20} />
      </div>
    </div>
  );
}

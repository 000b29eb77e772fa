import { Skeleton } from "#app/ui/loading.tsx";
import "./ChangeReader.css";

const TEXT = {
  readingTheChange: "Reading the change",
} as const;

/** The shape of a change while it is awaited: what it is, the list of files, the lines. */
export function ChangeShape() {
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

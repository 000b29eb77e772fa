import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  readingTheHistory: "Reading the history",
} as const;

/** The shape of a history while it is awaited: what it is narrowed down by, and a day with its commits. */
export function HistoryShape() {
  return (
    <PageShape label={TEXT.readingTheHistory} headHeight={52}>
      <Skeleton shape="rows" rowHeight={38} />
      <Skeleton shape="title" rowHeight={28} />
      <Skeleton shape="rows" rows={14} rowHeight={40} />
    </PageShape>
  );
}

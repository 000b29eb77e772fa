import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  readingTheLines: "Reading who wrote the lines …",
} as const;

/** The shape of a blame while it is awaited: its path, and its lines, which stand beside those who wrote them. */
export function BlameShape() {
  return (
    <PageShape label={TEXT.readingTheLines} headHeight={52}>
      <Skeleton rowHeight={20} />
      <div className="PageShape-beside">
        <Skeleton rows={28} rowHeight={20} />
        <Skeleton shape="code" rows={28} rowHeight={20} />
      </div>
    </PageShape>
  );
}

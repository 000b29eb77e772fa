import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  readingTheFile: "Reading the file …",
} as const;

/** The shape of a file while it is awaited: its path, and its lines below their header. */
export function FileShape() {
  return (
    <PageShape label={TEXT.readingTheFile} headHeight={52}>
      <Skeleton shape="code" rows={28} rowHeight={20} />
    </PageShape>
  );
}

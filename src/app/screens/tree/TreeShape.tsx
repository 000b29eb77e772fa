import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  readingTheFolder: "Reading the folder",
} as const;

/** The shape of a folder while it is awaited. */
export function TreeShape() {
  return (
    <PageShape label={TEXT.readingTheFolder} headHeight={52}>
      <Skeleton shape="rows" rows={14} rowHeight={37} />
    </PageShape>
  );
}

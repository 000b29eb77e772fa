import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { fileWords } from "./fileWords.ts";

const TEXT = fileWords.fileShape;

/** The shape of a file while it is awaited: its path, and its lines below their header. */
export function FileShape() {
  return (
    <PageShape label={TEXT.readingTheFile} headHeight={52}>
      <Skeleton shape="code" rows={28} rowHeight={20} />
    </PageShape>
  );
}
